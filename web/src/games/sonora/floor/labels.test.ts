import { describe, expect, it } from "vitest";
import { labelSides, type Labelled } from "./labels";

const at = (disc: number, x: number, y: number, doubled = false): Labelled => ({
  disc,
  middle: [x, y],
  spots: [[1, doubled]],
});
const BOARD = { side: 400, size: 20, numbered: true };

describe("labels", () => {
  it("stand below their disc", () => {
    expect([...labelSides([at(0, 200, 200), at(1, 300, 100)], BOARD)]).toEqual([
      [0, "below"],
      [1, "below"],
    ]);
  });

  it("stand elsewhere where a disc, another label or the end of the board is below", () => {
    expect(labelSides([at(0, 200, 200), at(1, 200, 221)], BOARD).get(0)).toBe("above");
    expect(labelSides([at(0, 200, 200), at(1, 222, 200)], BOARD).get(1)).toBe("above");
    expect(labelSides([at(0, 200, 395)], BOARD).get(0)).toBe("above");
  });

  it("are left out in the middle of a heap", () => {
    const heap = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [200 + 21 * column, 200 + 21 * row] as const));
    const sides = labelSides(
      heap.map(([x, y], disc) => at(disc, x, y, true)),
      BOARD,
    );
    expect(sides.has(4)).toBe(false);
    expect(sides.size).toBeGreaterThan(2);
  });

  it("are not made for discs that count for nothing", () => {
    expect(labelSides([{ disc: 3, middle: [50, 50], spots: [] }], BOARD).size).toBe(0);
  });
});
