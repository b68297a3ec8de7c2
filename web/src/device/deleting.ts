// Deleting everything that is kept on the device; the program itself stays.

import type { DeviceHost } from "./host";
import { startAllAnew, stopAll } from "./pages";
import { replaceSettings } from "./settings";

/** Where the database is (`files.ts`). */
const FOLDER = "meseta";
const ATTEMPTS = 60;
const PAUSE = 50;

/** Deletes it and starts all pages anew; rejects if the browser does not let go of it. */
export async function deleteEverything(device: DeviceHost): Promise<void> {
  stopAll(device);
  await removeFolder();
  replaceSettings({});
  startAllAnew();
}

/** A worker that was stopped may still be letting go of its files. */
async function removeFolder(): Promise<void> {
  const root = await navigator.storage.getDirectory().catch(() => null);
  for (let attempt = 0; root; attempt++) {
    try {
      return await root.removeEntry(FOLDER, { recursive: true });
    } catch (error) {
      if (error instanceof DOMException && error.name === "NotFoundError") return;
      if (attempt === ATTEMPTS) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
