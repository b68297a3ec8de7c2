import { describe, expect, it } from "vitest";
import {
  afterRefusal,
  promptFor,
  dropCard,
  dropStone,
  flip,
  inviting,
  NOTHING,
  partners,
  scorable,
  spendable,
  tapCard,
  tapStone,
  type Choice,
} from "./choose";
import { CELLS, cellName, write } from "./model";

const HAND = [7, 17];
const pairs = CELLS.flatMap((cell) => [
  ...(cell % 3 < 2 ? [[cell, cell + 1] as const] : []),
  ...(cell < 6 ? [[cell, cell + 3] as const] : []),
]);
/** The legal actions at the beginning of a turn with two cards, one of which can be scored. */
const OFFERS = new Set([
  "+17",
  "end",
  "skip",
  ...HAND.flatMap((card) => [
    ...pairs.map(([a, b]) => write({ kind: "shift", a, b, card })),
    ...CELLS.map((cell) => write({ kind: "flip", cell, card })),
  ]),
]);

const cell = (name: string) => CELLS.find((candidate) => cellName(candidate) === name) ?? -1;
const choose = (change: Partial<Choice>): Choice => ({ ...NOTHING, ...change });

describe("choosing a card and stones", () => {
  it("spends a card on two neighbours, in whichever order they are tapped", () => {
    let { choice } = tapCard(NOTHING, 17);
    ({ choice } = tapStone(choice, cell("c2"), OFFERS, HAND));
    const { attempt } = tapStone(choice, cell("b2"), OFFERS, HAND);
    expect(attempt).toBe("s b2c2 17");
    expect(OFFERS.has(attempt ?? "")).toBe(true);
  });

  it("flips the stone that is tapped again", () => {
    const { choice } = tapStone(choose({ card: 7 }), cell("a1"), OFFERS, HAND);
    expect(tapStone(choice, cell("a1"), OFFERS, HAND).attempt).toBe("f a1 7");
  });

  it("lets the stones come first and the card that pays last", () => {
    const { choice, attempt } = dropStone(NOTHING, cell("a1"), cell("a2"), OFFERS, HAND);
    expect(attempt).toBeNull();
    expect(promptFor({ viewer: 0, turn: 0, over: false, mine: true, handSize: 2 }, choice, OFFERS)).toEqual([
      "page-ask-pay-shift",
      { a: "a1", b: "a2" },
    ]);
    expect(tapCard(choice, 7).attempt).toBe("s a1a2 7");
  });

  it("lets a flip wait for its card too", () => {
    const { choice, attempt } = flip(NOTHING, cell("b2"));
    expect(attempt).toBeNull();
    expect(tapCard(choice, 17).attempt).toBe("f b2 17");
  });

  it("tries an illegal action, so that the server can say why", () => {
    const { choice, attempt } = tapStone(choose({ card: 17, stones: [cell("a1")] }), cell("c3"), OFFERS, HAND);
    expect(attempt).toBe("s a1c3 17");
    expect(OFFERS.has("s a1c3 17")).toBe(false);
    expect(afterRefusal(choice)).toEqual({ card: 17, stones: [cell("c3")], flip: false });
  });

  it("asks why with any card if none is chosen, and continues from the stone touched last", () => {
    const { choice, attempt } = tapStone(choose({ stones: [cell("a1")] }), cell("b2"), OFFERS, HAND);
    expect(attempt).toBe("s a1b2 7");
    expect(choice).toEqual({ card: null, stones: [cell("b2")], flip: false });
  });

  it("puts a card back that is tapped again, and drops one on a stone", () => {
    expect(tapCard(choose({ card: 7 }), 7).choice.card).toBeNull();
    expect(dropCard(7, 4)).toEqual({ choice: { card: 7, stones: [4], flip: false }, attempt: null });
  });

  it("starts over from a third stone", () => {
    const waiting = choose({ stones: [0, 1] });
    expect(tapStone(waiting, 8, OFFERS, HAND)).toEqual({ choice: choose({ stones: [8] }), attempt: null });
  });
});

describe("the legal actions", () => {
  it("tell which stones are neighbours", () => {
    expect([...partners(OFFERS, cell("b2"), 17)].map(cellName).sort()).toEqual(["a2", "b1", "b3", "c2"]);
    expect(partners(new Set(["end"]), cell("b2"), 17).size).toBe(0);
  });

  it("tell what can be scored and spent", () => {
    expect(scorable(OFFERS)).toEqual([17]);
    expect([...spendable(OFFERS)]).toEqual([7, 17]);
  });

  it("invite to every stone with a card, and to the neighbours with a stone", () => {
    expect(inviting(OFFERS, choose({ card: 7 })).size).toBe(9);
    expect([...inviting(OFFERS, choose({ card: 7, stones: [0] }))].sort()).toEqual([1, 3]);
    expect(inviting(OFFERS, NOTHING).size).toBe(0);
  });
});

describe("the line under the table", () => {
  const mine = { viewer: 0, turn: 0, over: false, mine: true, handSize: 2 };
  const code = (choice: Choice, moment = mine, offers: ReadonlySet<string> = OFFERS) =>
    promptFor(moment, choice, offers)[0];

  it("says what to do at each point", () => {
    expect(code(NOTHING)).toBe("page-ask-score");
    expect(code(NOTHING, mine, new Set(["end"]))).toBe("page-ask-start");
    expect(code(NOTHING, { ...mine, handSize: 0 }, new Set(["end"]))).toBe("page-ask-empty");
    expect(code(choose({ card: 7 }))).toBe("page-ask-card");
    expect(code(choose({ card: 17 }))).toBe("page-ask-card-stands");
    expect(code(choose({ card: 7, stones: [4] }))).toBe("page-ask-stone-card");
    expect(code(choose({ stones: [4] }))).toBe("page-ask-stone");
    expect(code(choose({ stones: [4], flip: true }))).toBe("page-ask-pay-flip");
    expect(code(NOTHING, { ...mine, mine: false })).toBe("page-ask-wait");
    expect(code(NOTHING, { ...mine, over: true })).toBe("page-ask-over");
  });
});
