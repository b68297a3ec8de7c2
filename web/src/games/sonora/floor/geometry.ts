// Where things are. Three frames, all with y towards the reader: the board as it lies in the edition; one's own, with
// the own launch corner at the top left, in which flicks are written; and the screen, with that corner at the bottom
// right, under the thumb.

import type { Bounds } from "../model";
import type { Place } from "./trace";

/** The screen's corner for one's own: clockwise from the top left. */
export const OWN = 2;

/** The point after so many quarter turns clockwise. */
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

/** How far the board is turned on the screen for a player whose corner this is. */
export const quartersFor = (corner: number): number => (OWN - corner + 4) % 4;

/** The next angle, in quarters, that shows `quarters`, turning clockwise from `from` and never more than it must. */
export function turnOn(from: number, quarters: number): number {
  const way = (((quarters - from) % 4) + 4) % 4;
  return from + way;
}

/** One's own frame and the screen look at each other across the board. */
export const ownToScreen = (x: number, y: number): Place => turned(OWN, x, y);
export const screenToOwn = (x: number, y: number): Place => turned(-OWN, x, y);

/** The middle of the circle that fits into the corner, in one's own frame: where `aim` starts. */
export function middleStart(halfWidth: number, cornerLeg: number): Place {
  const start = halfWidth - Math.floor((cornerLeg * 29 + 50) / 100);
  return [-start, -start];
}

/** The legal start nearest to a point, in one's own frame and whole micrometres. */
export function nearestStart({ far, edge }: Bounds, x: number, y: number): Place {
  const over = x + y - edge;
  let [a, b] = over > 0 ? [x - over / 2, y - over / 2] : [x, y];
  if (a < far) [a, b] = [far, Math.min(b, edge - far)];
  if (b < far) [a, b] = [Math.min(a, edge - far), far];
  return [Math.max(far, Math.floor(a)), Math.max(far, Math.floor(b))];
}

/** The vertices of the legal starts, in one's own frame. */
export const startRegion = ({ far, edge }: Bounds): readonly Place[] => [
  [far, far],
  [edge - far, far],
  [far, edge - far],
];

/** The first point where a disc that slides straight would meet the frame, or where it would stop before. */
export function freeSlide(
  halfWidth: number,
  radius: number,
  [x, y]: Place,
  [vx, vy]: Place,
  deceleration: number,
): Place {
  const speed = Math.hypot(vx, vy);
  if (speed === 0) return [x, y];
  const [dx, dy] = [vx / speed, vy / speed];
  const wall = halfWidth - radius;
  const toWall = Math.min(
    dx > 0 ? (wall - x) / dx : dx < 0 ? (-wall - x) / dx : Infinity,
    dy > 0 ? (wall - y) / dy : dy < 0 ? (-wall - y) / dy : Infinity,
  );
  const way = Math.max(0, Math.min(toWall, (speed * speed) / (2 * deceleration)));
  return [x + dx * way, y + dy * way];
}

/** How much frame is drawn around the floor, in µm. */
export const RIM = 14_000;
