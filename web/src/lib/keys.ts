// The keys of the shell. They work wherever the focus is; a game that uses the same key has priority while it needs it.

import type { GameKey } from "./game";

/** Keys at a table, and what they are called in the catalogue. */
export const tableKeys = [
  { key: "U", name: "keys-undo" },
  { key: "H", name: "keys-hint" },
  { key: "L", name: "keys-log" },
  { key: "C", name: "keys-chat" },
  { key: "A", name: "keys-again" },
  { key: "R", name: "keys-rules" },
  { key: "B", name: "keys-board" },
  { key: "Esc", name: "keys-now" },
] as const;

export const replayKeys = [
  { key: " ", shown: "Space", name: "keys-play" },
  { key: "ArrowLeft", shown: "←", name: "keys-back" },
  { key: "ArrowRight", shown: "→", name: "keys-forward" },
  { key: "Home", shown: "Home", name: "keys-first" },
  { key: "End", shown: "End", name: "keys-last" },
  { key: "n", shown: "N", name: "mistake-on" },
  { key: "p", shown: "P", name: "mistake-back" },
  { key: "b", shown: "B", name: "keys-better" },
  { key: "t", shown: "T", name: "keys-retry" },
] as const;

/** Whether a key press belongs to something else: a field, a dialog, or the browser itself. A field of figures
 * (`data-figures`) takes no letters, so they remain shortcuts in it. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  return (
    Boolean(target?.closest?.("input:not([data-figures]), textarea, select, dialog")) ||
    Boolean(document.querySelector("dialog[open]"))
  );
}

/** Whether a game uses this key. */
export function isGameKey(keys: readonly GameKey[], key: string): boolean {
  return keys.some((one) => one.key.toLowerCase() === key.toLowerCase());
}
