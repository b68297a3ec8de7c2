// Where the graph of an analysis draws things, in pixels, and what is under the pointer.

import type { JudgedEntry } from "../generated/protocol";
import { heightAt, isMistake, lineOf, markOf, rangeOf, type Mark, type Range, type Spot } from "./analysis";
import type { JudgedMatch } from "./judgedmatch.svelte";

/** A mark as it is drawn, on the line of its seat. */
export interface DrawnMark {
  entry: JudgedEntry;
  mark: Mark;
  x: number;
  y: number;
}

/** What a marked turn gave away, as a bar with its standard error. */
export interface DrawnCost {
  entry: JudgedEntry;
  x: number;
  height: number;
  /** From where to where its error reaches. */
  error: [number, number];
}

const [LEFT, RIGHT, TOP, GAP] = [44, 12, 12, 6];
/** A mark that is this near to the pointer is meant, in pixels. */
const NEAR = 9;
const MOST_PARTS = { low: 2, high: 4 };

export class Graph {
  readonly #judged: JudgedMatch;
  readonly #seats: () => number;
  width = $state(300);
  height = $state(120);

  constructor(judged: JudgedMatch, seats: () => number) {
    this.#judged = judged;
    this.#seats = seats;
  }

  /** The height of the strip in which costs are drawn. */
  readonly strip = $derived(Math.min(44, Math.max(14, this.height / 5)));
  readonly left = LEFT;
  readonly right = $derived(this.width - RIGHT);
  readonly bottom = $derived(this.height - this.strip - GAP);
  readonly range: Range = $derived.by(() =>
    rangeOf(this.#judged.entries, this.#judged.unit, this.height < 150 ? MOST_PARTS.low : MOST_PARTS.high),
  );
  readonly #lines: Spot[][] = $derived.by(() =>
    Array.from({ length: this.#seats() }, (_, seat) => lineOf(this.#judged.entries, seat)),
  );
  readonly #marked = $derived.by(() => this.#judged.entries.filter(({ mark }) => mark));
  readonly paths = $derived(this.#lines.map((line) => this.#path(line)));
  readonly marks: DrawnMark[] = $derived(
    this.#marked.flatMap((entry) => {
      const mark = markOf(entry);
      const y = this.y(heightAt(this.#lines[entry.seat] ?? [], entry.ply));
      return mark ? [{ entry, mark, x: this.x(entry.ply), y }] : [];
    }),
  );
  readonly costs: DrawnCost[] = $derived.by(() => {
    const mistakes = this.#marked.filter(isMistake);
    const most = Math.max(1e-9, ...mistakes.map(({ cost, error }) => cost + error));
    const high = (cost: number) => (this.strip * Math.max(0, cost)) / most;
    return mistakes.map((entry) => ({
      entry,
      x: this.x(entry.ply),
      height: high(entry.cost),
      error: [high(entry.cost - entry.error), high(entry.cost + entry.error)],
    }));
  });
  /** How far the judge has come. */
  readonly reached = $derived.by(() => this.x(this.#judged.entries.length));

  x(ply: number): number {
    return LEFT + ((this.right - LEFT) * ply) / Math.max(1, this.#judged.last);
  }

  y(value: number): number {
    const { low, high } = this.range;
    return this.bottom - ((this.bottom - TOP) * (value - low)) / (high - low);
  }

  #path(line: readonly Spot[]): string {
    return line
      .map(({ ply, value }, at) => `${at ? "L" : "M"}${this.x(ply).toFixed(1)} ${this.y(value).toFixed(1)}`)
      .join("");
  }

  /** The ply meant by a pointer this far from the left edge: of a mark that is near, or else the nearest one. */
  plyAt(x: number): number {
    const near = this.marks
      .filter((mark) => Math.abs(mark.x - x) <= NEAR)
      .sort((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0];
    if (near) return near.entry.ply;
    const ply = Math.round(((x - LEFT) * this.#judged.last) / Math.max(1, this.right - LEFT));
    return Math.min(this.#judged.last, Math.max(0, ply));
  }
}
