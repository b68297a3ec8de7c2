// What an analysis says of one moment, in words.

import type { JudgedEntry } from "../generated/protocol";
import { isMistake, markOf, SURE, type Mark } from "./analysis";
import type { GameModule, Say } from "./game";
import { say } from "./speech.svelte";
import { betterWords, figure, measure, whyBetter, type Unit } from "./why";

/** What it takes to speak of a match. */
export interface Speaking {
  speak: Say;
  name: (seat: number) => string;
  module: GameModule | null;
  unit: Unit;
}

export interface Verdict {
  mark: Mark | null;
  /** What the moment gave away, or what luck gave. */
  text: string;
  /** What would have been better; empty if nothing would. */
  better: string;
  why: string;
}

/** A single action in words, of which nothing is known but its notation: what a hint says first. */
export const described =
  ({ module, speak }: Pick<Speaking, "module" | "speak">) =>
  (action: string): string =>
    module?.hint?.("move", action, [], speak).text.split(/(?<=\.)\s/)[0] ?? action;

/** What a turn gave away, with its standard error. */
export function gaveAway(entry: JudgedEntry, unit: Unit, seat: string): string {
  return say("analysis-gave", { unit, seat, cost: measure(entry.cost), error: measure(entry.error) });
}

/** What luck gave each seat for sure. */
function lucky({ luck, luck_error }: JudgedEntry, { name, unit }: Speaking): string {
  const told = luck.flatMap((gain, seat) => {
    const error = luck_error[seat] ?? 0;
    if (Math.abs(gain) < 0.05 || Math.abs(gain) < SURE * error) return [];
    const values = { unit, seat: name(seat), luck: figure(gain, 1, "exceptZero"), error: measure(error) };
    return [say("analysis-lucky", values)];
  });
  return told.join(" ") || say("analysis-even");
}

/** What is said of an entry. What is not sure is about equal. */
export function verdictOf(entry: JudgedEntry, about: Speaking): Verdict {
  const { speak, unit, name } = about;
  const nothing = { mark: markOf(entry), better: "", why: "" };
  if (entry.luck.length) return { ...nothing, text: lucky(entry, about) };
  if (entry.mark === "good") {
    const values = { unit, seat: name(entry.seat), gain: figure(-entry.cost), error: measure(entry.error) };
    return { ...nothing, text: say("analysis-good", values) };
  }
  if (!isMistake(entry)) return { ...nothing, text: say("analysis-equal") };
  return {
    mark: markOf(entry),
    text: gaveAway(entry, unit, name(entry.seat)),
    better: say("analysis-better", { turn: betterWords(entry, speak, described(about)) }),
    why: whyBetter(entry, unit, speak),
  };
}
