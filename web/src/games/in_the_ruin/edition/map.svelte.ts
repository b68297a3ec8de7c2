// The letters on the map, moved by mouse, finger or keys. Two spaces trade what stands on them.

import { arrowOf, type Direction } from "../../../lib/arrows";

export const NOTHING = ".";

/** What stands on each space, row by row. */
export type Spaces = readonly (readonly string[])[];
export type Space = readonly [row: number, column: number];

export const same = (one: Space | null, other: Space | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

export class MapHand {
  /** The space whose letter is being moved. */
  picked = $state.raw<Space | null>(null);
  /** The space that the keys speak of. */
  focus = $state.raw<Space>([0, 0]);
  private pressed: Space | null = null;

  constructor(
    private readonly spaces: () => Spaces,
    /** Writes these rows. */
    private readonly write: (rows: Map<number, string>) => void,
  ) {}

  /** A pointer comes down on a space. */
  press(space: Space): void {
    this.pressed = space;
    this.focus = space;
    if (!this.picked && this.at(space) !== NOTHING) this.picked = space;
    else if (same(this.picked, space)) this.picked = null;
  }

  /** It is lifted over a space: elsewhere, the letter was dragged there; on the same, it was a tap. */
  release(space: Space | null): void {
    const tapped = same(this.pressed, space);
    const dragged = this.picked && same(this.pressed, this.picked) && space && !tapped;
    if (space && (dragged || (tapped && this.picked && !same(this.picked, space)))) this.drop(space);
    this.pressed = null;
  }

  /** Whether the key was for the map. */
  key(key: string): boolean {
    const step = arrowOf(key);
    if (step) this.walk(step);
    else if (key === "Enter" || key === " ") this.use();
    else if (key === "Escape" && this.picked) this.picked = null;
    else if (key === "Delete" || key === "Backspace") this.put(NOTHING);
    else if (/^[a-z]$/i.test(key)) this.bring(key.toUpperCase());
    else return false;
    return true;
  }

  /** Put a letter that stands nowhere on the space that is chosen. */
  put(letter: string): void {
    this.write(this.changed([[this.focus, letter]]));
  }

  private use(): void {
    if (this.picked) this.drop(this.focus);
    else if (this.at(this.focus) !== NOTHING) this.picked = this.focus;
  }

  private drop(space: Space): void {
    if (this.picked && !same(this.picked, space)) this.trade(this.picked, space);
    this.picked = null;
    this.focus = space;
  }

  /** The letter comes to the space that is chosen, from wherever it stands. */
  private bring(letter: string): void {
    for (const [row, words] of this.spaces().entries()) {
      const column = words.indexOf(letter);
      if (column >= 0) return this.trade([row, column], this.focus);
    }
    this.put(letter);
  }

  private trade(one: Space, other: Space): void {
    if (!same(one, other)) {
      this.write(
        this.changed([
          [one, this.at(other)],
          [other, this.at(one)],
        ]),
      );
    }
  }

  private walk({ down, right }: Direction): void {
    const [row, column] = this.focus;
    if (this.spaces()[row + down]?.[column + right] !== undefined) this.focus = [row + down, column + right];
  }

  private at([row, column]: Space): string {
    return this.spaces()[row]?.[column] ?? NOTHING;
  }

  private changed(changes: readonly (readonly [Space, string])[]): Map<number, string> {
    const rows = new Map<number, string[]>();
    for (const [[row, column], letter] of changes) {
      const words = rows.get(row) ?? [...(this.spaces()[row] ?? [])];
      words[column] = letter;
      rows.set(row, words);
    }
    return new Map([...rows].map(([row, words]) => [row, words.join(" ")]));
  }
}
