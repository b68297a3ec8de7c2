// One's mistakes tried again, one after another, in the positions as they were. The server keeps nothing of it: each
// request names everything that is tried.

import type { JudgedEntry, Refusal, Retried, Told } from "../generated/protocol";
import { badness, isMistake, SURE } from "./analysis";
import { api, Refused } from "./api";
import { placesOf } from "./why";

/** How what was tried compares with what was played, and with the best. */
export type Outcome = "best" | "better" | "still";

/** The verdict on what was tried. A turn counts as better than another only if that is sure. */
export function outcomeOf(played: JudgedEntry, tried: JudgedEntry): Outcome {
  if (!isMistake(tried)) return "best";
  const gained = played.cost - tried.cost;
  const sure = gained >= SURE * Math.hypot(played.error, tried.error);
  return gained > 0 && (sure || badness(tried) < badness(played)) ? "better" : "still";
}

const NOTHING: readonly never[] = [];

export class Retry {
  readonly mistakes: readonly JudgedEntry[];
  /** Which mistake is tried, counted from 0; after the last one, their number. */
  index = $state(0);
  /** The position that what was tried led to. */
  now = $state.raw<Retried | null>(null);
  /** Whether an answer is awaited. */
  busy = $state(false);
  /** Which action of the solution is drawn; null while the player tries. */
  solving = $state<number | null>(null);
  /** Why the position cannot be shown. */
  failure = $state.raw<unknown>(null);
  /** Which mistakes have been mended, without looking at the solution. */
  found = $state.raw<ReadonlySet<number>>(new Set());
  /** The latest action, to be animated. */
  told = $state.raw<Told[]>([]);
  #tried = $state.raw<readonly string[]>([]);
  /** An action that was explained before it was sent, and the answer. */
  #explained: { actions: readonly string[]; answer: Retried } | null = null;
  #looked = false;
  #wish = 0;
  readonly #id: string;

  constructor(id: string, mistakes: readonly JudgedEntry[]) {
    this.#id = id;
    this.mistakes = mistakes;
  }

  readonly played: JudgedEntry | undefined = $derived.by(() => this.mistakes[this.index]);
  readonly finished = $derived.by(() => this.index >= this.mistakes.length);
  readonly verdict = $derived(this.now?.verdict ?? null);
  readonly outcome = $derived(this.played && this.verdict ? outcomeOf(this.played, this.verdict) : null);
  readonly hinted = $derived(this.solving === null ? null : (this.played?.better[this.solving] ?? null));
  readonly pointed: readonly string[] = $derived(
    this.solving === null ? NOTHING : placesOf(this.played?.reasons ?? NOTHING),
  );
  /** What may be tried next; null while there is nothing to try. */
  readonly legal = $derived(this.solving === null && !this.now?.over ? (this.now?.legal ?? null) : null);
  /** Whether there is something to take back; a turn that is over is tried again instead. */
  readonly undoable = $derived(this.solving === null && this.#tried.length > 0 && !this.now?.over);

  /** Lay out the position of a mistake. */
  async begin(index = 0): Promise<void> {
    this.index = index;
    this.#looked = false;
    this.solving = null;
    this.now = null;
    if (!this.finished) await this.#lay(NOTHING);
  }

  next = (): Promise<void> => this.begin(this.index + 1);
  /** The same mistake from its beginning. */
  again = (): Promise<void> => {
    this.solving = null;
    return this.#lay(NOTHING);
  };

  /** Try an action; returns why it was refused, or true. */
  async act(action: string): Promise<Refusal | true> {
    if (action === "undo") return this.undo();
    const actions = [...this.#tried, action];
    const known = this.#explained;
    if (known && known.actions.join("\n") === actions.join("\n")) {
      this.#arrive(actions, known.answer);
      return true;
    }
    return this.#ask(actions, (answer) => this.#arrive(actions, answer));
  }

  /** Why an action would be refused; null if it is allowed. */
  async explain(action: string): Promise<Refusal | null> {
    const actions = [...this.#tried, action];
    const why = await this.#ask(actions, (answer) => (this.#explained = { actions, answer }));
    return why === true ? null : why;
  }

  /** Take back the last action that was tried. */
  async undo(): Promise<Refusal | true> {
    if (!this.#tried.length) return true;
    const actions = this.#tried.slice(0, -1);
    return this.#ask(actions, (answer) => this.#arrive(actions, { ...answer, told: [] }));
  }

  /** Draw one action of the solution, in its position. */
  async solve(step = 0): Promise<void> {
    const { played } = this;
    if (!played) return;
    this.#looked = true;
    await this.#lay(played.better.slice(0, step), () => (this.solving = step));
  }

  async #lay(actions: readonly string[], then: () => void = () => {}): Promise<void> {
    const why = await this.#ask(actions, (answer) => {
      this.#arrive(actions, { ...answer, told: [] });
      then();
    });
    if (why !== true) this.failure = new Refused(why, 0);
  }

  /** Ask what these actions lead to. An answer that is no longer wanted changes nothing. */
  async #ask(actions: readonly string[], accept: (answer: Retried) => void): Promise<Refusal | true> {
    const { played } = this;
    if (!played) return true;
    const mine = ++this.#wish;
    this.busy = true;
    this.failure = null;
    try {
      const answer = await api.retry(this.#id, { ply: played.ply, actions: [...actions] });
      if (mine === this.#wish) accept(answer);
      return true;
    } catch (error) {
      if (mine !== this.#wish) return true;
      if (error instanceof Refused) return error.refusal;
      this.failure = error;
      return true;
    } finally {
      if (mine === this.#wish) this.busy = false;
    }
  }

  #arrive(actions: readonly string[], answer: Retried): void {
    this.#tried = actions;
    this.#explained = null;
    this.now = answer;
    this.told = answer.told.slice(-1);
    if (this.outcome === "best" && !this.#looked) this.found = new Set([...this.found, this.index]);
  }
}
