// The games' folders. Adding one is adding a folder; nothing here changes.

import type { GameModule } from "./game";
import { useGame } from "./speech.svelte";

const folders = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

/** The games this page can draw. */
export const drawable: readonly string[] = Object.keys(folders).map((path) => path.split("/").at(-2) ?? "");

const loading = new Map<string, Promise<GameModule | null>>();

/** A game's folder and its words; null if this page has none for it. */
export async function loadGame(key: string): Promise<GameModule | null> {
  const [module] = await Promise.all([loadModule(key), useGame(key)]);
  return module;
}

/** A game's folder alone, which is all that its tile on the home page needs. */
export function loadModule(key: string): Promise<GameModule | null> {
  let module = loading.get(key);
  if (!module) {
    const load = folders[`../games/${key}/index.ts`];
    module = load ? load().then((found) => found.default) : Promise.resolve(null);
    module.catch(() => loading.delete(key)); // over a bad line, the next one who asks tries again
    loading.set(key, module);
  }
  return module;
}
