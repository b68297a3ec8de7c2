// What a flick would do, computed while one aims by the same kernel that the server plays it with: exactly as meant,
// and again and again with the tremor of the hand. The server's tremor is its own; nobody can foresee that.

import { Cloud, type Hand } from "../../../discs/cloud";
import { simulate, type Flicked } from "../../../discs/flick";
import { arenaOf, Runner, type Arena, type Place, type Shot } from "../../../discs/run";

/** A flick that is being aimed, in the edition's frame. */
export interface Question {
  /** Where the other discs lie. */
  discs: readonly Place[];
  shot: Shot;
  hand: Hand;
}

/** How many flicks a landing cloud has. */
const SIZE = 60;
/** How many of them are simulated before the clock is looked at. */
const SLICE = 5;
/** How long a frame may take over them, in ms. What is left is done in the next frames, unless the aim has moved on. */
const BUDGET = 4;

export class Forecast {
  /** The flick exactly as meant. */
  meant = $state.raw<Flicked | null>(null);
  /** The landing cloud so far; it grows in place, and `grown` says how far. */
  cloud = $state.raw<Cloud | null>(null);
  grown = $state(0);
  #frame = 0;
  readonly #runner: Runner;

  constructor(board: Partial<Arena>) {
    this.#runner = new Runner(arenaOf(board));
  }

  /** Foretell this flick from the next frame on; `clouded` with the hand's spread. Null for none. */
  ask(question: Question | null, clouded: boolean): void {
    if (!question) {
      this.end();
      this.meant = this.cloud = null;
      return;
    }
    if (!clouded) this.cloud = null;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#begin(question, clouded));
  }

  /** A flick as meant, at once. */
  simulate({ discs, shot }: Question): Flicked {
    return simulate(this.#runner, discs, shot);
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
  }

  #begin(question: Question, clouded: boolean): void {
    this.meant = this.simulate(question);
    const { angle, speed } = question.hand;
    if (!clouded || (!angle && !speed)) return;
    this.#grow(new Cloud(this.#runner, question.discs, question.shot, question.hand, SIZE));
  }

  #grow(cloud: Cloud): void {
    const started = performance.now();
    do cloud.grow(SLICE);
    while (!cloud.complete && performance.now() - started < BUDGET);
    this.cloud = cloud;
    this.grown = cloud.count;
    if (!cloud.complete) this.#frame = requestAnimationFrame(() => this.#grow(cloud));
  }
}
