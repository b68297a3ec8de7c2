// What lies on somebody's table, as they enter it, and what the companion says of it.

import { Kept, keptKey } from "../../../companion/kept.svelte";
import type { ShiftingStonesCompanionQuestion, ShiftingStonesCompanionWays } from "../../../generated/protocol";
import type { CompanionProps } from "../../../lib/game";
import { CELLS, FACES, under, type Cell, type Face } from "../model";

export type Way = ShiftingStonesCompanionWays["ways"][number];

interface Laid {
  /** In reading order, as far as they were entered. */
  stones: readonly Face[];
  hand: readonly number[];
}

/** How many stones the box has of each kind, by the lower of its two faces (ST-01). */
const STONES: Readonly<Record<Face, number>> = { 0: 1, 2: 2, 4: 3, 6: 3 };
const kindOf = (face: Face): Face => Math.min(face, under(face));
/** The most cards that the companion takes. */
export const MOST_CARDS = 8;

const isList = (data: unknown): data is number[] => Array.isArray(data) && data.every((one) => Number.isInteger(one));

function readLaid(stored: unknown): Laid | null {
  const { stones, hand } = (stored ?? {}) as Partial<Record<keyof Laid, unknown>>;
  if (!isList(stones) || !isList(hand)) return null;
  if (stones.length > CELLS.length || stones.some((face) => !(face in FACES))) return null;
  return { stones, hand: hand.slice(0, MOST_CARDS) };
}

export class Table {
  readonly kept = new Kept<Laid>(keptKey("shifting_stones"), { stones: [], hand: [] }, readLaid);
  /** The stone that was tapped; the next tap says what becomes of it. */
  picked = $state<Cell | null>(null);
  reply = $state.raw<ShiftingStonesCompanionWays | null>(null);
  error = $state.raw<unknown>(null);

  constructor(private readonly ask: CompanionProps["ask"]) {}

  get stones(): readonly Face[] {
    return this.kept.value.stones;
  }
  get hand(): readonly number[] {
    return this.kept.value.hand;
  }
  get complete(): boolean {
    return this.stones.length === CELLS.length;
  }
  /** The cell where the next stone goes; null once all lie there. */
  get next(): Cell | null {
    return this.complete ? null : this.stones.length;
  }

  /** Whether the box has another stone with this face, the one that is picked aside. */
  has(face: Face): boolean {
    const others = this.stones.filter((_, cell) => cell !== this.picked);
    return others.filter((one) => kindOf(one) === kindOf(face)).length < (STONES[kindOf(face)] ?? 0);
  }

  /** Lay a stone on the next cell, or in the place of the one that is picked. */
  lay(face: Face): void {
    if (!this.has(face)) return;
    if (this.picked !== null) this.#set({ stones: this.stones.with(this.picked, face) });
    else if (!this.complete) this.#set({ stones: [...this.stones, face] });
    this.picked = null;
  }

  /** A tap on a stone picks it; the same again turns it over, and another trades places with it. */
  tap(cell: Cell): void {
    const [first, face] = [this.picked, this.stones[cell]];
    if (first === null || face === undefined) {
      this.picked = cell;
      return;
    }
    const stones = this.stones.with(first, face).with(cell, this.stones[first]!);
    this.#set({ stones: first === cell ? this.stones.with(cell, under(face)) : stones });
    this.picked = null;
  }

  /** Take a card into the hand, or put it back. */
  toggle(card: number): void {
    if (this.hand.includes(card)) this.#set({ hand: this.hand.filter((one) => one !== card) });
    else if (this.hand.length < MOST_CARDS) this.#set({ hand: [...this.hand, card] });
  }

  /** The way was gone on the table: the stones lie as it left them, and its cards are no longer in the hand. */
  done(way: Way): void {
    const used = [...way.scored, ...way.spent];
    this.#set({
      stones: way.steps.at(-1)?.stones ?? this.stones,
      hand: this.hand.filter((card) => !used.includes(card)),
    });
  }

  #set(changed: Partial<Laid>): void {
    this.kept.value = { ...this.kept.value, ...changed };
  }

  /** Ask what can be scored; the function that is returned gives up waiting for it. */
  look(): () => void {
    const leaving = new AbortController();
    this.reply = this.error = null;
    if (this.complete) {
      const question: ShiftingStonesCompanionQuestion = {
        kind: "hand",
        stones: [...this.stones],
        hand: [...this.hand],
      };
      this.ask<ShiftingStonesCompanionWays>(question, leaving.signal).then(
        (reply) => leaving.signal.aborted || (this.reply = reply),
        (error: unknown) => leaving.signal.aborted || (this.error = error),
      );
    }
    return () => leaving.abort();
  }
}
