// The words of the game as plain data: spaces, letters, shapes, cards and the notation of actions. No rules.

import type { InTheRuinSheetView, InTheRuinTally, InTheRuinView, Legal } from "../../generated/protocol";
import type { Say } from "../../lib/game";

export type View = InTheRuinView;
export type Sheet = InTheRuinSheetView;
export type Tally = InTheRuinTally;
export type Cell = number;
export type Letter = number;
export type MarkKind = "road" | "wall";

export const SIZE = 11;
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX";
export const CELLS: readonly Cell[] = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);
export const PHASE = { setup: 3, explore: 4, over: 11 } as const;
export const DRAWING = { none: 0, roads: 1, walls: 2, single: 3, freed: 4 } as const;
export const NO_POINTS: Tally = {
  gems: 0,
  routes: 0,
  rectangle_1: 0,
  rectangle_2: 0,
  penalties: 0,
  escape: 0,
  total: 0,
};
export const BLANK: Sheet = {
  roads: [],
  walls: [],
  gates: [],
  pawn: -1,
  penalties: 0,
  routes: [],
  rectangle: [],
  largest: [],
  joined: [],
  points: NO_POINTS,
};

export const column = (cell: Cell): number => cell % SIZE;
export const row = (cell: Cell): number => Math.floor(cell / SIZE);

/** a1 to k11: the column's letter from the left, the row from the top. */
export function cellName(cell: Cell): string {
  return "abcdefghijk".charAt(column(cell)) + String(row(cell) + 1);
}

export function cellOf(name: string): Cell {
  return "abcdefghijk".indexOf(name.charAt(0)) + SIZE * (Number(name.slice(1)) - 1);
}

export const letterName = (letter: Letter): string => LETTERS.charAt(letter);

/** Spaces of a shape as rows and columns from its top left. */
export type Offsets = readonly (readonly [row: number, column: number])[];

export interface Shape {
  name: string;
  cells: Offsets;
  number: number;
  letters: readonly Letter[];
}

/** The edition's file. */
export interface Components {
  name?: string;
  map: readonly string[];
  routes: readonly string[];
  shape: readonly { name: string; cells: readonly string[]; number: number; letters: string }[];
}

/** The printed components, indexed for lookup. */
export interface Print {
  /** The space of every letter. */
  places: readonly Cell[];
  letterAt: ReadonlyMap<Cell, Letter>;
  exit: Cell;
  shapes: readonly Shape[];
  /** The shape of every letter's explore card. */
  shapeOf: readonly Shape[];
  /** The route cards, by number. */
  routes: readonly string[];
}

export function readPrint(components: Components): Print {
  const spaces = components.map.flatMap((line) => line.split(/\s+/).filter(Boolean));
  const places = [...LETTERS].map((letter) => spaces.indexOf(letter));
  const shapes = components.shape.map(({ name, cells, number, letters }) => ({
    name,
    number,
    cells: cells.flatMap((line, r) => [...line].flatMap((mark, c) => (mark === "#" ? [[r, c] as const] : []))),
    letters: [...letters].sort().map((letter) => LETTERS.indexOf(letter)),
  }));
  return {
    places,
    letterAt: new Map(places.map((cell, letter) => [cell, letter])),
    exit: spaces.indexOf("*"),
    shapes,
    shapeOf: [...LETTERS].map((name, letter) => {
      const shape = shapes.find(({ letters }) => letters.includes(letter));
      if (!shape) throw new Error(`no explore card has the letter ${name}`);
      return shape;
    }),
    routes: components.routes.map((pair) => [...pair].sort().join("")).sort(),
  };
}

/** The legal actions, grouped by tool. */
export interface Offers {
  all: ReadonlySet<string>;
  /** The places of a shape, keyed by their spaces. */
  shape: Readonly<Record<MarkKind, ReadonlySet<string>>>;
  single: ReadonlySet<Cell>;
  extra: Readonly<Record<MarkKind, ReadonlySet<Cell>>>;
  go: ReadonlySet<Cell>;
  warp: ReadonlySet<Cell>;
}

/** A place of a shape as a key: its spaces, ascending. */
export const key = (cells: readonly Cell[]): string => [...cells].sort((a, b) => a - b).join(" ");

