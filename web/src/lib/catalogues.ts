// The languages of the page and their catalogues. A language is a folder, in which the catalogues are found.

import { api, Refused } from "./api";

export type Language = string;

/** The text of every catalogue of one language, by its file's name. */
export type Catalogues = Record<string, string>;

const names = import.meta.glob<{ name: string; tag: string | null; reviewed: boolean }>("@words/*/core.ftl", {
  query: "?name",
  import: "default",
  eager: true,
});
const shells = import.meta.glob<Catalogues>("@words/*/core.ftl", { query: "?shell", import: "default" });
const games = import.meta.glob<string>(["@words/*/*.ftl", "!@words/*/{core,web}.ftl"], {
  query: "?rest",
  import: "default",
});

/** The language and the subject of a file: `…/en/core.ftl` is `en core`. */
const inFolder = (path: string): string => path.split("/").slice(-2).join(" ").replace(".ftl", "");
/** Such files by their language and subject. */
export const byFolder = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [inFolder(path), file]));
const [namesByFolder, shellsByFolder, gamesByFolder] = [byFolder(names), byFolder(shells), byFolder(games)];

export const LANGUAGES: readonly Language[] = Object.keys(namesByFolder).map((folder) => folder.split(" ")[0] ?? "");

/** What a language calls itself. */
export const languageName = (language: Language): string => namesByFolder[`${language} core`]?.name ?? language;

/** What browsers and screen readers call it: our Portuguese is `pt-BR`. */
export const languageTag = (language: Language): string => namesByFolder[`${language} core`]?.tag ?? language;

/** Whether a native speaker has reviewed the words of the language. */
export const isReviewed = (language: Language): boolean => namesByFolder[`${language} core`]?.reviewed ?? true;

/** The fallback language: that of the page as it is served. */
export const FALLBACK: Language =
  LANGUAGES.find((language) => language === document.documentElement.lang) ?? LANGUAGES[0] ?? "";

/** Whether this page was built with the game's words; those of a third-party game come from the server. */
export const isBuiltIn = (game: string): boolean => `${FALLBACK} ${game}` in gamesByFolder;

/** The catalogues of the shell and these games in one language, each loaded separately. */
export async function loadCatalogues(language: Language, games: readonly string[]): Promise<Catalogues> {
  const loaded = shellsByFolder[`${language} core`]?.();
  const texts = await Promise.all(games.map(async (game) => [game, await loadGameWords(language, game)] as const));
  const shell: Catalogues = (await loaded) ?? {};
  // The shell has the cover of each game; the rest comes with the game.
  return { ...shell, ...Object.fromEntries(texts.map(([game, rest]) => [game, `${shell[game] ?? ""}\n${rest}`])) };
}

/** The catalogue of a game, but for its cover; empty if the server has no such game. */
async function loadGameWords(language: Language, game: string): Promise<string> {
  const load = gamesByFolder[`${language} ${game}`];
  if (load) return load();
  try {
    return await api.words(game, language);
  } catch (error) {
    if (error instanceof Refused) return "";
    throw error;
  }
}
