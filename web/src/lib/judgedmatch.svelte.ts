// The analysis of a match as it arrives from the server, part by part.

import type { Analysis, JudgedEntry, Scale } from "../generated/protocol";
import { isMistake, markOf, nextMistake, type Mark } from "./analysis";
import { api, Refused } from "./api";
import { failureText } from "./failures";

/** How many milliseconds to wait before asking again; null if asking again is of no use. */
function pauseAfter(failed: unknown): number | null {
  if (!(failed instanceof Refused) || failed.refusal.code !== "too_often") return null;
  return 1000 * Number(failed.refusal.values.seconds ?? 1);
}

export class JudgedMatch {
  readonly id: string;
  entries = $state.raw<readonly JudgedEntry[]>([]);
  /** How many entries the match has; 0 until that is known. */
  last = $state(0);
  scale = $state.raw<Scale | null>(null);
  /** Why the rest cannot be judged. */
  failed = $state("");
  #left = false;

  constructor(id: string) {
    this.id = id;
  }

  readonly unit = $derived(this.scale?.unit ?? "points");
  readonly done = $derived(this.last > 0 && this.entries.length >= this.last);
  /** How much has been judged, from 0 to 1. */
  readonly progress = $derived(this.last ? this.entries.length / this.last : 0);
  readonly marks: ReadonlyMap<number, Mark> = $derived(
    new Map(
      this.entries.flatMap((entry): [number, Mark][] => {
        const mark = markOf(entry);
        return mark ? [[entry.ply, mark]] : [];
      }),
    ),
  );

  at(ply: number): JudgedEntry | undefined {
    return this.entries[ply - 1];
  }

  mistakesOf(seat: number | null): JudgedEntry[] {
    return this.entries.filter((entry) => entry.seat === seat && isMistake(entry));
  }

  next(ply: number, step: 1 | -1): number | null {
    return nextMistake(this.entries, ply, step);
  }

  /** Ask for part after part, as fast as the server allows. */
  async load(): Promise<void> {
    this.failed = "";
    while (!this.#left && !this.done) {
      try {
        if (!this.#add(await api.analysis(this.id, this.entries.length))) return;
      } catch (failed) {
        const pause = pauseAfter(failed);
        if (pause === null) {
          this.failed = failureText(failed);
          return;
        }
        await new Promise((later) => setTimeout(later, pause));
      }
    }
  }

  /** Whether the part had anything new. */
  #add({ entries, last, scale }: Analysis): boolean {
    this.entries = [...this.entries, ...entries];
    [this.last, this.scale] = [last, scale];
    return entries.length > 0;
  }

  end(): void {
    this.#left = true;
  }
}
