import { describe, expect, it } from "vitest";
import { print } from "./house.fixture";
import { lesson } from "./lesson";
import { BLANK, cellName, cellOf, PHASE, readOffers, type Sheet, type View } from "./model";
import { UPRIGHT } from "./shapes";
import {
  promptFor,
  cardInHand,
  covered,
  fits,
  intendedAction,
  onlyMark,
  payer,
  possible,
  preview,
  stepsLeft,
  tools,
  type Hand,
} from "./tools";

const step = (n: number) => lesson[n]?.view as View;
const [DEALT, KEPT, READY, DRAW, WALK] = [step(0), step(2), step(4), step(5), step(6)];
const offer = (...actions: string[]) => readOffers({ kind: "list", actions });
const hold = (change: Partial<Hand> = {}): Hand => ({
  tool: "shape",
  mark: "road",
  orientation: UPRIGHT,
  card: null,
  pay: null,
  at: cellOf("f8"),
  ...change,
});
/** The view with changes to the viewer's own state. */
function having(view: View, own: Partial<NonNullable<View["own"]>>, sheet: Partial<Sheet> = {}): View {
  return {
    ...view,
    own: { ...(view.own as NonNullable<View["own"]>), ...own },
    sheets: [{ ...(view.sheets[0] ?? BLANK), ...sheet }, null],
  };
}

describe("the tools", () => {
  it("are the shape at set-up, until all is drawn", () => {
    expect(tools(KEPT, offer())).toEqual(["shape"]);
    expect(tools(READY, offer("done"))).toEqual([]);
  });

  it("are the shape, the single Wall and the extra space before the drawing", () => {
    expect(tools(DRAW, offer("r f7 f8 g8", "c g4"))).toEqual(["shape", "single", "extra"]);
  });

  it("begin with the single Wall where the shape fits nowhere", () => {
    expect(tools(DRAW, offer("c g4"))[0]).toBe("single");
  });

  it("are walking, and what a route card still pays for, after the drawing", () => {
    expect(tools(WALK, offer("go f4", "done"))).toEqual(["move", "extra"]);
    expect(tools(WALK, offer("go f4", "warp b4 AD", "done"))).toEqual(["move", "warp", "extra"]);
  });

  it("lack the extra space once something is spent, something is walked, or there is no card", () => {
    for (const view of [having(WALK, { special: 1 }), having(WALK, { steps: 2 }), having(WALK, {}, { routes: [] })]) {
      expect(tools(view, offer("done"))).toEqual(["move"]);
    }
  });

  it("are none for spectators, and none when the match is over", () => {
    expect(tools({ ...DRAW, own: null }, offer())).toEqual([]);
    expect(tools({ ...DRAW, phase: PHASE.over }, offer())).toEqual([]);
  });
});

describe("the card in hand", () => {
  it("is the round's oldest, and at set-up one of the viewer's own", () => {
    expect(cardInHand(DRAW, null)).toBe(DRAW.line[0]);
    expect(cardInHand(KEPT, null)).toBe(0);
    expect(cardInHand(KEPT, 14)).toBe(14);
    expect(cardInHand(step(3), 0)).toBe(14); // A is drawn already
  });
});

describe("the route card that pays", () => {
  it("is the chosen one, else one that is not joined", () => {
    const joined = having(DRAW, {}, { routes: [0, 5, 13], joined: [[38, 49], [], []] });
    expect(payer(joined, null)).toBe(5);
    expect(payer(joined, 13)).toBe(13);
    expect(payer(joined, 9)).toBe(5); // no longer in hand
    expect(payer(having(DRAW, {}, { routes: [0], joined: [[38]] }), null)).toBe(0);
    expect(payer(having(DRAW, {}, { routes: [], joined: [] }), null)).toBeNull();
  });
});

describe("using a tool", () => {
  it("means an action in notation", () => {
    expect(intendedAction(DRAW, print, hold())).toBe("r f8 g8 f9"); // card B is a corner
    expect(intendedAction(DRAW, print, hold({ mark: "wall" }))).toBe("w f8 g8 f9");
    expect(intendedAction(DRAW, print, hold({ tool: "single" }))).toBe("c f8");
    expect(intendedAction(DRAW, print, hold({ tool: "extra", mark: "wall" }))).toBe("+w f8 AD");
    expect(intendedAction(WALK, print, hold({ tool: "move" }))).toBe("go f8");
    expect(intendedAction(WALK, print, hold({ tool: "warp", pay: 13 }))).toBe("warp f8 HI");
  });

  it("means nothing off the sheet, or with nothing to pay with", () => {
    expect(intendedAction(DRAW, print, hold({ at: null }))).toBeNull();
    expect(intendedAction(having(DRAW, {}, { routes: [] }), print, hold({ tool: "extra" }))).toBeNull();
    expect(covered(DRAW, print, hold({ at: null }))).toEqual([]);
  });

  it("covers one space, or the whole shape", () => {
    expect(covered(DRAW, print, hold()).map(cellName)).toEqual(["f8", "g8", "f9"]);
    expect(covered(DRAW, print, hold({ tool: "single" })).map(cellName)).toEqual(["f8"]);
  });
});

