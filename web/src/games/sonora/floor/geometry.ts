// Coordinates. Three frames, all with y pointing down: the edition's, as the board is printed; the player's, with
// their own launch corner at the top left, in which flicks are written; and the screen's, with that corner at the
// bottom right, under the thumb.

import type { Bounds } from "../model";
import type { Place } from "./trace";

/** The player's own corner on the screen, clockwise from the top left. */
export const OWN = 2;

/** The point after this many quarter turns clockwise. */
export function turned(quarters: number, x: number, y: number): Place {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
    default:
      return [x, y];
  }
}

/** How far the board is turned on the screen of the player with this corner. */
export const quartersFor = (corner: number): number => (OWN - corner + 4) % 4;

/** The next angle, in quarters, that shows `quarters`, turning clockwise from `from` by as little as possible. */
export function turnOn(from: number, quarters: number): number {
  const way = (((quarters - from) % 4) + 4) % 4;
  return from + way;
}

/** The player's frame and the screen's differ by half a turn. */
export const ownToScreen = (x: number, y: number): Place => turned(OWN, x, y);
export const screenToOwn = (x: number, y: number): Place => turned(-OWN, x, y);

/** The centre of the circle inscribed in the corner, in the player's frame: where `aim` starts. */
export function middleStart(halfWidth: number, cornerLeg: number): Place {
  const start = halfWidth - Math.floor((cornerLeg * 29 + 50) / 100);
  return [-start, -start];
}

/** Whether a point of the player's frame is on their corner, or no further than `beyond` outside the board. */
export function isOnCorner(
  { half_width: half, corner_leg: leg }: { half_width: number; corner_leg: number },
  x: number,
  y: number,
  beyond: number,
): boolean {
  return x + y <= leg - 2 * half && Math.min(x, y) >= -half - beyond;
}

/** The legal start nearest to a point, in the player's frame and whole micrometres. */
export function nearestStart({ far, edge }: Bounds, x: number, y: number): Place {
  const over = x + y - edge;
  let [a, b] = over > 0 ? [x - over / 2, y - over / 2] : [x, y];
  if (a < far) [a, b] = [far, Math.min(b, edge - far)];
  if (b < far) [a, b] = [Math.min(a, edge - far), far];
  return [Math.max(far, Math.floor(a)), Math.max(far, Math.floor(b))];
}

/** The vertices of the area of legal starts, in the player's frame. */
export const startRegion = ({ far, edge }: Bounds): readonly Place[] => [
  [far, far],
  [edge - far, far],
  [far, edge - far],
];

/** How much frame is drawn around the floor, in µm. */
export const RIM = 14_000;
