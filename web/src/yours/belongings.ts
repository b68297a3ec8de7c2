// Taking along and deleting everything that is kept about oneself, in this browser, too.

import { endCalls } from "../calls/worker";
import { forgetPuzzles } from "../daily/key";
import { saveFile } from "../lib/download";
import { forgetPerson } from "../lib/prefs.svelte";
import { requests } from "./requests";

/** What this browser keeps for us, by its keys: settings, lessons done, drafts, puzzles of the day. */
export function inBrowser(): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => /^meseta(-|$)/.test(key)));
}

/** The whole of it, as one file. */
export async function everything(): Promise<string> {
  return JSON.stringify({ ...(await requests.belongings()), browser: inBrowser() }, null, 1);
}

export async function saveEverything(): Promise<void> {
  saveFile(new Blob([await everything()], { type: "application/json" }), "meseta.json");
}

/** Delete the person at the host, and all that this browser keeps: no service can call it any more either. */
export async function eraseEverything(): Promise<void> {
  await requests.erase();
  await endCalls().catch(() => {});
  for (const key of Object.keys(inBrowser())) localStorage.removeItem(key);
  forgetPerson();
  forgetPuzzles();
}
