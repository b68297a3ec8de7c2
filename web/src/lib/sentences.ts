// Events as sentences.

import type { Told } from "../generated/protocol";
import type { Say } from "./game";

interface Happening {
  kind: string;
  [value: string]: unknown;
}

/** The events in words, without those that a game passes over in silence. */
export function sentences(events: readonly unknown[], say: Say): string[] {
  return (events as Happening[])
    .map(({ kind, ...values }) => say(kind === "took_back" ? "told-took-back" : `event-${kind}`, values))
    .filter(Boolean);
}

/** The events as one text; the clauses that some sentences end with are for the log. */
export const account = (events: readonly unknown[], say: Say): string =>
  sentences(events, say)
    .map((text) => text.replace(/ \([A-Z]{2}-\w+\)$/, ""))
    .join(" ");

/** The first moment after a seat's own last action, from which a replay of the latest moments starts. */
export function firstSince(log: readonly Told[], seat: number | null): number {
  const own = log.findLastIndex((told) => told.seat === seat);
  const first = log[seat === null || own < 0 ? Math.max(0, log.length - 4) : own + 1];
  return first?.n ?? log.at(-1)?.n ?? 1;
}
