// The better turn of a marked moment, drawn on the board in its place: the position before the decision, and what to
// do in it, action by action.

import type { JudgedEntry } from "../generated/protocol";
import { api } from "./api";
import { placesOf } from "./why";

/** A position in which something better is drawn. */
export interface Instead {
  view: unknown;
  seat: number;
  /** The action to draw. */
  hinted: string | null;
  /** The places that its reasons speak of. */
  pointed: readonly string[];
}

export class BetterTurn {
  /** What the board shows; null while it shows the match as it was played. */
  shown = $state.raw<Instead | null>(null);
  /** Which action of the turn that is, counted from 0. */
  step = $state(0);
  #entry: JudgedEntry | null = null;
  /** The last wish counts, whichever answer arrives last. */
  #wish = 0;
  readonly #id: string;
  readonly #failed: (error: unknown) => void;

  constructor(id: string, failed: (error: unknown) => void) {
    this.#id = id;
    this.#failed = failed;
  }

  /** Draw one action of the better turn. */
  async show(entry: JudgedEntry, step = 0): Promise<void> {
    const mine = ++this.#wish;
    try {
      const tried = { ply: entry.ply, actions: entry.better.slice(0, step) };
      const { view, seat } = await api.retry(this.#id, tried);
      if (mine !== this.#wish) return;
      this.#entry = entry;
      this.step = step;
      this.shown = { view, seat, hinted: entry.better[step] ?? null, pointed: placesOf(entry.reasons) };
    } catch (error) {
      if (mine === this.#wish) this.#failed(error);
    }
  }

  /** Switch between what was played and what would have been better. */
  async toggle(entry: JudgedEntry | undefined): Promise<void> {
    if (this.shown) this.hide();
    else if (entry?.better.length) await this.show(entry);
  }

  hide(): void {
    this.#wish++;
    this.shown = null;
    this.step = 0;
    this.#entry = null;
  }

  /** Another moment is displayed: what is drawn belongs to its own only. */
  keepTo(entry: JudgedEntry | undefined): void {
    if (entry !== this.#entry) this.hide();
  }
}
