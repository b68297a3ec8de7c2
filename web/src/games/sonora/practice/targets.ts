// What one can practise at: a circle, a zone, or the hole; what counts as a hit, and the aim that would make one.

import { deceleration_of } from "../../../generated/discs.ts";
import { FATE, type Arena, type Landing, type Place } from "../../../discs/index.ts";
import { angleOf, forceOf, type Aim } from "../floor/force";
import { isOn, zonesAt } from "../local";
import type { AnimalName, Components, SectionName } from "../model";

type Board = Components["board"];

export type Target =
  | { kind: "circle"; at: number; animal: AnimalName; zone: SectionName; place: Place; radius: number }
  | { kind: "zone"; zone: SectionName; place: Place }
  | { kind: "hole"; place: Place };

/** A target's name in the address, in the counts and in the test. */
export const keyOf = (target: Target): string =>
  target.kind === "circle" ? `circle-${target.at}` : target.kind === "zone" ? `zone-${target.zone}` : "hole";

/** Everything on the board that can be aimed at: the circles, the zones, the hole. */
export function targetsOn(board: Board): Target[] {
  const middle = board.half_width * 0.47;
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return [
    ...board.circle.map(({ animal, x, y, radius }, at): Target => {
      const zone = zonesAt(board, [x, y])[0] ?? "ruins";
      return { kind: "circle", at, animal, zone, place: [x, y], radius };
    }),
    ...board.zones.map((zone, corner): Target => {
      const [sx, sy] = signs[corner] ?? [1, 1];
      return { kind: "zone", zone, place: [sx * middle, sy * middle] };
    }),
    { kind: "hole", place: [0, 0] },
  ];
}

/** Whether a disc that ended like this has hit the target. */
export function isHit(board: Board, target: Target, { fate, place }: Landing): boolean {
  if (target.kind === "hole") return fate === FATE.hole;
  if (fate !== FATE.floor) return false;
  if (target.kind === "circle") return isOn(board, board.circle[target.at] ?? { x: 0, y: 0, radius: 0 }, place);
  return zonesAt(board, place).includes(target.zone);
}

/** How far a disc lies from the middle of the target, in µm. */
export const missedBy = ({ place: [x, y] }: Target, landing: Landing): number =>
  Math.hypot(landing.place[0] - x, landing.place[1] - y);

/** Over the hole a disc has to be slow, and should not stop before it. */
const BEYOND_HOLE = 15_000;

/** The aim that brings a disc from this start, on an empty floor and with an exact hand, to rest on the target; in
 * the frame of the player whose corner is at the top left of the board as it is printed. */
export function aimAt(arena: Arena, target: Target, start: Place): Aim {
  const [dx, dy] = [target.place[0] - start[0], target.place[1] - start[1]];
  const way = Math.hypot(dx, dy) + (target.kind === "hole" ? BEYOND_HOLE : 0);
  return { angle: angleOf(dx, dy), force: forceOf(Math.sqrt(2 * deceleration_of(arena) * way)), start };
}
