// What the pages of the daily puzzles ask the host.

import type {
  DailyAnswer,
  DailyDay,
  DailyMonth,
  DailyPuzzle,
  DailyReasons,
  DailyShare,
  DailyTried,
  DailyVerdict,
} from "../generated/protocol";
import { ask } from "../lib/api";
import { host } from "../lib/host";
import { prefs } from "../lib/prefs.svelte";
import { comeIn } from "../lib/session";

const puzzlePath = (day: string, game: string) => `/daily/${day}/puzzles/${game}`;

/** Answers are kept with whoever gives them, so that nobody stays a stranger who gives one. */
async function answer(day: string, game: string, given: DailyAnswer): Promise<DailyVerdict> {
  if (host.others && !prefs.known) await comeIn();
  return ask("POST", `${puzzlePath(day, game)}/answer`, given);
}

export const requests = {
  day: (day: string) => ask<DailyDay>("GET", `/daily/${day}`),
  month: (month: string, today: string) => ask<DailyMonth>("GET", `/daily/archive/${month}?today=${today}`),
  puzzle: (day: string, game: string) => ask<DailyPuzzle>("GET", puzzlePath(day, game)),
  attempt: (day: string, game: string, actions: readonly string[]) =>
    ask<DailyTried>("POST", `${puzzlePath(day, game)}/try`, { actions }),
  answer,
  /** The first answer again. */
  answered: (day: string, game: string) => ask<DailyVerdict>("GET", `${puzzlePath(day, game)}/answer`),
  /** What speaks for a turn, and for the best one. */
  reasons: (day: string, game: string, actions: readonly string[]) =>
    ask<DailyReasons>("POST", `${puzzlePath(day, game)}/reasons`, { actions }),
  share: (day: string, link: string) => ask<DailyShare>("GET", `/daily/${day}/share?${new URLSearchParams({ link })}`),
  picture: (day: string, link: string, dark: boolean) => {
    const query = new URLSearchParams({ link, dark: String(dark) });
    return ask<string>("GET", `/daily/${day}/picture?${query}`, undefined, { text: true });
  },
};
