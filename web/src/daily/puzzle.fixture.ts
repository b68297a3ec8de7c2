// A small puzzle for tests: “good” gains 3 points, “poor” 1, “fly” is answered by chance, and “end” ends the turn.

import type {
  DailyMonth,
  DailyPuzzle,
  DailyResult,
  DailyTried,
  DailyTurn,
  DailyVerdict,
  Refusal,
  Told,
} from "../generated/protocol";
import { Refused } from "../lib/api";

export const DAY = "2026-11-19";
export const GAME = "shifting_stones";
export const REFUSAL: Refusal = {
  ...{ code: "illegal", message: "No.", values: {}, fault: "no", clause: "ST-08", reason: null },
};

export const refused = (code: string, status = 400): Refused => new Refused({ ...REFUSAL, code, fault: null }, status);

export const puzzle = (about: Partial<DailyPuzzle> = {}): DailyPuzzle => ({
  ...{ game: GAME, day: DAY, number: 1, goal: "most_points", level: 3, seats: 2, options: {} },
  edition: { name: "standard", digest: "" },
  ...{ seat: 0, view: { after: "" }, acting: [0], result: null },
  legal: { kind: "list", actions: ["good", "poor", "fly", "end"] },
  ...about,
});

const gain = (actions: readonly string[]): number =>
  actions.reduce((sum, action) => sum + ({ good: 3, poor: 1 }[action] ?? 0), 0);

const told = (actions: readonly string[]): Told[] =>
  actions
    .flatMap((action) => (action === "fly" ? [action, "settle"] : [action]))
    .map((kind, at) => ({ n: at + 1, at: 0, seat: kind === "settle" ? -1 : 0, events: [{ kind }], text: null }));

/** What the host says of these actions. */
export function tried(actions: readonly string[]): DailyTried {
  if (actions.includes("forbidden")) throw new Refused(REFUSAL, 400);
  const over = actions.includes("end");
  return {
    ...{ seat: 0, view: { after: actions.join(" ") }, acting: over ? [] : [0], told: told(actions) },
    legal: over ? null : { kind: "list", actions: ["good", "poor", "fly", "end"] },
    undoable: actions.length > 0 && !["fly", "end"].includes(actions.at(-1) ?? ""), // at a table
    ...{ points: gain(actions), over },
  };
}

export const result = (about: Partial<DailyResult> = {}): DailyResult => ({
  ...{ points: 1, best: 6, mark: "far", in_time: true, at: 5 },
  ...about,
});

const turn = (actions: readonly string[]): DailyTurn => ({
  ...{ points: gain(actions), actions: [...actions] },
  frames: [
    { n: 0, told: null, view: { after: "" }, acting: [0], scores: null },
    ...told(actions).map((one, at) => ({
      ...{ n: one.n, told: one, acting: [], scores: null },
      view: { after: actions.slice(0, at + 1).join(" ") },
    })),
  ],
});

/** What the host says of an answer. */
export function verdict(actions: readonly string[], about: Partial<DailyVerdict> = {}): DailyVerdict {
  const best = turn(["good", "good", "end"]);
  const mark = gain(actions) >= best.points ? "best" : "far";
  return {
    ...{ game: GAME, day: DAY, number: 1, level: 3, counted: true, mark },
    result: result({ points: gain(actions), mark }),
    yours: turn(actions),
    ...{ best, proved: true, solutions: 1, depth: 2, streak: { current: 1, longest: 1, days: 1 } },
    ...about,
  };
}

export const month = (days: DailyMonth["days"] = []): DailyMonth => ({
  ...{ month: "2026-11", first: "2026-11-01", last: DAY, games: [GAME, "in_the_ruin", "sonora"], days },
  streak: { current: 0, longest: 0, days: 0 },
});
