// A turn shown on the puzzle's own board after it was handed in: one's own, or the best.

import type { DailyTurn, Frame } from "../generated/protocol";
import { comingFrames, displayed } from "../lib/director/coming";
import { Director } from "../lib/director/director.svelte";
import { watched } from "../lib/director/pace";
import type { GameModule, Say } from "../lib/game";
import { prefs } from "../lib/prefs.svelte";
import { account } from "../lib/sentences";

/** The director shows a player's own actions fast; here somebody watches them. */
const AT_LEISURE = 2.5;

/** One thing that was done in the turn. */
export interface Step {
  /** The frame that it led to. */
  at: number;
  words: string;
}

export class Showing {
  readonly director: Director;
  readonly #frames: readonly Frame[];

  constructor(turn: DailyTurn, seat: number, module: GameModule) {
    // Boards recognise by its object what they have already shown.
    this.#frames = turn.frames.map((frame) => ({ ...frame, told: frame.told && { ...frame.told } }));
    this.director = new Director(displayed(this.#frames[0]!), {
      viewer: seat,
      factor: () => AT_LEISURE * watched(prefs.pace),
      scenes: () => module.scenes,
      unhurried: true,
    });
  }

  /** The displayed frame, by its place among all. */
  readonly at = $derived.by(() => {
    const { n } = this.director.position;
    return Math.max(
      0,
      this.#frames.findLastIndex((frame) => frame.n <= n),
    );
  });

  /** What was done, in words, as far as there is something to say. */
  steps(speak: Say): Step[] {
    return stepsOf(this.#frames, speak);
  }

  /** Show the turn from its beginning. */
  play(): void {
    const [first, ...others] = this.#frames;
    this.director.jump(displayed(first!));
    this.director.play(comingFrames(others));
  }

  /** Show one thing that was done. */
  look(at: number): void {
    const [before, frame] = [this.#frames[at - 1], this.#frames[at]];
    if (!frame) return;
    this.director.jump(displayed(before ?? frame));
    if (before) this.director.play(comingFrames([frame]));
  }

  end(): void {
    this.director.end();
  }
}

/** What was done in a turn, in words, as far as there is something to say. */
export const stepsOf = (frames: readonly Frame[], speak: Say): Step[] =>
  frames.flatMap(({ told }, at) => {
    const words = told ? account(told.events, speak) : "";
    return words ? [{ at, words }] : [];
  });
