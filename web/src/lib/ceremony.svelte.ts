// The count at the end of a match: part by part for everyone at once, then the verdict.

/** Milliseconds from one part to the next. */
const PART = 900;

export class Ceremony {
  /** How many parts of the scores have been counted. */
  counted = $state(0);
  over = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #parts = 0;

  /** Count this many parts; `onover` is called when the verdict may be told. Without motion it is told at once. */
  begin(parts: number, still: boolean, onover: () => void): void {
    this.#parts = parts;
    this.#onover = onover;
    if (still) this.skip();
    else this.#step(PART / 2);
  }

  #onover: () => void = () => {};

  skip(): void {
    clearTimeout(this.#timer);
    this.counted = this.#parts;
    if (this.over) return;
    this.over = true;
    this.#onover();
  }

  /** Stop counting, because the page is left. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #step(wait: number): void {
    this.#timer = setTimeout(() => {
      if (this.counted < this.#parts) {
        this.counted++;
        this.#step(PART);
      } else this.skip();
    }, wait);
  }
}
