// Events as steps to be shown one after another. The view is already the state after them, so the
// state before is found by walking the events backwards.

import type { ShiftingStonesEvent, Told, TookBack } from "../../generated/protocol";
import { eventsOf } from "../../lib/news";
import type { Cell, Deck, Face, View } from "./model";
import { FACES, cellOf, under } from "./model";
import { patternPlaces } from "./patterns";

export type TableEvent = ShiftingStonesEvent | TookBack;

/** The parts of the position that move. */
export interface Shown {
  grid: readonly Face[];
  hand: readonly number[];
  sizes: readonly number[];
  scored: readonly (readonly number[])[];
  discard: readonly number[];
  deck: number;
}

export type Step =
  | { kind: "lay"; after: Shown }
  | { kind: "shift"; seat: number; card: number; a: Cell; b: Cell; after: Shown }
  | { kind: "flip"; seat: number; card: number; cell: Cell; face: Face; after: Shown }
  | {
      kind: "score";
      seat: number;
      card: number;
      points: number;
      /** How many cards this seat has scored in this turn, as far as the events show. */
      streak: number;
      /** The stones that made it. */
      cells: Cell[];
      after: Shown;
    }
  | { kind: "draw"; seat: number; count: number; cards: readonly number[]; after: Shown }
  | { kind: "reshuffle"; count: number; after: Shown }
  | { kind: "strike"; strikes: number; after: Shown }
  | { kind: "last_round"; seat: number; after: Shown }
  | { kind: "over"; after: Shown };

export interface Plan {
  start: Shown;
  steps: Step[];
  /** The event that each step shows. */
  causes: TableEvent[];
  /** Cards scored in the current turn, and by whom. */
  streak: Streak;
}

export interface Streak {
  seat: number;
  count: number;
}

export const NO_STREAK: Streak = { seat: -1, count: 0 };

export function shownOf(view: View): Shown {
  return {
    grid: view.grid,
    hand: view.hand,
    sizes: view.hand_sizes,
    scored: view.scored,
    discard: view.discard,
    deck: view.deck_size,
  };
}

/** The steps that lead to this view. An undo cannot be walked backwards: only what came after it counts. */
export function plan(view: View, told: readonly Told[], deck: Deck, streak: Streak = NO_STREAK): Plan {
  const all = eventsOf<TableEvent>(told);
  const barrier = all.findLastIndex((event) => event.kind === "took_back");
  const events = all.slice(barrier + 1).filter((event) => event.kind !== "took_back");
  const states = [shownOf(view)];
  for (const event of events.toReversed()) states.unshift(before(states[0] ?? shownOf(view), event, view.viewer));
  const start = states[0] ?? shownOf(view);
  let going = barrier < 0 ? streak : NO_STREAK;
  const causes: TableEvent[] = [];
  const steps = events.flatMap((event, i) => {
    const after = states[i + 1] ?? start;
    if (event.kind === "ended" || event.kind === "skipped") going = NO_STREAK;
    if (event.kind === "scored") {
      going = { seat: event.seat, count: going.seat === event.seat ? going.count + 1 : 1 };
    }
    const made = stepOf(event, after, deck, going.count);
    causes.push(...made.map(() => event));
    return made;
  });
  return { start, steps, causes, streak: going };
}

function stepOf(event: ShiftingStonesEvent, after: Shown, deck: Deck, streak: number): Step[] {
  switch (event.kind) {
    case "laid":
      return [{ kind: "lay", after }];
    case "shifted":
      return [{ kind: "shift", seat: event.seat, card: event.card, a: cellOf(event.a), b: cellOf(event.b), after }];
    case "flipped": {
      const cell = cellOf(event.cell);
      return [{ kind: "flip", seat: event.seat, card: event.card, cell, face: faceOf(event.face), after }];
    }
    case "scored": {
      const pattern = deck.get(event.card)?.pattern ?? [];
      const cells = [...new Set(patternPlaces(pattern, after.grid).flatMap((place) => place.named))];
      return [{ kind: "score", seat: event.seat, card: event.card, points: event.points, streak, cells, after }];
    }
    case "drew":
      return event.count > 0 ? [{ kind: "draw", seat: event.seat, count: event.count, cards: event.cards, after }] : [];
    case "reshuffled":
      return [{ kind: "reshuffle", count: event.count, after }];
    case "struck":
      return [{ kind: "strike", strikes: event.strikes, after }];
    case "last_round":
      return [{ kind: "last_round", seat: event.seat, after }];
    case "game_over":
      return [{ kind: "over", after }];
    default:
      return [];
  }
}

