// Answers each line of standard input with a ULID: "new" with a new one, a time in
// milliseconds and ten bytes in hex with theirs, or with "refused".
import { readFileSync } from "node:fs";

// By its text: whatever the file is called, it is a module.
const sample = encodeURIComponent(readFileSync(process.argv[2], "utf8"));
const { ulid } = await import(`data:text/javascript,${sample}`);

const answer = (line) => {
  if (line === "new") return ulid();
  const [time, hex] = line.split(" ");
  try {
    return ulid(Number(time), Buffer.from(hex, "hex"));
  } catch (error) {
    if (error instanceof RangeError) return "refused";
    throw error;
  }
};
const lines = readFileSync(0, "utf8").trimEnd().split("\n");
console.log(lines.map(answer).join("\n"));
