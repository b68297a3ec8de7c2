// The words of the game as plain data: faces, cells, cards and the notation of actions. No rules.

import type { FaceMark } from "../../art/marks";
import type { Say } from "../../lib/game";
import type { Legal, Result, ShiftingStonesView } from "../../generated/protocol";

export type View = ShiftingStonesView;
export type Face = number;
export type Cell = number;

/** The faces by number; the two sides of a stone differ in the last bit only. */
export const FACES = [
  "sun",
  "moon",
  "fish",
  "bird",
  "horse",
  "boat",
  "seed",
  "tree",
] as const satisfies readonly FaceMark[];

export const CELLS: readonly Cell[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const PHASE = { turn: 4, draw: 5, over: 6 } as const;

export function faceName(face: Face): FaceMark {
  return FACES[face] ?? "sun";
}

export function under(face: Face): Face {
  return face ^ 1;
}

/** a1 to c3: the column's letter from the left, the row from the top. */
export function cellName(cell: Cell): string {
  return "abc".charAt(cell % 3) + String(Math.floor(cell / 3) + 1);
}

export function cellOf(name: string): Cell {
  return "abc".indexOf(name.charAt(0)) + 3 * (Number(name.charAt(1)) - 1);
}

/** A card as an edition prints it: rows of faces from the top, null where it is grey. */
export interface Card {
  id: number;
  points: number;
  pattern: readonly (readonly (Face | null)[])[];
}

/** The edition's file. */
export interface Components {
  name?: string;
  card: readonly { id: number; points: number; pattern: readonly string[] }[];
}

export type Deck = ReadonlyMap<number, Card>;

/** The cards of an edition by their numbers. */
export function readDeck(components: Components): Deck {
  return new Map(
    components.card.map(({ id, points, pattern }) => [
      id,
      { id, points, pattern: pattern.map((row) => row.split(/\s+/).filter(Boolean).map(readFace)) },
    ]),
  );
}

function readFace(word: string): Face | null {
  const face = FACES.findIndex((one) => one === word);
  return face < 0 ? null : face;
}

export function pointsOf(deck: Deck, cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + (deck.get(card)?.points ?? 0), 0);
}

/** How many of the cards are worth one point; having the most of them earns a bonus at the end. */
export function onesOf(deck: Deck, cards: readonly number[]): number {
  return cards.filter((card) => deck.get(card)?.points === 1).length;
}

/** What each seat gets for the most 1s, once the match is over. */
export function bonuses(result: Result | null): { seat: number; points: number }[] {
  const parts = (result?.scores ?? []).flatMap(({ seat, parts }) => parts.map((part) => ({ seat, ...part })));
  return parts.filter(({ code }) => code === "most_ones").map(({ seat, points }) => ({ seat, points }));
}

export type Action =
  | { kind: "shift"; a: Cell; b: Cell; card: number }
  | { kind: "flip"; cell: Cell; card: number }
  | { kind: "score"; card: number }
  | { kind: "end" }
  | { kind: "skip" };

/** The action in notation; the earlier cell of a shift comes first. */
export function write(action: Action): string {
  switch (action.kind) {
    case "shift":
      return `s ${cellName(Math.min(action.a, action.b))}${cellName(Math.max(action.a, action.b))} ${action.card}`;
    case "flip":
      return `f ${cellName(action.cell)} ${action.card}`;
    case "score":
      return `+${action.card}`;
    default:
      return action.kind;
  }
}

/** An action read from notation; null if it is not one of this game. */
export function read(text: string): Action | null {
  const shift = /^s ([a-c][1-3])([a-c][1-3]) (\d+)$/.exec(text);
  if (shift) return { kind: "shift", a: cellOf(shift[1] ?? ""), b: cellOf(shift[2] ?? ""), card: Number(shift[3]) };
  const flip = /^f ([a-c][1-3]) (\d+)$/.exec(text);
  if (flip) return { kind: "flip", cell: cellOf(flip[1] ?? ""), card: Number(flip[2]) };
  const score = /^\+(\d+)$/.exec(text);
  if (score) return { kind: "score", card: Number(score[1]) };
  return text === "end" || text === "skip" ? { kind: text } : null;
}

/** The legal actions, in notation. */
export function offered(legal: Legal | null): ReadonlySet<string> {
  return new Set(legal?.actions ?? []);
}

/** "b2: horse, boat beneath". */
export function stoneLabel(say: Say, cell: Cell, face: Face): string {
  return say("page-stone", {
    cell: cellName(cell),
    face: faceName(face),
    beneath: say(`face-${faceName(under(face))}`),
  });
}

/** "Card 17, 1 point: horse above boat." Row by row, including grey cells. */
export function cardLabel(say: Say, card: Card): string {
  const rows = card.pattern.map((row) =>
    row.map((face) => (face === null ? say("page-grey") : say(`face-${faceName(face)}`))).join(" "),
  );
  return say("page-card", {
    card: card.id,
    points: card.points,
    pattern: rows.join(` ${say("page-above")} `),
  });
}
