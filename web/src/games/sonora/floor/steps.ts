// Turns events into steps that the floor shows one after another. The displayed floor may lag behind the table, since
// a flick takes time. At the end of a flick, the position from the server is what counts.

import type { SonoraEvent, SonoraMoved, Told } from "../../../generated/protocol";
import { eventsOf } from "../../../lib/news";
import { discOf, WHERE, type View } from "../model";
import { fates, onPath, type Place } from "./trace";

/** Where the discs on the floor lie, in µm, in the edition's frame. */
export type Places = ReadonlyMap<number, Place>;

export type Step =
  | { kind: "flick"; moved: SonoraMoved }
  | { kind: "swap"; a: number; b: number }
  /** Discs that leave the floor without a flight. */
  | { kind: "lift"; discs: readonly number[] }
  /** A new round: the floor is swept, the board turns. */
  | { kind: "turn" };

export const placesOf = (view: View): Places =>
  new Map(
    view.position.discs.flatMap(([where, x, y], disc) => (where === WHERE.floor ? [[disc, [x, y]] as const] : [])),
  );

/** The steps that show one moment. */
export function stepsOf(told: Told): Step[] {
  return eventsOf<SonoraEvent>([told]).flatMap((event): Step[] => {
    switch (event.kind) {
      case "moved":
        return [{ kind: "flick", moved: event }];
      case "swapped":
        return [{ kind: "swap", a: discOf(event.a), b: discOf(event.b) }];
      case "reflicked":
      case "disqualified":
      case "weak":
        return [{ kind: "lift", discs: [discOf(event.disc)] }];
      case "new_round":
        return [{ kind: "turn" }];
      default:
        return [];
    }
  });
}

/** Where the discs lie once the step is over. */
export function after(places: Places, step: Step): Places {
  const next = new Map(places);
  switch (step.kind) {
    case "flick": {
      const { trace, discs } = step.moved;
      const ends = fates(trace);
      for (const path of trace.paths) {
        const disc = discOf(discs[path[0]] ?? "");
        if (ends.get(path[0]) === "rest") next.set(disc, onPath(trace.deceleration, path, Infinity));
        else next.delete(disc);
      }
      return next;
    }
    case "swap": {
      const [a, b] = [next.get(step.a), next.get(step.b)];
      if (a && b) next.set(step.a, b).set(step.b, a);
      return next;
    }
    case "lift":
      for (const disc of step.discs) next.delete(disc);
      return next;
    case "turn":
      return new Map();
  }
}

/** Where the discs lay before a flick: those that moved where their paths begin, the flicked one on its corner. */
export function before(places: Places, { trace, discs }: SonoraMoved): Places {
  const earlier = new Map(places);
  for (const path of trace.paths) earlier.set(discOf(discs[path[0]] ?? ""), onPath(trace.deceleration, path, 0));
  return earlier;
}
