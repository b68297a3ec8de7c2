// What the host has said of puzzles since the page was loaded. A puzzle is the same for everybody and for ever, so
// nothing is asked twice: what one has done can be taken back and done again without a connection.

import type { DailyPuzzle, DailyReasons, DailyTried, DailyVerdict, Edition } from "../generated/protocol";
import { api } from "../lib/api";
import { loadGame } from "../lib/games";
import { preload } from "../shell/lazy";
import { requests } from "./requests";

/** The most answers that are remembered. */
const MOST = 500;

export class Answers {
  readonly #known = new Map<string, unknown>();

  puzzle = (day: string, game: string): Promise<DailyPuzzle> =>
    this.#once(`${day} ${game}`, () => requests.puzzle(day, game));

  edition = (game: string): Promise<Edition> => this.#once(`edition ${game}`, () => api.edition(game));

  /** Have everything here that it takes to begin this puzzle, should the connection go. */
  async prepare(day: string, game: string): Promise<void> {
    const [module] = await Promise.all([loadGame(game), this.puzzle(day, game), this.edition(game)]);
    await preload(module.Board);
  }

  attempt = (day: string, game: string, actions: readonly string[]): Promise<DailyTried> =>
    this.#once(keyOf(day, game, actions), () => requests.attempt(day, game, actions));

  /** One's first answer to a puzzle beside the best. */
  answered = (day: string, game: string): Promise<DailyVerdict> =>
    this.#once(`answer ${day} ${game}`, () => requests.answered(day, game));

  /** What speaks for a turn, and for the best one. */
  reasons = (day: string, game: string, actions: readonly string[]): Promise<DailyReasons> =>
    this.#once(`why ${keyOf(day, game, actions)}`, () => requests.reasons(day, game, actions));

  /** What these actions are known to lead to; undefined if they have not been asked for. */
  tried = (day: string, game: string, actions: readonly string[]): DailyTried | undefined =>
    this.#known.get(keyOf(day, game, actions)) as DailyTried | undefined;

  /** The host has verified the first answer to a puzzle. */
  keep(verdict: DailyVerdict): void {
    if (verdict.counted) this.#keep(`answer ${verdict.day} ${verdict.game}`, verdict);
  }

  async #once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    if (this.#known.has(key)) return this.#known.get(key) as T;
    const answer = await ask();
    this.#keep(key, answer);
    return answer;
  }

  #keep(key: string, answer: unknown): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, answer);
  }
}

function keyOf(day: string, game: string, actions: readonly string[]): string {
  return [`${day} ${game}`, ...actions].join("\n");
}

export const answers = new Answers();
