// Where on the sheet a hint points, read from the action it suggests. Weaker hints reveal less of it.

import { PHASE } from "../model";
import { cellOf, type Cell, type NodeId, type Space } from "./print";

export interface Hinted {
  /** The chip that the action uses. */
  verb: string | null;
  cells: readonly Cell[];
  spaces: readonly Space[];
  node: NodeId | null;
  column: number | null;
  building: { building: string; count: number } | null;
  /** A plain action: `mud`, `close`, `done`, `discover fox`. */
  plain: string | null;
}

const NONE: Hinted = { verb: null, cells: [], spaces: [], node: null, column: null, building: null, plain: null };

export function hintedAt(hint: string | null, columns: number, phase: number): Hinted {
  if (hint === null || phase < PHASE.ai) return NONE;
  const draw = /((?:ai )?draw (?:[1-5]|fox found|fox))((?: [a-z]\d+)*)$/.exec(hint);
  if (draw)
    return {
      ...NONE,
      verb: draw[1] ?? null,
      cells: (draw[2] ?? "")
        .trim()
        .split(" ")
        .filter(Boolean)
        .map((name) => cellOf(name, columns)),
    };
  const walk = /((?:ai )?walk (?:[1-5]|owl found|owl))(?: (\d+))?$/.exec(hint);
  if (walk) return { ...NONE, verb: walk[1] ?? null, spaces: walk[2] ? [Number(walk[2])] : [] };
  const mark = /(mark|ai fill) (\d+)$/.exec(hint);
  if (mark) return { ...NONE, verb: mark[1] === "mark" ? "sum" : "ai fill", node: Number(mark[2]) };
  const box = /box (\d+)$/.exec(hint);
  if (box) return { ...NONE, verb: "sum", column: Number(box[1]) - 1 };
  const cross = /cross ([A-Z]) ?(\d*)$/.exec(hint);
  if (cross) return { ...NONE, verb: "cross", building: { building: cross[1] ?? "", count: Number(cross[2]) } };
  return { ...NONE, verb: hint, plain: hint };
}
