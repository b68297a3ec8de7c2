// A Swap: two discs are tapped one after the other, or one is dragged onto the other.

import type { BoardProps } from "../../../lib/game";
import { closest } from "../../../lib/targets";
import { discName, discOf, offered, PHASE, type Components, type View } from "../model";
import { follow } from "./dragging";
import type { DiscLayer } from "./layer.svelte";
import type { Turn } from "./turn.svelte";

const swapOf = (a: number, b: number) => `swap ${discName(Math.min(a, b))} ${discName(Math.max(a, b))}`;

export class Swapping {
  /** The disc picked first. */
  first = $state<number | null>(null);
  /** The discs that may trade places. */
  readonly discs = $derived.by(() => {
    const asked = this.#turn.mine && this.#turn.phase === PHASE.swap;
    return new Set(asked ? offered(this.#turn.offers, "swap").flat().map(discOf) : []);
  });
  /** Whether the latest press ended a drag. */
  #carried = false;
  readonly #table: Pick<BoardProps<View, Components>, "sound">;
  readonly #layer: DiscLayer;
  readonly #turn: Turn;

  constructor(table: Pick<BoardProps<View, Components>, "sound">, layer: DiscLayer, turn: Turn) {
    this.#table = table;
    this.#layer = layer;
    this.#turn = turn;
  }

  /** A click on a disc. The click that ends a drag does not count; one from the keyboard (detail 0) always does. */
  click(disc: number, { detail }: MouseEvent): void {
    if (this.#carried && detail > 0) return;
    if (!this.discs.size) return;
    const other = this.first;
    this.first = other === null ? disc : null;
    if (other !== null && other !== disc) void this.#turn.attempt(swapOf(other, disc));
    this.#table.sound("pick");
  }

  lift(disc: number, event: PointerEvent): void {
    if (!this.discs.size || !event.isPrimary || event.button !== 0) return;
    const element = this.#layer.element(disc);
    const place = this.#layer.show.places.get(disc);
    if (!element || !place) return;
    follow(
      event,
      (dx, dy) => {
        const [x, y] = this.#layer.corner(place);
        element.style.transform = `translate3d(${x + dx}px, ${y + dy}px, 0) scale(1.15)`;
        element.style.zIndex = "9";
      },
      (x, y, moved) => {
        element.style.zIndex = "";
        this.#layer.draw(disc, place, 1, 1);
        this.#carried = moved;
        const other = moved ? discUnder(x, y, disc) : null;
        if (other !== null) void this.#turn.attempt(swapOf(disc, other));
      },
    );
  }
}

/** Another disc at a point of the window. */
function discUnder(x: number, y: number, except: number): number | null {
  const names = document.elementsFromPoint(x, y).map((node) => closest(node, "[data-disc]")?.dataset.disc);
  const other = names.find((name) => name !== undefined && name !== discName(except));
  return other === undefined ? null : discOf(other);
}
