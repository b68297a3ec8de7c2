// What somebody has entered, kept in the browser: a phone that sleeps beside the board loses nothing, and every change
// can be taken back, even after the page was loaded again.

/** How many changes can be taken back. */
const MOST = 30;

export class Kept<T> {
  #value: T = $state.raw()!;
  #before: readonly T[] = $state.raw([]);

  /** `read` makes of what was stored what the page knows now, or null of what it does not know. */
  constructor(
    readonly key: string,
    readonly empty: T,
    read: (stored: unknown) => T | null,
  ) {
    const { value, before } = stored(key);
    this.#value = read(value) ?? empty;
    this.#before = before.map(read).filter((one) => one !== null);
  }

  get value(): T {
    return this.#value;
  }

  /** Change it. */
  set value(next: T) {
    this.#before = [...this.#before, this.#value].slice(-MOST);
    this.#value = next;
    this.#store();
  }

  /** Change it without a way back: where the page is, rather than what was entered. */
  turnTo(next: T): void {
    this.#value = next;
    this.#store();
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.#value = last;
    this.#store();
  }

  /** Whether there is anything to clear. */
  get isEmpty(): boolean {
    return JSON.stringify(this.#value) === JSON.stringify(this.empty);
  }

  clear(): void {
    this.value = this.empty;
  }

  #store(): void {
    try {
      localStorage.setItem(this.key, JSON.stringify({ value: this.#value, before: this.#before }));
    } catch {
      // storage may be unavailable or full; the page works without it
    }
  }
}

function stored(key: string): { value: unknown; before: unknown[] } {
  try {
    const { value, before } = JSON.parse(localStorage.getItem(key) ?? "") as { value?: unknown; before?: unknown };
    return { value, before: Array.isArray(before) ? before : [] };
  } catch {
    return { value: undefined, before: [] };
  }
}

/** Which part of a companion is shown; the first one at first. */
export const keptPart = <Part extends string>(game: string, parts: readonly [Part, ...Part[]]): Kept<Part> =>
  new Kept(keptKey(game, "part"), parts[0], (stored) => parts.find((part) => part === stored) ?? null);

/** Where a companion keeps something. */
export const keptKey = (game: string, what = ""): string => ["meseta-companion", game, what].filter(Boolean).join("-");
