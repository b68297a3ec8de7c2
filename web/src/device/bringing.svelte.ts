// Bringing a copy back: looked at first, and put in the place of everything only when that was agreed to.

import { readCopy, UnfitCopy, type Copy, type Unfit } from "./copies";
import { theDevice } from "./host";
import { startAllAnew } from "./pages";
import { replaceSettings } from "./settings";

class Bringing {
  /** The copy that may be brought back. */
  copy: Copy | null = $state.raw(null);
  /** Why the file is of no use. */
  unfit: Unfit | null = $state(null);
  isBusy = $state(false);

  /** Whether there is something to be said about a file. */
  get isAsking(): boolean {
    return this.copy !== null || this.unfit !== null;
  }

  /** Look into a file. */
  async look(file: Blob): Promise<void> {
    this.forget();
    try {
      this.copy = await readCopy(new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      this.unfit = error instanceof UnfitCopy ? error.why : "damaged";
    }
  }

  /** Put it in the place of everything, and start anew. */
  async accept(): Promise<void> {
    const { copy } = this;
    if (!copy || this.isBusy) return;
    this.isBusy = true;
    const refusal = await theDevice().replace(copy.database);
    this.isBusy = false;
    if (refusal === null) {
      replaceSettings(copy.settings);
      startAllAnew();
      return;
    }
    console.warn(refusal); // for whoever looks for the reason
    this.copy = null;
    this.unfit = refusal.includes("StoreNewer") ? "newer" : "damaged";
  }

  forget(): void {
    this.copy = this.unfit = null;
  }
}

export const bringing = new Bringing();
