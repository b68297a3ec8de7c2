// "What if…": a flick of the past tried again on its own board, as often as one likes, beside what was played.

import { arenaOf, HANDS, Runner, tremble, type Place } from "../../../discs/index.ts";
import type { LegalBounds, Told } from "../../../generated/protocol";
import { readFlick } from "../floor/force";
import { after, boundsOn, lying, play, shotFrom, toldOf } from "../local";
import { discOf, PHASE, WHERE, type Components, type View } from "../model";

/** How long the end of a try is shown before the board is as it was, in ms. */
const PAUSE = 1400;

/** Where a disc came to lie: null for one that is no longer on the board. */
export interface Ended {
  readonly disc: number;
  readonly place: Place | null;
}

/** What a flick changed: the discs that lie elsewhere than before, or nowhere. */
export function changesIn(before: View, then: View, flicked: number): Ended[] {
  const [was, is] = [lying(before), lying(then)];
  const moved = (disc: number): boolean => was.get(disc)?.join() !== is.get(disc)?.join();
  return [...new Set([...was.keys(), flicked])]
    .filter((disc) => disc === flicked || moved(disc))
    .map((disc) => ({ disc, place: is.get(disc) ?? null }));
}

export class WhatIf {
  /** Whether the hand of the seat trembles; without, the flick goes as aimed. */
  trembling = $state(true);
  /** The position after the latest try; null while none has ended. */
  tried = $state.raw<View | null>(null);
  /** Where the flicked disc came to rest in every try so far. */
  rests = $state.raw<readonly Place[]>([]);
  tries = $state(0);
  told = $state.raw<Told[]>([]);
  /** The flick last tried, in notation; at first the one that was played. */
  action: string;
  readonly disc: number;
  /** The position just before the flick. */
  readonly before: View;
  readonly #components: Components;
  readonly #seat: number;
  readonly #runner: Runner;
  #shown = $state.raw<View>() as View;
  #timer = 0;

  constructor(components: Components, before: View, seat: number, action: string) {
    this.action = action;
    this.disc = discOf(readFlick(action)?.disc ?? "a1");
    this.before = { ...before, position: { ...before.position, phase: PHASE.aim, actor: seat } };
    this.#components = components;
    this.#seat = seat;
    this.#shown = this.before;
    this.#runner = new Runner(arenaOf(components.board));
  }

  /** The position on the floor: with the hand that flicks, as the preview shows its spread. */
  readonly view: View = $derived.by(() => {
    const { position } = this.#shown;
    const hands = position.table.hands.map((hand) => (this.trembling ? hand : "exact"));
    return { ...this.#shown, position: { ...position, table: { ...position.table, hands } } };
  });
  /** While the end of a try is shown there is nothing to do. */
  readonly legal: LegalBounds | null = $derived.by(() =>
    this.#shown === this.before
      ? { kind: "bounds", bounds: { ...boundsOn(this.#components.board, this.#corner, [this.disc]) }, actions: [] }
      : null,
  );

  get #corner(): number {
    return this.before.corners[this.#seat] ?? 0;
  }

  readonly act = async (action: string): Promise<boolean> => {
    const read = readFlick(action);
    if (!read) return false;
    this.action = action;
    const meant = shotFrom(this.#corner, read.aim);
    const [vx, vy] = tremble(this.#runner.arena.top_speed, this.#hand, [meant.vx, meant.vy], Math.random);
    const flick = play(this.#runner, this.before, this.disc, { ...meant, vx, vy });
    this.#shown = after(this.#components.board, this.before, flick);
    this.told = [toldOf(flick, ++this.tries)];
    return true;
  };

  get #hand() {
    const name = this.trembling ? this.before.position.table.hands[this.#seat] : "exact";
    return Object.entries(HANDS).find(([known]) => known === name)?.[1] ?? HANDS.exact;
  }

  /** Everything has come to rest: show the end for a moment, then the board as it was. */
  rest(): void {
    if (this.#shown === this.before) return;
    this.tried = this.#shown;
    const [where, x, y] = this.#shown.position.discs[this.disc] ?? [WHERE.off, 0, 0];
    if (where === WHERE.floor) this.rests = [...this.rests, [x, y]];
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.again(), PAUSE);
  }

  /** Lay the discs back at once. */
  again(): void {
    clearTimeout(this.#timer);
    this.told = [];
    this.#shown = this.before;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
