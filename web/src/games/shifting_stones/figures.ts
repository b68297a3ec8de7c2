// What the small pictures of the rule book show, clause by clause.

import { isFaceMark, type FaceMark, type Sign } from "../../art/marks";

type Rows = readonly (readonly (FaceMark | null)[])[];

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Whether the pattern is complete; otherwise the picture shows that it is not. */
  good: boolean;
}

export interface FigureParts {
  width: number;
  height: number;
  grids?: readonly { x: number; y: number; side: number; rows: Rows; top?: boolean }[];
  /** Single stones with the face beneath in the corner. */
  stones?: readonly { x: number; y: number; face: FaceMark }[];
  cards?: readonly { x: number; y: number; rows: Rows; points: number; side?: number }[];
  spots?: readonly Spot[];
  signs?: readonly { x: number; y: number; size: number; sign: Sign }[];
  words?: readonly { x: number; y: number; text: string }[];
}

const rows = (...lines: string[]): Rows =>
  lines.map((line) => line.split(" ").map((word) => (isFaceMark(word) ? word : null)));

const SIDE = 26;
/** Where the grid beside a card begins. */
const [LEFT, TOP] = [118, 8];

/** A place in a grid whose corner lies at x, y. */
const spot = (
  x: number,
  y: number,
  column: number,
  row: number,
  columns: number,
  height: number,
  good = true,
): Spot => ({
  x: x + column * SIDE - 1.5,
  y: y + row * SIDE - 1.5,
  w: columns * SIDE + 3,
  h: height * SIDE + 3,
  good,
});

/** A card on the left, and on the right a grid in which its pattern is complete or not. */
function compare(card: Rows, points: number, grid: Rows, ...spots: Spot[]): FigureParts {
  const width = LEFT + 6 + 3 * SIDE;
  return {
    width,
    height: 3 * SIDE + 16,
    cards: [{ x: 6, y: 46 - (card.length * 22 + 20) / 2, rows: card, points, side: 22 }],
    grids: [{ x: LEFT, y: TOP, side: SIDE, rows: grid }],
    spots,
  };
}

/** A card and two grids: where its pattern is complete, and where it only seems to be. */
function beside(card: Rows, points: number, yes: Rows, right: Spot, no: Rows, ...wrong: Spot[]): FigureParts {
  const one = compare(card, points, yes, right);
  return {
    ...one,
    width: one.width + 3 * SIDE + 22,
    grids: [...(one.grids ?? []), { x: LEFT + 100, y: TOP, side: SIDE, rows: no }],
    spots: [right, ...wrong],
  };
}

/** Three players in a row, each turn leading to the next; the last one marks the end. */
const round = (stops: boolean): FigureParts => ({
  width: stops ? 206 : 174,
  height: 62,
  signs: [0, 1, 2].flatMap((player) => [
    { x: 6 + player * 64, y: 22, size: 32, sign: "hand" as const },
    ...(player < 2 || stops ? [{ x: 43 + player * 64, y: 29, size: 18, sign: "end" as const }] : []),
  ]),
  words: [0, 1, 2].map((player) => ({ x: 22 + player * 64, y: 14, text: String(player + 1) })),
});

const pair = rows("bird horse");

