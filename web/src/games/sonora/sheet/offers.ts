// The legal actions on the sheet, grouped by the chip they use. No rules here: the server explains what is not legal.

import type { Legal, SonoraSheetData } from "../../../generated/protocol";
import { oriented, type Offsets, type Orientation } from "../../../lib/orientation";
import {
  cellName,
  cellOf,
  type CanyonPrint,
  type Cell,
  type NodeId,
  type Print,
  type Shape,
  type Space,
} from "./print";

/** The part of a mark's notation before its places: `draw 4`, `walk owl found`, `ai draw 2`. */
export type Verb = string;

export interface SheetOffers {
  all: ReadonlySet<string>;
  /** How many hexes of each building can be crossed off at most. */
  crosses: ReadonlyMap<string, number>;
  /** The placements of each verb: cells in notation. */
  draws: ReadonlyMap<Verb, ReadonlySet<string>>;
  /** The spaces of each verb: where a path ends, or where the AI's path begins. */
  walks: ReadonlyMap<Verb, ReadonlySet<Space>>;
  marks: ReadonlySet<NodeId>;
  boxes: ReadonlySet<number>;
  fills: ReadonlySet<NodeId>;
  discoveries: readonly string[];
}

const DRAW = /^((?:ai )?draw (?:[1-5]|fox found|fox)) (.+)$/;
const WALK = /^((?:ai )?walk (?:[1-5]|owl found|owl)) (\d+)$/;

export function readOffers(legal: Legal | null): SheetOffers {
  const crosses = new Map<string, number>();
  const draws = new Map<Verb, Set<string>>();
  const walks = new Map<Verb, Set<Space>>();
  const [marks, boxes, fills] = [new Set<NodeId>(), new Set<number>(), new Set<NodeId>()];
  const discoveries: string[] = [];
  const into = <T>(map: Map<Verb, Set<T>>, verb: Verb, value: T) =>
    map.set(verb, (map.get(verb) ?? new Set<T>()).add(value));
  for (const action of legal?.actions ?? []) {
    const words = action.split(" ");
    const [draw, walk] = [DRAW.exec(action), WALK.exec(action)];
    if (draw) into(draws, draw[1] ?? "", draw[2] ?? "");
    else if (walk) into(walks, walk[1] ?? "", Number(walk[2]));
    else if (words[0] === "cross")
      crosses.set(words[1] ?? "", Math.max(crosses.get(words[1] ?? "") ?? 0, Number(words[2])));
    else if (words[0] === "mark") marks.add(Number(words[1]));
    else if (words[0] === "box") boxes.add(Number(words[1]) - 1);
    else if (words[0] === "discover") discoveries.push(words[1] ?? "");
    else if (action.startsWith("ai fill")) fills.add(Number(words[2]));
  }
  return { all: new Set(legal?.actions ?? []), crosses, draws, walks, marks, boxes, fills, discoveries };
}

/** The place in an action, if it has one, and the verb it goes with. */
export function placeIn(action: string): { verb: string; place: readonly string[] } {
  const [verb = "", ...words] = action.split(" ");
  const places: Record<string, readonly string[]> = {
    mark: words,
    box: words,
    cross: words.slice(0, 1),
    walk: words.slice(-1),
    draw: words.filter((word) => /^[a-z]\d+$/.test(word)),
  };
  return { verb, place: places[verb] ?? [] };
}

// ---- shapes

/** A placement in notation: its squares, ascending. */
export const written = (cells: readonly Cell[], columns: number): string =>
  [...cells]
    .sort((a, b) => a - b)
    .map((cell) => cellName(cell, columns))
    .join(" ");

export const unwritten = (text: string, columns: number): Cell[] =>
  text.split(" ").map((name) => cellOf(name, columns));

const ORIENTATIONS: readonly Orientation[] = [false, true].flatMap((flipped) =>
  [0, 1, 2, 3].map((turns) => ({ turns, flipped })),
);
const form = (cells: Offsets) => cells.map(([r, c]) => `${r}.${c}`).join();

/** How many distinct orientations a shape has: a square has only one. */
export const orientationCount = (shape: Shape): number =>
  new Set(ORIENTATIONS.map((orientation) => form(oriented(shape.cells, orientation)))).size;

/** The index of the printed shape that covers these squares, or −1. */
export function shapeOf(print: CanyonPrint, cells: readonly Cell[]): number {
  const at = cells.map((cell) => [Math.floor(cell / print.columns), cell % print.columns] as const);
  const looks = new Set(ORIENTATIONS.map((orientation) => form(oriented(at, orientation))));
  return print.shapes.findIndex((shape) => looks.has(form(oriented(shape.cells, { turns: 0, flipped: false }))));
}

/** The squares a shape covers when held at this square, kept inside the grid. */
export function placed(
  print: CanyonPrint,
  shape: Shape,
  orientation: Orientation,
  at: Cell,
  grip: readonly [number, number],
): Cell[] {
  const cells = oriented(shape.cells, orientation);
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const top = clamp(Math.floor(at / print.columns) - grip[0], print.rows - 1 - Math.max(...cells.map(([r]) => r)));
  const left = clamp((at % print.columns) - grip[1], print.columns - 1 - Math.max(...cells.map(([, c]) => c)));
  return cells.map(([r, c]) => (top + r) * print.columns + left + c);
}

// ---- paths

/** The unvisited spaces from the nearest visited one down to this one. */
export function pathTo(print: Print["creek"], visited: ReadonlySet<Space>, end: Space): Space[] {
  const path: Space[] = [];
  for (let at = end; !visited.has(at); at = print.spaces[at]?.parent ?? 0) path.unshift(at);
  return path;
}

/** The next `length` spaces upstream, which is how the AI walks. */
export function upstream(print: Print["creek"], start: Space, length: number): Space[] {
  const path: Space[] = [];
  for (let at = start; at !== 0 && path.length < length; at = print.spaces[at]?.parent ?? 0) path.push(at);
  return path;
}

export const visitedSpaces = ({ creek }: SonoraSheetData): Set<Space> =>
  new Set([0, ...creek.crossed, ...creek.circled]);

// ---- nodes

/** What a node costs now, with the AI's small circles. */
export const costOf = (print: Print["mud"], sheet: SonoraSheetData, node: NodeId): number =>
  (print.nodes[node]?.cost ?? 0) + (sheet.mudcracks.raised[node] ?? 0);

/** Unmarked nodes that share a line with a marked one. */
export function frontier(print: Print["mud"], sheet: SonoraSheetData): Set<NodeId> {
  const marked = new Set(sheet.mudcracks.marked);
  return new Set([...marked].flatMap((node) => print.nodes[node]?.lines ?? []).filter((node) => !marked.has(node)));
}

export const surrounded = (print: Print["mud"], marked: ReadonlySet<NodeId>): number[] =>
  print.triangles.flatMap(({ nodes }, index) => (nodes.every((node) => marked.has(node)) ? [index] : []));

/** How many cacti of each type lie in the player's shapes. */
export function cactusCounts(print: CanyonPrint, shapes: readonly (readonly Cell[])[]): Record<string, number> {
  const counts: Record<string, number> = { saguaro: 0, pear: 0, barrel: 0 };
  for (const cell of shapes.flat()) {
    const kind = print.squares[cell]?.cactus;
    if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
