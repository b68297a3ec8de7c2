// Muting somebody, and telling the operator about them.

import type { NewReport } from "../generated/protocol";
import type { Somebody } from "../lib/company.svelte";
import { failureText } from "../lib/failures";
import { comeIn } from "../lib/session";
import type { TablePage } from "../lib/tablepage.svelte";
import { requests } from "./requests";

export const REASONS = ["rude", "harassing", "spam", "cheating", "name", "other"] as const;
export const LONGEST_NOTE = 500;
type Step = "choose" | "report" | "reported";

export class Asking {
  step = $state<Step>("choose");
  reason = $state<NewReport["reason"] | null>(null);
  note = $state("");
  /** Whether whoever is reported is muted as well. */
  also = $state(true);
  busy = $state(false);
  trouble = $state("");
  /** By which the report may be referred to. */
  number = $state("");
  readonly #table: TablePage;
  readonly somebody: Somebody;

  constructor(table: TablePage, somebody: Somebody) {
    this.#table = table;
    this.somebody = somebody;
  }

  get muted(): boolean {
    return this.#table.company.mutes(this.somebody.who);
  }

  mute = (): Promise<void> => this.#attempt(() => this.#setMuted(true));
  unmute = (): Promise<void> => this.#attempt(() => this.#setMuted(false));

  report = (): Promise<void> =>
    this.#attempt(async () => {
      const { who, line } = this.somebody;
      if (!this.reason) return;
      const report = { who, reason: this.reason, note: this.note.trim(), line: line?.n ?? null };
      this.number = (await requests.report(this.#table.id, report)).id;
      this.step = "reported";
      if (this.also && !this.muted) await this.#setMuted(true);
    });

  async #setMuted(muted: boolean): Promise<void> {
    const { id, store } = this.#table;
    store.muted = (await (muted ? requests.mute : requests.unmute)(id, this.somebody.who)).muted;
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      if (!this.#table.store.mine.length) await comeIn();
      await what();
    } catch (error) {
      this.trouble = failureText(error, this.#table.game);
    } finally {
      this.busy = false;
    }
  }
}
