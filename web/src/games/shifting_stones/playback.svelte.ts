// The displayed board while events are shown step by step; in the end it equals the view.

import { tick } from "svelte";
import type { Told } from "../../generated/protocol";
import type { Scene } from "../../lib/director/scenes";
import type { BoardProps } from "../../lib/game";
import { News } from "../../lib/news";
import { Flights } from "./flights.svelte";
import { bonuses, readDeck, type Cell, type Components, type View } from "./model";
import { difference, NO_STREAK, pace, plan, shownOf, type Plan, type Shown, type Step } from "./motion";
import type { Spots } from "./spots";
import { arcs, crossFade, dropIn, half, Stage } from "./stage";

type Table = Pick<
  BoardProps<View, Components>,
  "view" | "components" | "viewer" | "result" | "reducedMotion" | "sound"
>;
type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

/** Steps to be shown, from one position to another. */
interface Passage {
  from: Shown | null;
  steps: readonly Step[];
  to: Shown | null;
  /** How long the director gives them; without one, each takes its usual time. */
  ms?: number;
}

/** With more views waiting than this, they are skipped. */
const MOST_WAITING = 8;
/** A scene shorter than this shows everything at the same time. */
const SHORT = 500;
/** Milliseconds for a change without events. */
const CATCH_UP = 260;

export class Playback {
  shown: Shown = $state.raw({ grid: [], hand: [], sizes: [], scored: [], discard: [], deck: 0 });
  /** The stones that have just scored. */
  glowing = $state.raw<readonly Cell[]>([]);
  /** The stones that have just moved. */
  moved = $state.raw<readonly Cell[]>([]);
  /** Whether the bonus for the most 1s is still to come. */
  bonusDue = $state(false);
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
  readonly #queue: Passage[] = [];
  /** The steps of the moment that is shown scene by scene. */
  #plan: Plan | null = null;
  #streak = NO_STREAK;
  #running = false;
  #first = true;

  constructor(table: Table, spots: Spots) {
    this.#table = table;
    this.#spots = spots;
    this.flights = new Flights(this.#stage, spots, () => table.reducedMotion);
    this.shown = shownOf(table.view);
  }

  /** Show a new view and the events that led to it, if no scene has shown them. */
  arrive(view: View, told: readonly Told[]): void {
    this.bonusDue = false;
    const { start, steps, streak } = plan(view, this.#news.fresh(told), this.deck, this.#streak);
    this.#streak = streak;
    if (this.#plan) this.hurry(); // skipped: nothing of the scene is waited for
    this.#plan = null;
    this.#enqueue({ from: start, steps, to: shownOf(view) });
    if (this.#queue.length > MOST_WAITING) this.hurry();
  }

  /** Show one scene of a moment. */
  perform({ events, after, index, count, ms }: Scene<View>, told: readonly Told[]): void {
    const first = index === 0 || !this.#plan;
    if (first) {
      this.#news.fresh(told);
      this.#plan = plan(after, told, this.deck, this.#streak);
      this.#streak = this.#plan.streak;
      this.bonusDue = this.#plan.causes.some(({ kind }) => kind === "game_over");
    }
    const { start, steps, causes } = this.#plan ?? { start: this.shown, steps: [], causes: [] };
    this.hurry(); // whatever the scene before has not finished
    this.#enqueue({
      from: first ? start : null,
      steps: steps.filter((_, step) => events.includes(causes[step])),
      to: index === count - 1 ? shownOf(after) : null,
      ms,
    });
  }

  #enqueue(passage: Passage): void {
    this.#queue.push(passage);
    if (!this.#running) void this.#run();
  }

  /** Finish at once, because the player does not wait. */
  hurry(): void {
    this.#stage.hurry();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { from, steps, to, ms } = next;
      if (ms !== undefined) this.#stage.calm();
      if (from) {
        if (!this.#first) await this.#catchUp(from);
        this.shown = from;
      }
      this.#first = false;
      for (const [index, step] of steps.entries()) {
        await tick();
        await this.#show(
          step,
          ms === undefined ? pace(step, steps.length - index + this.#queue.length) : ms / steps.length,
        );
      }
      if (to) this.shown = to;
      this.glowing = this.moved = [];
      this.pulsing = this.burst = null;
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

  async #show(step: Step, ms: number): Promise<void> {
    const { sound } = this.#table;
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
        return this.#bonus(step, ms);
    }
    this.shown = step.after;
  }

  async #shift({ seat, card, a, b, after }: StepOf<"shift">, ms: number): Promise<void> {
    await this.#spend(seat, card, ms, after, async (moving) => {
      this.shown = after;
      await tick();
      await (this.#table.reducedMotion ? this.#fade([a, b]) : this.#trade(a, b, moving));
    });
    await this.#dwell([a, b], ms);
  }

