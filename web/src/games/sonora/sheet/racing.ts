// The race for the buildings: how far everyone is, and how many hexes pointing at a wall would cross off.

import type { SonoraReward } from "../../../generated/protocol";
import { HEX, type Print } from "./print";

export interface Racer {
  seat: number;
  name: string;
  crossed: readonly number[];
  rewards: readonly SonoraReward[];
}

/** The building at this place, and how many of its hexes would be crossed off up to there, capped by the value;
 * away from its free hexes, all that the value pays for. Null where there is no building. */
export function countAt(
  print: Print["ruins"],
  crossed: readonly number[],
  value: number,
  x: number,
  y: number,
): { building: number; count: number } | null {
  const found = print.buildings.find(
    ({ box }) =>
      x >= box.x - 6 && x <= box.x + Math.max(box.width, 148) + 6 && y >= box.y - 46 && y <= box.y + box.height + 6,
  );
  if (!found) return null;
  const done = crossed[found.index] ?? 0;
  const most = Math.max(Math.min(value, found.hexes.length - done), 1);
  const hex = found.hexes.findIndex((one) => Math.hypot(one.x - x, one.y - y) < HEX);
  return { building: found.index, count: hex < done ? most : Math.min(hex - done + 1, most) };
}
