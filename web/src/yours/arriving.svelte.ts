// Somebody has come with a pass in the address: it is taken out of there at once, and nothing happens unasked.

import type { PassOwner } from "../generated/protocol";
import { forgetPuzzles } from "../daily/key";
import { showFailure } from "../lib/failures";
import { notify } from "../lib/notices.svelte";
import { prefs } from "../lib/prefs.svelte";
import { go, place } from "../lib/router.svelte";
import { say } from "../lib/speech.svelte";
import { requests } from "./requests";

const PREFIX = "pass=";

/** What is to become of what this device has. */
export type Choice = "along" | "behind";

export class Arriving {
  /** Whose pass it is, once that is known; null if nobody has come with one. */
  shown = $state.raw<PassOwner | null>(null);
  choice = $state<Choice | null>(null);
  device = $state("");
  busy = $state(false);
  #token = "";

  constructor() {
    if (!place.hash.startsWith(PREFIX)) return;
    this.#token = place.hash.slice(PREFIX.length);
    go("/yours", true); // so that it is in no history, and on no screen that is shared
  }

  /** Whether this device has anything to decide about. */
  get hasHere(): boolean {
    const here = this.shown?.here;
    return !!here && !this.shown?.same && here.results + here.tables > 0;
  }
  get ready(): boolean {
    return !this.busy && (!this.hasHere || this.choice !== null);
  }

  /** Ask whose pass it is. */
  async look(): Promise<void> {
    if (!this.#token) return;
    try {
      const shown = await requests.lookAtPass(this.#token);
      [this.shown, this.choice] = [shown, null];
      this.device = say(matchMedia("(pointer: coarse)").matches ? "yours-arrive-phone" : "yours-arrive-computer");
    } catch (error) {
      showFailure(error);
    }
  }

  /** Become whoever made the pass; says whether that has happened. */
  async become(): Promise<boolean> {
    this.busy = true;
    try {
      const how = { token: this.#token, device: this.device.trim().slice(0, 40), along: this.choice === "along" };
      const session = await requests.usePass(how);
      prefs.known = true;
      prefs.name = session.name;
      if (this.choice === "behind") forgetPuzzles();
      this.leave();
      notify(say("yours-arrived", { name: session.name || say("yours-nameless") }));
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  leave(): void {
    this.#token = "";
    this.shown = null;
  }
}
