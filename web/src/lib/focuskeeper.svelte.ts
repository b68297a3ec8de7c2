// The keyboard's place on a board: when what had the focus is gone or of no more use, the board's entrance has it.

import { tick } from "svelte";
import { markedEntranceOf } from "./targets";

export class FocusKeeper {
  readonly #board: () => HTMLElement | undefined;
  /** What on the board was last focused with the keyboard. */
  #last: HTMLElement | SVGElement | null = null;

  constructor(board: () => HTMLElement | undefined) {
    this.#board = board;
  }

  see(target: EventTarget | null): void {
    const part = target instanceof HTMLElement || target instanceof SVGElement ? target : null;
    this.#last = part?.matches(":focus-visible") ? part : null;
  }

  /** Look after the focus whenever what this reads has changed. Called once, by the page. */
  follow(changed: () => unknown): void {
    $effect(() => {
      changed();
      void tick().then(() => this.#keep());
    });
  }

  #keep(): void {
    const last = this.#last;
    if (last === null) return;
    const gone = !last.isConnected && document.activeElement === document.body;
    // Sonora's floor keeps the focus after the last flick, when the keys are meant for the sheet.
    const useless = last === document.activeElement && last.tabIndex < 0 && !last.closest("[data-first]");
    // Nowhere in particular, a key still means the board; on a button of no account it would not.
    if (gone || useless) markedEntranceOf(this.#board())?.focus();
  }
}
