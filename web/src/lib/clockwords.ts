// What is agreed about time at a table, in words.

import type { ClockRule } from "../generated/protocol";
import { inWords, written } from "./clock";
import { language, say } from "./speech.svelte";

/** The clocks that a new table can have: for people who sit down together, and for those who come and go. */
export const CLOCKS = {
  none: { kind: "none", seconds: 0 },
  minute: { kind: "move", seconds: 60 },
  quarter: { kind: "reserve", seconds: 900 },
} as const satisfies Record<string, ClockRule>;
export const LONG_CLOCKS = {
  day: { kind: "move", seconds: 86_400 },
  "three-days": { kind: "move", seconds: 259_200 },
  week: { kind: "move", seconds: 604_800 },
} as const satisfies Record<string, ClockRule>;
export type ClockName = keyof typeof CLOCKS | keyof typeof LONG_CLOCKS;
export const clockOf = (name: ClockName): ClockRule => ({ ...CLOCKS, ...LONG_CLOCKS })[name];

const UNITS = [
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A duration in the largest unit of which it is a multiple. */
function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ["second", 1];
  return counted(seconds / size, unit);
}

const counted = (count: number, unit: string): string =>
  new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);

/** Such as “1 day per move”. */
export function clockWords({ kind, seconds }: ClockRule): string {
  if (!seconds || kind === undefined || kind === "none") return say("clock-none");
  return say(kind === "move" ? "clock-per-move" : "clock-each", { time: duration(seconds) });
}

/** Such as “2 days left”, then hours, then minutes; the last minute is counted down. */
export function timeLeft(milliseconds: number): string {
  const left = inWords(milliseconds);
  const time = left ? counted(left.count, left.unit) : written(milliseconds);
  return say("time-left", { time, count: left?.count ?? 2 });
}

/** The reader's own kind of the page's language: a British page has British dates. */
export const locale = (): string => navigator.languages.find((tag) => tag.startsWith(language())) ?? language();

/** Such as “until Tuesday 18:40”, by the reader's own clock; a date is added where a weekday could be misread. */
export function until(due: number, now: number): string {
  const far = due - now > 6 * 86_400_000;
  const date = far ? ({ day: "numeric", month: "long" } as const) : {};
  const format = new Intl.DateTimeFormat(locale(), { weekday: "long", ...date, hour: "2-digit", minute: "2-digit" });
  return say("time-until", { when: format.format(due) });
}
