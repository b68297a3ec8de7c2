// The games' folders. Adding one is adding a folder; nothing here changes. A game without one is drawn generically.

import type { GameModule } from "./game";
import { useGame } from "./speech.svelte";

const folders = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

const loading = new Map<string, Promise<GameModule>>();

/** Starts loading the page of every game that has one here, before anybody has said which games there are. */
export function loadOwnModules(): void {
  for (const path of Object.keys(folders)) void loadModule(path.split("/")[2]!);
}

/** A game's page and its words. */
export async function loadGame(key: string): Promise<GameModule> {
  const [module] = await Promise.all([loadModule(key), useGame(key)]);
  return module;
}

/** A game's page without its words, which is all that its tile on the home page needs. */
export function loadModule(key: string): Promise<GameModule> {
  let module = loading.get(key);
  if (!module) {
    const load = folders[`../games/${key}/index.ts`];
    module = load
      ? load().then((found) => found.default)
      : import("../shell/generic").then(({ genericModule }) => genericModule(key));
    module.catch(() => loading.delete(key)); // after a failure, the next request tries again
    loading.set(key, module);
  }
  return module;
}
