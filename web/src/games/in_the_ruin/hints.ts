// Hints at three levels: the kind of action, the place, and the whole action.

import type { HintLevel, Say } from "../../lib/game";
import { cellName, cellOf, read, type Action, type Cell } from "./model";

export interface HintShown {
  cells: readonly Cell[];
  button: "done" | "escape" | null;
}

/** The spaces that an action marks or goes to. */
export const spaces = (action: Action): readonly Cell[] =>
  "cells" in action ? action.cells : "cell" in action ? [action.cell] : [];

/** What the board shows of a hint. */
export function hintShown(hinted: string | null): HintShown {
  if (hinted === null) return { cells: [], button: null };
  if (hinted.startsWith("look ")) return { cells: hinted.slice(5).split(" ").map(cellOf), button: null };
  const action = read(hinted);
  if (!action) return { cells: [], button: null };
  return { cells: spaces(action), button: action.kind === "done" || action.kind === "escape" ? action.kind : null };
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
