// A first game: one flick, one mark, one chain. The positions come from a real two-player game, made by the engine
// (`python -m tests.games.sonora.page`): the first one whole, then the changes.

import type { LegalBounds, LegalList } from "../../generated/protocol";
import type { LessonStep } from "../../lib/game";
import { readFlick } from "./floor/force";
import made from "./lesson.json";
import type { View } from "./model";

/** Changes to a position: new values by their path, such as `position.discs.3`. */
type Changes = Record<string, unknown>;

/** A copy of the value with one change at the given path; the rest is shared. */
function changed(value: unknown, [step = "", ...path]: readonly string[], now: unknown): unknown {
  if (typeof value !== "object" || value === null) throw new Error(`nothing to change at ${step}`);
  const entries = new Map<string, unknown>(Object.entries(value));
  entries.set(step, path.length ? changed(entries.get(step), path, now) : now);
  return Array.isArray(value) ? [...entries.values()] : Object.fromEntries(entries);
}

const apply = (view: unknown, changes: Changes): unknown =>
  Object.entries(changes).reduce((found, [path, now]) => changed(found, path.split("."), now), view);

/** The position after the first `count` changes. The engine wrote the file from its own views, hence the type. */
const viewAfter = (count: number): View =>
  made.changes.slice(0, count).reduce<unknown>((view, changes) => apply(view, changes), made.first) as View;

/** The first position of a game for two, before the first flick, and the limits of that flick. */
export const ready = viewAfter(0);
export const { bounds } = made;

const [landed, writing] = [viewAfter(1), viewAfter(2)];
const [open, marked, earned, done] = [viewAfter(3), viewAfter(4), viewAfter(5), viewAfter(6)];

const four: LegalBounds = { kind: "bounds", bounds: { ...made.bounds, discs: ["a4"] }, actions: [] };

/** The flick that the lesson asks for: straight, with a force of 27. */
const SUGGESTED = "flick a4 -196000 -196000 458205 458205";

/** The next step, if a flick is close enough to the one suggested. */
function near(action: string): number | undefined {
  const flick = readFlick(action);
  return flick && Math.abs(flick.aim.angle) <= 9 && flick.aim.force >= 21 && flick.aim.force <= 34 ? 2 : undefined;
}

/** An open sum can be closed at any time, and the sheet takes a sum as usable only while `close` is legal. */
const spending = (action: string): LegalList => ({ kind: "list", actions: [action, "close"] });

export const lesson: readonly LessonStep<View>[] = [
  { text: "floor-lesson-look", view: ready },
  {
    text: "floor-lesson-flick",
    view: ready,
    legal: four,
    actions: { [SUGGESTED]: 2 },
    accept: near,
    otherwise: "floor-lesson-flick-otherwise",
  },
  { text: "floor-lesson-landed", view: landed, told: made.told },
  { text: "floor-lesson-mud", view: writing, actions: { mud: 4 }, otherwise: "floor-lesson-mud-otherwise" },
  {
    text: "floor-lesson-write",
    view: open,
    legal: spending("mark 21"),
    actions: { "mark 21": 5 },
    otherwise: "floor-lesson-write-otherwise",
  },
  {
    text: "floor-lesson-chain",
    view: marked,
    legal: spending("mark 20"),
    actions: { "mark 20": 6 },
    otherwise: "floor-lesson-chain-otherwise",
  },
  { text: "floor-lesson-owl", view: earned, actions: { "walk owl 4": 7 }, otherwise: "floor-lesson-owl-otherwise" },
  { text: "floor-lesson-end", view: done },
];
