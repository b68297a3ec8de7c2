// Where the labels of discs go, so that they cover neither discs nor each other.

import type { Spot } from "../model";
import type { Place } from "./trace";

const SIDES = ["below", "above", "right", "left"] as const;
export type Side = (typeof SIDES)[number];

/** A disc that lies still: the middle of its face, in pixels, and what it counts for. */
export interface Labelled {
  disc: number;
  middle: Place;
  spots: readonly Spot[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The height of a label, in pixels; and how wide its parts are: an animal, a number, a ×2 or a question mark. */
const [HEIGHT, ANIMAL, NUMBER, TIMES] = [17, 20, 8, 15];
/** How far a label overlaps its own disc. */
const OVERLAP = 2;

const widthOf = (spots: readonly Spot[], numbered: boolean): number =>
  ANIMAL * spots.length + (spots.length > 1 || numbered ? NUMBER : 0) + (spots[0]?.[1] ? TIMES : 0);

function boxAt(side: Side, [x, y]: Place, radius: number, width: number): Box {
  const far = radius - OVERLAP;
  switch (side) {
    case "below":
      return { left: x - width / 2, right: x + width / 2, top: y + far, bottom: y + far + HEIGHT };
    case "above":
      return { left: x - width / 2, right: x + width / 2, top: y - far - HEIGHT, bottom: y - far };
    case "right":
      return { left: x + far, right: x + far + width, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
    case "left":
      return { left: x - far - width, right: x - far, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
  }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a disc is partly below this box. */
function covers({ left, right, top, bottom }: Box, [x, y]: Place, radius: number): boolean {
  const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
  return dx * dx + dy * dy < radius * radius;
}

/** The side of each disc on which there is room for its label. Those without room have none: they are read below. */
export function labelSides(
  discs: readonly Labelled[],
  { side, size, numbered }: { side: number; size: number; numbered: boolean },
): ReadonlyMap<number, Side> {
  const radius = size / 2;
  const taken: Box[] = [];
  const found = new Map<number, Side>();
  for (const { disc, middle, spots } of discs) {
    if (!spots.length) continue;
    const width = widthOf(spots, numbered);
    for (const way of SIDES) {
      const box = boxAt(way, middle, radius, width);
      const inside = box.left >= 0 && box.right <= side && box.top >= 0 && box.bottom <= side;
      const free = inside && !taken.some((other) => overlap(box, other));
      if (!free || discs.some((other) => other.disc !== disc && covers(box, other.middle, radius))) continue;
      taken.push(box);
      found.set(disc, way);
      break;
    }
  }
  return found;
}
