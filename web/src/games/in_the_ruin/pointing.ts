// The pointer over the sheet, space by space. The shape stays where it was when the pointer leaves for a button.

import type { Attachment } from "svelte/attachments";
import { pointing as overDrawing, type Pointing } from "../../lib/pointing";
import { SIZE, type Cell } from "./model";

interface SheetPointing extends Pick<
  Pointing<Cell>,
  "enabled" | "point" | "use" | "chose" | "turn" | "flip" | "direct"
> {
  /** The spaces under the held shape. */
  covered: () => readonly Cell[];
}

/** The space at a position in the box; null outside. */
export function cellAt(
  box: { left: number; top: number; width: number; height: number },
  x: number,
  y: number,
): Cell | null {
  const [column, row] = [
    Math.floor(((x - box.left) / box.width) * SIZE),
    Math.floor(((y - box.top) / box.height) * SIZE),
  ];
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? null : row * SIZE + column;
}

export function pointing(hand: SheetPointing): Attachment<Element & GlobalEventHandlers> {
  return overDrawing({
    ...hand,
    locate: cellAt,
    holds: (cell) => hand.covered().includes(cell),
    drags: (from, to) => to !== null && to !== from,
  });
}
