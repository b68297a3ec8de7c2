// What the player has picked so far, and which action it amounts to. No rules here: a choice becomes an attempt, and
// whether the attempt is legal is looked up among the actions the server lists.

import type { Cell } from "./model";
import { CELLS, cellName, read, write } from "./model";

export interface Choice {
  /** The card to be spent or scored. */
  card: number | null;
  /** One stone, or the two that are to trade places. */
  stones: readonly Cell[];
  /** Whether the one stone is to be flipped; only the card that pays is missing. */
  flip: boolean;
}

export const NOTHING: Choice = { card: null, stones: [], flip: false };

export interface Chosen {
  choice: Choice;
  /** What the player now tries to do, in notation; null while something is missing. */
  attempt: string | null;
}

type Offers = ReadonlySet<string>;

const only = (choice: Choice): Chosen => ({ choice, attempt: null });

export function isEmpty(choice: Choice): boolean {
  return choice.card === null && choice.stones.length === 0;
}

/** A tap on a card: pick it up, put it back, or pay for the move that waits for it. */
export function tapCard(choice: Choice, card: number): Chosen {
  if (choice.card === card) return only({ ...choice, card: null });
  return complete({ ...choice, card });
}

/** A tap on a stone: the first, its partner, or the same again to flip it. */
export function tapStone(choice: Choice, cell: Cell, offers: Offers, hand: readonly number[]): Chosen {
  const [first, second] = choice.stones;
  if (first === undefined || second !== undefined || choice.flip)
    return only({ ...choice, stones: [cell], flip: false });
  if (first === cell) return complete({ ...choice, flip: true });
  return trade(choice, first, cell, offers, hand);
}

/** One stone dragged onto another. */
export function dropStone(choice: Choice, from: Cell, to: Cell, offers: Offers, hand: readonly number[]): Chosen {
  if (from === to) return only(choice);
  return trade(choice, from, to, offers, hand);
}

/** A card dragged onto a stone: the move starts from that stone, and this card pays. */
export function dropCard(card: number, cell: Cell): Chosen {
  return only({ card, stones: [cell], flip: false });
}

/** The flip button, or F: the stone named, else the one chosen. */
export function flip(choice: Choice, cell: Cell | undefined): Chosen {
  const stone = choice.stones.length === 1 ? choice.stones[0] : cell;
  if (stone === undefined) return only(choice);
  return complete({ ...choice, stones: [stone], flip: true });
}

function trade(choice: Choice, a: Cell, b: Cell, offers: Offers, hand: readonly number[]): Chosen {
  const pair: Choice = { ...choice, stones: [a, b], flip: false };
  if (choice.card !== null || partners(offers, a, null).has(b)) return complete(pair);
  // No card would make this possible: let the server say why, and go on from the stone just touched.
  const any = hand[0];
  return {
    choice: { ...choice, stones: [b], flip: false },
    attempt: any === undefined ? null : write({ kind: "shift", a, b, card: any }),
  };
}

/** The choice, with the action it amounts to once complete. */
function complete(choice: Choice): Chosen {
  return { choice, attempt: attemptOf(choice) };
}

/** The action a complete choice stands for. */
export function attemptOf({ card, stones: [a, b], flip: turning }: Choice): string | null {
  if (card === null || a === undefined) return null;
  if (turning) return write({ kind: "flip", cell: a, card });
  return b === undefined ? null : write({ kind: "shift", a, b, card });
}

/** After a refusal: keep the card, and the stone touched last. */
export function afterRefusal(choice: Choice): Choice {
  return { card: choice.card, stones: choice.flip ? [] : choice.stones.slice(-1), flip: false };
}

/** The stones that may trade places with this one, paid with this card or any. */
export function partners(offers: Offers, cell: Cell, card: number | null): Set<Cell> {
  const found = new Set<Cell>();
  for (const text of offers) {
    const action = read(text);
    if (action?.kind !== "shift" || (card !== null && action.card !== card)) continue;
    if (action.a === cell) found.add(action.b);
    if (action.b === cell) found.add(action.a);
  }
  return found;
}

/** The cards that can be scored now. */
export function scorable(offers: Offers): number[] {
  return [...offers].flatMap((text) => {
    const action = read(text);
    return action?.kind === "score" ? [action.card] : [];
  });
}

/** The cards that can pay for something now. */
export function spendable(offers: Offers): Set<number> {
  const found = new Set<number>();
  for (const text of offers) {
    const action = read(text);
    if (action?.kind === "shift" || action?.kind === "flip") found.add(action.card);
  }
  return found;
}

/** The stones on which a tap would lead to a legal action. */
export function inviting(offers: Offers, choice: Choice): Set<Cell> {
  const [first, second] = choice.stones;
  if (first !== undefined && second === undefined && !choice.flip) return partners(offers, first, choice.card);
  if (choice.card === null || choice.stones.length > 0) return new Set();
  const card = choice.card;
  return new Set(
    CELLS.filter((cell) => offers.has(write({ kind: "flip", cell, card })) || partners(offers, cell, card).size > 0),
  );
}

export interface Moment {
  viewer: number | null;
  turn: number;
  over: boolean;
  /** Whether it is the viewer's turn. */
  mine: boolean;
  handSize: number;
}

/** What the viewer is asked to do: a catalogue code with its values. */
export function promptFor(
  moment: Moment,
  choice: Choice,
  offers: Offers,
): [code: string, values: Record<string, unknown>] {
  if (moment.over) return ["page-ask-over", {}];
  if (!moment.mine) return ["page-ask-wait", { turn: moment.turn }];
  const [a, b] = choice.stones;
  const { card } = choice;
  const ready = scorable(offers);
  if (a !== undefined && b !== undefined) return ["page-ask-pay-shift", { a: cellName(a), b: cellName(b) }];
  if (a !== undefined && choice.flip) return ["page-ask-pay-flip", { cell: cellName(a) }];
  if (a !== undefined) return [card === null ? "page-ask-stone" : "page-ask-stone-card", { cell: cellName(a) }];
  if (card !== null) return [ready.includes(card) ? "page-ask-card-stands" : "page-ask-card", { card }];
  if (moment.handSize === 0) return ["page-ask-empty", {}];
  if (ready.length > 0) return ["page-ask-score", { count: ready.length, card: ready[0] }];
  return ["page-ask-start", {}];
}
