// Sends what was handed in while nothing answered, as soon as something does.

import type { DailyVerdict } from "../generated/protocol";
import { Refused } from "../lib/api";
import { failureText } from "../lib/failures";
import { notify } from "../lib/notices.svelte";
import { say, titleOf } from "../lib/speech.svelte";
import { answers, type Answers } from "./answers";
import { diary, type Diary, type Handed } from "./diary.svelte";
import { requests } from "./requests";

/** How many milliseconds pass between two attempts. */
const PAUSE = 20_000;
/** Refusals that pass by themselves: the answer is good, only the moment is not. */
const PASSING = new Set(["too_often", "busy", "internal"]);

const passes = ({ refusal, status }: Refused): boolean => PASSING.has(refusal.code) || status >= 500;

const keyOf = (day: string, game: string, { at }: Pick<Handed, "at">): string => `${day} ${game} ${at}`;

export class Sending {
  #busy = false;
  /** What is being sent right now: two parts of a page may want it at once. */
  readonly #under = new Map<string, Promise<DailyVerdict>>();

  constructor(
    readonly diary: Diary,
    readonly answers: Answers,
  ) {}

  /** Verify one answer. If nothing answers, or the host has no time, it goes on waiting. */
  send(day: string, game: string, handed: Omit<Handed, "result">): Promise<DailyVerdict> {
    const key = keyOf(day, game, handed);
    const under = this.#under.get(key) ?? this.#verify(day, game, handed).finally(() => this.#under.delete(key));
    this.#under.set(key, under);
    return under;
  }

  async #verify(day: string, game: string, { actions, gaveUp, at }: Omit<Handed, "result">): Promise<DailyVerdict> {
    const given = { actions: [...actions], give_up: gaveUp, at };
    try {
      const verdict = await requests.answer(day, game, given);
      this.answers.keep(verdict);
      this.diary.verified(day, game, verdict.result);
      return verdict;
    } catch (error) {
      if (error instanceof Refused && !passes(error)) this.diary.withdraw(day, game);
      throw error;
    }
  }

  /** Send everything that waits, one after another, until something fails. */
  async sendAll(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (const { day, game, handed } of this.diary.waiting) {
        if (this.#under.has(keyOf(day, game, handed))) continue;
        await this.send(day, game, handed);
        notify(say("daily-sent", { game: titleOf(game) }));
      }
    } catch (error) {
      if (error instanceof Refused && !passes(error)) notify(failureText(error));
    } finally {
      this.#busy = false;
    }
  }

  /** Try again and again while something waits, until the page is left. Called once, by the page. */
  follow(): void {
    $effect(() => {
      if (!this.diary.waiting.length) return;
      const attempt = (): void => void this.sendAll();
      attempt();
      const timer = setInterval(attempt, PAUSE);
      addEventListener("online", attempt);
      return () => {
        clearInterval(timer);
        removeEventListener("online", attempt);
      };
    });
  }
}

export const sending = new Sending(diary, answers);
