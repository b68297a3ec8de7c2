// What a finger's movement over the floor means: an aim by pull or by swipe.
//
// A swipe is slowed down: a finger that moves over the board at w gives the disc
//
//     speed = 0.5 m/s · (w / 1 m/s)^0.7
//
// On a board 360 pixels wide, ordinary swipes of 500 to 2,500 pixels a second are 0.7 to 3.3 m/s over the board, and
// become flicks of force 16 to 48, around the 27 that reaches the middle of the far zone; full force takes three times
// the fastest of them.

import { FULL_FORCE } from "../../../generated/discs";
import { angleOf, forceOf, pullSpeed, type Aim } from "./force";
import { screenToOwn } from "./geometry";
import type { Place } from "./trace";

/** Pulls shorter than this fraction of the longest do not count: the disc stays in hand. */
const SLACK = 0.08;

export interface Pull {
  /** How far the finger is from where it came down, in pixels. */
  dx: number;
  dy: number;
  /** How far it could go in this direction before the window ends, in pixels from where it came down. */
  room: number;
  swipe: boolean;
  points: readonly Point[];
}

/** A drag on the screen, in pixels, as an angle and a fraction of the longest pull: letting go sends the disc the
 * other way. */
export function dragged(dx: number, dy: number, longest: number): { pull: number; angle: number } {
  const [x, y] = screenToOwn(-dx, -dy);
  return { pull: Math.min(1, Math.hypot(dx, dy) / longest), angle: angleOf(x, y) };
}

/** The finger is not followed quite to the edge of the window. */
const MARGIN = 6;
/** However near the edge, full force takes a pull of at least this many pixels. */
const SHORTEST = 24;

/** How far a finger can go from a point in a direction before the window ends, in pixels. */
export function roomAlong([x, y]: Place, [dx, dy]: Place, width: number, height: number): number {
  const length = Math.hypot(dx, dy);
  if (length === 0) return Infinity;
  const steps = [
    dx > 0 ? (width - MARGIN - x) / dx : dx < 0 ? (x - MARGIN) / -dx : Infinity,
    dy > 0 ? (height - MARGIN - y) / dy : dy < 0 ? (y - MARGIN) / -dy : Infinity,
  ];
  return Math.max(0, Math.min(...steps)) * length;
}

/** The pull of full force, in pixels, on a board of this side: shorter where the window would end before. */
export const longestPull = (side: number, room: number): number =>
  Math.max(SHORTEST, Math.min(230, Math.max(120, side * 0.42), room));

/** Whether a drag on the screen goes into the board, as a swipe does, and not back towards the player's corner. */
export function isSwipe(dx: number, dy: number): boolean {
  const [x, y] = screenToOwn(dx, dy);
  return x + y > 0;
}

/** A point of a finger's movement, in milliseconds and pixels. */
export type Point = readonly [at: number, x: number, y: number];
/** How many last milliseconds of a swipe count; before that the finger was only getting into position. */
const LAST = 90;

/** A finger slower than this over the board, in µm/s, does not flick. */
export const SLOWEST_SWIPE = 300_000;

/** The speed of the disc after a swipe of this speed, both in µm/s over the board. */
export const swipeSpeed = (finger: number): number => Math.min(FULL_FORCE, 500_000 * (finger / 1_000_000) ** 0.7);

/** The finger's speed over the board (µm/s) and the angle of a swipe, from its last moments. */
export function swiped(points: readonly Point[], pixel: number): { finger: number; angle: number } | null {
  const last = points.at(-1);
  const from = last && points.find(([at]) => last[0] - at <= LAST);
  if (!last || !from || last[0] <= from[0]) return null;
  const [dx, dy] = [last[1] - from[1], last[2] - from[2]];
  const [x, y] = screenToOwn(dx, dy);
  return { finger: (Math.hypot(dx, dy) * pixel * 1000) / (last[0] - from[0]), angle: angleOf(x, y) };
}

/** The angle and force of a gesture on a board of this side; null if letting go would do nothing. */
export function aimOf(pull: Pull, side: number, pixel: number): Pick<Aim, "angle" | "force"> | null {
  if (pull.swipe) {
    const found = swiped(pull.points, pixel);
    if (!found || found.finger < SLOWEST_SWIPE) return null;
    return { angle: found.angle, force: forceOf(swipeSpeed(found.finger)) };
  }
  const { pull: far, angle } = dragged(pull.dx, pull.dy, longestPull(side, pull.room));
  return far < SLACK ? null : { angle, force: forceOf(pullSpeed(far)) };
}
