// The recorded rounds as messages of the server. They are made by `python -m tests.play.rounds`.

import type { Told, Update } from "../../generated/protocol";
import recorded from "./rounds.json";

interface Recorded {
  told: Pick<Told, "n" | "seat" | "events">[];
  /** How the view has changed after each moment. */
  changes: unknown[];
  acting: number[][];
}

const isObject = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === "object" && thing !== null && !Array.isArray(thing);

/** A view with these changes. */
function changed(before: unknown, change: unknown): unknown {
  if (!isObject(before) || !isObject(change)) return change;
  const parts = Object.entries(change).map(([name, value]) => [name, changed(before[name], value)]);
  return { ...before, ...(Object.fromEntries(parts) as object) };
}

/** The names of all recordings: a game and how many play it. */
export const RECORDINGS = Object.keys(recorded);

/** Everything that one viewer is sent, in order; first, the opening. */
export function updatesOf(name: string, viewer = 0): Update[] {
  const { updates } = (recorded as unknown as Record<string, { updates: Record<string, Recorded[]> }>)[name]!;
  let [view, n]: [unknown, number] = [null, 0];
  return updates[String(viewer)]!.map(({ told, changes, acting }, index) => {
    const positions = changes.map((change, at) => ({ view: (view = changed(view, change)), acting: acting[at] ?? [] }));
    n = told.at(-1)?.n ?? n;
    return {
      type: "update",
      viewer,
      told: told.map((one) => ({ at: 0, text: null, ...one })),
      n,
      ...positions.at(-1)!,
      step: { number: index, own: 0 },
      legal: null,
      undoable: false,
      clocks: { now: 0, due: [], left: [], stand_in: [], remind: [] },
      result: null,
      between: positions.slice(0, -1),
    };
  });
}
