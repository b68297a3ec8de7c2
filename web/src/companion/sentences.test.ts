// Everything that companions say, they can say in every language.

import { expect, it } from "vitest";
import { LANGUAGES, loadCatalogues } from "../lib/catalogues";
import { Words } from "../lib/words";
import { loadSentences } from "./sentences";

const page = import.meta.glob<string>(["./*.svelte", "../pages/Companion.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const companions = import.meta.glob<string>("../games/*/companion/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = [...new Set(Object.keys(companions).map((path) => path.split("/")[2] ?? ""))];

const said = (source: string): string[] =>
  [...source.matchAll(/"(companion-[a-z_-]+[a-z])"/g)].map(([, code = ""]) => code);

async function wordsOf(language: string, game: string): Promise<Words> {
  const [shown, more] = await Promise.all([loadCatalogues(language, [game]), loadSentences(language)]);
  const names = Object.keys(shown);
  return new Words(language, Object.fromEntries(names.map((name) => [name, `${shown[name]}\n${more[name]}`])), game);
}

it.each(LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game])))(
  "%s: the companion of %s has all its sentences",
  async (language, game) => {
    const words = await wordsOf(language, game);
    const own = Object.entries(companions).filter(([path]) => path.includes(`/${game}/`));
    const codes = [...Object.values(page), ...own.map(([, text]) => text)].flatMap(said);
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter((code) => !words.has(code))).toEqual([]);
  },
);

it("their sentences are the same in every language", async () => {
  const codes = async (language: string) =>
    Object.entries(await loadSentences(language)).map(([name, text]) => [
      name,
      text.match(/^[a-z][\w-]*(?= =)/gm)?.sort(),
    ]);
  for (const language of LANGUAGES) expect(await codes(language)).toEqual(await codes("en"));
});
