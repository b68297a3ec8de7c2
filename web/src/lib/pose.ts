// A shape in the hand: turned a quarter, flipped, moved to its upper left corner. Games lay it on their own grids.

export type Offset = readonly [row: number, column: number];
/** Squares as rows and columns from some corner. */
export type Offsets = readonly Offset[];

export interface Pose {
  /** Quarter turns, clockwise. */
  turns: number;
  flipped: boolean;
}

export const UPRIGHT: Pose = { turns: 0, flipped: false };

export const turn = ({ turns, flipped }: Pose, by = 1): Pose => ({ turns: (turns + by + 4) % 4, flipped });
/** As one sees it: left and right change places, however the shape lies. */
export const flip = ({ turns, flipped }: Pose): Pose => ({ turns: (4 - turns) % 4, flipped: !flipped });

/** Where a square of the shape comes to lie, the corner it is counted from staying put. */
export function spun([r, c]: Offset, { turns, flipped }: Pose): Offset {
  let spot: Offset = [r, flipped ? -c : c];
  for (let n = 0; n < turns; n++) spot = [spot[1], -spot[0]];
  return spot;
}

/** The shape as it lies in this pose, from its upper left, in reading order. */
export function posed(shape: Offsets, pose: Pose): Offsets {
  const cells = shape.map((cell) => spun(cell, pose));
  const [top, left] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
  return cells.map(([r, c]) => [r - top, c - left] as const).sort(([a, b], [c, d]) => a - c || b - d);
}

/** The square of a posed shape nearest to its middle: what lies under the pointer. */
export function grip(cells: Offsets): Offset {
  const [height, width] = [Math.max(...cells.map(([r]) => r)), Math.max(...cells.map(([, c]) => c))];
  const far = ([r, c]: Offset) => Math.abs(r - height / 2) + Math.abs(c - width / 2);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
