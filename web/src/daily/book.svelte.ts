// A day's puzzles and the months of the archive, as the host lists them; without an answer, as this browser knows them.

import type { DailyDay, DailyMonth } from "../generated/protocol";
import { Refused } from "../lib/api";
import { failureText } from "../lib/failures";
import { host } from "../lib/host";
import { answers } from "./answers";
import { diary } from "./diary.svelte";
import { monthOf } from "./days";
import { requests } from "./requests";

/** The games that have puzzles, until the host says so. */
export const GAMES: readonly string[] = ["shifting_stones", "in_the_ruin", "sonora"];

const isMissing = (error: unknown): boolean =>
  error instanceof Refused && ["day_to_come", "no_such_day"].includes(error.refusal.code);

export class Book {
  readonly day: string;
  found = $state.raw<DailyDay | null>(null);
  /** The months that the host has listed. */
  months = $state.raw<Readonly<Record<string, DailyMonth>>>({});
  /** Why the day cannot be listed. */
  failed = $state("");
  /** Whether the host has no such day, or not yet. */
  missing = $state(false);
  readonly #today: () => string;

  constructor(day: string, today: () => string) {
    this.day = day;
    this.#today = today;
  }

  readonly games = $derived.by(() => this.found?.puzzles.map(({ game }) => game) ?? GAMES);
  /** The first day of the archive, as far as it is known. */
  readonly first = $derived.by(() => this.found?.first ?? Object.values(this.months)[0]?.first ?? this.day);

  /** List the day, and have its puzzles at hand. */
  load = async (): Promise<void> => {
    try {
      const found = await requests.day(this.day);
      [this.found, this.failed, this.missing] = [found, "", false];
      diary.learn(found, this.#today());
      if (host.others) await Promise.all(found.puzzles.map(({ game }) => answers.prepare(this.day, game)));
    } catch (error) {
      if (this.found) return;
      [this.failed, this.missing] = [failureText(error), isMissing(error)];
    }
  };

  /** List a month of the archive, once. */
  async turnTo(month: string): Promise<void> {
    if (this.months[month]) return;
    try {
      const found = await requests.month(month, this.#today());
      for (const { day, results } of found.days)
        for (const [game, result] of Object.entries(results)) diary.verified(day, game, result);
      this.months = { ...this.months, [month]: found };
    } catch {
      // then the calendar shows what this browser knows
    }
  }

  /** Whether a day can be played. */
  isOpen(day: string): boolean {
    return day <= this.#today() && (this.found === null || (day >= this.found.first && day <= this.found.last));
  }

  /** Whether there is anything in this month. */
  hasMonth(month: string): boolean {
    return month <= monthOf(this.#today()) && month >= monthOf(this.first);
  }
}
