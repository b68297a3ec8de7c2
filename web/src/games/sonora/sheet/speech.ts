// The spoken name of every place on the sheet: "Canyon e9, saguaro, free".

import type { SonoraSheetData } from "../../../generated/protocol";
import type { Say } from "../../../lib/game";
import { costOf, frontier } from "./offers";
import { cellName, type Building, type Cell, type NodeId, type Print, type Space } from "./print";

const joined = (...parts: (string | false | undefined | null)[]) => parts.filter(Boolean).join(", ");

export function squareLabel(
  say: Say,
  print: Print["canyon"],
  sheet: SonoraSheetData,
  cell: Cell,
  solo = false,
  away?: Cell,
): string {
  const square = print.squares[cell];
  const what = square?.cactus ? say(`cactus-${square.cactus}`) : square?.bonus ? say(`bonus-${square.bonus}`) : null;
  const state =
    square?.kind === "gap"
      ? "gap"
      : square?.kind === "start"
        ? "start"
        : sheet.canyon.shapes.some((shape) => shape.includes(cell))
          ? "drawn"
          : sheet.canyon.filled.some((shape) => shape.includes(cell))
            ? "filled"
            : "free";
  return joined(
    `${say("section-canyon")} ${cellName(cell, print.columns)}`,
    what,
    say(`paper-square-${state}`),
    solo && square?.ai && say(cell === away ? "paper-ai-square-away" : "paper-ai-square"),
  );
}

export function spaceLabel(
  say: Say,
  print: Print["creek"],
  sheet: SonoraSheetData,
  space: Space,
  solo: boolean,
): string {
  const printed = print.spaces[space];
  const what =
    space === 0
      ? say("paper-entrance")
      : printed?.bonus
        ? say(`bonus-${printed.bonus}`)
        : say("paper-number", { points: printed?.points ?? 0 });
  const { crossed, circled, filled } = sheet.creek;
  const state = circled.includes(space)
    ? "circled"
    : crossed.includes(space)
      ? "crossed"
      : filled.includes(space)
        ? "filled"
        : "free";
  return joined(
    say("paper-space", { space }),
    what,
    say(`paper-space-${state}`),
    printed?.children.length
      ? say("paper-space-after", { spaces: printed.children.map(String) })
      : say("paper-space-end"),
    solo && printed?.ai && say("paper-ai-square"),
  );
}

export function nodeLabel(say: Say, print: Print["mud"], sheet: SonoraSheetData, node: NodeId): string {
  if (node === 0) return joined(say("paper-node-middle"));
  const marked = new Set(sheet.mudcracks.marked);
  const around = print.triangles.filter(({ nodes }) => nodes.includes(node));
  const missing = (nodes: readonly NodeId[]) => nodes.filter((other) => other !== node && !marked.has(other)).length;
  const closes = around.filter(({ nodes }) => !marked.has(node) && missing(nodes) === 0);
  const holds = (triangle: (typeof around)[number]) =>
    triangle.bonus ? say(`bonus-${triangle.bonus}`) : say("paper-cactus-points", { points: triangle.points });
  return joined(
    say("paper-node", { node }),
    say("paper-node-cost", { cost: costOf(print, sheet, node) }),
    say(
      marked.has(node)
        ? "paper-node-marked"
        : frontier(print, sheet).has(node)
          ? "paper-node-open"
          : "paper-node-apart",
    ),
    closes.length > 0 && say("paper-node-closes", { what: closes.map(holds) }),
  );
}

export function buildingLabel(say: Say, sheet: SonoraSheetData, building: Building, gone: string | null): string {
  const crossed = sheet.ruins.crossed[building.index] ?? 0;
  const reward = sheet.ruins.rewards[building.index];
  return joined(
    say("paper-building", { building: building.name, crossed, hexes: building.hexes.length }),
    reward === 1
      ? say("paper-building-first", { points: building.top })
      : reward === 2
        ? say("paper-building-later", { points: building.bottom })
        : gone
          ? say("paper-building-gone", { player: gone, points: building.bottom })
          : say("paper-building-open", { points: building.top, bonus: building.bonus, bottom: building.bottom }),
  );
}
