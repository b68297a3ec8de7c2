// What games between bots tell about an edition: means, and how far they can be trusted.

import type { TriedGame } from "../generated/protocol";

/** A mean with half of its 95 % interval; null where too little is known. */
export interface Mean {
  mean: number;
  margin: number | null;
}

/** The factors for one, two, three and four degrees of freedom, where the expansion is not close enough. */
const FEW = [12.706, 4.303, 3.182, 2.776];

/** The factor of a 95 % interval with this many degrees of freedom (Student's t, by its usual expansion). */
export function studentFactor(freedom: number): number {
  const few = FEW[freedom - 1];
  if (few) return few;
  const z = 1.959964;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}

/** The mean of independent values; null of none. */
export function meanOf(values: readonly number[]): Mean | null {
  const count = values.length;
  if (!count) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count === 1) return { mean, margin: null };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, margin: studentFactor(count - 1) * Math.sqrt(variance / count) };
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A seat's mean total. Seats of one game depend on each other, so a game counts once, by its average. */
export const meanTotal = (games: readonly TriedGame[]): Mean | null =>
  meanOf(games.map(({ totals }) => average(totals)));

/** The means of the parts of a score, by their codes. */
export function meanParts(games: readonly TriedGame[]): Map<string, Mean> {
  const codes = new Set(games.flatMap(({ parts }) => parts.flatMap(Object.keys)));
  return new Map(
    [...codes].map((code) => [code, meanOf(games.map(({ parts }) => average(parts.map((seat) => seat[code] ?? 0))))!]),
  );
}

/** By how much the totals differ, over the games of the same number, in which chance is alike. */
export function meanLead(own: readonly TriedGame[], other: readonly TriedGame[]): Mean | null {
  const others = new Map(other.map((game) => [game.number, average(game.totals)]));
  return meanOf(
    own.flatMap(({ number, totals }) => {
      const theirs = others.get(number);
      return theirs === undefined ? [] : [average(totals) - theirs];
    }),
  );
}
