// What is said only where the device itself is the host, loaded with it.

import { byFolder, type Catalogues } from "../lib/catalogues";
import { useMore } from "../lib/speech.svelte";

const files = import.meta.glob<Catalogues>("@words/*/core.ftl", { query: "?device", import: "default" });
const sentences = byFolder(files);

/** What is said in this language, by the catalogue it belongs to. */
export async function loadDeviceWords(language: string): Promise<Catalogues> {
  return (await sentences[`${language} core`]?.()) ?? {};
}

/** Load these sentences, and in every language that is chosen from now on. */
export const useDeviceWords = (): Promise<void> => useMore(loadDeviceWords);
