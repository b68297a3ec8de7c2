// Hints at three levels: the kind of action, the place, and the whole action.

import type { HintLevel, Say } from "../../lib/game";
import { cellName, cellOf, read, type Action, type Cell, type MarkKind } from "./model";

export interface HintShown {
  cells: readonly Cell[];
  /** What is to be drawn or to stand on them; null where only the place is told. */
  as: MarkKind | "pawn" | null;
  button: "done" | "escape" | null;
}

const NOTHING: HintShown = { cells: [], as: null, button: null };

/** The spaces that an action marks or goes to. */
export const spaces = (action: Action): readonly Cell[] =>
  "cells" in action ? action.cells : "cell" in action ? [action.cell] : [];

/** What an action leaves on its spaces. */
function leaves(action: Action): HintShown["as"] {
  if ("mark" in action) return action.mark;
  if (action.kind === "single") return "wall";
  return action.kind === "go" || action.kind === "warp" ? "pawn" : null;
}

/** What the board shows of a hint, or of the better move in a position of the past. */
export function hintShown(hinted: string | null): HintShown {
  if (hinted === null) return NOTHING;
  if (hinted.startsWith("look ")) return { ...NOTHING, cells: hinted.slice(5).split(" ").map(cellOf) };
  const action = read(hinted);
  if (!action) return NOTHING;
  const button = action.kind === "done" || action.kind === "escape" ? action.kind : null;
  return { cells: spaces(action), as: leaves(action), button };
}

export function hint(
  level: HintLevel,
  text: string,
  _events: unknown[],
  say: Say,
): { text: string; show: string | null } {
  const action = read(text);
  if (!action) return { text, show: null };
  const cells = spaces(action).map(cellName);
  if (action.kind === "done" || action.kind === "escape")
    return { text: say(`page-hint-${action.kind}`), show: level === "nudge" ? null : text };
  if (level === "nudge")
    return { text: say(`page-nudge-${action.kind}`, "mark" in action ? { mark: action.mark } : {}), show: null };
  if (level === "stone" && cells.length)
    return { text: say("page-hint-look", { cells }), show: `look ${cells.slice(0, 1).join(" ")}` };
  const values = {
    cells,
    mark: "mark" in action ? action.mark : "",
    routes: "routes" in action ? action.routes : [],
    route: "route" in action ? action.route : "",
  };
  return { text: say(`page-hint-${action.kind}`, values), show: text };
}
