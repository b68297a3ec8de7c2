// The page's language: which catalogues are loaded, and how to say things in them.

import type { Refusal, TableInfo } from "../generated/protocol";
import { speak } from "./api";
import { FALLBACK, languageTag, loadCatalogues, type Catalogues, type Language } from "./catalogues";
import type { GameModule, Say } from "./game";
import { prefs } from "./prefs.svelte";
import { listNames, Words } from "./words";

/** Further sentences in some language, by the catalogue they belong to. */
type More = (language: Language) => Promise<Catalogues>;

let loaded = $state.raw<{ language: Language; games: number; more: number; catalogues: Catalogues } | null>(null);

/** The latest request: a language, the games whose full catalogues are needed, and further sentences. */
const wanted = { language: prefs.language, games: new Set<string>(), more: new Set<More>() };

async function load(): Promise<void> {
  const { language } = wanted;
  const [games, more] = [[...wanted.games], [...wanted.more]];
  if (loaded?.language === language && loaded.games === games.length && loaded.more === more.length) return;
  const [catalogues, ...added] = await Promise.all([
    loadCatalogues(language, games),
    ...more.map((load) => load(language)),
  ]);
  // Something else has been requested meanwhile.
  if (language !== wanted.language || games.length !== wanted.games.size || more.length !== wanted.more.size)
    return load();
  for (const [name, text] of added.flatMap(Object.entries<string>))
    catalogues[name] = `${catalogues[name] ?? ""}\n${text}`;
  prefs.language = language;
  speak(language);
  document.documentElement.lang = languageTag(language);
  made.clear();
  loaded = { language, games: games.length, more: more.length, catalogues };
}

/** Load the preferred language; until it has arrived the page keeps the current one. */
export async function useLanguage(language: Language): Promise<void> {
  wanted.language = language;
  try {
    await load();
  } catch (error) {
    // After a failure keep the current language: it must not change by itself later, when a game is loaded.
    if (wanted.language === language) wanted.language = loaded?.language ?? language;
    throw error;
  }
}

/** Load the full catalogue of a game; for the others, their covers are enough. */
export async function useGame(game: string): Promise<void> {
  wanted.games.add(game);
  try {
    await load();
  } catch (error) {
    wanted.games.delete(game); // after a failure, the next request tries again
    throw error;
  }
}

/** Load further sentences, and in every language that is chosen from now on. */
export async function useMore(more: More): Promise<void> {
  wanted.more.add(more);
  await load();
}

export const language = (): Language => loaded?.language ?? FALLBACK;
export const ready = (): boolean => loaded !== null;

const made = new Map<string, Words>();

/** The words of one game, or of the shell alone. */
export function wordsOf(game = ""): Words {
  if (!loaded) return new Words(FALLBACK, {});
  const key = `${loaded.language} ${game}`;
  let words = made.get(key);
  if (!words) made.set(key, (words = new Words(loaded.language, loaded.catalogues, game)));
  return words;
}

/** How a page speaks of a game at a table with so many seats, and which name it calls each of them. */
export function speakerOf(game: string, module: GameModule | null, seats: number, name: (seat: number) => string): Say {
  const speak = wordsOf(game).speaker(name);
  return module?.speaking?.(speak, seats) ?? speak;
}

/** Names one after another, as the page's language lists them. */
export const listed = (names: string[]): string => listNames(language(), names);

/** A sentence of the shell. */
export const say: Say = (code, values) => wordsOf().speaker()(code, values);

/** Why something was refused, in the page's language, whatever language the server answered in. */
export function reasonOf(refusal: Refusal, game = "", speaker: Say = wordsOf(game).speaker()): string {
  const code = refusal.fault ? `fault-${refusal.fault}` : `error-${refusal.code}`;
  if (!wordsOf(game).has(code)) return refusal.message;
  const reason = refusal.reason ? { reason: reasonOf(refusal.reason, game, speaker) } : {};
  return speaker(code, { ...refusal.values, ...reason });
}

/** The name of a game, or its key if the name is unknown. */
export function titleOf(game: string): string {
  const words = wordsOf(game);
  return words.has("name") ? words.speaker()("name") : game;
}

/** The name of a bot's level. */
export function botName(bot: string): string {
  return wordsOf().has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** How strong a bot of this level is, in a plain word; empty if that is not known. */
export const strengthOf = (bot: string): string =>
  wordsOf().has(`bot-${bot}-strength`) ? say(`bot-${bot}-strength`) : "";

/** A level as players choose it: its name and how strong it is. */
export const levelName = (bot: string): string => [botName(bot), strengthOf(bot)].filter(Boolean).join(" · ");

/** The name of the player in a seat. A bot of an old table has its level's name, with a number if there are several. */
export function seatName(table: TableInfo | null, seat: number): string {
  const chair = table?.chairs[seat];
  const bot = (at: number) => {
    const { bot, name, holder } = table!.chairs[at]!;
    return holder === "person" && name !== bot && !wordsOf().has(`bot-${name}`) ? null : (bot ?? name);
  };
  if (chair && (chair.name === "" || chair.name === bot(seat)) && bot(seat)) {
    const alike = table.chairs.some((other) => other.seat !== seat && bot(other.seat) === bot(seat));
    return alike ? say("player", { number: seat + 1 }) : botName(bot(seat)!);
  }
  return chair?.name || say("player", { number: seat + 1 });
}
