// Measures the page's encoder beside the npm packages, all in this page. They take
// turns, so that whatever else the machine does falls on all of them; the shortest
// turn of each counts.

import { Ulid } from "id128";
import { ulid } from "ulid";
import { ulid as ulidx } from "ulidx";
import start, { Lines, make } from "./encoder_wasm.js";

const packages = { ulid, ulidx, id128: () => Ulid.generate().toCanonical() };

const lines = (count, next) => {
  const made = [];
  for (let line = 0; line < count; line += 1) made.push(next());
  return made.join("\n");
};

// All pieces of a file, as the page makes them.
const file = (count) => {
  const maker = new Lines(count);
  const pieces = [];
  for (let piece; (piece = maker.next(BigInt(Date.now()))); ) pieces.push(piece);
  maker.free();
  return pieces.join("");
};

// Of a task each way makes `count` ULIDs, in so many parts: a million of the packages'
// take so long that the browser needs its turn in between. Its time is not counted.
const tasks = [
  {
    task: "50 new ULIDs as one text",
    count: 50,
    parts: 1,
    turns: 25,
    ours: () => make(BigInt(Date.now()), 50),
  },
  {
    task: "a million lines",
    count: 1_000_000,
    parts: 40,
    turns: 3,
    ours: () => file(1_000_000),
  },
];

const valid = (text) =>
  text.trim().split("\n").filter((line) => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(line)).length;

const breathe = () => new Promise((go) => setTimeout(go));

// So often that a turn is long enough for the browser's coarse clock.
const repeats = (part) => {
  const begin = performance.now();
  let times = 0;
  do {
    part();
    times += 1;
  } while (performance.now() - begin < 20);
  return times;
};

const measure = async () => {
  await start();
  const rows = [];
  for (const { task, count, parts, turns, ours } of tasks) {
    const ways = [{ name: "this encoder", part: ours, parts: 1 }];
    for (const [name, next] of Object.entries(packages)) {
      ways.push({ name, part: () => lines(count / parts, next), parts });
    }
    for (const way of ways) {
      const found = valid(way.part());
      if (found * way.parts !== count) throw new Error(`${way.name} made ${found} that are valid`);
      way.times = repeats(way.part);
      way.ms = Infinity;
    }
    for (let turn = 0; turn < turns; turn += 1) {
      for (const way of ways) {
        let ms = 0;
        for (let part = 0; part < way.parts; part += 1) {
          // What repeats a part is for short ones alone.
          const times = way.parts === 1 ? way.times : 1;
          const begin = performance.now();
          for (let time = 0; time < times; time += 1) way.part();
          ms += (performance.now() - begin) / times;
          await breathe();
        }
        way.ms = Math.min(way.ms, ms);
      }
    }
    rows.push(...ways.map(({ name, ms }) => ({ task, name, ms })));
  }
  return rows;
};

measure().then(
  (rows) => (window.rows = rows),
  (error) => (window.rows = `${error}`),
);
