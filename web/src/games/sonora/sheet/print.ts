// What is printed on the sheet, read from the edition's file, and where it is in the drawings. Sizes are the
// drawings' own units: each section is an SVG of a fixed view box.

import type { Offsets } from "../../../lib/orientation";
import { CACTI, type CactusName } from "../marks";
import { isBonus, type BonusName, type Components, type SheetComponents } from "../model";

const bonusOf = (word: string | undefined): BonusName | undefined => (isBonus(word) ? word : undefined);

export type Cell = number;
export type Space = number;
export type NodeId = number;
export interface Place {
  x: number;
  y: number;
}

// ---- the Ruins

export interface Building {
  index: number;
  name: string;
  hexes: readonly Place[];
  top: number;
  bonus: BonusName;
  bottom: number;
  /** The wall that its hexes are set into. */
  box: { x: number; y: number; width: number; height: number };
}

/** Half the width of a hex, which points upwards. */
export const HEX = 17;
const PITCH = HEX * 2 + 2;
const STOREY = HEX * 1.74 + 2;

/** How many hexes a storey holds: larger buildings are wider. */
const storey = (hexes: number) => (hexes <= 5 ? 3 : hexes <= 11 ? 4 : hexes <= 15 ? 5 : 6);
const HEAD = 52;

function build(hexes: number, wide: number, left: number, ground: number): Place[] {
  return Array.from({ length: hexes }, (_, n) => {
    const floor = Math.floor(n / wide);
    return { x: left + HEX + (n % wide) * PITCH + (floor % 2 ? PITCH / 2 : 0), y: ground - HEX - floor * STOREY };
  });
}

// ---- the Canyon

export interface Square {
  kind: "gap" | "white" | "start";
  cactus?: CactusName;
  bonus?: BonusName;
  ai: boolean;
}

export interface Shape {
  number: number;
  cells: Offsets;
}

export interface CanyonPrint {
  columns: number;
  rows: number;
  squares: readonly Square[];
  /** From the highest number down, the order in which players want them. */
  shapes: readonly Shape[];
  aiSquares: readonly Cell[];
  /** The AI square that is not used where there are two. */
  fallsAway: Cell | undefined;
}

/** The side of a square. */
export const SIDE = 40;
const LETTERS: Record<string, BonusName> = { F: "fox", O: "owl", R: "rabbit", K: "reflick", W: "swap", D: "discovery" };

/** What a number of cacti of one type is worth; each further one brings five (SO-31). */
export const LADDER = [5, 7, 10, 14, 19, 25, 32, 40] as const;
export const ladder = (count: number): number =>
  count === 0 ? 0 : (LADDER[count - 1] ?? (LADDER.at(-1) ?? 0) + 5 * (count - LADDER.length));

// ---- the Creek Bed

export interface SpacePrint extends Place {
  parent: Space;
  children: readonly Space[];
  points: number;
  bonus?: BonusName;
  ai: boolean;
}

// ---- the Mudcracks

export interface NodePrint extends Place {
  cost: number;
  outside: boolean;
  lines: readonly NodeId[];
}

export interface Triangle extends Place {
  nodes: readonly [NodeId, NodeId, NodeId];
  /** 2, 4 or 6 where it holds a cactus. */
  points: number;
  bonus?: BonusName;
}

export interface Print {
  ruins: { buildings: readonly Building[]; ai: readonly Place[]; width: number; height: number; aiHeight: number };
  canyon: CanyonPrint;
  creek: { spaces: readonly SpacePrint[]; width: number; height: number };
  mud: {
    nodes: readonly NodePrint[];
    triangles: readonly Triangle[];
    columns: readonly { boxes: number; bonus: BonusName }[];
  };
  tray: { reflicks: number; swaps: number; found: readonly [number, number, number] };
}

export function readPrint(file: SheetComponents): Print {
  return {
    ruins: readRuins(file.ruins),
    canyon: readCanyon(file.canyon),
    creek: readCreek(file.creek.branch),
    mud: readMud(file.mudcracks),
    tray: {
      reflicks: file.tray.reflicks,
      swaps: file.tray.swaps,
      found: [file.tray.foxes, file.tray.owls, file.tray.rabbits],
    },
  };
}

function readRuins({ building, ai_hexes }: Components["ruins"]): Print["ruins"] {
  const WIDTH = 690;
  const rows = [building.slice(0, 3), building.slice(3, 6), building.slice(6)];
  const wide = (hexes: number) => storey(hexes) * PITCH + (hexes > storey(hexes) ? PITCH / 2 : 0);
  const tall = (hexes: number) => Math.ceil(hexes / storey(hexes)) * STOREY + 14;
  const buildings: Building[] = [];
  let ground = 0;
  for (const row of rows) {
    const free = WIDTH - row.reduce((sum, { hexes }) => sum + wide(hexes), 0);
    const gap = free / (row.length + 1);
    ground += HEAD + Math.max(...row.map(({ hexes }) => tall(hexes)));
    let x = gap;
    for (const { name, hexes, top, bonus, bottom } of row) {
      const box = { x: x - 10, y: ground - tall(hexes), width: wide(hexes) + 18, height: tall(hexes) };
      buildings.push({
        index: buildings.length,
        name,
        hexes: build(hexes, storey(hexes), x, ground - 4),
        top,
        bonus,
        bottom,
        box,
      });
      x += wide(hexes) + gap;
    }
    ground += 34;
  }
  const across = 16;
  const left = (WIDTH - across * PITCH) / 2;
  const aiHeight = ground + Math.ceil(ai_hexes / across) * STOREY + 30;
  return { buildings, ai: build(ai_hexes, across, left, aiHeight - 10), width: WIDTH, height: ground, aiHeight };
}