export const figures: Readonly<Record<string, FigureParts>> = {
  "ST-01": {
    width: 214,
    height: 92,
    stones: [
      { x: 4, y: 6, face: "sun" },
      { x: 38, y: 6, face: "moon" },
      { x: 112, y: 6, face: "fish" },
      { x: 146, y: 6, face: "bird" },
      { x: 4, y: 50, face: "horse" },
      { x: 38, y: 50, face: "boat" },
      { x: 112, y: 50, face: "seed" },
      { x: 146, y: 50, face: "tree" },
    ],
    words: [
      { x: 84, y: 25, text: "× 1" },
      { x: 192, y: 25, text: "× 2" },
      { x: 84, y: 69, text: "× 3" },
      { x: 192, y: 69, text: "× 3" },
    ],
  },
  "ST-03": compare(
    rows(". horse bird"),
    2,
    rows("sun horse bird", "seed tree seed", "boat fish boat"),
    spot(LEFT, TOP, 0, 0, 3, 1),
  ),
  "ST-04": {
    width: 124,
    height: 128,
    grids: [{ x: 26, y: 42, side: SIDE, rows: rows("fish tree horse", "moon seed boat", "boat bird tree"), top: true }],
    words: [
      { x: 39, y: 36, text: "a" },
      { x: 65, y: 36, text: "b" },
      { x: 91, y: 36, text: "c" },
      { x: 16, y: 58, text: "1" },
      { x: 16, y: 84, text: "2" },
      { x: 16, y: 110, text: "3" },
    ],
  },
  "ST-06": round(false),
  "ST-08": {
    width: 200,
    height: 44,
    stones: [
      { x: 4, y: 7, face: "fish" },
      { x: 38, y: 7, face: "tree" },
      { x: 132, y: 7, face: "tree" },
      { x: 166, y: 7, face: "fish" },
    ],
    signs: [{ x: 87, y: 9, size: 26, sign: "shift" }],
  },
  "ST-09": {
    width: 132,
    height: 44,
    stones: [
      { x: 4, y: 7, face: "horse" },
      { x: 98, y: 7, face: "boat" },
    ],
    signs: [{ x: 53, y: 9, size: 26, sign: "flip" }],
  },
  "ST-11": compare(
    rows("tree", "bird"),
    1,
    rows("moon seed horse", "boat tree horse", "seed bird fish"),
    spot(LEFT, TOP, 1, 1, 1, 2),
  ),
  "ST-12": beside(
    rows("horse boat"),
    1,
    rows("seed horse boat", "tree sun horse", "fish bird tree"),
    spot(LEFT, TOP, 1, 0, 2, 1),
    rows("seed horse fish", "sun boat tree", "boat bird tree"),
    spot(LEFT + 100, TOP, 1, 0, 1, 2, false),
  ),
  "ST-13": compare(
    pair,
    1,
    rows("bird horse seed", "tree sun boat", "seed bird horse"),
    spot(LEFT, TOP, 0, 0, 2, 1),
    spot(LEFT, TOP, 1, 2, 2, 1),
  ),
  "ST-15": {
    width: 150,
    height: 62,
    signs: [
      { x: 6, y: 8, size: 46, sign: "hand" },
      { x: 98, y: 10, size: 40, sign: "end" },
    ],
    words: [{ x: 72, y: 36, text: "× 0" }],
  },
  "ST-16": {
    width: 150,
    height: 72,
    signs: [
      { x: 6, y: 8, size: 56, sign: "deck" },
      { x: 72, y: 26, size: 20, sign: "end" },
      { x: 96, y: 10, size: 52, sign: "skip" },
    ],
  },
  "ST-19": {
    ...round(true),
    signs: [...(round(true).signs ?? []), { x: 92, y: 2, size: 16, sign: "score" }],
  },
  "ST-23": {
    width: 150,
    height: 44,
    signs: [0, 1, 2, 3].map((strike) => ({ x: 6 + strike * 36, y: 8, size: 28, sign: "strike" })),
  },
  "ST-24": {
    width: 124,
    height: 52,
    signs: [{ x: 6, y: 4, size: 44, sign: "score" }],
    words: [{ x: 88, y: 31, text: "16 / 16" }],
  },
  "ST-E1": compare(
    pair,
    1,
    rows("bird horse seed", "tree sun boat", "seed bird horse"),
    spot(LEFT, TOP, 0, 0, 2, 1),
    spot(LEFT, TOP, 1, 2, 2, 1),
  ),
  "ST-E2": compare(
    pair,
    1,
    rows("bird seed tree", "horse sun boat", "fish boat seed"),
    spot(LEFT, TOP, 0, 0, 1, 2, false),
  ),
  "ST-E3": compare(
    rows(". horse bird"),
    2,
    rows("sun horse bird", "seed tree seed", "horse bird boat"),
    spot(LEFT, TOP, 0, 0, 3, 1),
    spot(LEFT, TOP, -1, 2, 3, 1, false),
  ),
  "ST-E4": compare(
    rows(". . .", ". fish .", ". . ."),
    1,
    rows("seed boat tree", "horse fish sun", "bird boat seed"),
    spot(LEFT, TOP, 0, 0, 3, 3),
  ),
};
