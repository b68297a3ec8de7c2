// The edge of a shape on the Canyon's squares.

import { SIDE, type Cell } from "./print";

/** The edge as a path, square by square, without its inner lines. */
export function outline(cells: readonly Cell[], columns: number, inset: number): string {
  const all = new Set(cells);
  const has = (cell: Cell, down: number, right: number) => {
    const [r, c] = [Math.floor(cell / columns) + down, (cell % columns) + right];
    return c >= 0 && c < columns && all.has(r * columns + c);
  };
  return cells
    .map((cell) => {
      const [x, y] = [(cell % columns) * SIDE, Math.floor(cell / columns) * SIDE];
      const [up, down, left, right] = [has(cell, -1, 0), has(cell, 1, 0), has(cell, 0, -1), has(cell, 0, 1)];
      const [x0, y0] = [x + (left ? 0 : inset), y + (up ? 0 : inset)];
      const [x1, y1] = [x + SIDE - (right ? 0 : inset), y + SIDE - (down ? 0 : inset)];
      const level = (up ? "" : `M${x0} ${y0}H${x1}`) + (down ? "" : `M${x0} ${y1}H${x1}`);
      return level + (left ? "" : `M${x0} ${y0}V${y1}`) + (right ? "" : `M${x1} ${y0}V${y1}`);
    })
    .join("");
}
