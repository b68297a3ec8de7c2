// One puzzle: the position, what is tried in it, and one's answer beside the best. Nothing of what is tried is stored
// by the host: each request names everything that was done.

import type { DailyPuzzle, DailyReasons, DailyTried, DailyVerdict, Refusal } from "../generated/protocol";
import { Refused } from "../lib/api";
import { displayed } from "../lib/director/coming";
import { Director, type Coming } from "../lib/director/director.svelte";
import { FACTORS } from "../lib/director/pace";
import type { GameModule } from "../lib/game";
import { loadGame } from "../lib/games";
import { prefs } from "../lib/prefs.svelte";
import { placesOf } from "../lib/why";
import type { Answers } from "./answers";
import type { Diary, Handed } from "./diary.svelte";
import { sending, type Sending } from "./sending.svelte";
import { Showing } from "./showing.svelte";

/** The position that the page knows of. */
type Position = Pick<DailyTried, "view" | "acting" | "legal" | "told" | "points" | "over">;
const NOWHERE: readonly string[] = [];
export type Side = "yours" | "best";

const beginning = ({ view, acting, legal }: DailyPuzzle): Position => ({
  ...{ view, acting, legal },
  ...{ told: [], points: 0, over: false },
});

/** Whether the last action can be left out. At a table some are final; here nothing is before it is handed in, but what
 * chance has answered: a flick is made once. */
const isOpen = (position: Pick<DailyTried, "told"> | null | undefined): boolean =>
  (position?.told.at(-1)?.seat ?? 0) >= 0;

/** What is new of an answer, as moments to be shown. Boards recognise by its object what they have already shown. */
const news = (tried: DailyTried, known: number): Coming[] =>
  tried.told.slice(known).map((told) => ({ told: { ...told }, position: displayed({ ...tried, n: told.n }) }));

export class Puzzle {
  readonly day: string;
  readonly game: string;
  puzzle = $state.raw<DailyPuzzle | null>(null);
  module = $state.raw<GameModule | null>(null);
  components = $state.raw<unknown>(undefined);
  /** Where what was done has led. */
  now = $state.raw<Position | null>(null);
  /** Shows what one does. */
  director = $state.raw<Director | null>(null);
  actions = $state.raw<readonly string[]>([]);
  busy = $state(false);
  /** Why what was asked for last did not arrive. */
  failure = $state.raw<unknown>(null);
  /** One's answer beside the best; null until it is known. */
  verdict = $state.raw<DailyVerdict | null>(null);
  /** What speaks for either turn; it comes after the verdict. Null until it is known. */
  reasons = $state.raw<DailyReasons | null>(null);
  /** Whether somebody is looking for that. */
  explaining = $state(false);
  /** Whether the displayed answer was handed in and cannot be sent yet. */
  waiting = $state(false);
  /** Which of the two turns is displayed. */
  side = $state<Side>("yours");
  showing = $state.raw<Showing | null>(null);
  /** How many moments have been told of what was done. */
  #told = 0;
  /** The last wish counts, whichever answer arrives last. */
  #wish = 0;
  #left = false;

  readonly #sending: Sending;
  readonly #diary: Diary;
  readonly #answers: Answers;

