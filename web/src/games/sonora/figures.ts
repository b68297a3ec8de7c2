// What the small pictures of the rule book show, clause by clause: parts of a sheet, drawn as on the page, and the
// board from above.

import type { SonoraSheetData } from "../../generated/protocol";
import type { SonoraMark } from "./marks";
import type { Components, SectionName } from "./model";

/** A disc on the board, in hundredths of the board's side from the top left. */
export interface FloorDisc {
  x: number;
  y: number;
  number: number;
  seat: number;
  /** Where it comes from. */
  from?: readonly [number, number];
  /** Whether it is out of play. */
  out?: boolean;
}

export type Figure =
  | { kind: "floor"; discs: readonly FloorDisc[]; corner?: boolean; trade?: boolean }
  | {
      kind: "section";
      section: SectionName;
      crop: string;
      sheet: Partial<SonoraSheetData>;
      solo?: boolean;
      held?: { cells: readonly number[]; good: boolean };
    }
  | { kind: "shapes" }
  | { kind: "marks"; marks: readonly SonoraMark[] };

export const BLANK: SonoraSheetData = {
  ruins: { crossed: [0, 0, 0, 0, 0, 0, 0, 0], rewards: [0, 0, 0, 0, 0, 0, 0, 0], circled: 0, cleared: 0 },
  canyon: { shapes: [], filled: [] },
  creek: { crossed: [0], circled: [], filled: [] },
  mudcracks: { marked: [0], boxes: [0, 0, 0], raised: [] },
  tray: {
    reflicks: 1,
    reflicks_circled: 1,
    swaps: 1,
    swaps_circled: 1,
    fresh: [0, 0, 0],
    kept: [0, 0, 0],
    circled: [0, 0, 0],
    owed: 0,
  },
  desk: { ruins: 0, canyon: [0, 0, 0, 0, 0], creek: [0, 0, 0, 0, 0], mud: 0, sum: -1, boxing: false, ended: false },
};

/** A sheet of a few squares, spaces and nodes: enough to show each idea. */
export const SAMPLE: Omit<Components, "board" | "tray"> = {
  ruins: {
    ai_hexes: 12,
    building: [
      { name: "A", hexes: 5, top: 7, bonus: "reflick", bottom: 4 },
      { name: "B", hexes: 9, top: 11, bonus: "swap", bottom: 6 },
      { name: "C", hexes: 11, top: 15, bonus: "owl", bottom: 8 },
    ],
  },
  canyon: {
    grid: [
      ". _ _ _ b _ _ .",
      "_ b _ . _ _ a _",
      "S S S S _ . _ W",
      "S S S S a _ _ _",
      "S S S S _ _ . _",
      "S S S S . _ c _",
    ],
    ai_squares: ["g1", "h6", "b1"],
    shapes: { 1: [["#"], ["##"]], 2: [["##", "#."]], 3: [["###", ".#."]], 4: [["####", "#..."]], 5: [["###", "###"]] },
  },
  creek: {
    branch: [
      { after: 0, spaces: ["1", "1"] },
      { after: 2, spaces: ["1", "swap", "2", "4"], ai: true },
      { after: 2, spaces: ["1", "1", "2", "fox"] },
    ],
  },
  mudcracks: {
    node: [
      [0, 0],
      [-100, 0],
      [100, 0],
      [-50, -87],
      [50, -87],
      [-50, 87],
      [50, 87],
      [150, -87],
    ].map(([x = 0, y = 0], n) => ({ x, y, ...(n ? { cost: [0, 4, 3, 5, 2, 2, 4, 6][n] ?? 1 } : {}) })),
    triangle: [
      { nodes: [0, 1, 3], holds: "small" },
      { nodes: [0, 3, 4], holds: "rabbit" },
      { nodes: [0, 2, 4], holds: "small" },
      { nodes: [0, 1, 5], holds: "medium" },
      { nodes: [0, 5, 6], holds: "small" },
      { nodes: [0, 2, 6], holds: "swap" },
      { nodes: [2, 4, 7], holds: "large" },
    ],
    column: [
      { boxes: 2, bonus: "swap" },
      { boxes: 3, bonus: "reflick" },
      { boxes: 4, bonus: "owl" },
    ],
  },
};

const canyon = (shapes: number[][], filled: number[][] = []) => ({ canyon: { shapes, filled } });
const CANYON = "-2 -2 324 244";
const MUD = "205 95 330 240";

