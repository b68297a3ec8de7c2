// One's results as the page knows them: page by page, or all of one game.

import type { ResultLine } from "../generated/protocol";
import { Unreachable } from "../lib/api";
import { showFailure } from "../lib/failures";
import { requests } from "./requests";

const PAGE = 50;
const AT_ONCE = 500;
/** Nobody looks at more columns than this, and nobody has them. */
const MOST = 5000;

export class Results {
  lines = $state.raw<ResultLine[]>([]);
  more = $state(false);
  /** How many there are, by game; null before the first answer. */
  counts = $state.raw<Record<string, number> | null>(null);
  unreachable = $state(false);
  #asked = 0;

  constructor(readonly count = PAGE) {}

  /** The latest results of this game, or of all. */
  async start(game: string): Promise<void> {
    const number = ++this.#asked;
    const found = await this.#ask(game, undefined);
    if (found && number === this.#asked) [this.lines, this.more] = [found.results, found.more];
  }

  /** The results before the last one that is known. */
  async next(game: string): Promise<void> {
    const number = ++this.#asked;
    const found = await this.#ask(game, this.lines.at(-1));
    if (found && number === this.#asked) [this.lines, this.more] = [[...this.lines, ...found.results], found.more];
  }

  async #ask(game: string, after: ResultLine | undefined) {
    try {
      const found = await requests.results(game, after, this.count);
      [this.counts, this.unreachable] = [found.counts, false];
      return found;
    } catch (error) {
      this.unreachable = error instanceof Unreachable;
      if (!this.unreachable) showFailure(error);
      return null;
    }
  }
}

/** All results of one game, as far as they are known by now. */
export class GameResults extends Results {
  complete = $state(false);

  constructor() {
    super(AT_ONCE);
  }

  async all(game: string): Promise<void> {
    this.complete = false;
    await this.start(game);
    while (this.more && this.lines.length < MOST && !this.unreachable) await this.next(game);
    this.complete = true;
  }
}
