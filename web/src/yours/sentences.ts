// What only the page of one's own games says, loaded with it.

import { byFolder, type Catalogues } from "../lib/catalogues";

const files = import.meta.glob<Catalogues>("@words/*/core.ftl", { query: "?yours", import: "default" });
const sentences = byFolder(files);

/** What it says in this language, by the catalogue it belongs to. */
export async function loadSentences(language: string): Promise<Catalogues> {
  return (await sentences[`${language} core`]?.()) ?? {};
}