export const figures: Readonly<Record<string, readonly Figure[]>> = {
  "SO-06": [{ kind: "floor", discs: [] }],
  "SO-09": [{ kind: "floor", corner: true, discs: [{ x: 9, y: 91, number: 3, seat: 0 }] }],
  "SO-12": [{ kind: "floor", discs: [{ x: 106, y: 34, number: 2, seat: 0, from: [12, 88], out: true }] }],
  "SO-15": [{ kind: "floor", discs: [{ x: 50, y: 50, number: 5, seat: 0, from: [12, 88] }] }],
  "SO-20": [
    {
      kind: "floor",
      discs: [
        { x: 82, y: 65, number: 4, seat: 1 },
        { x: 68, y: 78, number: 2, seat: 1 },
      ],
    },
  ],
  "SO-21": [
    {
      kind: "floor",
      discs: [
        { x: 52, y: 24, number: 3, seat: 0 },
        { x: 24, y: 50, number: 1, seat: 0 },
      ],
    },
  ],
  "SO-22": [
    {
      kind: "floor",
      trade: true,
      discs: [
        { x: 25, y: 36, number: 1, seat: 0 },
        { x: 76, y: 80, number: 5, seat: 0 },
      ],
    },
  ],
  "SO-26": [
    {
      kind: "section",
      section: "ruins",
      crop: "0 0 690 215",
      sheet: { ruins: { ...BLANK.ruins, crossed: [5, 4, 2, 0, 0, 0, 0, 0] } },
    },
  ],
  "SO-27": [
    {
      kind: "section",
      section: "ruins",
      crop: "8 0 408 215",
      sheet: { ruins: { ...BLANK.ruins, crossed: [5, 9, 4, 0, 0, 0, 0, 0], rewards: [1, 2, 0, 0, 0, 0, 0, 0] } },
    },
  ],
  "SO-28": [{ kind: "shapes" }],
  "SO-29": [
    { kind: "section", section: "canyon", crop: CANYON, sheet: canyon([]), held: { cells: [20, 28, 29], good: true } },
    { kind: "section", section: "canyon", crop: CANYON, sheet: canyon([]), held: { cells: [23, 30, 31], good: false } },
  ],
  "SO-30": [
    {
      kind: "section",
      section: "canyon",
      crop: CANYON,
      sheet: canyon([
        [20, 28, 29],
        [23, 30, 31],
      ]),
    },
  ],
  "SO-31": [
    {
      kind: "section",
      section: "canyon",
      crop: "-2 244 564 116",
      sheet: canyon([
        [20, 28, 29],
        [23, 30, 31],
        [4, 5, 12],
        [8, 9],
      ]),
    },
  ],
  "SO-33": [
    {
      kind: "section",
      section: "creek",
      crop: "-10 8 170 262",
      sheet: { creek: { crossed: [0, 1, 2, 3], circled: [4], filled: [] } },
    },
  ],
  "SO-36": [
    { kind: "section", section: "mudcracks", crop: MUD, sheet: { mudcracks: { ...BLANK.mudcracks, marked: [0, 2] } } },
  ],
  "SO-37": [
    {
      kind: "section",
      section: "mudcracks",
      crop: MUD,
      sheet: { mudcracks: { ...BLANK.mudcracks, marked: [0, 2, 4, 3] } },
    },
  ],
  // One column above the other: side by side they would be too small to read.
  "SO-38": [0, 1, 2].map((column) => ({
    kind: "section",
    section: "mudcracks",
    crop: `${(column * 700) / 3 + 13} 440 208 84`,
    sheet: { mudcracks: { ...BLANK.mudcracks, boxes: [2, 1, 0] } },
  })),
  "SO-40": [{ kind: "marks", marks: ["fox", "owl", "rabbit"] }],
  "SO-41": [{ kind: "marks", marks: ["discovery", "fox", "owl", "rabbit"] }],
  "SO-50": [
    { kind: "section", section: "canyon", crop: CANYON, solo: true, sheet: canyon([[20, 28, 29]], [[5, 6, 14]]) },
  ],
  "SO-52": [
    {
      kind: "section",
      section: "creek",
      crop: "-10 8 170 284",
      solo: true,
      sheet: { creek: { crossed: [0, 1], circled: [2], filled: [6, 5] } },
    },
  ],
  "SO-53": [
    {
      kind: "section",
      section: "mudcracks",
      crop: "170 60 400 290",
      solo: true,
      sheet: { mudcracks: { ...BLANK.mudcracks, marked: [0, 2], raised: [0, 0, 0, 1, 2, 0, 0, 3] } },
    },
  ],
};
