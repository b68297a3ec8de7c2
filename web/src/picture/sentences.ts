// What only the dialog for pictures says, loaded with it.

import { byFolder, type Catalogues } from "../lib/catalogues";

const files = import.meta.glob<Catalogues>("@words/*/core.ftl", { query: "?picture", import: "default" });
const sentences = byFolder(files);

/** What it says in this language, by the catalogue it belongs to. */
export async function loadSentences(language: string): Promise<Catalogues> {
  return (await sentences[`${language} core`]?.()) ?? {};
}
