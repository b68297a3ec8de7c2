// Whether sounds are heard. They are off until somebody wants them, and offered once: when the first one would sound.

import { prefs } from "./prefs.svelte";
import { play } from "./sound";

/** Sounds of the board itself, which would be missed; the others only confirm what one has done. */
const MISSED = new Set(["hit", "wall", "fall", "slide"]);

export class Hearing {
  /** Whether the page offers to turn sounds on. */
  offering = $state(false);

  readonly sound = (name: string, volume?: number): void => {
    if (prefs.sounds) play(name, volume);
    else if (!prefs.soundsOffered && MISSED.has(name)) this.offering = prefs.soundsOffered = true;
  };

  accept(): void {
    this.offering = false;
    prefs.sounds = true;
    play("hit");
  }
}
