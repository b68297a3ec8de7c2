// A first game: one flick, one mark, one chain. The positions are those of a real game between two, made by the engine
// (`python -m tests.games.sonora.page`): the first whole, then what has changed.

import type { LegalBounds, LegalList } from "../../generated/protocol";
import type { LessonStep } from "../../lib/game";
import { readFlick } from "./floor/force";
import made from "./lesson.json";
import type { View } from "./model";

type Tree = Record<string, unknown>;

/** The value with what has changed put in its place; the rest is shared. */
function changed(value: unknown, [step = "", ...way]: readonly string[], now: unknown): unknown {
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Tree) }) as Tree;
  copy[step] = way.length ? changed(copy[step], way, now) : now;
  return copy;
}

const later = (view: View, changes: Tree): View =>
  Object.entries(changes).reduce<unknown>((found, [path, now]) => changed(found, path.split("."), now), view) as View;

const views = (made.changes as Tree[]).reduce<View[]>(
  (all, changes) => [...all, later(all.at(-1) as View, changes)],
  [made.first as unknown as View],
);
const [ready, landed, writing, open, marked, earned, done] = views as [View, View, View, View, View, View, View];

const four: LegalBounds = { kind: "bounds", bounds: { ...made.bounds, discs: ["a4"] }, actions: [] };

/** Whether a flick is near enough to the one that is shown. */
function near(action: string): number | undefined {
  const flick = readFlick(action);
  return flick && Math.abs(flick.aim.angle) <= 9 && flick.aim.force >= 21 && flick.aim.force <= 34 ? 2 : undefined;
}

/** An open sum could be closed at any time; the sheet shows it only then. */
const spending = (action: string): LegalList => ({ kind: "list", actions: [action, "close"] });

export const lesson: readonly LessonStep<View>[] = [
  { text: "floor-lesson-look", view: ready },
  {
    text: "floor-lesson-flick",
    view: ready,
    legal: four,
    actions: {},
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
