// Open tables, as whoever looks for one filters and sorts them.

import type { ClockRule, TableLine } from "../generated/protocol";

export const ORDERS = ["newest", "fullest", "fastest"] as const;
export type Order = (typeof ORDERS)[number];

/** About how many seconds a move may take: a reserve lasts for some twenty of them. */
function pace(rule: ClockRule | undefined): number {
  if (!rule?.seconds || rule.kind === "none") return Infinity;
  return rule.kind === "reserve" ? rule.seconds / 20 : rule.seconds;
}

const latest = (a: TableLine, b: TableLine): number => b.created - a.created;
/** Two tables without a clock are equally fast. */
const faster = (a: number, b: number): number => (a === b ? 0 : a - b);
const BY: Record<Order, (a: TableLine, b: TableLine) => number> = {
  newest: latest,
  fullest: (a, b) => a.free - b.free || latest(a, b),
  fastest: (a, b) => faster(pace(a.terms?.clock), pace(b.terms?.clock)) || latest(a, b),
};

/** The tables of this game, or of all games, in this order. */
export const sorted = (tables: readonly TableLine[], game: string | null, order: Order): TableLine[] =>
  tables.filter((line) => game === null || line.game === game).sort(BY[order]);

/** How many tables each game has, the game with most of them first. */
export function countByGame(tables: readonly TableLine[]): [game: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { game } of tables) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].sort(([a, more], [b, less]) => less - more || a.localeCompare(b));
}
