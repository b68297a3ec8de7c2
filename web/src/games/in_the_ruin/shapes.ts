// A shape in the hand: turned, flipped, laid under the pointer. Where it may lie is the server's to say.

import { spun, type Offset, type Pose } from "../../lib/pose";
import { column, row, SIZE, type Cell, type Offsets } from "./model";

export { flip, posed, turn, UPRIGHT, type Pose } from "../../lib/pose";

const rows = (cells: Offsets) => cells.map(([r]) => r);
const columns = (cells: Offsets) => cells.map(([, c]) => c);

/** The shape's own middle, which stays under the pointer however it is turned: the corner of a corner. */
function middle(shape: Offsets): Offset {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [row, column] = [mean(rows(shape)), mean(columns(shape))];
  const far = ([r, c]: Offset) => Math.hypot(r - row, c - column);
  return shape.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}

/** The spaces it covers with its middle under the pointer, kept inside the sheet. */
export function laid(shape: Offsets, pose: Pose, at: Cell): readonly Cell[] {
  const [cells, [r0, c0]] = [shape.map((cell) => spun(cell, pose)), spun(middle(shape), pose)];
  const within = (offsets: readonly number[], from: number) =>
    Math.min(Math.max(from, -Math.min(...offsets)), SIZE - 1 - Math.max(...offsets));
  const [down, right] = [within(rows(cells), row(at) - r0), within(columns(cells), column(at) - c0)];
  return cells.map(([r, c]) => (r + down) * SIZE + c + right).sort((a, b) => a - b);
}

/** One space farther in a direction, never off the sheet. */
export function stepped(at: Cell, down: number, right: number): Cell {
  const clamp = (value: number) => Math.min(Math.max(value, 0), SIZE - 1);
  return clamp(row(at) + down) * SIZE + clamp(column(at) + right);
}

/** The spaces that share an edge with this one. */
export function beside(cell: Cell): readonly Cell[] {
  return [
    ...(row(cell) > 0 ? [cell - SIZE] : []),
    ...(column(cell) > 0 ? [cell - 1] : []),
    ...(column(cell) < SIZE - 1 ? [cell + 1] : []),
    ...(row(cell) < SIZE - 1 ? [cell + SIZE] : []),
  ];
}

/** A shortest way over these spaces, to be drawn before it is walked; empty where there is none. */
export function way(over: readonly Cell[], from: Cell, to: Cell): readonly Cell[] {
  const open = new Set(over);
  const before = new Map<Cell, Cell>([[from, from]]);
  const edge = [from];
  for (let at = edge.shift(); at !== undefined && !before.has(to); at = edge.shift()) {
    for (const next of beside(at)) {
      if (!open.has(next) || before.has(next)) continue;
      before.set(next, at);
      edge.push(next);
    }
  }
  if (!before.has(to)) return [];
  const cells = [to];
  for (let at = to; at !== from;) cells.unshift((at = before.get(at) ?? from));
  return cells;
}
