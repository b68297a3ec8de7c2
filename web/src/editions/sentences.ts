// What only the page for making editions says, loaded with it.

import type { Catalogues } from "../lib/catalogues";

const sentences = import.meta.glob<Catalogues>("@words/*/core.ftl", { query: "?making", import: "default" });

/** What it says in this language, by the catalogue it belongs to. */
export async function loadSentences(language: string): Promise<Catalogues> {
  const [, load] = Object.entries(sentences).find(([path]) => path.split("/").at(-2) === language) ?? [];
  return (await load?.()) ?? {};
}
