// Measures the page's encoder beside the npm packages, all in this page. They take
// turns, so that whatever else the machine does falls on all of them; the shortest
// turn of each counts.

import { Ulid } from "id128";
import { ulid } from "ulid";
import { ulid as ulidx } from "ulidx";
import start, { Lines, make } from "./encoder_wasm.js";

const MILLION = 1_000_000;
const packages = { ulid, ulidx, id128: () => Ulid.generate().toCanonical() };

const one = (count, next) => {
  const lines = [];
  for (let line = 0; line < count; line += 1) lines.push(next());
  return lines.join("\n");
};

const ours = (count) => {
  const lines = new Lines(count);
  const pieces = [];
  for (;;) {
    const piece = lines.next(BigInt(Date.now()));
    if (!piece) break;
    pieces.push(piece);
  }
  lines.free();
  return pieces;
};

// What each way does once. The million lines are in pieces or in one text, as a file
// takes them.
const tasks = {
  "50 new ULIDs as one text": {
    "this encoder": () => make(BigInt(Date.now()), 50),
    ...Object.fromEntries(Object.entries(packages).map(([name, next]) => [name, () => one(50, next)])),
  },
  "a million lines": {
    "this encoder": () => ours(MILLION),
    ...Object.fromEntries(Object.entries(packages).map(([name, next]) => [name, () => one(MILLION, next)])),
  },
};

const count = (made) => [made].flat().join("").trim().split("\n").filter((line) => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(line)).length;

// So often that a turn is long enough for the browser's coarse clock.
const repeats = (way) => {
  const begin = performance.now();
  let times = 0;
  while (performance.now() - begin < 20) {
    way();
    times += 1;
  }
  return times;
};

const measure = async () => {
  await start();
  const rows = [];
  for (const [task, ways] of Object.entries(tasks)) {
    const wanted = task.startsWith("50") ? 50 : MILLION;
    const turns = wanted === 50 ? 25 : 2;
    const measured = Object.entries(ways).map(([name, way]) => {
      const found = count(way());
      if (found !== wanted) throw new Error(`${name} made ${found} of ${wanted}`);
      return { task, name, way, times: wanted === 50 ? repeats(way) : 1, ms: Infinity };
    });
    for (let turn = 0; turn < turns; turn += 1) {
      for (const row of measured) {
        const begin = performance.now();
        for (let time = 0; time < row.times; time += 1) row.way();
        row.ms = Math.min(row.ms, (performance.now() - begin) / row.times);
        // The browser has its turn.
        await new Promise((go) => setTimeout(go));
      }
    }
    rows.push(...measured.map(({ task, name, ms }) => ({ task, name, ms })));
  }
  return rows;
};

measure().then(
  (rows) => (window.rows = rows),
  (error) => (window.rows = `${error}`),
);
