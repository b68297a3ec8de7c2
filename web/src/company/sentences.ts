// What is said about people at a table and about deals, loaded with the dialogs that say it.

import { byFolder, type Catalogues } from "../lib/catalogues";

const files = import.meta.glob<Catalogues>("@words/*/core.ftl", { query: "?company", import: "default" });
const sentences = byFolder(files);

/** What they say in this language, by the catalogue it belongs to. */
export async function loadSentences(language: string): Promise<Catalogues> {
  return (await sentences[`${language} core`]?.()) ?? {};
}
