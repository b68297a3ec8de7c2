import { describe, expect, it } from "vitest";
import { print } from "./house.fixture";
import { lesson } from "./lesson";
import {
  BLANK,
  cellName,
  cellOf,
  CELLS,
  extent,
  key,
  LETTERS,
  letterState,
  read,
  readOffers,
  spaceLabel,
  write,
  type Action,
  type View,
} from "./model";

const view = lesson[8]?.view as View; // A is used up; C, E, O and S are active; M lies in the line
const letter = (name: string) => LETTERS.indexOf(name);
const say = (code: string, values?: Record<string, unknown>) =>
  values ? `${code} ${Object.values(values).join(" ")}` : code;

describe("what is printed", () => {
  it("has 24 letters around the Exit, each on one explore card and two route cards (RU-01 to RU-03)", () => {
    expect(cellName(print.exit)).toBe("f6");
    expect(["A", "B", "I", "O", "W"].map((name) => cellName(print.places[letter(name)] ?? -1))).toEqual([
      "f4",
      "h4",
      "f2",
      "j10",
      "b2",
    ]);
    expect(new Set(print.places).size).toBe(24);
    expect(print.shapeOf.map((shape) => shape.number)).toHaveLength(24);
    expect([print.shapeOf[letter("O")]?.name, print.shapeOf[letter("O")]?.number]).toEqual(["L4", 4]);
    expect(print.routes).toHaveLength(24);
    expect([...LETTERS].map((name) => print.routes.filter((pair) => pair.includes(name)).length)).toEqual(
      Array(24).fill(2),
    );
  });

  it("numbers the route cards in the order of their letters, as the server does", () => {
    expect(print.routes.slice(0, 3)).toEqual(["AD", "AW", "BM"]);
    expect(print.routes).toEqual([...print.routes].sort());
  });
});

describe("notation", () => {
  it("reads back what it writes", () => {
    const actions: Action[] = [
      { kind: "draw", mark: "road", cells: [38, 49, 60] },
      { kind: "draw", mark: "wall", cells: [50, 61, 72, 73] },
      { kind: "single", cell: 36 },
      { kind: "extra", mark: "road", cell: 36, route: "AD" },
      { kind: "extra", mark: "wall", cell: 36, route: "AD" },
      { kind: "go", cell: 60 },
      { kind: "warp", cell: 34, route: "AD" },
      { kind: "keep", routes: ["AD", "BM"] },
      { kind: "done" },
      { kind: "escape" },
    ];
    expect(actions.map(write)).toEqual([
      "r f4 f5 f6",
      "w g5 g6 g7 h7",
      "c d4",
      "+r d4 AD",
      "+w d4 AD",
      "go f6",
      "warp b4 AD",
      "keep AD BM",
      "done",
      "escape",
    ]);
    expect(actions.map((action) => read(write(action)))).toEqual(actions);
    expect(["undo", "", "r", "warp b4", "keep AD"].map(read)).toEqual([null, null, null, null, null]);
  });

  it("writes spaces in reading order, whatever order they were touched in", () => {
    expect(write({ kind: "draw", mark: "road", cells: [60, 38, 49] })).toBe("r f4 f5 f6");
    expect(write({ kind: "keep", routes: ["HI", "AD"] })).toBe("keep AD HI");
  });

  it("names spaces by column and row, to k11", () => {
    expect(CELLS.map((cell) => cellOf(cellName(cell)))).toEqual(CELLS);
    expect(cellName(120)).toBe("k11");
  });
});

describe("what the server offers", () => {
  it("is grouped by tool", () => {
    const offers = readOffers({
      kind: "list",
      actions: ["r f4 f5 f6", "w f4 f5 f6", "c d4", "+r e4 AD", "+r e4 BM", "+w e5 AD", "go f6", "warp b4 AD", "done"],
    });
    expect(offers.shape.road.has(key([60, 38, 49]))).toBe(true);
    expect(offers.shape.wall.size).toBe(1);
    expect([...offers.single].map(cellName)).toEqual(["d4"]);
    expect([[...offers.extra.road].map(cellName), [...offers.extra.wall].map(cellName)]).toEqual([["e4"], ["e5"]]);
    expect([[...offers.go].map(cellName), [...offers.warp].map(cellName)]).toEqual([["f6"], ["b4"]]);
    expect(offers.all.has("done")).toBe(true);
    expect(readOffers(null).all.size).toBe(0);
  });
});

describe("a letter", () => {
  it("is active, used up, still to come, or none of these", () => {
    expect(["C", "A", "F", "M", "B"].map((name) => letterState(view, letter(name)))).toEqual([
      "active",
      "used",
      "coming",
      "quiet",
      "quiet",
    ]);
  });

  it("is not to come while its card is in the viewer's own hand", () => {
    const dealt = lesson[0]?.view as View;
    expect(letterState(dealt, letter("A"))).toBe("quiet"); // the viewer holds A and O
    expect(letterState(dealt, letter("E"))).toBe("coming"); // the other player's card, which the viewer cannot know
  });
});

describe("a rectangle", () => {
  it("is measured from its corners", () => {
    expect(extent([cellOf("b2"), cellOf("e4")])).toEqual({ width: 4, height: 3, points: 12 });
    expect(extent([])).toEqual({ width: 0, height: 0, points: 0 });
  });
});

describe("a space, spoken", () => {
  it("says its place, letter, mark and pawn", () => {
    const sheet = view.sheets[0] ?? BLANK;
    expect(spaceLabel(say, print, view, sheet, cellOf("f4"))).toBe(
      "f4, page-letter-used A, page-space-gate, page-pawn",
    );
    expect(spaceLabel(say, print, view, sheet, cellOf("f6"))).toBe("f6, page-exit, page-space-road");
    expect(spaceLabel(say, print, view, sheet, cellOf("g6"))).toBe("g6, page-space-wall");
    expect(spaceLabel(say, print, view, sheet, cellOf("h6"))).toBe("h6, page-letter-active C, page-space-empty");
  });
});
