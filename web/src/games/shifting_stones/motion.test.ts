import { describe, expect, it } from "vitest";
import type { Told } from "../../generated/protocol";
import { lesson } from "./lesson";
import { readDeck, type View } from "./model";
import { difference, NO_STREAK, pace, plan, shownOf, swapped, turned } from "./motion";

const DECK = readDeck({
  card: [
    { id: 7, points: 1, pattern: ["horse boat"] },
    { id: 17, points: 1, pattern: ["horse", "boat"] },
    { id: 39, points: 2, pattern: ["seed . tree"] },
  ],
});
let n = 0;
const told = (...events: unknown[]): Told => ({ n: ++n, seat: 0, at: 0, events, text: null });
const view = (index: number): View => lesson[index]?.view as View;

describe("the plan of steps", () => {
  it("walks back from the view, and forward again to it", () => {
    const news = [
      told({ kind: "scored", seat: 0, card: 7, points: 1 }),
      told({ kind: "flipped", seat: 0, card: 13, cell: "a2", face: "boat" }),
      told({ kind: "scored", seat: 0, card: 17, points: 1 }),
      told({ kind: "shifted", seat: 0, card: 26, a: "b3", b: "c3" }),
      told({ kind: "scored", seat: 0, card: 39, points: 2 }),
    ];
    const { start, steps, streak } = plan(view(7), news, DECK);
    expect(start).toEqual(shownOf(view(1)));
    expect(steps.map((step) => step.kind)).toEqual(["score", "flip", "score", "shift", "score"]);
    expect(steps.map((step) => step.after)).toEqual([2, 4, 5, 6, 7].map((index) => shownOf(view(index))));
    expect(steps.flatMap((step) => (step.kind === "score" ? [step.streak] : []))).toEqual([1, 2, 3]);
    expect(streak).toEqual({ seat: 0, count: 3 });
  });

  it("highlights the stones that made the pattern", () => {
    const [step] = plan(view(7), [told({ kind: "scored", seat: 0, card: 39, points: 2 })], DECK).steps;
    expect(step?.kind === "score" && step.cells).toEqual([6, 8]);
  });

  it("keeps counting through a turn that arrives in pieces, and restarts after it", () => {
    const once = plan(view(7), [told({ kind: "scored", seat: 0, card: 39, points: 2 })], DECK, { seat: 0, count: 2 });
    expect(once.streak.count).toBe(3);
    const ended = plan(view(8), [told({ kind: "ended", seat: 0 })], DECK, once.streak);
    expect(ended.streak).toEqual(NO_STREAK);
  });

  it("shows others' cards only as far as they are public", () => {
    const { start } = plan(
      { ...view(1), hand_sizes: [5, 6] },
      [told({ kind: "drew", seat: 1, count: 2, cards: [] })],
      DECK,
    );
    expect(start.sizes).toEqual([5, 4]);
    expect(start.deck).toBe(view(1).deck_size + 2);
    expect(start.hand).toEqual(view(1).hand);
  });

  it("does not walk back over an undone action", () => {
    const news = [told({ kind: "shifted", seat: 0, card: 26, a: "b3", b: "c3" }), told({ kind: "took_back", seat: 0 })];
    const { start, steps } = plan(view(5), news, DECK);
    expect(start).toEqual(shownOf(view(5)));
    expect(steps).toEqual([]);
  });

  it("hurries when much is waiting", () => {
    const [step] = plan(view(7), [told({ kind: "scored", seat: 0, card: 39, points: 2 })], DECK).steps;
    if (!step) throw new Error("a step is expected");
    expect(pace(step, 1)).toBeGreaterThan(pace(step, 9));
  });
});

describe("a change without events", () => {
  const grid = view(1).grid;

  it("finds a move, or a jump", () => {
    expect(difference(grid, grid)).toEqual({ kind: "none" });
    expect(difference(grid, turned(grid, 3))).toEqual({ kind: "flip", cell: 3 });
    expect(difference(grid, swapped(grid, 1, 4))).toEqual({ kind: "shift", a: 1, b: 4 });
    expect(difference(grid, swapped(grid, 0, 8)).kind).toBe("other");
    expect(difference([], grid).kind).toBe("other");
  });
});
