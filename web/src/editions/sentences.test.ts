// Everything that the page for making editions says, it can say in every language.

import { expect, it } from "vitest";
import { LANGUAGES, loadCatalogues } from "../lib/catalogues";
import { Words } from "../lib/words";
import { loadSentences } from "./sentences";

const shell = import.meta.glob<string>(["./*.{svelte,ts}", "../pages/Edition.svelte", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const benches = import.meta.glob<string>("../games/*/edition/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

const said = (source: string): string[] => [...source.matchAll(/\bsay\("([a-z_-]+)"/g)].map(([, code = ""]) => code);

async function wordsOf(language: string, game: string): Promise<Words> {
  const [shown, more] = await Promise.all([loadCatalogues(language, [game]), loadSentences(language)]);
  const names = Object.keys(shown);
  return new Words(language, Object.fromEntries(names.map((name) => [name, `${shown[name]}\n${more[name]}`])), game);
}

it.each(LANGUAGES.flatMap((language) => ["shifting_stones", "in_the_ruin", "sonora"].map((game) => [language, game])))(
  "%s: the page and the workbench of %s have all their sentences",
  async (language, game) => {
    const words = await wordsOf(language, game);
    const own = Object.entries(benches).filter(([path]) => path.includes(`/${game}/`));
    const codes = [...Object.values(shell), ...own.map(([, text]) => text)].flatMap(said);
    expect(codes.length).toBeGreaterThan(30);
    expect(codes.filter((code) => !words.has(code))).toEqual([]);
  },
);

it("its sentences are the same in every language", async () => {
  const codes = async (language: string) =>
    Object.entries(await loadSentences(language)).map(([name, text]) => [name, text.match(/^[a-z][\w-]*(?= =)/gm)]);
  for (const language of LANGUAGES) expect(await codes(language)).toEqual(await codes("en"));
});