describe("what is possible", () => {
  const offers = offer("r f7 f8 g8", "w f7 f8 g8", "w e7 e8 d8", "c g4", "+r h4 AD", "go f4");

  it("is every space the tool could cover", () => {
    const names = (hand: Hand) => [...possible(DRAW, print, hand, offers)].map(cellName).sort().join(" ");
    expect(names(hold())).toBe("f7 f8 g8");
    expect(names(hold({ mark: "wall" }))).toBe("d8 e7 e8 f7 f8 g8");
    expect(names(hold({ tool: "single" }))).toBe("g4");
    expect(names(hold({ tool: "extra" }))).toBe("h4");
    expect(names(hold({ tool: "move" }))).toBe("");
  });

  it("at set-up is limited to the card in hand", () => {
    const both = offer("r f4 f5 f6", "r f3 f4 f5 f6"); // a bar of 3, and one of 4
    expect(possible(KEPT, print, hold({ card: 0 }), both).size).toBe(3);
    expect(possible(KEPT, print, hold({ card: 14 }), both).size).toBe(4);
  });

  it("leaves a choice of marks only where there is one", () => {
    expect(onlyMark(hold(), offers)).toBeNull();
    expect(onlyMark(hold(), offer("w f7 f8 g8"))).toBe("wall");
    expect(onlyMark(hold(), offer("r f7 f8 g8"))).toBe("road");
    expect(onlyMark(hold({ tool: "extra" }), offers)).toBe("road");
    expect(onlyMark(hold({ tool: "single" }), offers)).toBeNull();
  });

  it("recognises a place by its spaces, in any order", () => {
    expect(fits(["g8", "f7", "f8"].map(cellOf), "road", offers)).toBe(true);
    expect(fits(["g8", "f7", "f8"].map(cellOf), "wall", offer("r f7 f8 g8"))).toBe(false);
  });

  it("draws the path of a legal walk, and of no other", () => {
    const walk = (at: string) => preview(WALK, hold({ tool: "move", at: cellOf(at) }), offer("go f4")).map(cellName);
    expect(walk("f4")).toEqual(["f6", "f5", "f4"]);
    expect(walk("g8")).toEqual([]);
  });
});

describe("the line under the table", () => {
  const code = (
    view: View,
    offers = offer("done"),
    more: Partial<Parameters<typeof promptFor>[0]> = {},
    hand = hold(),
  ) => promptFor({ view, print, hand, offers, mine: true, over: false, chosen: 0, ...more });

  it("leads through the set-up", () => {
    expect(code(DEALT)).toEqual(["page-ask-keep", { left: 2 }]);
    expect(code(DEALT, offer(), { chosen: 1 })).toEqual(["page-ask-keep", { left: 1 }]);
    expect(code(DEALT, offer(), { chosen: 2 })).toEqual(["page-ask-keep-these"]);
    expect(code(KEPT)).toEqual(["page-ask-setup-roads"]);
    expect(code(step(3), offer("w g5 g6 g7 h7"))).toEqual(["page-ask-setup-walls"]);
    expect(code(step(3), offer("w g5 g6 g7 h7", "r g5 g6 g7 h7"))).toEqual(["page-ask-setup-more"]);
    expect(code(READY)).toEqual(["page-ask-ready"]);
  });

  it("says what the tool asks for", () => {
    const drawing = offer("r f7 f8 g8", "c g4");
    expect(code(DRAW, drawing)).toEqual(["page-ask-draw", { letter: "B", shape: "L3", mark: "road" }]);
    expect(code(DRAW, drawing, {}, hold({ tool: "single" }))).toEqual(["page-ask-single"]);
    expect(code(DRAW, offer("c g4"), {}, hold({ tool: "single" }))).toEqual(["page-ask-single-only"]);
    expect(code(DRAW, drawing, {}, hold({ tool: "extra", pay: 13 }))).toEqual([
      "page-ask-extra",
      { route: "HI", mark: "road" },
    ]);
    expect(code(WALK, offer("warp b4 AD"), {}, hold({ tool: "warp" }))).toEqual(["page-ask-warp", { route: "AD" }]);
    expect(code(WALK, offer("go f4", "done"), {}, hold({ tool: "move" }))).toEqual(["page-ask-move", { left: 5 }]);
    expect(code(step(7), offer("done"), {}, hold({ tool: "move" }))).toEqual(["page-ask-confirm"]);
    const gated: View = { ...WALK, own: { ...WALK.own!, warp: [34] } };
    expect(code(gated, offer("go f4", "done"), {}, hold({ tool: "move" }))).toEqual([
      "page-ask-move-warp",
      { left: 5 },
    ]);
    expect(code(gated, offer("go f4", "done"), {}, hold({ tool: "move", at: 34 }))).toEqual(["page-ask-far"]);
    expect(code(WALK, offer("go f4", "done", "escape"), {}, hold({ tool: "move" }))).toEqual(["page-ask-escape"]);
  });

  it("says who everyone is waiting for, and that the match is over", () => {
    expect(code({ ...DRAW, waiting: [1] }, offer(), { mine: false })).toEqual(["page-ask-wait", { seats: [1] }]);
    expect(code({ ...DRAW, waiting: [] }, offer(), { mine: false })).toEqual(["page-ask-chance"]);
    expect(code(DRAW, offer(), { over: true })).toEqual(["page-ask-over"]);
  });

  it("counts the remaining steps", () => {
    expect([stepsLeft(WALK, print), stepsLeft(step(7), print)]).toEqual([5, 3]);
  });
});
