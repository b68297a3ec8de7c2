// What is agreed about time at a table, in words.

import type { ClockRule } from "../generated/protocol";
import { language, say } from "./speech.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A duration in the largest unit of which it is a multiple. */
function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** Such as “1 day per move”. */
export function clockWords({ kind, seconds }: ClockRule): string {
  if (!seconds || kind === undefined || kind === "none") return say("clock-none");
  return say(kind === "move" ? "clock-per-move" : "clock-each", { time: duration(seconds) });
}
