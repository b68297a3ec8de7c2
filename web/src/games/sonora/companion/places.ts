// The places of the board, as the rules tell them apart, and where they are drawn: in percent of the board's side.

import type { SonoraCompanionDiscsAsked } from "../../../generated/protocol";
import { RIM } from "../floor/geometry";
import { SECTIONS, type Components, type SectionName } from "../model";

export type Place = SonoraCompanionDiscsAsked["discs"][number];
/** A place, and of a circle which of the two it is: `owl@3`. */
export type Tapped = string;

export interface Target {
  key: Tapped;
  kind: "zone" | "circle" | "line" | "corner" | "hole";
  /** Sections, or an animal. */
  of: readonly string[];
  x: number;
  y: number;
}

/** Where a disc lies, without which circle it is. */
export const placeOf = (tapped: Tapped): Place => tapped.split("@")[0] as Place;

const SIGNS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
/** Of half a side: the middle of a zone, of a corner, and of the line between two zones. */
const [ZONE, CORNER, LINE] = [0.5, 0.88, 0.85];

const ordered = (...sections: readonly SectionName[]): SectionName[] =>
  SECTIONS.filter((section) => sections.includes(section));

/** Every place that can be tapped, those below first. */
export function targetsOf({ board }: Pick<Components, "board">): Target[] {
  const whole = board.half_width + RIM;
  const percent = (at: number): number => 50 + (50 * at) / whole;
  const at = (x: number, y: number) => ({ x: percent(x * board.half_width), y: percent(y * board.half_width) });
  const corners = board.zones.flatMap((zone, n) => (SIGNS[n] ? [{ zone, sign: SIGNS[n] }] : []));
  const lines = corners.map(({ zone, sign: [x, y] }, n): Target => {
    const { zone: next = zone, sign = [x, y] } = corners[(n + 1) % corners.length] ?? {};
    const of = ordered(zone, next);
    const middle = at(((x + sign[0]) / 2) * LINE, ((y + sign[1]) / 2) * LINE);
    return { key: of.join(" "), kind: "line", of, ...middle };
  });
  return [
    ...corners.map(({ zone, sign: [x, y] }): Target => ({
      key: zone,
      kind: "zone",
      of: [zone],
      ...at(x * ZONE, y * ZONE),
    })),
    ...corners.map(({ zone, sign: [x, y] }): Target => ({
      key: `off@${zone}`,
      kind: "corner",
      of: [zone],
      ...at(x * CORNER, y * CORNER),
    })),
    ...lines,
    ...board.circle.map(({ animal, x, y }, n): Target => ({
      key: `${animal}@${n}`,
      kind: "circle",
      of: [animal],
      x: percent(x),
      y: percent(y),
    })),
    { key: "hole", kind: "hole", of: [], ...at(0, 0) },
  ];
}

/** The target at which a disc is drawn; null off the board. */
export function drawnAt(targets: readonly Target[], tapped: Tapped): Target | null {
  if (tapped.startsWith("hole")) return targets.find(({ kind }) => kind === "hole") ?? null;
  if (placeOf(tapped) === "off") return null;
  return (
    targets.find(({ key }) => key === tapped) ?? targets.find(({ key }) => placeOf(key) === placeOf(tapped)) ?? null
  );
}
