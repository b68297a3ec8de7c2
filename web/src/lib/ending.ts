// What decided a match, in words.

import type { Result } from "../generated/protocol";
import type { Say } from "./game";

export interface Decided {
  text: string;
  /** The clause that broke a tie. */
  clause: string | null;
}

/** By how much it was won or what broke the tie; null if neither can be said. */
export function decidedBy(result: Result, speak: Say, name: (seat: number) => string): Decided | null {
  const { winners, scores, margin, tie_break: tie } = result;
  const points = Math.max(...scores.map(({ total }) => total));
  if (tie) {
    const counts = Object.entries(tie.counts).map(([seat, count]) => `${name(Number(seat))} ${count}`);
    const code = winners.length < counts.length ? "decided-by-tie-break" : "decided-still-shared";
    const what = speak(`tie-${tie.code}`);
    return { text: speak(code, { points, what, counts }), clause: tie.clause };
  }
  // Where somebody gave up, several may have stayed without having as many points.
  const shared = winners.length > 1 && winners.every((seat) => totalOf(result, seat) === points);
  if (shared) return { text: speak("decided-shared", { points }), clause: null };
  return margin ? { text: speak("decided-by-points", { points: margin }), clause: null } : null;
}

export function totalOf(result: Result, seat: number): number {
  return result.scores.find((score) => score.seat === seat)?.total ?? 0;
}
