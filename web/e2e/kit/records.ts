// Golden records, to replay or to continue from the middle.

import { readFileSync } from "node:fs";

/** The text of a golden record. */
export const golden = (name: string, game = "shifting_stones"): string =>
  readFileSync(new URL(`../../../tests/golden/${game}-${name}.txt`, import.meta.url), "utf-8");

const ENTRY = /^(chance|\d+): /;

/** The entries of a record, by seats and by chance, in order. */
export const entriesOf = (record: string): string[] => record.split("\n").filter((line) => ENTRY.test(line));

/** The record as it was after this many entries. */
export function cutAfter(record: string, entries: number): string {
  const lines = record.split("\n");
  let left = entries;
  const last = lines.findIndex((line) => ENTRY.test(line) && --left === 0);
  return [...lines.slice(0, last + 1), `end ${entries}`, ""].join("\n");
}

/** How many entries precede the first (second, …) one with this beginning. */
export function plyBefore(record: string, beginning: string, times = 1): number {
  let left = times;
  const ply = entriesOf(record).findIndex((entry) => entry.startsWith(beginning) && --left === 0);
  if (ply < 0) throw new Error(`The record has no entry "${beginning}" ${times} times.`);
  return ply;
}
