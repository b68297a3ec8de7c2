// How results are spoken of.

import type { ResultLine } from "../generated/protocol";
import { locale } from "../lib/clockwords";
import { withMinus } from "../lib/numbers";
import { botName, language, listed, say, wordsOf } from "../lib/speech.svelte";

/** The day something happened, in the reader's own kind of the page's language. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", year: "numeric" }).format(at);

/** The time of day. */
export const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" }).format(at);

/** A number with one decimal at most. */
export const figureOf = (value: number): string =>
  withMinus(new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value));

/** The first of these codes that the game has words for. */
function inWords(game: string, codes: readonly string[], fallback: string): string {
  const words = wordsOf(game);
  const code = codes.find((code) => words.has(code));
  return code ? words.speaker()(code, { count: 0 }) : fallback.replaceAll("_", " ");
}

export const partName = (game: string, code: string): string =>
  inWords(game, [`yours-part-${code}`, `part-${code}`], code);
export const figureName = (game: string, code: string): string => inWords(game, [`figure-${code}`], code);
export const reachedName = (game: string, code: string): string =>
  inWords(game, [`yours-reached-${code}`, `outcome-${code}`], code);
export const levelOf = (level: string): string => (level ? botName(level) : say("yours-people"));

/** Against whom it was: names while the table is there, with their levels. */
export function opponentsOf(result: ResultLine): string {
  if (result.seats === 1) return say("yours-solo");
  const others = result.names.length ? result.names.filter((_, seat) => seat !== result.seat) : [];
  const named = result.opponents.map((level, place) => {
    const name = others[place] ?? "";
    if (!level) return name || say("yours-people");
    return name && name !== level ? `${name} (${botName(level)})` : botName(level);
  });
  return say("yours-against", { names: listed(named) });
}

/** How it ended: won, shared, lost; alone, what was reached. */
export const endingOf = (result: ResultLine): string =>
  result.seats === 1 && result.ending !== "several"
    ? reachedName(result.game, result.code)
    : say(`yours-${result.ending}`);
