// A flick as the server sent it, evaluated exactly at any moment: each leg is a straight line and a quadratic in time.

import type { SonoraLeg, SonoraPath, SonoraTrace } from "../../../generated/protocol";

export type Trace = SonoraTrace;
export type Place = readonly [x: number, y: number];

/** What became of a disc that moved. */
export type Fate = "rest" | "hole" | "gone";

/** Where a disc on this leg is at a time of the trace; it decelerates evenly until it stops. */
export function onLeg(deceleration: number, [t, x, y, vx, vy]: SonoraLeg, time: number): Place {
  const speed = Math.hypot(vx, vy);
  if (speed === 0 || time <= t) return [x, y];
  const s = Math.min(time - t, speed / deceleration);
  const way = (1 - (deceleration * s) / (2 * speed)) * s;
  return [x + vx * way, y + vy * way];
}

/** A leg of a path, which always has at least one. */
function present(leg: SonoraLeg | undefined): SonoraLeg {
  if (!leg) throw new Error("a path without legs");
  return leg;
}

/** Where a disc is at a time: before its first leg where it lay, after its end where it stopped, fell or left. */
export function onPath(deceleration: number, [, end, legs]: SonoraPath, time: number): Place {
  const now = Math.min(time, end);
  let leg = present(legs[0]);
  for (const next of legs) {
    if (next[0] > now) break;
    leg = next;
  }
  return onLeg(deceleration, leg, now);
}

/** After its path a disc still falls or flies for a moment. */
export const EXIT_SECONDS = 0.28;

/** When everything is at rest. */
export const duration = (trace: Trace): number => trace.paths.reduce((latest, [, end]) => Math.max(latest, end), 0);

/** What became of each disc of the trace, by number. */
export function fates(trace: Trace): Map<number, Fate> {
  const found = new Map<number, Fate>(trace.paths.map(([disc]) => [disc, "rest"]));
  for (const event of trace.events) {
    if (event[0] === "fell") found.set(event[2], "hole");
    else if (event[0] === "left") found.set(event[2], "gone");
  }
  return found;
}

/** The direction of a disc at the end of its path, in which it flies on if it leaves the board. */
export function heading(path: SonoraPath): Place {
  const [, , , vx, vy] = present(path[2].at(-1));
  const speed = Math.hypot(vx, vy) || 1;
  return [vx / speed, vy / speed];
}

export interface Hit {
  t: number;
  /** The impact speed, in µm/s. */
  speed: number;
  /** Wood on wood, wood on the frame, or a fall into the hole. */
  kind: "disc" | "wall" | "fall";
}

/** The audible hits, in order. */
export function hits(trace: Trace): Hit[] {
  return trace.events.flatMap((event): Hit[] => {
    switch (event[0]) {
      case "disc":
        return [{ t: event[1], speed: event[4], kind: "disc" }];
      case "wall":
      case "corner":
        return [{ t: event[1], speed: event[4], kind: "wall" }];
      case "left":
        return [{ t: event[1], speed: event[3], kind: "wall" }];
      case "fell":
        return [{ t: event[1], speed: 400_000, kind: "fall" }];
      default:
        return [];
    }
  });
}

/** The speed with which a disc, by its number in the trace, sets off, in µm/s; 0 if it never moves. */
export function launchSpeed(trace: Trace, disc: number): number {
  const [, , , vx, vy] = trace.paths.find(([moved]) => moved === disc)?.[2][0] ?? [0, 0, 0, 0, 0];
  return Math.hypot(vx, vy);
}

/** How loud a hit is: silent at 5 mm/s, full from 1.5 m/s on. Loudness is perceived in ratios, hence the root. */
export function loudness(speed: number): number {
  return Math.min(1, Math.sqrt(Math.max(0, speed - 5_000) / 1_500_000));
}

/** How spectacular a flick was, by its hits and falls. */
export const spectacle = (trace: Trace): number =>
  trace.events.reduce(
    (sum, event) => sum + (event[0] === "disc" ? 1 : event[0] === "wall" ? 0.5 : event[0] === "fell" ? 6 : 0),
    0,
  );
