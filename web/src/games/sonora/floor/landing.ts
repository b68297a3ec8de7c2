// A forecast in words, for whoever aims by ear: as much as eyes are shown at this table, and no more.

import type { Cloud } from "../../../discs/cloud";
import type { Flicked } from "../../../discs/flick";
import { FATE, type Fate } from "../../../discs/run";
import type { Say } from "../../../lib/game";
import { discName, type AnimalName, type Components, type SectionName } from "../model";
import type { Level } from "./drawing";
import type { Place } from "./trace";

export interface Heard {
  board: Components["board"];
  /** The other discs on the floor, as the forecast was given them. */
  discs: ReadonlyMap<number, Place>;
  level: Level;
  meant: Flicked;
  cloud: Cloud | null;
}

interface End {
  fate: Fate;
  place: Place;
}

/** Discs nearer than this to each other, in µm between their rims, lie beside each other. */
const BESIDE = 15_000;
/** A way to lose the disc that is rarer than this is not mentioned. */
const RARE = 0.1;
const FATES: Partial<Record<Fate, string>> = {
  [FATE.hole]: "floor-ear-hole",
  [FATE.off]: "floor-ear-off",
  [FATE.corner]: "floor-ear-corner",
};

/** Where the flick would end and how often it would, in words; empty where the table foretells nothing. */
export function landingWords(say: Say, heard: Heard): string {
  const { level, meant, cloud } = heard;
  if (level === "none") return "";
  const met = firstMet(say, heard);
  if (level === "line") return met ?? restWords(say, heard, endsOf(meant, null));
  return [met, restWords(say, heard, endsOf(meant, cloud))].filter(Boolean).join(", ");
}

/** What the disc meets first; null if it meets nothing. With a line only, the frame ends what is known. */
function firstMet(say: Say, { discs, level, meant: { outlook } }: Heard): string | null {
  if (outlook.bounces && (level === "line" || !outlook.met)) return say("floor-ear-frame");
  const disc = outlook.met && [...discs.keys()][outlook.met.disc];
  return disc === null || disc === undefined ? null : say("floor-ear-meets", { disc: discName(disc) });
}

/** All ends that the forecast knows of: those of the cloud, or, for a hand that never trembles, the one. */
function endsOf({ landings }: Flicked, cloud: Cloud | null): End[] {
  if (!cloud) return landings.slice(-1).map(({ fate, place }) => ({ fate, place }));
  return Array.from({ length: cloud.count }, (_, at) => ({
    fate: (cloud.fate[at] ?? 0) as Fate,
    place: [cloud.x[at] ?? 0, cloud.y[at] ?? 0],
  }));
}

/** The likeliest end with its odds, then the likeliest way to lose the disc, if that is another. */
function restWords(say: Say, heard: Heard, ends: readonly End[]): string {
  const groups = grouped(ends, (end) => (end.fate === FATE.floor ? zoneAt(heard.board, end.place) : end.fate));
  const [likeliest, ...others] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  if (!likeliest) return "";
  const [where, there] = likeliest;
  const odds = (part: number) => (part > 0.95 ? "" : `; ${say("floor-ear-odds", fraction(part))}`);
  const lost = others.find(([fate, all]) => typeof fate === "number" && all.length / ends.length >= RARE);
  const risk = lost ? `; ${say(FATES[lost[0] as Fate] ?? "")}${odds(lost[1].length / ends.length)}` : "";
  if (typeof where === "number") return say(FATES[where] ?? "") + odds(there.length / ends.length) + risk;
  const { words, meant } = placeWords(say, heard, where, there);
  return words + odds(meant.length / ends.length) + risk;
}

/** A zone, with the circle that most of these ends touch and the disc they lie beside; and the ends it is said of. */
function placeWords(say: Say, { board, discs }: Heard, zone: SectionName, ends: readonly End[]) {
  const circles = grouped(ends, ({ place }) => animalAt(board, place));
  const [animal, on] = [...circles].find(([found, all]) => found !== null && 2 * all.length >= ends.length) ?? [null];
  const meant = on ?? ends;
  const middle: Place = [median(meant.map(({ place }) => place[0])), median(meant.map(({ place }) => place[1]))];
  const reach = 2 * board.disc_radius + BESIDE;
  const [beside] = [...discs]
    .map(([disc, place]) => [disc, distance(place, middle)] as const)
    .filter(([, far]) => far < reach)
    .sort(([, a], [, b]) => a - b);
  const words = [
    say(`floor-ear-${zone}`),
    animal && say(`floor-ear-${animal}`),
    beside && say("floor-ear-beside", { disc: discName(beside[0]) }),
  ];
  return { words: words.filter(Boolean).join(", "), meant };
}

function grouped<Key>(ends: readonly End[], keyOf: (end: End) => Key): Map<Key, End[]> {
  const groups = new Map<Key, End[]>();
  for (const end of ends) groups.set(keyOf(end), [...(groups.get(keyOf(end)) ?? []), end]);
  return groups;
}

const distance = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The zone of a disc's middle: they are listed by the corners they touch, clockwise from the top left. */
function zoneAt({ zones }: Components["board"], [x, y]: Place): SectionName {
  return zones[y < 0 ? (x < 0 ? 0 : 1) : x < 0 ? 3 : 2] ?? "ruins";
}

/** The animal of a circle that a disc there touches; null where there is none. */
function animalAt({ circle, disc_radius }: Components["board"], place: Place): AnimalName | null {
  return circle.find(({ x, y, radius }) => distance([x, y], place) <= radius + disc_radius)?.animal ?? null;
}

/** The nearest of the fractions that one says aloud: 1 in 3, 3 in 4. */
export function fraction(share: number): { part: number; whole: number } {
  const all = [2, 3, 4, 5, 10].flatMap((whole) =>
    Array.from({ length: whole - 1 }, (_, at) => ({ part: at + 1, whole })).filter(
      ({ part }) => whole < 10 || part === 1 || part === 9,
    ),
  );
  const off = ({ part, whole }: { part: number; whole: number }) => Math.abs(part / whole - share);
  return all.reduce((best, one) => (off(one) < off(best) - 1e-9 ? one : best));
}