export function readOffers(legal: Legal | null): Offers {
  const all = new Set<string>(legal?.actions ?? []);
  const shape = { road: new Set<string>(), wall: new Set<string>() };
  const extra = { road: new Set<Cell>(), wall: new Set<Cell>() };
  const [single, go, warp] = [new Set<Cell>(), new Set<Cell>(), new Set<Cell>()];
  for (const action of all) {
    const [verb, ...words] = action.split(" ");
    const first = words[0];
    if (first === undefined) continue;
    if (verb === "r" || verb === "w") shape[verb === "r" ? "road" : "wall"].add(key(words.map(cellOf)));
    else if (verb === "+r" || verb === "+w") extra[verb === "+r" ? "road" : "wall"].add(cellOf(first));
    else if (verb === "c") single.add(cellOf(first));
    else if (verb === "go") go.add(cellOf(first));
    else if (verb === "warp") warp.add(cellOf(first));
  }
  return { all, shape, single, extra, go, warp };
}

export type Action =
  | { kind: "draw"; mark: MarkKind; cells: readonly Cell[] }
  | { kind: "single"; cell: Cell }
  | { kind: "extra"; mark: MarkKind; cell: Cell; route: string }
  | { kind: "go"; cell: Cell }
  | { kind: "warp"; cell: Cell; route: string }
  | { kind: "keep"; routes: readonly string[] }
  | { kind: "done" }
  | { kind: "escape" };

const SIGN = { road: "r", wall: "w" } as const;

/** The action in notation. */
export function write(action: Action): string {
  switch (action.kind) {
    case "draw":
      return `${SIGN[action.mark]} ${[...action.cells]
        .sort((a, b) => a - b)
        .map(cellName)
        .join(" ")}`;
    case "single":
      return `c ${cellName(action.cell)}`;
    case "extra":
      return `+${SIGN[action.mark]} ${cellName(action.cell)} ${action.route}`;
    case "go":
      return `go ${cellName(action.cell)}`;
    case "warp":
      return `warp ${cellName(action.cell)} ${action.route}`;
    case "keep":
      return `keep ${[...action.routes].sort().join(" ")}`;
    default:
      return action.kind;
  }
}

/** An action read from notation; null if it is not one of this game. */
export function read(text: string): Action | null {
  if (text === "done" || text === "escape") return { kind: text };
  const [verb = "", ...words] = text.split(" ");
  const [first = "", second = ""] = words;
  const mark = verb.endsWith("r") ? "road" : "wall";
  if ((verb === "r" || verb === "w") && words.length) return { kind: "draw", mark, cells: words.map(cellOf) };
  if (verb === "c" && first) return { kind: "single", cell: cellOf(first) };
  if ((verb === "+r" || verb === "+w") && second) return { kind: "extra", mark, cell: cellOf(first), route: second };
  if (verb === "go" && first) return { kind: "go", cell: cellOf(first) };
  if (verb === "warp" && second) return { kind: "warp", cell: cellOf(first), route: second };
  if (verb === "keep" && second) return { kind: "keep", routes: words };
  return null;
}

/** Width, height and points of a rectangle given by its corners. */
export function extent(corners: readonly Cell[]): { width: number; height: number; points: number } {
  const [first, last] = corners;
  if (first === undefined || last === undefined) return { width: 0, height: 0, points: 0 };
  const [width, height] = [column(last) - column(first) + 1, row(last) - row(first) + 1];
  return { width, height, points: width * height };
}

export type LetterState = "active" | "used" | "coming" | "quiet";

/** The state of a letter: worth a gem, used up, its card still to come, or none of these. */
export function letterState(view: View, letter: Letter): LetterState {
  if (view.active.includes(letter)) return "active";
  if (view.used.includes(letter)) return "used";
  return coming(view, letter) ? "coming" : "quiet";
}

/** Whether the letter's explore card may still come: not in the line, not discarded, not in the viewer's own hand. */
export function coming(view: View, letter: Letter): boolean {
  return !view.line.includes(letter) && !view.discard.includes(letter) && !view.own?.dealt.includes(letter);
}

/** "d4, A, active: Road, gate". */
export function spaceLabel(say: Say, print: Print, view: View, sheet: Sheet, cell: Cell): string {
  const letter = print.letterAt.get(cell);
  const mark = sheet.gates.includes(cell)
    ? "gate"
    : sheet.roads.includes(cell)
      ? "road"
      : sheet.walls.includes(cell)
        ? "wall"
        : "empty";
  return [
    cellName(cell),
    cell === print.exit ? say("page-exit") : "",
    letter === undefined ? "" : say(`page-letter-${letterState(view, letter)}`, { letter: letterName(letter) }),
    say(`page-space-${mark}`),
    sheet.pawn === cell ? say("page-pawn") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
