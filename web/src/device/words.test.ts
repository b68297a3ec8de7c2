// Everything that is said only on the device can be said in every language, and at a server nobody loads it.

import { expect, test } from "vitest";
import { LANGUAGES, loadCatalogues } from "../lib/catalogues";
import { language, say, useLanguage } from "../lib/speech.svelte";
import { Words } from "../lib/words";
import { loadDeviceWords, useDeviceWords } from "./words";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const said = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(/["'`](device-[\w-]+)["'`]/g)].map(([, code = ""]) => code),
  ),
);

test("every language has a sentence for all that is said", async () => {
  expect(said).toContain("device-needs-server");
  for (const language of LANGUAGES) {
    const words = new Words(language, await loadDeviceWords(language));
    expect([...said].filter((code) => !words.has(code))).toEqual([]);
    const shell = new Words(language, await loadCatalogues(language, []));
    expect([...said].filter((code) => shell.has(code))).toEqual([]);
  }
});

test("they stay when another language is chosen", async () => {
  await useLanguage("en");
  await useDeviceWords();
  const english = say("device-needs-server");
  await useLanguage("es");
  expect(language()).toBe("es");
  expect(say("device-needs-server")).not.toMatch(/^device-/);
  expect(say("device-needs-server")).not.toBe(english);
});
