// One's own tables: those that wait for us come first, and of these the one with the least time.

import type { TableLine } from "../generated/protocol";

const dueOf = (line: TableLine): number => (line.my_turn ? (line.due ?? Infinity) : 0);
const sooner = (a: number, b: number): number => (a === b ? 0 : a - b);

/** My turn first, the most urgent clock first; then whatever has happened last. */
export const byUrgency = (tables: readonly TableLine[]): TableLine[] =>
  [...tables].sort(
    (a, b) => Number(b.my_turn) - Number(a.my_turn) || sooner(dueOf(a), dueOf(b)) || b.touched - a.touched,
  );
