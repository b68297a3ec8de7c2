// What stands open over the page; anything may open it.

export const panels = $state({
  settings: false,
  keys: false,
  clause: null as { game: string; id: string } | null,
});

/** Show one clause of the rule book. */
export function openClause(game: string, id: string): void {
  panels.clause = { game, id };
}
