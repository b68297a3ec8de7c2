// Whether the viewer has to act on the floor, their legal actions, and what they try.

import { Attempts } from "../../../lib/attempts.svelte";
import type { BoardProps } from "../../../lib/game";
import { isSolo, PHASE, readOffers, type Components, type View } from "../model";
import type { Show } from "./show.svelte";

type Table = Pick<BoardProps<View, Components>, "view" | "legal" | "result" | "act" | "explain" | "refuse">;

export class Turn {
  readonly phase = $derived.by(() => this.#table.view.position.phase);
  readonly solo = $derived.by(() => isSolo(this.#table.view));
  readonly over = $derived.by(() => this.#table.result !== null || this.phase === PHASE.over);
  readonly offers = $derived.by(() => readOffers(this.#table.legal));
  /** Whether the viewer has to act, and everything that led to it has been shown. */
  readonly mine = $derived.by(() => this.#table.legal !== null && !this.over && this.#show.idle);
  readonly #table: Table;
  readonly #show: Show;
  readonly #attempts: Attempts;

  constructor(table: Table, show: Show) {
    this.#table = table;
    this.#show = show;
    this.#attempts = new Attempts(table);
  }

  get sending(): boolean {
    return this.#attempts.sending;
  }

  /** Keep the flick just made, and make the next one. */
  async keepAndFlick(flick: string): Promise<void> {
    // The table's answer to the first comes with the legal actions for the second.
    if (await this.#attempts.send("keep")) await this.attempt(flick);
  }

  async attempt(action: string): Promise<void> {
    await this.#attempts.make(action, this.offers.flick !== null || this.offers.all.has(action));
  }
}
