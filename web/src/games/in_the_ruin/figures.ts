// What the small pictures of the rule book show, clause by clause: pieces of a sheet, side by side.

type Place = readonly [row: number, column: number];

export interface Piece {
  /** A dot is empty, o a Road, # a Wall, G a Gate. */
  rows: readonly string[];
  letters?: readonly { at: Place; text: string; active?: boolean }[];
  exit?: Place;
  pawn?: Place;
  /** A shape held over the sheet, and whether it fits. */
  held?: { cells: readonly Place[]; mark: "road" | "wall"; good: boolean };
  path?: readonly Place[];
  /** A jump from Gate to Gate. */
  jump?: readonly [Place, Place];
  frame?: { at: Place; height: number; width: number };
  /** The caption. */
  word?: string;
}

const A = (row: number, column: number, active = true) => ({ at: [row, column] as const, text: "A", active });

export const figures: Readonly<Record<string, readonly Piece[]>> = {
  "RU-01": [
    {
      rows: [".....", ".....", ".....", ".....", "....."],
      exit: [2, 2],
      letters: [..."HABCDEFG"].map((text, n) => ({
        text,
        at: (
          [
            [0, 0],
            [0, 2],
            [0, 4],
            [2, 4],
            [4, 4],
            [4, 2],
            [4, 0],
            [2, 0],
          ] as const
        )[n] ?? [0, 0],
      })),
    },
  ],
  "RU-07": [{ rows: [".....", ".o##.", ".oo#.", "....."], exit: [2, 2] }],
  "RU-10": [
    {
      rows: ["....", ".oo.", "#...", "...."],
      held: {
        cells: [
          [2, 1],
          [2, 2],
          [2, 3],
          [3, 3],
        ],
        mark: "wall",
        good: true,
      },
    },
    {
      rows: ["....", ".oo.", "#...", "...."],
      held: {
        cells: [
          [2, 0],
          [2, 1],
          [2, 2],
          [3, 0],
        ],
        mark: "wall",
        good: false,
      },
    },
  ],
  "RU-12": [
    {
      rows: ["oo..", ".o..", "...."],
      held: {
        cells: [
          [1, 2],
          [2, 1],
          [2, 2],
        ],
        mark: "road",
        good: false,
      },
    },
    {
      rows: ["oo..", ".o..", "...."],
      held: {
        cells: [
          [1, 2],
          [1, 3],
          [2, 3],
        ],
        mark: "road",
        good: true,
      },
    },
  ],
  "RU-16": [
    {
      rows: [".o..", ".o..", "...."],
      held: {
        cells: [
          [1, 2],
          [1, 3],
          [2, 3],
        ],
        mark: "road",
        good: true,
      },
      word: "A",
    },
    {
      rows: [".o..", ".o..", "...."],
      held: {
        cells: [
          [1, 2],
          [1, 3],
          [2, 3],
        ],
        mark: "wall",
        good: true,
      },
      word: "B",
    },
    { rows: [".o..", ".o..", "...."], held: { cells: [[1, 2]], mark: "wall", good: true }, word: "C −10" },
  ],
  "RU-18": [
    {
      rows: ["#ooo.", ".o#o.", ".o#oo", "###.."],
      pawn: [2, 1],
      path: [
        [2, 1],
        [1, 1],
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      letters: [A(0, 3)],
    },
  ],
  "RU-19": [
    { rows: [".o..", ".o..", "...."], held: { cells: [[2, 1]], mark: "road", good: true }, word: "+1" },
    {
      rows: ["Go...", ".#...", "...oG"],
      pawn: [0, 0],
      jump: [
        [0, 0],
        [2, 4],
      ],
    },
  ],
  "RU-24": [
    { rows: [".o.", "oo.", "..."], letters: [A(1, 1)] },
    { rows: [".o.", "oG.", "..."], letters: [A(1, 1, false)] },
    { rows: [".o.", "o..", "..."], letters: [A(1, 1)] },
    { rows: [".o.", "o#.", "..."], letters: [A(1, 1, false)] },
  ],
  "RU-31": [
    {
      rows: ["..o..", "oo##.", "#oo#.", "##oo.", ".#..."],
      frame: { at: [1, 0], height: 3, width: 4 },
      word: "3 × 4 = 12",
    },
  ],
};
