// What the people at the table are called, the same in all parts of the companion.

import { Kept, keptKey } from "../../../companion/kept.svelte";
import type { Say } from "../../../lib/game";

export const MOST_PLAYERS = 4;
const LONGEST = 16;

function readNames(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.slice(0, MOST_PLAYERS).map((name) => (typeof name === "string" ? name.slice(0, LONGEST) : ""));
}

export class Names {
  readonly #kept = new Kept<readonly string[]>(keptKey("sonora", "names"), [], readNames);

  constructor(private readonly say: Say) {}

  /** What was entered; empty if nothing was. */
  entered(seat: number): string {
    return this.#kept.value[seat] ?? "";
  }

  of(seat: number): string {
    return this.entered(seat).trim() || this.say("companion-player", { number: seat + 1 });
  }

  set(seat: number, name: string): void {
    const names = Array.from({ length: MOST_PLAYERS }, (_, other) => this.entered(other));
    this.#kept.turnTo(names.with(seat, name.slice(0, LONGEST)));
  }
}
