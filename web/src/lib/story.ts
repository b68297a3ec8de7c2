// From what was told to sentences.

import type { Told } from "../generated/protocol";
import type { Say } from "./game";

interface Happening {
  kind: string;
  [value: string]: unknown;
}

/** What happened, in words. */
export function sentences(events: readonly unknown[], say: Say): string[] {
  return (events as Happening[]).map(({ kind, ...values }) =>
    say(kind === "took_back" ? "told-took-back" : `event-${kind}`, values),
  );
}

/** The first moment somebody has not seen happen: what came after their own last action. */
export function since(log: readonly Told[], seat: number | null): number {
  const own = log.findLastIndex((told) => told.seat === seat);
  const first = log[seat === null || own < 0 ? Math.max(0, log.length - 4) : own + 1];
  return first?.n ?? log.at(-1)?.n ?? 1;
}
