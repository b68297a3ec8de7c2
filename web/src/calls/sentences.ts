// What is said about calls, loaded with what says it.

import { byFolder, type Catalogues } from "../lib/catalogues";

const files = import.meta.glob<Catalogues>("@words/*/core.ftl", { query: "?calls", import: "default" });
const sentences = byFolder(files);

/** What is said in this language, by the catalogue it belongs to. */
export async function loadSentences(language: string): Promise<Catalogues> {
  return (await sentences[`${language} core`]?.()) ?? {};
}
