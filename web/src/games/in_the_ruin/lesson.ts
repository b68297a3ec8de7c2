// A first game: the set-up, a first round with a gem, and a route that is joined. The positions come from a real
// two-player game, as the first player sees them.

import type { LessonStep } from "../../lib/game";
import { BLANK, NO_POINTS, PHASE, type Sheet, type Tally, type View } from "./model";

type Own = NonNullable<View["own"]>;

const dealt: View = {
  type: "in_the_ruin",
  viewer: 0,
  phase: PHASE.setup,
  finders_draw: false,
  draws_each_pass: false,
  skips_removal: false,
  adds_three: false,
  stage: 1,
  round: 0,
  waiting: [0, 1],
  line: [1, 2, 12],
  deck_size: 17,
  discard: [],
  route_deck_size: 16,
  route_discard_size: 0,
  active: [],
  used: [],
  gems: [0, 0],
  hand_sizes: [4, 4],
  escaped: [0, 0],
  escape_points: [0, 0],
  known_at: [-1, -1],
  turn: 0,
  drawing: [],
  finders: [],
  announced: [],
  owing: 0,
  opened: [],
  laying: 0,
  sheets: [{ ...BLANK, routes: [0, 5, 13, 16], joined: [[], [], [], []] }, null],
  own: {
    dealt: [0, 14],
    undrawn: [0, 14],
    road_shapes: 0,
    kept: [],
    settled: [],
    drawing: 0,
    special: 0,
    spent: -1,
    steps: 0,
    leaving: false,
    warp: [],
  },
};

/** The same game, a little later. */
function later(view: View, sheet: Partial<Sheet>, own: Partial<Own>, change: Partial<View> = {}): View {
  const [before] = view.sheets;
  if (!before || !view.own) throw new Error("the lesson is for the first player");
  return {
    ...view,
    ...change,
    sheets: [{ ...before, ...sheet }, null],
    own: { ...view.own, ...own },
  };
}

const worth = (parts: Partial<Tally>): Tally => ({
  ...NO_POINTS,
  ...parts,
  total: Object.values(parts).reduce((sum, points) => sum + points, 0),
});

const kept = later(dealt, {}, { kept: [0, 13] });
const roads = later(
  kept,
  { roads: [38, 49, 60], largest: [38, 60], points: worth({ rectangle_1: 3 }) },
  { undrawn: [14], road_shapes: 1 },
);
const walls = later(
  roads,
  { walls: [50, 61, 72, 73], largest: [49, 61], points: worth({ rectangle_1: 4 }) },
  { undrawn: [] },
  { waiting: [0] },
);
const announced = later(
  walls,
  { pawn: 60, routes: [0, 13], joined: [[], []] },
  { dealt: [], road_shapes: 0, kept: [], settled: [38, 49, 50, 60, 61, 72, 73] },
  {
    phase: PHASE.explore,
    round: 1,
    discard: [0, 4, 14, 18],
    route_deck_size: 20,
    active: [0, 4, 14, 18],
    hand_sizes: [2, 2],
  },
);
const drawn = later(
  announced,
  { roads: [38, 49, 60, 71, 82, 83], largest: [49, 83], points: worth({ rectangle_1: 8 }) },
  { drawing: 1 },
);
const walked = later(drawn, { pawn: 38 }, { steps: 2 });
const found = later(
  walked,
  { gates: [38], routes: [0, 4, 13], joined: [[], [], []], points: worth({ gems: 10, rectangle_1: 8 }) },
  { settled: [38, 49, 50, 60, 61, 71, 72, 73, 82, 83], drawing: 0, steps: 0 },
  {
    round: 2,
    waiting: [0, 1],
    line: [12, 3, 10],
    deck_size: 15,
    discard: [0, 1, 2, 4, 14, 18],
    route_deck_size: 18,
    active: [2, 4, 14, 18],
    used: [0],
    gems: [1, 0],
    hand_sizes: [3, 3],
    known_at: [0, -1],
  },
);
const joined = later(
  found,
  {
    roads: [38, 49, 60, 71, 82, 83, 84, 85, 86],
    joined: [[38, 49, 60, 71, 82, 83, 84], [], []],
    points: worth({ gems: 10, routes: 15, rectangle_1: 8 }),
  },
  { drawing: 1 },
);

export const lesson: readonly LessonStep<View>[] = [
  { text: "page-lesson-look", view: dealt },
  { text: "page-lesson-keep", view: dealt, actions: { "keep AD HI": 2 }, otherwise: "page-lesson-keep-otherwise" },
  { text: "page-lesson-roads", view: kept, actions: { "r f4 f5 f6": 3 }, otherwise: "page-lesson-roads-otherwise" },
  { text: "page-lesson-walls", view: roads, actions: { "w g5 g6 g7 h7": 4 }, otherwise: "page-lesson-walls-otherwise" },
  { text: "page-lesson-done", view: walls, actions: { done: 5 }, otherwise: "page-lesson-done-otherwise" },
  { text: "page-lesson-draw", view: announced, actions: { "r f7 f8 g8": 6 }, otherwise: "page-lesson-draw-otherwise" },
  { text: "page-lesson-walk", view: drawn, actions: { "go f4": 7 }, otherwise: "page-lesson-walk-otherwise" },
  { text: "page-lesson-confirm", view: walked, actions: { done: 8 }, otherwise: "page-lesson-confirm-otherwise" },
  { text: "page-lesson-route", view: found, actions: { "r h8 i8 j8": 9 }, otherwise: "page-lesson-route-otherwise" },
  { text: "page-lesson-end", view: joined },
];
