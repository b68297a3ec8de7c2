// The panels that can be open over the page.

export const panels = $state({
  settings: false,
  keys: false,
  /** The game whose board is on the page, for the help about its keys. */
  game: null as string | null,
  /** The rule book over the page, open at a clause, or at its contents. */
  clause: null as { game: string; id: string | null } | null,
});

/** Show one clause of the rule book, or its contents. */
export function openClause(game: string, id: string | null = null): void {
  panels.clause = { game, id };
}
