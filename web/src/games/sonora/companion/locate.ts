// What lies under a finger on the drawing of a section, when a sheet is read off rather than written.

import { nearest } from "../sheet/pointing";
import { HEX, MUD, SIDE, type Print } from "../sheet/print";

/** How far from a space or a node a finger may be. */
const REACH = 40;

/** The square at this place that can be drawn on; null where there is none. */
export function squareAt({ canyon }: Print, x: number, y: number): number | null {
  const [column, row] = [Math.floor(x / SIDE), Math.floor(y / SIDE)];
  if (column < 0 || row < 0 || column >= canyon.columns || row >= canyon.rows) return null;
  const cell = row * canyon.columns + column;
  return canyon.squares[cell]?.kind === "white" ? cell : null;
}

export const spaceAt = ({ creek }: Print, x: number, y: number): number | null =>
  nearest(creek.spaces.keys(), (space) => creek.spaces[space] ?? { x: Infinity, y: Infinity }, x, y, REACH);

/** A node, or a column of boxes. */
export function mudAt({ mud }: Print, x: number, y: number): { node: number } | { column: number } | null {
  if (y > MUD.columns - 12) {
    const column = Math.floor((x / MUD.width) * mud.columns.length);
    return column >= 0 && column < mud.columns.length ? { column } : null;
  }
  const node = nearest(mud.nodes.keys(), (at) => mud.nodes[at] ?? { x: Infinity, y: Infinity }, x, y, REACH);
  return node === null ? null : { node };
}

/** The building there, and how many hexes are crossed off after the tap: up to the hex that was tapped, or one fewer
 * if it was the last; beside the hexes all, or none if all were. */
export function hexesAt(
  { ruins }: Print,
  crossed: readonly number[],
  x: number,
  y: number,
): { building: number; count: number } | null {
  const found = ruins.buildings.find(
    ({ box }) =>
      x >= box.x - 6 && x <= box.x + Math.max(box.width, 148) + 6 && y >= box.y - 46 && y <= box.y + box.height + 6,
  );
  if (!found) return null;
  const [now, all] = [crossed[found.index] ?? 0, found.hexes.length];
  const hex = found.hexes.findIndex((one) => Math.hypot(one.x - x, one.y - y) < HEX);
  if (hex < 0) return { building: found.index, count: now === all ? 0 : all };
  return { building: found.index, count: hex + 1 === now ? hex : hex + 1 };
}
