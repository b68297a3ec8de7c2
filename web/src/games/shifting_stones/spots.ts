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

  /** The middle of these stones. */
  amid(cells: readonly Cell[]): DOMRect | undefined {
    const boxes = cells.flatMap((cell) => this.piece(cell)?.getBoundingClientRect() ?? []);
    const first = boxes[0];
    if (!first) return undefined;
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    return new DOMRect(left, top, right - left, bottom - top);
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
