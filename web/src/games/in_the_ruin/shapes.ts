// A held shape: turned, flipped, placed under the pointer. Whether it fits is for the server to say.

import { rotated, type Offset, type Orientation } from "../../lib/orientation";
import { column, row, SIZE, type Cell, type Offsets } from "./model";

export { flip, oriented, turn, UPRIGHT, type Orientation } from "../../lib/orientation";

const rows = (cells: Offsets) => cells.map(([r]) => r);
const columns = (cells: Offsets) => cells.map(([, c]) => c);

/** The square of a shape that stays under the pointer however it is turned: for an L, its corner. */
function middle(shape: Offsets): Offset {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [row, column] = [mean(rows(shape)), mean(columns(shape))];
  const far = ([r, c]: Offset) => Math.hypot(r - row, c - column);
  return shape.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}

/** The spaces it covers when held at this space, kept inside the sheet. */
export function placed(shape: Offsets, orientation: Orientation, at: Cell): readonly Cell[] {
  const [cells, [r0, c0]] = [shape.map((cell) => rotated(cell, orientation)), rotated(middle(shape), orientation)];
  const within = (offsets: readonly number[], from: number) =>
    Math.min(Math.max(from, -Math.min(...offsets)), SIZE - 1 - Math.max(...offsets));
  const [down, right] = [within(rows(cells), row(at) - r0), within(columns(cells), column(at) - c0)];
  return cells.map(([r, c]) => (r + down) * SIZE + c + right).sort((a, b) => a - b);
}

/** The next space in a direction, never off the sheet. */
export function stepped(at: Cell, down: number, right: number): Cell {
  const clamp = (value: number) => Math.min(Math.max(value, 0), SIZE - 1);
  return clamp(row(at) + down) * SIZE + clamp(column(at) + right);
}

/** The spaces that share an edge with this one. */
export function neighboursOf(cell: Cell): readonly Cell[] {
  return [
    ...(row(cell) > 0 ? [cell - SIZE] : []),
    ...(column(cell) > 0 ? [cell - 1] : []),
    ...(column(cell) < SIZE - 1 ? [cell + 1] : []),
    ...(row(cell) < SIZE - 1 ? [cell + SIZE] : []),
  ];
}

/** A shortest path over these spaces, to preview a walk; empty where there is none. */
export function shortestPath(over: readonly Cell[], from: Cell, to: Cell): readonly Cell[] {
  const open = new Set(over);
  const before = new Map<Cell, Cell>([[from, from]]);
  const edge = [from];
  for (let at = edge.shift(); at !== undefined && !before.has(to); at = edge.shift()) {
    for (const next of neighboursOf(at)) {
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
