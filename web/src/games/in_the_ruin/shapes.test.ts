import { describe, expect, it } from "vitest";
import { print } from "./house.fixture";
import { cellName, cellOf, CELLS, type Offsets } from "./model";
import { neighboursOf, flip, placed, oriented, stepped, turn, UPRIGHT, shortestPath, type Orientation } from "./shapes";

const ORIENTATIONS: Orientation[] = [0, 1, 2, 3].flatMap((turns) =>
  [false, true].map((flipped) => ({ turns, flipped })),
);
const shape = (name: string) => print.shapes.find((one) => one.name === name)?.cells ?? [];
const names = (cells: readonly number[]) => cells.map(cellName).join(" ");
/** The shape as a picture: rows of # and dots. */
function drawn(cells: Offsets): string {
  const rows = Array.from({ length: Math.max(...cells.map(([r]) => r)) + 1 }, () =>
    Array<string>(Math.max(...cells.map(([, c]) => c)) + 1).fill("."),
  );
  for (const [r, c] of cells) rows[r]![c] = "#";
  return rows.map((row) => row.join("")).join("/");
}

describe("a shape in the hand", () => {
  it("turns clockwise, and is back after four turns", () => {
    const seen = [UPRIGHT, turn(UPRIGHT), turn(turn(UPRIGHT)), turn(turn(turn(UPRIGHT)))].map((orientation) =>
      drawn(oriented(shape("L4"), orientation)),
    );
    expect(seen).toEqual(["###/#..", "##/.#/.#", "..#/###", "#./#./##"]);
    expect(turn(turn(UPRIGHT, -1))).toEqual(UPRIGHT);
  });

  it("swaps left and right when it is flipped, whatever its orientation", () => {
    for (const { cells } of print.shapes) {
      for (const orientation of ORIENTATIONS) {
        const mirrored = drawn(oriented(cells, orientation))
          .split("/")
          .map((row) => [...row].reverse().join(""))
          .join("/");
        expect(drawn(oriented(cells, flip(orientation)))).toBe(mirrored);
        expect(flip(flip(orientation))).toEqual(orientation);
      }
    }
  });

  it("has as many orientations as its symmetry allows", () => {
    const ways = Object.fromEntries(
      print.shapes.map(({ name, cells }) => [
        name,
        new Set(ORIENTATIONS.map((orientation) => drawn(oriented(cells, orientation)))).size,
      ]),
    );
    expect(ways).toEqual({ I3: 2, L3: 4, I4: 2, L4: 8, T4: 4, S4: 4 });
  });

  it("turns about its own centre, which stays under the pointer", () => {
    const corner = [0, 1, 2, 3].map((turns) => names(placed(shape("L3"), { turns, flipped: false }, cellOf("f6"))));
    expect(corner).toEqual(["f6 g6 f7", "e6 f6 f7", "f5 e6 f6", "f5 f6 g6"]);
  });

  it("lies under the pointer, and never off the sheet", () => {
    expect(names(placed(shape("I3"), UPRIGHT, cellOf("f6")))).toBe("e6 f6 g6");
    expect(names(placed(shape("I3"), turn(UPRIGHT), cellOf("a1")))).toBe("a1 a2 a3");
    const wrong = print.shapes.flatMap(({ cells }) =>
      ORIENTATIONS.flatMap((orientation) =>
        CELLS.filter((at) => {
          const covered = placed(cells, orientation, at);
          const whole = drawn(offsets(covered)) === drawn(oriented(cells, orientation)); // not wrapped around the edge
          const inner = [at % 11, Math.floor(at / 11)].every((place) => place > 1 && place < 9);
          return !whole || covered.some((cell) => !CELLS.includes(cell)) || (inner && !covered.includes(at));
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

function offsets(cells: readonly number[]): Offsets {
  const [top, left] = [
    Math.min(...cells.map((cell) => Math.floor(cell / 11))),
    Math.min(...cells.map((cell) => cell % 11)),
  ];
  return cells.map((cell) => [Math.floor(cell / 11) - top, (cell % 11) - left] as const);
}

describe("spaces", () => {
  it("have neighbours across an edge only, none beyond the rim", () => {
    expect(names(neighboursOf(cellOf("f6")))).toBe("f5 e6 g6 f7");
    expect(names(neighboursOf(cellOf("a1")))).toBe("b1 a2");
    expect(names(neighboursOf(cellOf("k11")))).toBe("k10 j11");
  });

  it("are moved over without leaving the sheet", () => {
    expect(cellName(stepped(cellOf("f6"), -1, 0))).toBe("f5");
    expect(cellName(stepped(cellOf("a1"), -1, -1))).toBe("a1");
    expect(cellName(stepped(cellOf("k11"), 0, 1))).toBe("k11");
  });
});

describe("a path", () => {
  const roads = "f6 f5 f4 g4 h4 h5 h6 g6".split(" ").map(cellOf); // a ring

  it("is the shortest over Roads, both ends included", () => {
    expect(shortestPath(roads, cellOf("f6"), cellOf("h6")).map(cellName)).toEqual(["f6", "g6", "h6"]);
    expect(shortestPath(roads, cellOf("f6"), cellOf("h4"))).toHaveLength(5);
    expect(shortestPath(roads, cellOf("f6"), cellOf("f6"))).toEqual([cellOf("f6")]);
  });

  it("is empty where no Roads lead", () => {
    expect(shortestPath(roads, cellOf("f6"), cellOf("a1"))).toEqual([]);
  });
});
