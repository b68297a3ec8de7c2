// Golden records of In the Ruin, to begin in the middle of.

import { readFileSync } from "node:fs";

/** A record, and how many entries come before this one. */
export function golden(name, entry = null) {
  const record = readFileSync(new URL(`../../../tests/golden/in_the_ruin-${name}.txt`, import.meta.url), "utf-8");
  const entries = record.split("\n").filter((line) => /^(chance|\d): /.test(line));
  const ply = entry === null ? entries.length : entries.lastIndexOf(entry);
  if (ply < 0) throw new Error(`${name} has no ${entry}`);
  return { record, ply };
}
