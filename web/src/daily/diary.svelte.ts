// What this browser remembers of the daily puzzles: what one was doing, what one has handed in, and the streak. The
// host keeps results, too; what it does not know yet waits here until it can be sent.

import type { DailyDay, DailyResult, DailyStreak } from "../generated/protocol";
import { daysBetween } from "./days";
import { KEY } from "./key";
import type { State } from "./saying";

/** An answer that was handed in, or that somebody gave up. */
export interface Handed {
  actions: readonly string[];
  gaveUp: boolean;
  /** When, in milliseconds since 1970. */
  at: number;
  /** What the host said of it; null until it could be sent. */
  result: DailyResult | null;
}

/** What this browser knows of one puzzle. */
export interface Line {
  /** What was done last and not handed in. */
  actions: readonly string[];
  handed: Handed | null;
}

/** A streak as the host told it. */
export interface KeptStreak extends DailyStreak {
  /** The day it was told for. */
  day: string;
  /** Whether that day is part of it. */
  answered: boolean;
}

interface Stored {
  lines: Record<string, Line>;
  streak: KeptStreak | null;
}

/** The most puzzles that are remembered: about a year of them. */
const MOST = 1100;
const EMPTY: Line = { actions: [], handed: null };
const NO_STREAK: DailyStreak = { current: 0, longest: 0, days: 0 };

const keyOf = (day: string, game: string): string => `${day} ${game}`;

/** What was stored, as far as it can be understood. */
function read(text: string | null): Stored {
  try {
    const { lines, streak } = JSON.parse(text ?? "") as Partial<Stored>;
    return { lines: typeof lines === "object" && lines ? lines : {}, streak: streak ?? null };
  } catch {
    return { lines: {}, streak: null };
  }
}

/** The streak on some day, from what the host told on that day or before; `answered` says whether an answer to a puzzle
 * of that day has been handed in since. */
export function streakOn(today: string, told: KeptStreak | null, answered: boolean): DailyStreak {
  const { current, longest, days, answered: counted, day } = told ?? { ...NO_STREAK, day: today, answered: false };
  const since = daysBetween(day, today);
  const alive = since <= 0 || (since === 1 && counted) ? current : 0;
  if (!answered || (since <= 0 && counted)) return { current: alive, longest, days };
  return { current: alive + 1, longest: Math.max(longest, alive + 1), days: days + 1 };
}

export class Diary {
  #stored = $state.raw<Stored>(read(null));

  constructor() {
    this.#load();
    // Another tab has written it.
    addEventListener("storage", ({ key }) => (key === KEY || key === null) && this.#load());
  }

  /** What is known of a puzzle. */
  line(day: string, game: string): Line {
    return this.#stored.lines[keyOf(day, game)] ?? EMPTY;
  }

  result(day: string, game: string): DailyResult | null {
    return this.line(day, game).handed?.result ?? null;
  }

  state(day: string, game: string): State {
    const { actions, handed } = this.line(day, game);
    if (handed) return handed.result?.mark ?? "waiting";
    return actions.length ? "begun" : "new";
  }

  /** What was handed in and not sent yet. */
  get waiting(): { day: string; game: string; handed: Handed }[] {
    return Object.entries(this.#stored.lines).flatMap(([key, { handed }]) => {
      const [day = "", game = ""] = key.split(" ");
      return handed && !handed.result ? [{ day, game, handed }] : [];
    });
  }

  /** The streak as far as it is known here. */
  streak(today: string): DailyStreak {
    const handed = Object.entries(this.#stored.lines).some(
      ([key, line]) => key.startsWith(today) && line.handed !== null && !line.handed.gaveUp,
    );
    return streakOn(today, this.#stored.streak, handed);
  }

  /** What is being done now. */
  doing(day: string, game: string, actions: readonly string[]): void {
    this.#put(day, game, { ...this.line(day, game), actions: [...actions] });
  }

  /** An answer is handed in; the first one stays. */
  hand(day: string, game: string, handed: Omit<Handed, "result">): void {
    const line = this.line(day, game);
    this.#put(day, game, { actions: [], handed: line.handed ?? { ...handed, result: null } });
  }

  /** The host has verified an answer, or knew of one. */
  verified(day: string, game: string, result: DailyResult): void {
    const { handed, actions } = this.line(day, game);
    const known = handed ?? { actions: [], gaveUp: result.mark === "given_up", at: result.at };
    this.#put(day, game, { actions, handed: { ...known, result } });
  }

  /** The host will never take this answer: the puzzle is to be tried again. */
  withdraw(day: string, game: string): void {
    const { handed } = this.line(day, game);
    this.#put(day, game, { actions: handed?.actions ?? [], handed: null });
  }

  /** What the host knows of a day. Its streak counts for the present day only. */
  learn(found: DailyDay, today: string): void {
    for (const { game, result } of found.puzzles)
      if (result) this.verified(found.day, game, result);
      else this.#sendAgain(found.day, game);
    if (found.day === today)
      this.tellStreak(
        found.streak,
        today,
        found.puzzles.some(({ result }) => result?.in_time && result.mark !== "given_up"),
      );
  }

  /** The host does not know an answer that another one, such as the device's copy, has verified: it is sent again. */
  #sendAgain(day: string, game: string): void {
    const { handed, actions } = this.line(day, game);
    if (handed?.result && (handed.gaveUp || handed.actions.length))
      this.#put(day, game, { actions, handed: { ...handed, result: null } });
  }

  /** The host tells the streak of this day. */
  tellStreak({ current, longest, days }: DailyStreak, day: string, answered: boolean): void {
    this.#load(); // another tab may have written meanwhile
    this.#store({ ...this.#stored, streak: { current, longest, days, day, answered } });
  }

  #put(day: string, game: string, line: Line): void {
    this.#load(); // everything may have been deleted meanwhile
    if (JSON.stringify(line) === JSON.stringify(this.line(day, game))) return;
    const { [keyOf(day, game)]: _, ...others } = this.#stored.lines;
    const kept = Object.entries(others).slice(1 - MOST);
    this.#store({ ...this.#stored, lines: { ...Object.fromEntries(kept), [keyOf(day, game)]: line } });
  }

  #load(): void {
    try {
      this.#stored = read(localStorage.getItem(KEY));
    } catch {
      // storage may be unavailable; then this page remembers by itself
    }
  }

  #store(stored: Stored): void {
    this.#stored = stored;
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // see `#load`
    }
  }
}

export const diary = new Diary();
