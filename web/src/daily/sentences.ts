// What only the daily puzzles say, loaded with them.

import { byFolder, type Catalogues } from "../lib/catalogues";

const files = import.meta.glob<Catalogues>("@words/*/core.ftl", { query: "?daily", import: "default" });
const sentences = byFolder(files);

/** What they say in this language, by the catalogue it belongs to. */
export async function loadSentences(language: string): Promise<Catalogues> {
  return (await sentences[`${language} core`]?.()) ?? {};
}