  async #flip({ seat, card, cell, after }: StepOf<"flip">, ms: number): Promise<void> {
    await this.#spend(seat, card, ms, after, async (moving) => {
      if (!this.#table.reducedMotion) return this.#turn(cell, moving, () => (this.shown = after));
      this.shown = after;
      await tick();
      await this.#fade([cell]);
    });
    await this.#dwell([cell], ms);
  }

  /** A card flies to the discards and the stones move: one after the other, if there is time for it. */
  async #spend(
    seat: number,
    card: number,
    ms: number,
    after: Shown,
    move: (moving: number) => Promise<void>,
  ): Promise<void> {
    const { sound, reducedMotion } = this.#table;
    const from = this.#whereabouts(seat, card);
    const short = ms < SHORT || reducedMotion;
    this.topSpent = card;
    this.shown = { ...after, grid: this.shown.grid };
    const flown = this.flights.fly(card, from, this.#spots.pile("discard"), { ms: short ? ms : ms * 0.45 });
    if (!short) await this.#stage.pause(ms * 0.25);
    sound("place");
    await Promise.all([flown, move(short ? ms : ms * 0.45)]);
  }

  /** The stones stay marked for the rest of a scene, so that one sees which they were. */
  async #dwell(cells: readonly Cell[], ms: number): Promise<void> {
    if (ms < SHORT) return;
    this.moved = cells;
    await this.#stage.pause(this.#table.reducedMotion ? ms * 0.8 : ms * 0.25);
  }

  async #score({ seat, card, cells, points, streak, after }: StepOf<"score">, ms: number): Promise<void> {
    for (let i = 0; i < Math.min(3, streak); i++) setTimeout(() => this.#table.sound("score"), i * 110);
    this.glowing = cells;
    const held = this.#spots.card(card)?.getBoundingClientRect();
    if (ms >= SHORT) await this.#stage.pause(ms * 0.3);
    this.shown = { ...after, scored: this.shown.scored };
    if (streak > 1) this.burst = { points, streak };
    // Another player's card comes into view where its pattern is, and goes to its owner from there.
    const from = held ?? this.#spots.amid(cells);
    await this.flights.fly(card, from, this.#spots.seat(seat), { ms: ms * 0.5, points, hold: held ? 0 : 0.4 });
    this.shown = after;
    this.pulsing = seat;
    await this.#stage.pause(this.#table.reducedMotion ? ms * 0.6 : ms < SHORT ? 160 : ms * 0.15);
  }

  /** The bonus for the most 1s goes to whoever earns it. */
  async #bonus({ after }: StepOf<"over">, ms: number): Promise<void> {
    this.shown = after;
    const from = this.#spots.amid([4]);
    const lucky = bonuses(this.#table.result).filter(({ points }) => points > 0);
    if (lucky.length) this.#table.sound("score");
    await Promise.all(
      lucky.map(({ seat, points }) =>
        this.flights.fly(null, from, this.#spots.seat(seat), { ms: ms * 0.7, points, hold: 0.5 }),
      ),
    );
    this.bonusDue = false;
    this.pulsing = lucky[0]?.seat ?? null;
    await this.#stage.pause(ms * 0.2);
  }

  async #draw({ seat, count, cards, after }: StepOf<"draw">, ms: number): Promise<void> {
    const from = this.#spots.pile("deck")?.getBoundingClientRect();
    this.shown = after;
    await tick();
    if (this.#table.reducedMotion || !from) return;
    if (cards.length > 0) return this.flights.deal(cards, from, ms * 0.7);
    const step = (ms * 0.4) / count;
    await Promise.all(
      Array.from({ length: count }, async (_, i) => {
        await this.#stage.pause(i * step);
        await this.flights.fly(null, from, this.#spots.seat(seat), { ms: ms * 0.6 });
      }),
    );
  }

  async #lay({ after }: StepOf<"lay">): Promise<void> {
    this.shown = after;
    await tick();
    if (this.#table.reducedMotion) return;
    await this.#stage.wait(this.#spots.pieces().map((piece, index) => dropIn(this.#stage, piece, 40 * index)));
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
