// The device's page: installed, up to date, and open to what other programs hand to it.

import { openHanded } from "./handed";
import { ROOT } from "./root";
import { Updates } from "./updates.svelte";

export { installation } from "./prompt.svelte";
export { protectGames } from "./storage";

export const updates = new Updates();

/** Called once by the device's page, as early as possible. `open` gets each file that is handed to us;
 * `loaded` says when the page has all it needs, so that fetching the copy does not delay it. */
export function settle(open: (file: Blob) => void, loaded: Promise<unknown> = Promise.resolve()): void {
  if (document.documentElement.dataset.host !== "device") return;
  void openHanded(open, ROOT);
  if (!ROOT) return;
  const root = ROOT;
  void loaded.then(
    () => updates.start(root),
    () => {}, // a page that could not be loaded is not kept
  );
}
