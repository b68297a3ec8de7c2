// The languages the page speaks, and what is said in each. A language is a folder; so are the catalogues found.

import { api, Refused } from "./api";

export type Language = string;

/** The text of every catalogue of one language, by its file's name. */
export type Catalogues = Record<string, string>;

const names = import.meta.glob<string>("@words/*/core.ftl", { query: "?name", import: "default", eager: true });
const shells = import.meta.glob<Catalogues>("@words/*/core.ftl", { query: "?shell", import: "default" });
const games = import.meta.glob<string>(["@words/*/*.ftl", "!@words/*/{core,web}.ftl"], {
  query: "?raw",
  import: "default",
});

/** What a folder's file is about: `…/en/core.ftl` is `en core`. */
const inFolder = (path: string): string => path.split("/").slice(-2).join(" ").replace(".ftl", "");
const byFolder = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [inFolder(path), file]));
const [namesByFolder, shellsByFolder, gamesByFolder] = [byFolder(names), byFolder(shells), byFolder(games)];

export const LANGUAGES: readonly Language[] = Object.keys(namesByFolder).map((folder) => folder.split(" ")[0] ?? "");

/** What a language calls itself. */
export const languageName = (language: Language): string => namesByFolder[`${language} core`] ?? language;

/** The language for whoever prefers none of ours: the page's own, as it is served. */
export const FALLBACK: Language =
  LANGUAGES.find((language) => language === document.documentElement.lang) ?? LANGUAGES[0] ?? "";

/** Whether this page was built with the game's words; a stranger's game brings its own, by way of the server. */
export const isBuiltIn = (game: string): boolean => `${FALLBACK} ${game}` in gamesByFolder;

/** What the shell and these games say in one language; each is fetched by itself. */
export async function loadCatalogues(language: Language, games: readonly string[]): Promise<Catalogues> {
  const shell = shellsByFolder[`${language} core`]?.();
  const texts = await Promise.all(games.map(async (game) => [game, await loadGameWords(language, game)] as const));
  return { ...(await shell), ...Object.fromEntries(texts) };
}

/** What is said in a game. Where the server has no such game, nothing is. */
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
