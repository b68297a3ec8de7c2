// The displayed board while events are shown step by step; in the end it equals the view.

import { tick } from "svelte";
import type { Told } from "../../generated/protocol";
import type { BoardProps } from "../../lib/game";
import { News } from "../../lib/news";
import { Flights } from "./flights.svelte";
import { readDeck, type Cell, type Components, type View } from "./model";
import { difference, NO_STREAK, pace, plan, shownOf, type Plan, type Shown, type Step } from "./motion";
import type { Spots } from "./spots";
import { arcs, crossFade, dropIn, half, Stage } from "./stage";

type Table = Pick<
  BoardProps<View, Components>,
  "view" | "components" | "viewer" | "result" | "reducedMotion" | "sound"
>;
type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

/** With more views waiting than this, they are skipped. */
const MOST_WAITING = 8;
/** Milliseconds for a change without events. */
const CATCH_UP = 260;

export class Playback {
  shown: Shown = $state.raw({ grid: [], hand: [], sizes: [], scored: [], discard: [], deck: 0 });
  /** The stones that have just scored. */
  glowing = $state.raw<readonly Cell[]>([]);
  /** The seat whose points have just grown. */
  pulsing = $state<number | null>(null);
  burst = $state.raw<{ points: number; streak: number } | null>(null);
  topSpent = $state<number | null>(null);
  /** The seat whose action is being shown. */
  actor = $state<number | null>(null);
  readonly deck = $derived.by(() => readDeck(this.#table.components));
  readonly flights: Flights;

  readonly #table: Table;
  readonly #spots: Spots;
  readonly #stage = new Stage();
  readonly #news = new News();
  readonly #queue: { steps: Plan; view: View }[] = [];
  #streak = NO_STREAK;
  #running = false;
  #first = true;

  constructor(table: Table, spots: Spots) {
    this.#table = table;
    this.#spots = spots;
    this.flights = new Flights(this.#stage, spots, () => table.reducedMotion);
    this.shown = shownOf(table.view);
  }

  /** Show a new view and the events that led to it. */
  arrive(view: View, told: readonly Told[]): void {
    const steps = plan(view, this.#news.fresh(told), this.deck, this.#streak);
    this.#streak = steps.streak;
    this.#queue.push({ steps, view });
    if (this.#queue.length > MOST_WAITING) this.hurry();
    if (!this.#running) void this.#run();
  }

  /** Finish at once, because the player does not wait. */
  hurry(): void {
    this.#stage.hurry();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { start, steps } = next.steps;
      if (!this.#first) await this.#catchUp(start);
      this.#first = false;
      this.shown = start;
      for (const [index, step] of steps.entries()) {
        await tick();
        await this.#show(step, steps.length - index + this.#queue.length);
      }
      this.shown = shownOf(next.view);
    }
    this.#stage.calm();
    this.actor = null;
    this.#running = false;
  }

  /** Show a change without events: an undo, or a jump to another moment. */
  async #catchUp(to: Shown): Promise<void> {
    const change = difference(this.shown.grid, to.grid);
    const { reducedMotion } = this.#table;
    if (change.kind === "none") return;
    if (change.kind === "flip" && !reducedMotion) {
      await this.#turn(change.cell, CATCH_UP, () => (this.shown = to));
      return;
    }
    this.shown = to;
    await tick();
    if (change.kind === "other") await this.#fade(change.cells);
    else if (change.kind === "flip") await this.#fade([change.cell]);
    else if (reducedMotion) await this.#fade([change.a, change.b]);
    else await this.#trade(change.a, change.b, CATCH_UP);
  }

  async #show(step: Step, waiting: number): Promise<void> {
    const ms = pace(step, waiting);
    const { sound, viewer, result } = this.#table;
    if ("seat" in step) this.actor = step.seat;
    if (this.#stage.hurried) {
      this.shown = step.after;
      return;
    }
    switch (step.kind) {
      case "shift":
        return this.#shift(step, ms);
      case "flip":
        return this.#flip(step, ms);
      case "score":
        return this.#score(step, ms);
      case "draw":
        return this.#draw(step, ms);
      case "lay":
        return this.#lay(step);
      case "strike":
        sound("refuse");
        break;
      case "reshuffle":
      case "last_round":
        break;
      case "over":
        if (viewer !== null && result?.winners.includes(viewer)) sound("win");
        break;
    }
    this.shown = step.after;
  }

  async #shift({ seat, card, a, b, after }: StepOf<"shift">, ms: number): Promise<void> {
    this.#table.sound("place");
    this.topSpent = card;
    const spent = this.#spend(seat, card, ms, { ...after });
    await tick();
    await Promise.all([spent, this.#table.reducedMotion ? this.#fade([a, b]) : this.#trade(a, b, ms)]);
  }

  async #flip({ seat, card, cell, after }: StepOf<"flip">, ms: number): Promise<void> {
    this.#table.sound("place");
    this.topSpent = card;
    if (this.#table.reducedMotion) {
      await Promise.all([this.#spend(seat, card, ms, after), tick().then(() => this.#fade([cell]))]);
      return;
    }
    const spent = this.#spend(seat, card, ms, { ...after, grid: this.shown.grid });
    await Promise.all([spent, this.#turn(cell, ms, () => (this.shown = after))]);
  }

  async #score({ seat, card, cells, points, streak, after }: StepOf<"score">, ms: number): Promise<void> {
    for (let i = 0; i < Math.min(3, streak); i++) setTimeout(() => this.#table.sound("score"), i * 110);
    this.glowing = cells;
    const from = this.#whereabouts(seat, card);
    this.shown = { ...after, scored: this.shown.scored };
    this.burst = { points, streak };
    await this.flights.fly(card, from, this.#spots.seat(seat), ms);
    this.shown = after;
    this.pulsing = seat;
    await this.#stage.pause(streak > 1 ? 260 : 160);
    this.glowing = [];
    this.pulsing = null;
    this.burst = null;
  }

  async #draw({ seat, cards, after }: StepOf<"draw">, ms: number): Promise<void> {
    const from = this.#spots.pile("deck")?.getBoundingClientRect();
    this.shown = after;
    await tick();
    if (this.#table.reducedMotion || !from) return;
    if (cards.length > 0) await this.flights.deal(cards, from, ms);
    else await this.flights.fly(null, from, this.#spots.seat(seat), ms);
  }

  async #lay({ after }: StepOf<"lay">): Promise<void> {
    this.shown = after;
    await tick();
    if (this.#table.reducedMotion) return;
    await this.#stage.wait(this.#spots.pieces().map((piece, index) => dropIn(this.#stage, piece, 40 * index)));
  }

  /** A card flies to the discards. */
  async #spend(seat: number, card: number, ms: number, after: Shown): Promise<void> {
    const from = this.#whereabouts(seat, card);
    this.shown = after;
    await this.flights.fly(card, from, this.#spots.pile("discard"), ms);
  }

  /** Where a card starts from: the viewer's hand, or a seat. */
  #whereabouts(seat: number, card: number): DOMRect | undefined {
    return (this.#spots.card(card) ?? this.#spots.seat(seat))?.getBoundingClientRect();
  }

  #fade(cells: readonly Cell[]): Promise<void> {
    return this.#stage.wait(cells.map((cell) => crossFade(this.#stage, this.#spots.piece(cell))));
  }

  #trade(a: Cell, b: Cell, ms: number): Promise<void> {
    return this.#stage.wait(arcs(this.#stage, this.#spots.piece(a), this.#spots.piece(b), ms));
  }

  async #turn(cell: Cell, ms: number, change: () => void): Promise<void> {
    await this.#stage.wait([half(this.#stage, this.#spots.piece(cell), ms, "away")]);
    change();
    await tick();
    await this.#stage.wait([half(this.#stage, this.#spots.piece(cell), ms, "back")]);
  }
}
