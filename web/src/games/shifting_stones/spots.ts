// Where things are on the board: the start and end points of animations.

import type { Cell } from "./model";

export class Spots {
  root: HTMLElement | undefined;

  #find(selector: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(selector) ?? null;
  }

  pieces(): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
  }

  piece(cell: Cell): HTMLElement | null {
    return this.#find(`[data-piece="${cell}"]`);
  }

  card(card: number): HTMLElement | null {
    return this.#find(`.hand [data-card="${card}"]`);
  }

  seat(seat: number): HTMLElement | null {
    return this.#find(`[data-seat="${seat}"]`);
  }

  pile(pile: "deck" | "discard"): HTMLElement | null {
    return this.#find(`[data-pile="${pile}"]`);
  }

  flyer(key: number): HTMLElement | null {
    return this.#find(`[data-flyer="${key}"]`);
  }
}
