// The keyboard's place on a board: when what had the focus is gone, the board's entrance has it.

import { tick } from "svelte";
import { markedEntranceOf } from "./targets";

export class FocusKeeper {
  readonly #board: () => HTMLElement | undefined;
  /** What on the board was last focused with the keyboard. */
  #last: Element | null = null;

  constructor(board: () => HTMLElement | undefined) {
    this.#board = board;
  }

  see(target: EventTarget | null): void {
    this.#last = target instanceof Element && target.matches(":focus-visible") ? target : null;
  }

  /** Look after the focus whenever what this reads has changed. Called once, by the page. */
  follow(changed: () => unknown): void {
    $effect(() => {
      changed();
      void tick().then(() => this.#keep());
    });
  }

  #keep(): void {
    const lost = this.#last !== null && !this.#last.isConnected && document.activeElement === document.body;
    // Nowhere in particular, a key still means the board; on a button of no account it would not.
    if (lost) markedEntranceOf(this.#board())?.focus();
  }
}