  constructor(day: string, game: string, by: Sending = sending) {
    [this.day, this.game] = [day, game];
    [this.#sending, this.#diary, this.#answers] = [by, by.diary, by.answers];
  }

  readonly handedIn = $derived.by(() => this.waiting || this.verdict !== null);
  /** What may be done next; null while there is nothing to do, or while it is still being shown. */
  readonly legal = $derived.by(() => (!this.handedIn && this.director?.current ? (this.now?.legal ?? null) : null));
  readonly undoable = $derived.by(() => !this.handedIn && this.actions.length > 0 && isOpen(this.now));
  /** Whether all that was done can be taken back. */
  readonly restartable = $derived.by(() => !this.handedIn && this.#start() < this.actions.length);
  readonly points = $derived.by(() => this.now?.points ?? 0);
  readonly over = $derived.by(() => this.now?.over ?? false);
  readonly seat = $derived.by(() => this.puzzle?.seat ?? 0);
  /** Whether this answer is for practice only: another one counts. */
  readonly practising = $derived.by(() => this.#diary.line(this.day, this.game).handed !== null);

  /** Lay it out as it was left. */
  async load(): Promise<void> {
    this.failure = null;
    try {
      const [puzzle, module, edition] = await Promise.all([
        this.#answers.puzzle(this.day, this.game),
        loadGame(this.game),
        this.#answers.edition(this.game),
      ]);
      if (this.#left) return;
      [this.puzzle, this.module, this.components] = [puzzle, module, edition.components];
      if (puzzle.result) this.#diary.verified(this.day, this.game, puzzle.result);
      this.#begin(beginning(puzzle));
      await this.#resume();
    } catch (error) {
      this.failure = error;
    }
  }

  async #resume(): Promise<void> {
    const { actions, handed } = this.#diary.line(this.day, this.game);
    if (handed) {
      await this.#lay(handed.actions);
      await this.#reveal(handed);
    } else if (actions.length) {
      const why = await this.#lay(actions);
      if (why !== true) this.#diary.doing(this.day, this.game, []); // the puzzle is another than it was
    }
  }

  /** Do something; returns why it was refused, or true. */
  async act(action: string): Promise<Refusal | true> {
    if (action === "undo") return this.undo();
    if (this.handedIn) return true; // a board may still listen to its keys
    const actions = [...this.actions, action];
    return this.#ask(actions, (tried) => {
      const coming = news(tried, this.#told);
      this.#keep(actions, tried);
      this.director?.play(coming);
    });
  }

  /** Why an action would be refused; null if it is allowed. */
  async explain(action: string): Promise<Refusal | null> {
    if (this.handedIn) return null;
    const why = await this.#ask([...this.actions, action], () => {});
    return why === true ? null : why;
  }

  undo = (): Promise<Refusal | true> =>
    this.undoable ? this.#lay(this.actions.slice(0, -1)) : Promise.resolve<true>(true);

  /** Take back everything that can be taken back. */
  restart = (): Promise<Refusal | true> => this.#lay(this.actions.slice(0, this.#start()));

  /** How many of the actions cannot be taken back. */
  #start(): number {
    let count = this.actions.length;
    if (!isOpen(this.now)) return count;
    while (count > 0 && isOpen(this.#answers.tried(this.day, this.game, this.actions.slice(0, count)))) count--;
    return count;
  }

  /** Hand in what was done, or give up; without a connection it is kept until there is one. */
  async handIn(gaveUp = false): Promise<Refusal | true> {
    const handed = { actions: gaveUp ? [] : this.actions, gaveUp, at: Date.now() };
    const practice = this.practising;
    if (!practice) this.#diary.hand(this.day, this.game, handed);
    return this.#verify(handed, practice);
  }

  /** Show what was handed in beside the best. */
  async #reveal(handed: Handed): Promise<void> {
    if (!handed.result) {
      await this.#verify(handed, false);
      return;
    }
    try {
      const verdict = await this.#answers.answered(this.day, this.game);
      if (!this.#left) this.#judge(verdict);
    } catch (error) {
      // It was handed in to another host, such as the device's own copy.
      const unknown = error instanceof Refused && error.refusal.code === "daily_not_answered";
      if (unknown && (handed.gaveUp || handed.actions.length)) await this.#verify(handed, false);
      else this.failure = error;
    }
  }

  /** Have an answer verified; returns why it was refused, or true. */
  async #verify(handed: Omit<Handed, "result">, practice: boolean): Promise<Refusal | true> {
    this.busy = true;
    this.failure = null;
    try {
      const verdict = await this.#sending.send(this.day, this.game, handed);
      if (!this.#left) this.#judge(verdict);
      return true;
    } catch (error) {
      if (error instanceof Refused && (practice || !this.#diary.line(this.day, this.game).handed)) return error.refusal;
      this.failure = error;
      this.waiting = !practice;
      return true;
    } finally {
      this.busy = false;
    }
  }

  /** It was sent by itself, or could be now. */
  async arrive(): Promise<void> {
    const { handed } = this.#diary.line(this.day, this.game);
    if (this.waiting && handed?.result) await this.#reveal(handed);
    else if (this.failure && !this.puzzle) await this.load();
  }

  #judge(verdict: DailyVerdict): void {
    this.waiting = false;
    this.verdict = verdict;
    if (verdict.counted && verdict.result.in_time) this.#diary.tellStreak(verdict.streak, this.day, true);
    this.side = verdict.yours ? "yours" : "best";
    if (!verdict.yours) this.show("best");
    void this.#explain(verdict);
  }

  /** Ask what speaks for either turn. Whoever gets no answer misses nothing that was asked for. */
  async #explain(verdict: DailyVerdict): Promise<void> {
    this.reasons = null;
    this.explaining = true;
    try {
      const found = await this.#answers.reasons(this.day, this.game, verdict.yours?.actions ?? []);
      if (this.verdict === verdict) this.reasons = found;
    } catch {
      // the verdict stands without them
    } finally {
      if (this.verdict === verdict) this.explaining = false;
    }
  }

  /** What the board points at: what speaks for the displayed turn. */
  get places(): readonly string[] {
    return this.showing ? placesOf(this.reasons?.[this.side] ?? []) : NOWHERE;
  }

  /** Show one of the two turns from its beginning. */
  show = (side: Side): void => {
    const turn = this.verdict?.[side];
    if (!turn || !this.module) return;
    if (side !== this.side || !this.showing) {
      this.showing?.end();
      this.showing = new Showing(turn, this.seat, this.module);
    }
    this.side = side;
    this.showing.play();
  };

  /** Show one thing that was done in one of them. */
  look(side: Side, at: number): void {
    if (side !== this.side || !this.showing) this.show(side);
    this.showing?.look(at);
  }

  /** The puzzle from its beginning once more, for practice. */
  again = (): void => {
    this.showing?.end();
    [this.verdict, this.reasons, this.showing, this.failure] = [null, null, null, null];
    this.explaining = false;
    this.waiting = false;
    if (this.puzzle) this.#begin(beginning(this.puzzle));
  };

  end(): void {
    this.#left = true;
    this.director?.end();
    this.showing?.end();
  }

  #begin(start: Position): void {
    this.director?.end();
    this.actions = [];
    this.#told = 0;
    this.now = start;
    this.director = new Director(displayed({ n: 0, ...start }), {
      viewer: this.seat,
      factor: () => FACTORS[prefs.pace],
      scenes: () => this.module?.scenes,
    });
  }

  /** Lay out the position that these actions lead to, without showing how. */
  async #lay(actions: readonly string[]): Promise<Refusal | true> {
    if (!actions.length && this.puzzle) {
      this.#wish++;
      [this.busy, this.failure] = [false, null];
      this.#begin(beginning(this.puzzle));
      this.#remember();
      return true;
    }
    return this.#ask(actions, (tried) => {
      this.#keep(actions, tried);
      this.director?.jump(displayed({ ...tried, n: tried.told.at(-1)?.n ?? 0 }));
    });
  }

  #keep(actions: readonly string[], tried: DailyTried): void {
    this.actions = actions;
    this.#told = tried.told.length;
    this.now = tried;
    this.#remember();
  }

  #remember(): void {
    if (!this.practising) this.#diary.doing(this.day, this.game, this.actions);
  }

  /** Ask what these actions lead to. An answer that is no longer wanted changes nothing. */
  async #ask(actions: readonly string[], accept: (tried: DailyTried) => void): Promise<Refusal | true> {
    const mine = ++this.#wish;
    this.busy = true;
    this.failure = null;
    try {
      const tried = await this.#answers.attempt(this.day, this.game, actions);
      if (mine === this.#wish) accept(tried);
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
}
