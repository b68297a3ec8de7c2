// The analysis beside a replay: opened on purpose, and only then loaded, with the better turn that the board shows and
// the mistakes that are tried again.

import type { JudgedEntry } from "../generated/protocol";
import type { BetterTurn } from "./betterturn.svelte";
import { showFailure } from "./failures";
import type { JudgedMatch } from "./judgedmatch.svelte";
import type { Replay } from "./replay.svelte";
import type { Retry } from "./retry.svelte";
import { account } from "./sentences";
import { say } from "./speech.svelte";

type Parts = typeof import("../shell/judging");

export class Analysing {
  /** Whether it is open. */
  on = $state(false);
  /** What only an analysis needs, once it is loaded. */
  parts = $state.raw<Parts | null>(null);
  judged = $state.raw<JudgedMatch | null>(null);
  better = $state.raw<BetterTurn | null>(null);
  /** The mistakes that are being tried again, if any. */
  retry = $state.raw<Retry | null>(null);
  readonly #replay: Replay;

  constructor(replay: Replay, on: boolean) {
    this.#replay = replay;
    this.on = on;
  }

  /** The judged entry that led to the displayed moment. */
  readonly entry: JudgedEntry | undefined = $derived.by(() => {
    const n = this.#replay.frame?.n ?? 0;
    return this.on && n ? this.judged?.at(n) : undefined;
  });
  /** The mistakes of the seat one looks through. */
  readonly mine: JudgedEntry[] = $derived.by(() => this.judged?.mistakesOf(this.#replay.viewer) ?? []);

  /** Load it once it is wanted and allowed, until the page is left. Called once, by the page. */
  follow(): void {
    $effect(() => {
      if (this.on && this.#replay.open && !this.parts) void this.#load();
    });
    $effect(() => this.better?.keepTo(this.entry));
    $effect(() => () => this.judged?.end());
  }

  async #load(): Promise<void> {
    try {
      const parts = await import("../shell/judging");
      if (this.parts) return;
      this.judged = new parts.JudgedMatch(this.#replay.id);
      this.better = new parts.BetterTurn(this.#replay.id, (error) => showFailure(error, this.#replay.game));
      this.parts = parts;
      void this.judged.load();
    } catch (error) {
      this.on = false;
      showFailure(error);
    }
  }

  toggle = (): void => {
    this.on = !this.on;
  };

  /** Where the previous (-1) or next (+1) mistake was made; null if there is none. */
  mistake(step: 1 | -1): number | null {
    return this.judged?.next(this.#replay.frame?.n ?? 0, step) ?? null;
  }

  jump = (step: 1 | -1): void => {
    const ply = this.mistake(step);
    if (ply !== null) this.#replay.jump(ply);
  };

  /** Show what was played, or what would have been better. */
  switch = (): void => {
    this.#replay.pause();
    void this.better?.toggle(this.entry);
  };

  /** Try the mistakes again, from the displayed one on if it is one of them. */
  begin = (): void => {
    const { parts, mine } = this;
    if (!parts || !mine.length) return;
    this.#replay.pause();
    this.better?.hide();
    this.retry = new parts.Retry(this.#replay.id, mine);
    void this.retry.begin();
  };

  /** Back to the replay, where the last mistake was made that was tried. */
  leave = (): void => {
    const last = this.retry?.played ?? this.retry?.mistakes.at(-1);
    this.retry = null;
    if (last) this.#replay.jump(last.ply);
  };

  /** What happened at an entry, in words. */
  words = (ply: number): string => {
    const { frames, speak } = this.#replay;
    const told = frames.find(({ n }) => n === ply)?.told;
    if (!told) return say("replay-start");
    return account(told.events, speak) || (told.seat < 0 ? "" : speak("log-unseen", { seat: told.seat }));
  };
}
