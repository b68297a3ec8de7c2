// Where a card's pattern is complete, so that the page can highlight it. For display only: whether it scores is for
// the server to say.

import type { Card, Cell, Face } from "./model";

export interface Place {
  top: number;
  left: number;
  rows: number;
  columns: number;
  /** The cells of the whole block, grey ones included. */
  cells: Cell[];
  /** Those cells whose face the card names. */
  named: Cell[];
}

/** A place to be framed. */
export interface Lit extends Place {
  /** Whether its card is under the pointer. */
  strong: boolean;
  /** How far its frame is inset, so that several stay apart. */
  inset: number;
}

/** The places where a pattern is complete in a grid of nine faces. */
export function patternPlaces(pattern: Card["pattern"], grid: readonly Face[]): Place[] {
  const rows = pattern.length;
  const columns = pattern[0]?.length ?? 0;
  const found: Place[] = [];
  for (let top = 0; top + rows <= 3; top++) {
    for (let left = 0; left + columns <= 3; left++) {
      const place = lay(pattern, top, left);
      if (place.named.every((cell) => grid[cell] === pattern[Math.floor(cell / 3) - top]?.[(cell % 3) - left])) {
        found.push(place);
      }
    }
  }
  return found;
}

function lay(pattern: Card["pattern"], top: number, left: number): Place {
  const place: Place = { top, left, rows: pattern.length, columns: pattern[0]?.length ?? 0, cells: [], named: [] };
  pattern.forEach((row, y) =>
    row.forEach((face, x) => {
      const cell = 3 * (top + y) + left + x;
      place.cells.push(cell);
      if (face !== null) place.named.push(cell);
    }),
  );
  return place;
}
