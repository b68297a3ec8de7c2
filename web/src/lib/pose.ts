// A shape in the hand: turned a quarter, flipped, moved to its upper left corner. Games lay it on their own grids.

/** Squares as rows and columns from some corner. */
export type Offsets = readonly (readonly [row: number, column: number])[];

export interface Pose {
  /** Quarter turns, clockwise. */
  turns: number;
  flipped: boolean;
}

export const UPRIGHT: Pose = { turns: 0, flipped: false };

export const turn = ({ turns, flipped }: Pose, by = 1): Pose => ({ turns: (turns + by + 4) % 4, flipped });
/** As one sees it: left and right change places, however the shape lies. */
export const flip = ({ turns, flipped }: Pose): Pose => ({ turns: (4 - turns) % 4, flipped: !flipped });

/** The shape as it lies in this pose, from its upper left, in reading order. */
export function posed(shape: Offsets, { turns, flipped }: Pose): Offsets {
  let cells = shape.map(([r, c]) => [r, flipped ? -c : c] as const);
  for (let n = 0; n < turns; n++) cells = cells.map(([r, c]) => [c, -r] as const);
  const [top, left] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
  return cells.map(([r, c]) => [r - top, c - left] as const).sort(([a, b], [c, d]) => a - c || b - d);
}

/** The square of a posed shape nearest to its middle: what lies under the pointer. */
export function grip(cells: Offsets): readonly [number, number] {
  const [height, width] = [Math.max(...cells.map(([r]) => r)), Math.max(...cells.map(([, c]) => c))];
  const far = ([r, c]: readonly [number, number]) => Math.abs(r - height / 2) + Math.abs(c - width / 2);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
