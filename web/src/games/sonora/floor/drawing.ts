// A forecast as it is drawn over the floor: places in millimetres, on the screen.

import type { Cloud } from "../../../discs/cloud";
import type { Flicked } from "../../../discs/flick";
import { FATE, type Fate } from "../../../discs/run";
import { TABLE, deceleration_of } from "../../../generated/discs";
import { turned } from "./geometry";
import type { Place } from "./trace";

/** How much of a flick is foretold (the table's option `preview`). */
export type Level = "full" | "line" | "none";
export const levelOf = (option: string): Level => (option === "line" || option === "none" ? option : "full");

export interface Drawn {
  /** The flicked disc's way: to what it first touches, or, in full, around its bounces to the first disc. */
  way: string;
  /** Where it then is, if it has met something. */
  contact: Place | null;
  /** Where the met disc goes, and where the own one does. */
  arrows: readonly string[];
  /** Where the flicked disc ends, and how. */
  rest: Place | null;
  fate: Fate;
}

/** The longest arrow of a disc that has been hit, in mm. */
const LONGEST_ARROW = 70;

/** A place of the board in millimetres on a screen turned this far. */
export function onDrawing(quarters: number, [x, y]: Place): Place {
  const [a, b] = turned(quarters, x, y);
  return [a / 1000, b / 1000];
}

const line = (places: readonly Place[]): string => places.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L");

/** The forecast of a flick at the given level. */
export function draw(
  quarters: number,
  level: Level,
  discs: readonly Place[],
  { outlook, landings }: Flicked,
): Drawn | null {
  if (level === "none") return null;
  const at = (place: Place) => onDrawing(quarters, place);
  const { way, met, bounces } = outlook;
  const last = landings.at(-1);
  const full = level === "full";
  const shown = full ? way : way.slice(0, 2);
  const touches = met !== null || bounces > 0;
  return {
    way: `M${line(shown.map(at))}`,
    contact: touches ? at((full ? met?.at : shown.at(-1)) ?? way[0] ?? [0, 0]) : null,
    arrows:
      full && met ? [arrow(quarters, met.at, met.own), arrow(quarters, discs[met.disc] ?? met.at, met.other)] : [],
    rest: last && (full || !touches) ? at(last.place) : null,
    fate: last?.fate ?? FATE.floor,
  };
}

/** The way a disc takes with this velocity, as far as it would slide. */
function arrow(quarters: number, from: Place, [vx, vy]: Place): string {
  const speed = Math.hypot(vx, vy);
  if (speed < 1000) return "";
  const slide = Math.min(LONGEST_ARROW * 1000, (speed * speed) / (2 * deceleration_of(TABLE)));
  const to: Place = [from[0] + (vx / speed) * slide, from[1] + (vy / speed) * slide];
  const [[x, y], [a, b]] = [onDrawing(quarters, from), onDrawing(quarters, to)];
  const length = Math.hypot(a - x, b - y) || 1;
  const [ux, uy] = [(a - x) / length, (b - y) / length];
  const wing = (side: number): Place => [a - 6 * ux - side * 4 * uy, b - 6 * uy + side * 4 * ux];
  return `M${line([[x, y], [a, b]])}M${line([wing(1), [a, b], wing(-1)])}`; // prettier-ignore
}

/** A landing cloud as two paths: dots where the disc ends on the board, crosses where it leaves it. */
export function drawCloud(quarters: number, { x, y, fate, count }: Cloud): { dots: string; crosses: string } {
  let [dots, crosses] = ["", ""];
  for (let at = 0; at < count; at++) {
    const [a, b] = onDrawing(quarters, [x[at] ?? 0, y[at] ?? 0]);
    if (fate[at] === FATE.off) crosses += `M${(a - 2).toFixed(1)} ${(b - 2).toFixed(1)}l4 4m0 -4l-4 4`;
    else dots += `M${a.toFixed(1)} ${b.toFixed(1)}h0`;
  }
  return { dots, crosses };
}

/** The whole way of the flicked disc, from the trace of a flick. */
export function wholeWay(quarters: number, { trace, landings }: Flicked): string {
  const own = trace.paths.find(([disc]) => disc === landings.length - 1);
  const last = landings.at(-1);
  if (!own || !last) return "";
  const places = [...own[2].map(([, x, y]): Place => [x, y]), last.place];
  return `M${line(places.map((place) => onDrawing(quarters, place)))}`;
}
