// The disc elements on the floor, which the show moves directly without re-rendering the page.

import { untrack } from "svelte";
import type { BoardProps } from "../../../lib/game";
import type { Components, View } from "../model";
import { ownToScreen, RIM, screenToOwn } from "./geometry";
import { tremble } from "./haptics";
import { onScreen, Show } from "./show.svelte";
import type { Place } from "./trace";

type Table = Pick<BoardProps<View, Components>, "view" | "components" | "reducedMotion" | "sound">;

/** How far the buttons around the hole reach from its middle, in pixels: across and down. */
const AROUND_HOLE: Place = [68, 54];

export class DiscLayer {
  /** The floor's side in pixels; 0 until it has been measured. */
  side = $state(0);
  stage = $state<HTMLElement>();
  readonly show: Show;
  /** From the middle of the floor to its edge, in µm. */
  readonly #reach = $derived.by(() => this.#table.components.board.half_width + RIM);
  /** µm per pixel. */
  readonly pixel = $derived.by(() => (this.side ? (2 * this.#reach) / this.side : 1));
  /** A disc's side in pixels. */
  readonly size = $derived.by(() => (2 * this.#table.components.board.disc_radius) / this.pixel);
  readonly lying = $derived.by(() => (this.side ? [...this.show.places.keys()].sort((a, b) => a - b) : []));

  /** Whether a disc lies where the buttons around the hole would cover it. */
  readonly isCrowded = $derived.by(() =>
    this.lying.some((disc) => {
      const [x, y] = this.middle(disc).map((at) => Math.abs(at - this.side / 2) - this.size);
      return (x ?? 0) < AROUND_HOLE[0] && (y ?? 0) < AROUND_HOLE[1];
    }),
  );

  readonly #table: Table;
  readonly #discs = new Map<number, HTMLElement>();
  readonly #ghosts: HTMLElement[] = [];

  constructor(table: Table, seat: number) {
    this.#table = table;
    this.show = new Show(seat, table.view, {
      still: () => table.reducedMotion,
      draw: (disc, place, seen, scale) => this.draw(disc, place, seen, scale),
      trail: (places) => this.#ghosts.forEach((ghost, at) => this.#put(ghost, places[at], 0.3 - at * 0.05, 1)),
      sound: (which, volume) => {
        table.sound(which, volume);
        if (volume > 0.2) tremble(20 * volume);
      },
    });
  }

  element(disc: number): HTMLElement | undefined {
    return this.#discs.get(disc);
  }

  draw(disc: number, place: Place, seen: number, scale: number): void {
    const element = this.#discs.get(disc);
    if (element) this.#put(element, place, seen, scale);
  }

  drawAll(): void {
    for (const [disc, place] of this.show.places) this.draw(disc, place, 1, 1);
  }

  /** The middle, in pixels, of a disc on the floor. */
  middle(disc: number): Place {
    const [x, y] = this.corner(this.show.places.get(disc) ?? [0, 0]);
    return [x + this.size / 2, y + this.size / 2];
  }

  /** The top left, in pixels, of a disc at this place of the board. */
  corner(place: Place): Place {
    return this.#corner(onScreen(this.show.quarters, place));
  }

  /** The same for a place in the player's frame, as a CSS transform. */
  ownTransform(start: Place): string {
    const [x, y] = this.#corner(ownToScreen(...start));
    return `translate(${x}px, ${y}px)`;
  }

  /** A point of the window in the player's frame, in µm. */
  ownPlace(x: number, y: number): Place {
    const { left = 0, top = 0, width = 0, height = 0 } = this.stage?.getBoundingClientRect() ?? {};
    return screenToOwn((x - left - width / 2) * this.pixel, (y - top - height / 2) * this.pixel);
  }

  /** Whether a disc is displayed where the table has it: only then is its value announced. */
  isSettled(disc: number): boolean {
    const [, x, y] = this.#table.view.position.discs[disc] ?? [0, 0, 0];
    const place = this.show.places.get(disc);
    return this.show.flying === null && place !== undefined && Math.abs(place[0] - x) < 2 && Math.abs(place[1] - y) < 2;
  }

  /** Attached to the element of a disc. */
  readonly disc = (disc: number) => (element: HTMLElement) => {
    this.#discs.set(disc, element);
    untrack(() => this.#put(element, this.show.places.get(disc), 1, 1));
    return () => void this.#discs.delete(disc);
  };

  /** Attached to an element of the trail. */
  readonly ghost = (element: HTMLElement) => {
    this.#ghosts.push(element);
    element.style.opacity = "0";
    return () => void this.#ghosts.splice(this.#ghosts.indexOf(element), 1);
  };

  #corner([x, y]: Place): Place {
    return [(x + this.#reach) / this.pixel - this.size / 2, (y + this.#reach) / this.pixel - this.size / 2];
  }

  #put(element: HTMLElement, place: Place | undefined, seen: number, scale: number): void {
    if (!place) {
      element.style.opacity = "0";
      return;
    }
    const [x, y] = this.corner(place);
    element.style.transform = `translate3d(${x}px, ${y}px, 0)${scale === 1 ? "" : ` scale(${scale})`}`;
    element.style.opacity = String(seen);
  }
}
