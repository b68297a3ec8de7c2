// A shape in the hand: turned by quarters, flipped, and moved to the top left. Games place it on their own grids.

export type Offset = readonly [row: number, column: number];
/** Squares as rows and columns from some corner. */
export type Offsets = readonly Offset[];

export interface Orientation {
  /** Quarter turns, clockwise. */
  turns: number;
  flipped: boolean;
}

export const UPRIGHT: Orientation = { turns: 0, flipped: false };

export const turn = ({ turns, flipped }: Orientation, by = 1): Orientation => ({
  turns: (turns + by + 4) % 4,
  flipped,
});
/** Swap left and right as seen on the screen, whatever the orientation. */
export const flip = ({ turns, flipped }: Orientation): Orientation => ({ turns: (4 - turns) % 4, flipped: !flipped });

/** A square of the shape after turning and flipping about the origin. */
export function rotated([r, c]: Offset, { turns, flipped }: Orientation): Offset {
  let spot: Offset = [r, flipped ? -c : c];
  for (let n = 0; n < turns; n++) spot = [spot[1], -spot[0]];
  return spot;
}

/** The shape in this orientation, from its top left, in reading order. */
export function oriented(shape: Offsets, orientation: Orientation): Offsets {
  const cells = shape.map((cell) => rotated(cell, orientation));
  const [top, left] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
  return cells.map(([r, c]) => [r - top, c - left] as const).sort(([a, b], [c, d]) => a - c || b - d);
}

/** The square of an oriented shape nearest to its centre, by which the pointer holds it. */
export function grip(cells: Offsets): Offset {
  const [height, width] = [Math.max(...cells.map(([r]) => r)), Math.max(...cells.map(([, c]) => c))];
  const far = ([r, c]: Offset) => Math.abs(r - height / 2) + Math.abs(c - width / 2);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
