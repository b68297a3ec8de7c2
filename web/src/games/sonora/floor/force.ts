// How hard a pull is, and how a flick is written.
//
// A pull of length p (0 to 1, as a fraction of the longest) gives
//
//     speed = 0.2 m/s + (full - 0.2 m/s) · p^k
//
// with k such that half a pull is 0.75 m/s. A disc of speed v slides v² / 1.08 m, so: a tenth of a pull only just
// leaves the corner (45 mm), a third reaches the middle zones (18 cm), half of it the far corner (52 cm), and a full
// pull is a shot that may jump the frame. Gentle flicks, which win games, get more than half of the range; hard ones
// need less precision.

import { FULL_FORCE } from "../../../generated/discs";
import type { Place } from "./trace";

export const SLOWEST = 200_000;

const HALF = 750_000;
const POWER = Math.log2((FULL_FORCE - SLOWEST) / (HALF - SLOWEST));
const within = (part: number): number => Math.min(1, Math.max(0, part));

/** The speed, in µm/s, of a pull of this length, 0 to 1. */
export const pullSpeed = (pull: number): number => SLOWEST + (FULL_FORCE - SLOWEST) * within(pull) ** POWER;

/** The pull that gives this speed. */
export const speedPull = (speed: number): number => within((speed - SLOWEST) / (FULL_FORCE - SLOWEST)) ** (1 / POWER);

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
