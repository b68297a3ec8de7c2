// How each section's points add up, the way players would do it on paper.

import type { SonoraSheetData } from "../../../generated/protocol";
import { CACTI } from "../marks";
import { cactusCounts, surrounded } from "./offers";
import { ladder, type Print } from "./print";

export interface Breakdown {
  ruins: { building: string; points: number; first: boolean }[];
  canyon: Record<string, { count: number; points: number }>;
  creek: number[];
  mud: { points: number; count: number }[];
}

export function breakdown(print: Print, sheet: SonoraSheetData): Breakdown {
  const counts = cactusCounts(print.canyon, sheet.canyon.shapes);
  const cacti = surrounded(print.mud, new Set(sheet.mudcracks.marked)).map(
    (index) => print.mud.triangles[index]?.points ?? 0,
  );
  return {
    ruins: print.ruins.buildings.flatMap(({ index, name, top, bottom }) => {
      const reward = sheet.ruins.rewards[index];
      return reward ? [{ building: name, points: reward === 1 ? top : bottom, first: reward === 1 }] : [];
    }),
    canyon: Object.fromEntries(
      CACTI.map((kind) => [kind, { count: counts[kind] ?? 0, points: ladder(counts[kind] ?? 0) }]),
    ),
    creek: sheet.creek.circled.map((space) => print.creek.spaces[space]?.points ?? 0).filter((points) => points > 0),
    mud: [2, 4, 6].map((points) => ({ points, count: cacti.filter((one) => one === points).length })),
  };
}
