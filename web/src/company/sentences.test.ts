// What the dialogs about people and deals say, they can say in every language.

import { expect, it } from "vitest";
import { LANGUAGES, loadCatalogues, type Catalogues } from "../lib/catalogues";
import { Words } from "../lib/words";
import { REASONS } from "./about.svelte";
import { loadSentences } from "./sentences";

const sources = import.meta.glob<string>("./*.svelte", { query: "?raw", import: "default", eager: true });
const codes = [
  ...Object.values(sources).flatMap((text) =>
    [...text.matchAll(/"(company-[a-z-]+[a-z])"/g)].map(([, code = ""]) => code),
  ),
  ...REASONS.map((reason) => `company-reason-${reason}`),
];

it.each(LANGUAGES)("%s has all their sentences", async (language) => {
  const [shown, more] = await Promise.all([loadCatalogues(language, []), loadSentences(language)]);
  const joined = Object.keys({ ...shown, ...more }).map((name) => [name, `${shown[name] ?? ""}\n${more[name] ?? ""}`]);
  const words = new Words(language, Object.fromEntries(joined) as Catalogues, "");
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !words.has(code))).toEqual([]);
  expect(codes.some((code) => Object.values(shown).join("\n").includes(`${code} =`))).toBe(false);
});
