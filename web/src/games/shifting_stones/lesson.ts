// A first game: one good turn, a skip, and how it ends. The positions are ones a real game could reach.

import type { LessonStep } from "../../lib/game";
import { FACES, PHASE, type View } from "./model";

const faces = (row: string) => row.split(" ").map((word) => FACES.findIndex((face) => face === word));

const opening: View = {
  type: "shifting_stones",
  viewer: 0,
  phase: PHASE.turn,
  grid: faces("horse boat tree horse sun bird seed tree fish"),
  hand: [7, 13, 17, 26, 39],
  hand_sizes: [5, 4],
  scored: [[], []],
  discard: [44],
  deck_size: 62,
  first: 0,
  turn: 0,
  due: 0,
  acted: false,
  fruitful: false,
  rested: [],
  strikes: 0,
  seen: [],
  goal: 10,
  last_round: false,
  uncapped: false,
};

/** The same turn, a little later. */
function later(view: View, change: Partial<View>): View {
  const hand = change.hand ?? view.hand;
  return { ...view, acted: true, hand_sizes: [hand.length, 4], ...change };
}

const scored = later(opening, { hand: [13, 17, 26, 39], scored: [[7], []], fruitful: true });
const flipped = later(scored, {
  grid: faces("horse boat tree boat sun bird seed tree fish"),
  hand: [17, 26, 39],
  discard: [13, 44],
});
const scoredTwice = later(flipped, { hand: [26, 39], scored: [[7, 17], []] });
const shifted = later(scoredTwice, {
  grid: faces("horse boat tree boat sun bird seed fish tree"),
  hand: [39],
  discard: [13, 26, 44],
});
const scoredThrice = later(shifted, { hand: [], scored: [[7, 17, 39], []] });
const nextTurn = later(scoredThrice, {
  hand: [12, 29, 58, 69],
  acted: false,
  fruitful: false,
  rested: [1],
  hand_sizes: [4, 6],
  deck_size: 56,
});
const skipped = later(nextTurn, {
  hand: [12, 20, 29, 45, 58, 69],
  hand_sizes: [6, 6],
  turn: 1,
  acted: false,
  rested: [0, 1],
  deck_size: 54,
});

export const lesson: readonly LessonStep<View>[] = [
  { text: "page-lesson-look", view: opening },
  { text: "page-lesson-score", view: opening, actions: { "+7": 2 }, otherwise: "page-lesson-score-otherwise" },
  { text: "page-lesson-turned", view: scored },
  { text: "page-lesson-flip", view: scored, actions: { "f a2 13": 4 }, otherwise: "page-lesson-flip-otherwise" },
  { text: "page-lesson-flipped", view: flipped, actions: { "+17": 5 }, otherwise: "page-lesson-flip-otherwise" },
  {
    text: "page-lesson-shift",
    view: scoredTwice,
    actions: { "s b3c3 26": 6 },
    otherwise: "page-lesson-shift-otherwise",
  },
  { text: "page-lesson-shifted", view: shifted, actions: { "+39": 7 }, otherwise: "page-lesson-shift-otherwise" },
  { text: "page-lesson-end", view: scoredThrice, actions: { end: 8 }, otherwise: "page-lesson-end-otherwise" },
  { text: "page-lesson-skip", view: nextTurn, actions: { skip: 9 }, otherwise: "page-lesson-skip-otherwise" },
  { text: "page-lesson-done", view: skipped },
];
