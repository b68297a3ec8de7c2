// Where a hand's flicks would land: the tremor of discs/chance.py, and the kernel run for each.

import type { Runner } from "./run.ts";
import type { Fate, Place, Shot } from "./run.ts";

/** How far a hand's flicks stray, as standard deviations: thousandths of a degree, thousandths of the speed. */
export interface Hand {
  readonly angle: number;
  readonly speed: number;
}

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Normally distributed numbers (Box and Muller), two at a time. */
function normals(random: () => number): [number, number] {
  const far = Math.sqrt(-2 * Math.log(1 - random()));
  const turn = 2 * Math.PI * random();
  return [far * Math.cos(turn), far * Math.sin(turn)];
}

/** The velocity that a hand really gives when it intends this one: whole µm/s, as the server draws it. */
export function tremble(topSpeed: number, hand: Hand, [vx, vy]: Place, random: () => number): Place {
  const [aside, harder] = normals(random);
  if (!hand.angle && !hand.speed) return [vx, vy];
  const speed = Math.min(Math.max(Math.hypot(vx, vy) * (1 + (harder * hand.speed) / 1000), 0), topSpeed - 1);
  const heading = Math.atan2(vy, vx) + ((aside * hand.angle) / 1000) * (Math.PI / 180);
  return [Math.round(speed * Math.cos(heading)), Math.round(speed * Math.sin(heading))];
}

/** Where the flicked disc comes to rest when a hand intends one shot again and again. Grows as fast as one likes:
 * with the same seed the tremors are the same ones, so a cloud moves with the aim and does not flicker. */
export class Cloud {
  /** How many flicks it has. */
  count = 0;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly fate: Uint8Array;
  readonly #random: () => number;
  readonly #flick: { corner: number; x: number; y: number; vx: number; vy: number };

  constructor(
    readonly runner: Runner,
    readonly discs: readonly Place[],
    readonly shot: Shot,
    readonly hand: Hand,
    /** How many flicks it is meant to have. */
    readonly size = 60,
    seed = 1,
  ) {
    this.x = new Float64Array(size);
    this.y = new Float64Array(size);
    this.fate = new Uint8Array(size);
    this.#random = numbers(seed);
    this.#flick = { ...shot };
  }

  get complete(): boolean {
    return this.count >= this.size;
  }

  /** Add so many flicks, or as many as are missing. Returns itself. */
  grow(flicks = this.size): this {
    const { arena } = this.runner;
    const flick = this.#flick;
    for (const until = Math.min(this.size, this.count + flicks); this.count < until; this.count++) {
      [flick.vx, flick.vy] = tremble(arena.top_speed, this.hand, [this.shot.vx, this.shot.vy], this.#random);
      const end = this.runner.end(this.discs, flick);
      this.x[this.count] = end.x;
      this.y[this.count] = end.y;
      this.fate[this.count] = end.fate;
    }
    return this;
  }

  /** The share of its flicks of which this is true, 0 to 1. */
  share(holds: (fate: Fate, x: number, y: number) => boolean): number {
    let found = 0;
    for (let at = 0; at < this.count; at++)
      if (holds(this.fate[at] as Fate, this.x[at] as number, this.y[at] as number)) found++;
    return this.count ? found / this.count : 0;
  }
}
