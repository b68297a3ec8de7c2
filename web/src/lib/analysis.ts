// The sums of an analysis, separate from drawing it.
import type { JudgedEntry } from "../generated/protocol";

export interface Balance {
  seat: number;
  mistakes: number;
  cost: number;
  luck: number;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Every seat's skill and luck over these entries. */
export function balances(entries: readonly JudgedEntry[], seats: number): Balance[] {
  return Array.from({ length: seats }, (_, seat) => {
    const costs = entries.filter((entry) => entry.seat === seat && entry.cost > 0).map(({ cost }) => cost);
    return { seat, mistakes: costs.length, cost: sum(costs), luck: sum(entries.map(({ luck }) => luck[seat] ?? 0)) };
  });
}

/** The largest values the graph has to show: expected points, and a single cost. */
export function scale(entries: readonly JudgedEntry[]): { low: number; high: number; cost: number } {
  const points = entries.flatMap(({ standing }) => standing);
  return {
    low: Math.min(0, ...points),
    high: Math.max(1, ...points),
    cost: Math.max(1, ...entries.map(({ cost }) => cost)),
  };
}
