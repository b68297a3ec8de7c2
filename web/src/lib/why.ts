// Why a turn is good, as one sentence: what speaks for it, and what it is worth. `meseta.i18n.reasons` makes the same
// sentences from the same messages.

import type { Hint, JudgedEntry, Scale } from "../generated/protocol";
import type { Say } from "./game";
import { withMinus } from "./numbers";
import { sentences } from "./sentences";
import { language } from "./speech.svelte";

/** What worth is measured in: points at the end, or the chance to win in percent. */
export type Unit = Scale["unit"];

interface Reason {
  kind: string;
  places?: readonly string[];
  [value: string]: unknown;
}

/** The most reasons in one sentence; the weightiest come first. */
const MOST_REASONS = 3;
/** Below this difference, two worths are told with a decimal. */
const CLOSE = 1.5;
const SOUND_OF_I = /^h?[ií](?![aeiouáéó])/i;

/** A number as the catalogues take it, with exactly the decimals to display; never a negative zero. */
export function measure(value: number, decimals = 1): string {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace("-", "") : text;
}

/** A number as the page's language writes it. */
export const figure = (value: number, decimals = 1, signDisplay: "auto" | "exceptZero" = "auto"): string =>
  withMinus(
    Number(measure(value, decimals)).toLocaleString(language(), {
      ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      signDisplay,
    }),
  );

/** A worth without decimals, in its unit: “62%”, «62 %», “312”. */
export const worthOf = (value: number, unit: Unit): string =>
  unit === "chance"
    ? (value / 100).toLocaleString(language(), { style: "percent", maximumFractionDigits: 0 })
    : figure(value, 0);

/** The places that reasons speak of, each once. */
export const placesOf = (reasons: readonly unknown[]): string[] => [
  ...new Set((reasons as Reason[]).flatMap(({ places }) => places ?? [])),
];

/** The weightiest reasons in words, each once; their places are not said but drawn. */
function phrases(reasons: readonly unknown[], speak: Say): string[] {
  const told = (reasons as Reason[]).flatMap(({ kind, places: _, ...values }) => {
    const code = `why-${kind}`;
    const said = speak(code, values);
    return said === code ? [] : [said]; // a game may leave a reason unsaid
  });
  return [...new Set(told)].slice(0, MOST_REASONS);
}

/** Phrases one after another: “takes the gem at B and joins route CU”. */
function listed(parts: readonly string[], speak: Say): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  const code = SOUND_OF_I.test(last) ? "list-and-i" : "list-and";
  const comma = speak("list-comma");
  const separator = parts.some((part) => part.includes(comma.trim())) ? "; " : comma;
  return speak(code, { first: parts.slice(0, -1).join(separator), last });
}

const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** What speaks for a turn, as part of a sentence; empty if nothing is said. */
export const reasonsFor = (reasons: readonly unknown[], speak: Say): string => listed(phrases(reasons, speak), speak);

interface Comparison {
  unit: Unit;
  worth: number;
  reasons: readonly unknown[];
  /** What the turn is worth that it is compared with, if there is one, and what speaks for that. */
  other?: number;
  against?: readonly unknown[];
}

/** What speaks for a turn of that worth, compared with another that is worth less, if there is one. */
export function why({ unit, worth, reasons, other, against = [] }: Comparison, speak: Say): string {
  const decimals = other !== undefined && Math.abs(worth - other) < CLOSE ? 1 : 0;
  const those = other === undefined ? "" : listed(phrases(against, speak), speak);
  const code = other === undefined ? "why-worth" : those ? "why-better-than" : "why-better";
  const rest = other === undefined ? {} : { against: measure(other, decimals), those };
  const value = speak(code, { unit, worth: measure(worth, decimals), ...rest });
  const found = listed(phrases(reasons, speak), speak);
  return sentence(found ? speak("why-because", { reasons: found, value }) : speak("why-alone", { value }));
}

/** Why the better turn is better than the one that was played. */
export const whyBetter = (entry: JudgedEntry, unit: Unit, speak: Say): string =>
  why({ ...entry, unit, other: entry.worth - entry.cost }, speak);

/** Why a hint is given. It is compared only with what is surely worse. */
export const whyHinted = ({ unit, worth, reasons, sure, lead, against }: Hint, speak: Say): string =>
  why(sure ? { unit, worth, reasons, other: worth - lead, against } : { unit, worth, reasons }, speak);

/** The better turn in words: everything to be done, or at least what it begins with. */
export function betterWords(entry: JudgedEntry, speak: Say, described: (action: string) => string): string {
  const told = sentences(entry.instead, speak).map((text) => text.replace(/ \([A-Z]{2}-\w+\)$/, ""));
  return told.join(" ") || described(entry.better[0] ?? "");
}