function faceOf(word: string): Face {
  return FACES.findIndex((face) => face === word);
}

/** The position before this event. */
function before(after: Shown, event: ShiftingStonesEvent, viewer: number | null): Shown {
  switch (event.kind) {
    case "shifted":
      return {
        ...unspent(after, event.seat, event.card, viewer),
        grid: swapped(after.grid, cellOf(event.a), cellOf(event.b)),
      };
    case "flipped":
      return { ...unspent(after, event.seat, event.card, viewer), grid: turned(after.grid, cellOf(event.cell)) };
    case "scored":
      return {
        ...held(after, event.seat, [event.card], 1, viewer),
        scored: after.scored.map((cards, seat) =>
          seat === event.seat ? cards.filter((card) => card !== event.card) : cards,
        ),
      };
    case "drew":
      return {
        ...after,
        hand: after.hand.filter((card) => !event.cards.includes(card)),
        sizes: after.sizes.map((size, seat) => (seat === event.seat ? Math.max(0, size - event.count) : size)),
        deck: after.deck + event.count,
      };
    case "reshuffled":
      return { ...after, deck: Math.max(0, after.deck - event.count) };
    default:
      return after;
  }
}

function unspent(after: Shown, seat: number, card: number, viewer: number | null): Shown {
  return { ...held(after, seat, [card], 1, viewer), discard: after.discard.filter((spent) => spent !== card) };
}

function held(after: Shown, seat: number, cards: number[], count: number, viewer: number | null): Shown {
  return {
    ...after,
    hand: seat === viewer ? [...after.hand, ...cards].sort((one, other) => one - other) : after.hand,
    sizes: after.sizes.map((size, index) => (index === seat ? size + count : size)),
  };
}

export function swapped(grid: readonly Face[], a: Cell, b: Cell): Face[] {
  const next = [...grid];
  [next[a], next[b]] = [next[b] ?? 0, next[a] ?? 0];
  return next;
}

export function turned(grid: readonly Face[], cell: Cell): Face[] {
  return grid.map((face, index) => (index === cell ? under(face) : face));
}

export type Difference =
  | { kind: "none" }
  | { kind: "shift"; a: Cell; b: Cell }
  | { kind: "flip"; cell: Cell }
  | { kind: "other"; cells: Cell[] };

/** How one grid became another without events: by one move, or by a jump. */
export function difference(from: readonly Face[], to: readonly Face[]): Difference {
  if (from.length !== to.length) return { kind: "other", cells: [...to.keys()] };
  const cells = [...to.keys()].filter((cell) => from[cell] !== to[cell]);
  const [a, b] = cells;
  if (a === undefined) return { kind: "none" };
  if (cells.length === 1 && to[a] === under(from[a] ?? 0)) return { kind: "flip", cell: a };
  if (b !== undefined && cells.length === 2 && from[a] === to[b] && from[b] === to[a]) {
    const near = Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) === 1;
    if (near) return { kind: "shift", a, b };
  }
  return { kind: "other", cells };
}

/** Milliseconds for a step; shorter when many are waiting. */
export function pace(step: Step, waiting: number): number {
  const full = step.kind === "score" ? 300 + 60 * Math.min(3, step.streak - 1) : step.kind === "draw" ? 220 : 280;
  return waiting > 6 ? 150 : full;
}
