// How a pull, a swipe or a number becomes a flick.
//
// A pull of length p (0 to 1, as a fraction of the longest) gives
//
//     speed = 0.2 m/s + 2.2 m/s · p²
//
// A disc of speed v slides v² / 1.08 m, so: a tenth of a pull only just leaves the corner (45 mm), a third reaches the
// middle zones (18 cm), half of it the far corner (52 cm), and a full pull is a shot of 2.4 m/s that jumps the frame if
// it hits it squarely. Gentle flicks, which win games, get more than half of the range; hard ones need less precision.
//
// A swipe is slowed down: a finger that moves over the board at w gives the disc
//
//     speed = 0.5 m/s · (w / 1 m/s)^0.7
//
// On a board 360 pixels wide, ordinary swipes of 500 to 2,500 pixels a second are 0.7 to 3.3 m/s over the board, and
// become flicks of force 16 to 48, around the 27 that reaches the middle of the far zone; full force takes three times
// the fastest of them.

import { FULL_FORCE } from "../../../generated/discs";
import { screenToOwn } from "./geometry";
import type { Place } from "./trace";

export const SLOWEST = 200_000;
/** Pulls shorter than this fraction of the longest do not count: the disc stays in hand. */
export const SLACK = 0.08;

/** The speed, in µm/s, of a pull of this length, 0 to 1. */
export function pullSpeed(pull: number): number {
  const p = Math.min(1, Math.max(0, pull));
  return SLOWEST + (FULL_FORCE - SLOWEST) * p * p;
}

/** The pull that gives this speed. */
export const speedPull = (speed: number): number =>
  Math.sqrt(Math.min(1, Math.max(0, (speed - SLOWEST) / (FULL_FORCE - SLOWEST))));

/** The speed as hundredths of full force. */
export const forceOf = (speed: number): number => (speed / FULL_FORCE) * 100;
export const speedOf = (force: number): number => (force / 100) * FULL_FORCE;

/** An aim: how many degrees off the corner's diagonal (clockwise is positive), with which force, from where. */
export interface Aim {
  angle: number;
  force: number;
  /** Where the disc lies on the corner, in the player's frame, in µm. */
  start: Place;
}

const DEGREE = Math.PI / 180;
const DIAGONAL = 45;

export const wrapped = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;

/** The velocity of an aim, in the player's frame, in µm/s. */
export function velocity({ angle, force }: Pick<Aim, "angle" | "force">): Place {
  const heading = (DIAGONAL + angle) * DEGREE;
  const speed = speedOf(force);
  return [speed * Math.cos(heading), speed * Math.sin(heading)];
}

/** The angle of a direction in the player's frame. */
export const angleOf = (x: number, y: number): number => wrapped(Math.atan2(y, x) / DEGREE - DIAGONAL);

/** The aim as an action: whole micrometres, as the record keeps them. */
export function flickAction(disc: string, aim: Aim): string {
  const [vx, vy] = velocity(aim);
  return `flick ${disc} ${aim.start[0]} ${aim.start[1]} ${Math.round(vx)} ${Math.round(vy)}`;
}

/** The disc and aim of a flick in notation; null for anything else. */
export function readFlick(action: string): { disc: string; aim: Aim } | null {
  const [, disc, ...numbers] = /^flick ([a-d][1-5]) (-?\d+) (-?\d+) (-?\d+) (-?\d+)$/.exec(action) ?? [];
  if (!disc) return null;
  const [x = 0, y = 0, vx = 0, vy = 0] = numbers.map(Number);
  return {
    disc,
    aim: { angle: angleOf(vx, vy), force: forceOf(Math.hypot(vx, vy)), start: [x, y] },
  };
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

/** Keys move an aim by degrees and by hundredths of force; with shift by five. */
export function nudged(aim: Aim, key: string, coarse: boolean): Aim | null {
  const step = coarse ? 5 : 1;
  const limit = (force: number) => Math.min(100, Math.max(1, Math.round(force) + 0));
  switch (key) {
    case "ArrowLeft":
      return { ...aim, angle: wrapped(Math.round(aim.angle) - step) };
    case "ArrowRight":
      return { ...aim, angle: wrapped(Math.round(aim.angle) + step) };
    case "ArrowUp":
      return { ...aim, force: limit(aim.force + step) };
    case "ArrowDown":
      return { ...aim, force: limit(aim.force - step) };
    default:
      return null;
  }
}
