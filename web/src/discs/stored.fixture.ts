// The same flicks as tests/discs/stored.py makes, from the same integers, and the same digest of all they give.

import { TABLE } from "../generated/discs.ts";
import { Runner, type Place, type Shot } from "./run.ts";

export type Flick = [discs: Place[], shot: Shot];

/** Knuth's linear congruential generator, of which the high bits are used. */
class Numbers {
  #state: bigint;

  constructor(seed: number) {
    this.#state = BigInt(seed);
  }

  below(limit: number): number {
    this.#state = (this.#state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number(((this.#state >> 24n) * BigInt(limit)) >> 40n);
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }
}

/** Tables of 0 to 24 discs and shots from every corner, from feeble to far too hard. */
export function* storedFlicks(count = 10_000, seed = 6): Generator<Flick> {
  const numbers = new Numbers(seed);
  for (let made = 0; made < count; made++) {
    const table = someTable(numbers, numbers.below(25));
    yield [table, someShot(numbers, numbers.between(100_000, 4_000_000))];
  }
}

function someTable(numbers: Numbers, count: number): Place[] {
  const table: Place[] = [];
  const edge = 2 * TABLE.half_width - TABLE.corner_leg;
  while (table.length < count) {
    const [x, y] = [numbers.between(-212_500, 212_500), numbers.between(-212_500, 212_500)];
    const free = table.every(([a, b]) => (x - a) ** 2 + (y - b) ** 2 >= 25_000 ** 2);
    if (free && Math.abs(x) + Math.abs(y) <= edge - 17_700 && x * x + y * y >= TABLE.hole_radius ** 2)
      table.push([x, y]);
  }
  return table;
}

/** From anywhere on a corner, mostly towards the floor. */
function someShot(numbers: Numbers, speed: number): Shot {
  const corner = numbers.below(4);
  const [sx, sy] = [corner === 0 || corner === 3 ? -1 : 1, corner < 2 ? -1 : 1];
  const [along, across] = [numbers.between(-600, 1000), numbers.between(-600, 1000)];
  const [x, y] = [numbers.between(190_000, 205_000), numbers.between(190_000, 205_000)];
  const share = (sign: number, part: number): number => Math.floor((-sign * speed * part) / 1000);
  return { corner, x: sx * x, y: sy * y, vx: share(sx, along), vy: share(sy, across) };
}

/** Everything that the kernel computes for a flick, to the last bit of every log row: as tests/discs/digest.py. */
export function bytesOf(runner: Runner, [discs, shot]: Flick): Uint8Array {
  const { duration, touched, sweeps, log } = runner.run(discs, shot);
  const ends = runner.discs;
  const floats = Float64Array.of(duration, sweeps, ...ends.map(({ x }) => x), ...ends.map(({ y }) => y), ...log);
  const bytes = new Uint8Array(8 * floats.length + ends.length + 1);
  const view = new DataView(bytes.buffer);
  // Adding zero makes a negative zero positive: the only two floats that are equal but differ in bits.
  floats.forEach((value, at) => view.setFloat64(8 * at, value + 0, true));
  bytes.set([...ends.map(({ fate }) => fate), Number(touched)], 8 * floats.length);
  return bytes;
}

/** The SHA-256 of all of it. */
export async function digest(flicks: Iterable<Flick>, runner = new Runner(TABLE)): Promise<string> {
  const parts = [...flicks].map((flick) => bytesOf(runner, flick));
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  const hashed = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
  return [...hashed].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
