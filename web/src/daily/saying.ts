// How days and answers are spoken of.

import type { DailyResult } from "../generated/protocol";
import { locale } from "../lib/clockwords";
import { say } from "../lib/speech.svelte";
import { momentOf } from "./days";

/** How good an answer is. */
export type DailyMark = DailyResult["mark"];

/** How a puzzle stands in this browser. */
export type State = "new" | "begun" | "waiting" | DailyMark;

const written = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...how, timeZone: "UTC" }).format(momentOf(day));

/** “Thursday, 19 November 2026”. */
export const fullDay = (day: string): string => written(day, { dateStyle: "full" });
/** “19 November”. */
export const shortDay = (day: string): string => written(day, { day: "numeric", month: "long" });
/** “November 2026”. */
export const monthName = (month: string): string => written(`${month}-01`, { month: "long", year: "numeric" });
/** The name of a day's weekday. */
export const weekday = (day: string, width: "narrow" | "long"): string => written(day, { weekday: width });

export const stateName = (state: State): string => say(`daily-state-${state}`);