function readCanyon({ grid, ai_squares, falls_away, shapes }: Components["canyon"]): CanyonPrint {
  const rows = grid.map((row) => row.trim().split(/\s+/));
  const columns = rows[0]?.length ?? 0;
  const aiSquares = ai_squares.map((name) => cellOf(name, columns));
  const squares = rows.flat().map((sign, cell): Square => {
    const kind = sign === "." ? "gap" : sign === "S" ? "start" : "white";
    return { kind, cactus: CACTI["abc".indexOf(sign)], bonus: LETTERS[sign], ai: aiSquares.includes(cell) };
  });
  const forms = Object.entries(shapes).flatMap(([number, drawn]) =>
    drawn.map((lines): Shape => ({
      number: Number(number),
      cells: lines.flatMap((line, r) => [...line].flatMap((sign, c) => (sign === "#" ? [[r, c] as const] : []))),
    })),
  );
  forms.sort((a, b) => b.number - a.number || b.cells.length - a.cells.length);
  const fallsAway = falls_away === undefined ? aiSquares.at(-1) : cellOf(falls_away, columns);
  return { columns, rows: rows.length, squares, shapes: forms, aiSquares, fallsAway };
}

export const cellOf = (name: string, columns: number): Cell =>
  (Number(name.slice(1)) - 1) * columns + name.charCodeAt(0) - 97;
export const cellName = (cell: Cell, columns: number): string =>
  String.fromCharCode(97 + (cell % columns)) + String(Math.floor(cell / columns) + 1);

/** Deeper is lower; a space above a fork lies between its arms, and the water meanders a little. */
function readCreek(branches: Components["creek"]["branch"]): Print["creek"] {
  const parents: Space[] = [0];
  const signs: string[] = ["X"];
  const ai = new Set<Space>();
  for (const branch of branches) {
    branch.spaces.forEach((sign, n) => {
      parents.push(n ? parents.length - 1 : branch.after);
      signs.push(sign);
    });
    if (branch.ai) ai.add(parents.length - 1);
  }
  const children = parents.map((_, space) =>
    parents.flatMap((parent, child) => (parent === space && child ? [child] : [])),
  );
  const depth: number[] = [];
  const across: number[] = [];
  let leaves = 0;
  const visit = (space: Space, deep: number): void => {
    depth[space] = deep;
    const arms = children[space] ?? [];
    for (const child of arms) visit(child, deep + 1);
    across[space] = arms.length ? arms.reduce((sum, child) => sum + (across[child] ?? 0), 0) / arms.length : leaves++;
  };
  visit(0, 0);
  const [COLUMN, ROW] = [76, 36];
  const spaces = parents.map((parent, space): SpacePrint => {
    const deep = depth[space] ?? 0;
    const bend = space ? Math.sin(deep * 1.9 + (across[space] ?? 0) * 2) * 8 : 0;
    return {
      parent,
      children: children[space] ?? [],
      points: Number(signs[space]) || 0,
      bonus: space ? bonusOf(signs[space]) : undefined,
      ai: ai.has(space),
      x: 34 + (across[space] ?? 0) * COLUMN + bend,
      y: 28 + deep * ROW,
    };
  });
  return { spaces, width: 68 + (leaves - 1) * COLUMN, height: 28 + Math.max(...depth) * ROW + 38 };
}

/** The centre of the net is its X; the drawing has room for the small circles on the rim and the columns below. */
export const MUD = { width: 700, height: 520, x: 350, y: 212, columns: 446 } as const;
const CACTUS_POINTS: Record<string, number> = { small: 2, medium: 4, large: 6 };

function readMud({ node, triangle, column }: Components["mudcracks"]): Print["mud"] {
  const sides = new Map<string, { pair: readonly [NodeId, NodeId]; count: number }>();
  for (const { nodes } of triangle) {
    for (const pair of [
      [nodes[0], nodes[1]],
      [nodes[1], nodes[2]],
      [nodes[0], nodes[2]],
    ] as const) {
      const [a, b] = pair[0] < pair[1] ? pair : ([pair[1], pair[0]] as const);
      const side = sides.get(`${a} ${b}`) ?? { pair: [a, b] as const, count: 0 };
      side.count += 1;
      sides.set(`${a} ${b}`, side);
    }
  }
  const lines = node.map((): NodeId[] => []);
  const rim = new Set<NodeId>();
  for (const {
    pair: [a, b],
    count,
  } of sides.values()) {
    lines[a]?.push(b);
    lines[b]?.push(a);
    if (count === 1) rim.add(a).add(b);
  }
  const nodes = node.map(({ x, y, cost }, n): NodePrint => ({
    x: MUD.x + x,
    y: MUD.y + y,
    cost: cost ?? 0,
    outside: rim.has(n),
    lines: lines[n] ?? [],
  }));
  const middle = (of: readonly NodeId[], axis: "x" | "y") =>
    of.reduce((sum, n) => sum + (nodes[n]?.[axis] ?? 0), 0) / of.length;
  const triangles = triangle.map(({ nodes: of, holds }): Triangle => {
    const points = CACTUS_POINTS[holds] ?? 0;
    return {
      nodes: of,
      points,
      bonus: bonusOf(holds),
      x: middle(of, "x"),
      y: middle(of, "y"),
    };
  });
  return { nodes, triangles, columns: column };
}
