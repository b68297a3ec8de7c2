// Hints at three levels: which card, which stones, the whole move.

import type { HintLevel, Say } from "../../lib/game";
import { cellName, cellOf, read, type Action, type Cell } from "./model";

/** What the board highlights of a hint. */
export interface HintShown {
  card: number | null;
  cells: readonly Cell[];
  /** The button to press. */
  button: "end" | "skip" | null;
}

export const NO_HINT: HintShown = { card: null, cells: [], button: null };

/** A hint in words, and what the board should show of it: `card 17`, `look s b2c2 17`, or the action itself. */
export function hint(
  level: HintLevel,
  text: string,
  _events: unknown[],
  say: Say,
): { text: string; show: string | null } {
  const action = read(text);
  if (!action) return { text, show: null };
  const words = hintText(say, action, level);
  if (level === "move") return { text: words, show: text };
  if (!("card" in action)) return { text: words, show: text };
  return { text: words, show: level === "nudge" ? `card ${action.card}` : `look ${text}` };
}

/** Reads what `hint` returned for the board, or an action in notation. */
export function hintShown(show: string | null): HintShown {
  if (show === null) return NO_HINT;
  const nudge = /^card (\d+)$/.exec(show);
  if (nudge) return { ...NO_HINT, card: Number(nudge[1]) };
  const action = read(show.replace(/^look /, ""));
  if (!action) return NO_HINT;
  if (action.kind === "end" || action.kind === "skip") return { ...NO_HINT, button: action.kind };
  return { card: action.card, cells: hintCells(action), button: null };
}

/** The stones and cards among the places that a hint or an analysis speaks of: "b2" is a stone, "17" a card. */
export function pointedAt(places: readonly string[]): { cells: ReadonlySet<Cell>; cards: ReadonlySet<number> } {
  const cells = places.filter((place) => /^[a-c][1-3]$/.test(place)).map(cellOf);
  const cards = places.filter((place) => /^\d+$/.test(place)).map(Number);
  return { cells: new Set(cells), cards: new Set(cards) };
}

function hintCells(action: Action): Cell[] {
  if (action.kind === "shift") return [action.a, action.b];
  return action.kind === "flip" ? [action.cell] : [];
}

function hintText(say: Say, action: Action, level: HintLevel): string {
  switch (action.kind) {
    case "end":
      return say("page-hint-end");
    case "skip":
      return say("page-hint-skip");
    case "score":
      return say("page-hint-score", { card: action.card });
    case "shift":
      if (level === "nudge") return say("page-hint-card", { card: action.card });
      if (level === "stone") return say("page-hint-stones", { a: cellName(action.a), b: cellName(action.b) });
      return say("page-hint-shift", { a: cellName(action.a), b: cellName(action.b), card: action.card });
    case "flip":
      if (level === "nudge") return say("page-hint-card", { card: action.card });
      if (level === "stone") return say("page-hint-stone", { cell: cellName(action.cell) });
      return say("page-hint-flip", { cell: cellName(action.cell), card: action.card });
  }
}
