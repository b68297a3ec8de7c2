// Cards flying from one place on the board to another.

import { tick } from "svelte";
import type { Spots } from "./spots";
import type { Stage } from "./stage";

export interface Flyer {
  key: number;
  /** The card, face up; null face down. */
  card: number | null;
  /** The points it brings; without a card, a bonus. */
  points?: number;
}

interface Flight {
  ms: number;
  points?: number;
  /** How long it is shown before it leaves, as a part of the whole. */
  hold?: number;
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

export class Flights {
  flyers = $state.raw<readonly Flyer[]>([]);
  #last = 0;
  readonly #stage: Stage;
  readonly #spots: Spots;
  readonly #still: () => boolean;

  constructor(stage: Stage, spots: Spots, still: () => boolean) {
    this.#stage = stage;
    this.#spots = spots;
    this.#still = still;
  }

  /** A card that is in no displayed hand, or a bonus, flies over the board. */
  async fly(
    card: number | null,
    from: DOMRect | undefined,
    spot: HTMLElement | null,
    { ms, points, hold = 0 }: Flight,
  ): Promise<void> {
    const [to, origin] = [spot?.getBoundingClientRect(), this.#spots.root?.getBoundingClientRect()];
    if (!from || !to || !origin || this.#still() || this.#stage.hurried) return;
    const key = ++this.#last;
    this.flyers = [...this.flyers, { key, card, ...(points ? { points } : {}) }];
    await tick();
    const flyer = this.#spots.flyer(key);
    if (flyer) {
      const size = flyer.getBoundingClientRect();
      const at = (rect: DOMRect) => {
        const { x, y } = middle(rect);
        return `translate(${x - origin.left - size.width / 2}px, ${y - origin.top - size.height / 2}px)`;
      };
      const frames = [
        { transform: `${at(from)} scale(1)`, opacity: 1 },
        ...(hold ? [{ transform: `${at(from)} scale(1.15)`, opacity: 1, offset: hold }] : []),
        { transform: `${at(to)} scale(.55) rotate(6deg)`, opacity: 0.85 },
      ];
      await this.#stage.wait([this.#stage.play(flyer, frames, ms)]);
    }
    this.flyers = this.flyers.filter((other) => other.key !== key);
  }

  /** Cards fly one after another into the viewer's hand, where they already are. */
  async deal(cards: readonly number[], from: DOMRect, ms: number): Promise<void> {
    await this.#stage.wait(cards.map((card, index) => this.#dealt(this.#spots.card(card), from, ms, index)));
  }

  #dealt(spot: HTMLElement | null, from: DOMRect, ms: number, index: number): Animation | null {
    if (!spot) return null;
    const [start, end] = [middle(from), middle(spot.getBoundingClientRect())];
    const frames = [
      { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(.5)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    return this.#stage.play(spot, frames, ms, { delay: 60 * index, fill: "backwards" });
  }
}
