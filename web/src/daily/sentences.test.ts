// Everything that the pages of the daily puzzles say, they can say in every language.

import { expect, it } from "vitest";
import { LANGUAGES, loadCatalogues } from "../lib/catalogues";
import { Words } from "../lib/words";
import { loadSentences } from "./sentences";

const pages = import.meta.glob<string>(["./*.{svelte,ts}", "!./*.test.ts", "../pages/Daily.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const STATES = ["new", "begun", "waiting", "beaten", "best", "close", "fair", "far", "given_up"];

/** The codes that a file names whole; where it adds a state to one, all of these. */
const said = (source: string): string[] => [
  ...[...source.matchAll(/"(daily-[a-z_-]+[a-z])"/g)].map(([, code = ""]) => code),
  ...(source.includes("daily-state-${") ? STATES.map((state) => `daily-state-${state}`) : []),
  ...(source.includes("daily-said-${") ? STATES.slice(3).map((mark) => `daily-said-${mark}`) : []),
];

it.each(LANGUAGES)("%s", async (language) => {
  const [shell, more] = await Promise.all([loadCatalogues(language, []), loadSentences(language)]);
  const names = Object.keys(shell);
  const words = new Words(language, Object.fromEntries(names.map((name) => [name, `${shell[name]}\n${more[name]}`])));
  const codes = Object.values(pages).flatMap(said);
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.filter((code) => !words.has(code))).toEqual([]);
});
