// The sheet's printed parts and legal actions, at real moments of real games.

import { describe, expect, it } from "vitest";
import type { Legal, SonoraEvent, SonoraSheetData } from "../../../generated/protocol";
import type { Scene } from "../../../lib/director/scenes";
import { grip, oriented, turn, UPRIGHT } from "../../../lib/orientation";
import { figures } from "../figures";
import { CACTI, HATCHES, MARKS } from "../marks";
import { PHASE, SECTIONS, type Components, type View } from "../model";
import { LANGUAGES } from "../../../lib/catalogues";
import { promptFor, confirmation } from "./prompts";
import { breakdown } from "./ending";
import { chips, inHand, lost } from "./hand";
import { hintedAt } from "./hinting";
import file from "./moments.json";
import {
  cactusCounts,
  costOf,
  frontier,
  placed,
  pathTo,
  orientationCount,
  readOffers,
  shapeOf,
  surrounded,
  unwritten,
  upstream,
  visitedSpaces,
  written,
} from "./offers";
import { inside, nearest } from "./pointing";
import { Popping } from "./popping.svelte";
import { popsOf } from "./pops";
import { cellName, cellOf, ladder, readPrint } from "./print";
import { countAt } from "./racing";
import { buildingLabel, nodeLabel, spaceLabel, squareLabel } from "./speech";
import { trayIcons, undiscovered } from "./tray";

const print = readPrint(file.components as unknown as Components);
const moments = file.moments as unknown as Record<string, { view: View; legal: Legal | null }>;
const at = (name: string) => {
  const { view, legal } = moments[name]!;
  return {
    view,
    position: view.position,
    sheet: view.position.players[0] as SonoraSheetData,
    offers: readOffers(legal),
    legal,
  };
};
const say = (code: string, values?: Record<string, unknown>) =>
  values ? `${code}(${Object.values(values).join(" ")})` : code;
const cells = (text: string) => unwritten(text, print.canyon.columns);

describe("the print", () => {
  it("has the buildings, squares, spaces and nodes of the edition, each in a place of its own", () => {
    expect(print.ruins.buildings.map(({ hexes }) => hexes.length)).toEqual([5, 9, 11, 7, 13, 15, 18, 22]);
    expect(print.canyon.squares).toHaveLength(15 * 13);
    expect(print.creek.spaces).toHaveLength(49);
    expect(print.mud.nodes).toHaveLength(29);
    const apart = (places: readonly { x: number; y: number }[], least: number) =>
      places.every((a, n) => places.slice(n + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) >= least));
    expect(apart(print.creek.spaces, 30)).toBe(true);
    expect(apart(print.mud.nodes, 90)).toBe(true);
    for (const { hexes } of print.ruins.buildings) expect(apart(hexes, 29)).toBe(true);
  });

  it("keeps walls and their rewards from running into each other", () => {
    const boxes = print.ruins.buildings.map(({ box }) => ({
      left: box.x,
      right: box.x + Math.max(box.width, 147),
      top: box.y - 42,
      bottom: box.y + box.height + 28,
    }));
    boxes.forEach((a, n) =>
      boxes
        .slice(n + 1)
        .forEach((b) =>
          expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true),
        ),
    );
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(print.ruins.width);
  });

  it("names squares by column and row", () => {
    expect(cellName(cellOf("e9", 15), 15)).toBe("e9");
    expect(print.canyon.squares[cellOf("g10", 15)]?.cactus).toBe("saguaro");
    expect(print.canyon.squares[cellOf("a9", 15)]?.bonus).toBe("reflick");
  });

  it("knows which space leads where and which nodes share a line", () => {
    expect(print.creek.spaces[2]?.children).toEqual([3, 18]);
    expect(print.creek.spaces[21]?.children).toEqual([22, 35]);
    expect(print.creek.spaces.flatMap(({ ai }, n) => (ai ? [n] : []))).toEqual([10, 17, 29, 34, 42, 48]);
    expect([...(print.mud.nodes[0]?.lines ?? [])].sort((a, b) => a - b)).toEqual([8, 9, 14, 15, 20, 21]);
    expect(print.mud.nodes.flatMap(({ outside }, n) => (outside ? [n] : []))).toEqual([
      1, 2, 3, 4, 5, 6, 11, 12, 17, 18, 23, 24, 25, 26, 27, 28,
    ]);
  });

  it("scores cacti by the printed ladder, and five for each one beyond it", () => {
    expect([0, 1, 2, 8, 9, 10].map(ladder)).toEqual([0, 5, 7, 40, 45, 50]);
  });
});

describe("offers", () => {
  it("are grouped by the chip they use, and none is lost", () => {
    for (const [name, { legal }] of Object.entries(moments)) {
      const offers = readOffers(legal);
      const sum = (map: ReadonlyMap<string, ReadonlySet<unknown>>) =>
        [...map.values()].reduce((all, set) => all + set.size, 0);
      const crossings = [...offers.crosses.values()].reduce((all, count) => all + count, 0);
      const plain = [...offers.all].filter((action) => /^(mud|rabbit|rabbit found|close|done)$/.test(action)).length;
      const found =
        sum(offers.draws) +
        sum(offers.walks) +
        crossings +
        offers.marks.size +
        offers.boxes.size +
        offers.fills.size +
        offers.discoveries.length +
        plain;
      expect([name, found]).toEqual([name, legal?.actions.length ?? 0]);
    }
  });

  it("are placements of printed shapes, written as the server writes them", () => {
    const { offers } = at("canyon");
    let compared = 0;
    for (const [verb, placements] of offers.draws) {
      const most = verb.includes("fox") ? 4 : Number(verb.split(" ")[1]);
      for (const text of placements) {
        expect(written(cells(text), 15)).toBe(text);
        const shape = print.canyon.shapes[shapeOf(print.canyon, cells(text))];
        expect(shape?.number).toBeLessThanOrEqual(most);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it("can each be reached by turning, flipping and pointing", () => {
    const { offers } = at("canyon");
    const wanted = new Set(offers.draws.get("draw fox"));
    for (const shape of print.canyon.shapes.filter(({ number }) => number <= 4)) {
      for (const flipped of [false, true]) {
        for (let turns = 0; turns < 4; turns++) {
          const held = oriented(shape.cells, { turns, flipped });
          for (let cell = 0; cell < 195; cell++)
            wanted.delete(written(placed(print.canyon, shape, { turns, flipped }, cell, grip(held)), 15));
        }
      }
    }
    expect([...wanted]).toEqual([]);
  });

  it("end on spaces whose path is as long as the disc", () => {
    const { offers, sheet } = at("write");
    for (const end of offers.walks.get("walk 1") ?? [])
      expect(pathTo(print.creek, visitedSpaces(sheet), end)).toEqual([end]);
    expect(offers.walks.get("walk 1")?.size).toBeGreaterThan(1);
  });

  it("let the AI walk upstream from where it may start", () => {
    const { offers } = at("ai_walk");
    for (const start of offers.walks.get("ai walk 5") ?? []) expect(upstream(print.creek, start, 5)).toHaveLength(5);
    expect(upstream(print.creek, 1, 5)).toEqual([1]);
  });

  it("buy exactly the joined nodes that the sum can pay for", () => {
    const { offers, sheet } = at("sum");
    const affordable = [...frontier(print.mud, sheet)].filter(
      (node) => costOf(print.mud, sheet, node) <= sheet.desk.sum,
    );
    expect(new Set(affordable)).toEqual(offers.marks);
  });
});

describe("shapes", () => {
  it("know how many orientations they have", () => {
    expect(print.canyon.shapes.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1, 1]);
    expect(print.canyon.shapes.map(orientationCount)).toEqual([2, 8, 4, 4, 2, 1]);
  });

  it("stay inside the grid under a pointer at its edge", () => {
    const five = print.canyon.shapes[0]!;
    for (const cell of [0, 14, 180, 194]) {
      const lying = placed(print.canyon, five, turn(UPRIGHT), cell, grip(oriented(five.cells, turn(UPRIGHT))));
      expect(lying).toHaveLength(6);
      expect(shapeOf(print.canyon, lying)).toBe(0);
    }
  });
});

describe("the hand", () => {
  it("holds what must be used first, an open sum before anything else, and never a kept animal", () => {
    const { position, sheet, offers } = at("write");
    const all = chips(position, sheet, offers);
    expect(all.map(({ verb }) => verb)).toEqual(["draw 4", "walk 1", "mud", "draw fox"]);
    expect(inHand(all, null)?.verb).toBe("draw 4");
    expect(inHand(all, "walk 1")?.verb).toBe("walk 1");
    expect(inHand(all, "walk 5")?.verb).toBe("draw 4");
    const open = at("sum");
    expect(inHand(chips(open.position, open.sheet, open.offers), null)?.verb).toBe("sum");
    expect(
      inHand(
        all.map((chip) => ({ ...chip, kept: true })),
        null,
      ),
    ).toBeNull();
  });

  it("prefers discs to a rabbit that would open a sum of its own", () => {
    const { position, sheet, offers } = at("first");
    expect(chips(position, sheet, offers).map(({ verb }) => verb)).toEqual(["mud", "rabbit"]);
    expect(inHand(chips(position, sheet, offers), null)?.verb).toBe("mud");
  });

  it("counts what ending would lose, excluding kept animals", () => {
    const { position, sheet, offers } = at("write");
    const all = chips(position, sheet, offers);
    expect(lost([...all, { ...all[0]!, kept: true }])).toHaveLength(4);
  });

  it("holds the AI's discs while they are marked", () => {
    const { position, sheet, offers } = at("ai_draw");
    expect(chips(position, sheet, offers).map(({ verb, ai }) => [verb, ai])).toEqual([
      ["ai draw 4", true],
      ["ai fill", true],
    ]);
  });

  it("shows upcoming chips in the Ruins, but offers only hexes", () => {
    const { position, sheet, offers } = at("ruins");
    expect(position.phase).toBe(PHASE.ruins);
    expect(
      chips(position, sheet, offers)
        .filter(({ usable }) => usable)
        .map(({ verb }) => verb),
    ).toEqual(["cross"]);
  });
});

describe("the Ruins", () => {
  const crossed = [5, 0, 3, 0, 0, 0, 0, 0];
  it("fill up to the hex under the pointer, never beyond the value", () => {
    const c = print.ruins.buildings[2]!;
    const on = (n: number, value: number) => countAt(print.ruins, crossed, value, c.hexes[n]!.x, c.hexes[n]!.y);
    expect(on(3, 10)).toEqual({ building: 2, count: 1 });
    expect(on(6, 10)).toEqual({ building: 2, count: 4 });
    expect(on(10, 4)).toEqual({ building: 2, count: 4 });
  });
  it("take all that the value pays for away from the free hexes, and nothing between buildings", () => {
    const b = print.ruins.buildings[1]!;
    expect(countAt(print.ruins, crossed, 6, b.box.x + 40, b.box.y - 20)).toEqual({ building: 1, count: 6 });
    expect(countAt(print.ruins, crossed, 20, b.box.x + 40, b.box.y - 20)).toEqual({ building: 1, count: 9 });
    expect(countAt(print.ruins, crossed, 6, 1, 1)).toBeNull();
  });
});

describe("the tray", () => {
  it("shows used icons first, then those ready, then those not earned", () => {
    const { sheet } = at("write");
    const rows = trayIcons(print.tray, {
      ...sheet.tray,
      reflicks: 1,
      reflicks_circled: 3,
      kept: [0, 1, 0],
      circled: [1, 2, 0],
    });
    expect(rows[0]?.icons.map(({ state }) => state)).toEqual([
      ...["used", "used", "ready"],
      ...Array<string>(print.tray.reflicks - 3).fill("blank"),
    ]);
    expect(rows[2]?.icons.map(({ mark, state }) => `${mark} ${state}`)).toEqual([
      "fox used",
      "fox blank",
      "owl used",
      "owl ready",
      "rabbit blank",
      "rabbit blank",
      "rabbit blank",
    ]);
    expect(undiscovered(print.tray, { ...sheet.tray, circled: [2, 1, 0] })).toEqual([0, 1, 3]);
  });
});

describe("the end", () => {
  it("adds every section up to the points the server reports", () => {
    for (const name of Object.keys(moments)) {
      const { view } = at(name);
      view.position.players.forEach((sheet, seat) => {
        const parts = breakdown(print, sheet);
        const sums = [
          parts.ruins.reduce((sum, { points }) => sum + points, 0),
          Object.values(parts.canyon).reduce((sum, { points }) => sum + points, 0),
          parts.creek.reduce((sum, points) => sum + points, 0),
          parts.mud.reduce((sum, { points, count }) => sum + points * count, 0),
        ];
        expect([name, seat, sums]).toEqual([name, seat, view.points[seat]]);
      });
    }
  });
});

describe("the prompt", () => {
  const contextOf = (name: string, pickedVerb: string | null = null) => {
    const { position, sheet, offers } = at(name);
    const all = chips(position, sheet, offers);
    return { position, sheet, offers, chips: all, held: inHand(all, pickedVerb), preview: null, losing: null };
  };
  it.each([
    ["ruins", null, "paper-ask-ruins"],
    ["write", null, "paper-ask-draw"],
    ["write", "draw fox", "paper-ask-draw-fox"],
    ["write", "walk 1", "paper-ask-walk"],
    ["write", "mud", "paper-ask-mud"],
    ["first", "rabbit", "paper-ask-rabbit-apart"],
    ["sum", null, "paper-ask-sum"],
    ["owed", null, "paper-ask-discover"],
    ["end", null, "paper-ask-done"],
    ["ai_draw", null, "paper-ask-ai-draw"],
    ["ai_walk", null, "paper-ask-ai-walk"],
    ["ai_fill", null, "paper-ask-ai-fill"],
  ])("of %s with %s is %s", (name, pickedVerb, code) => {
    expect(promptFor(contextOf(name, pickedVerb))[0]).toBe(code);
  });
  it("warns before something is lost", () => {
    expect(promptFor({ ...contextOf("sum"), losing: ["9"] })[0]).toBe("paper-ask-close-lose");
    expect(promptFor({ ...contextOf("write"), losing: ["fox"] })).toEqual(["paper-ask-lose", { what: ["fox"] }]);
  });
  it("labels the button with what it will mark", () => {
    const value = { cost: 4, length: 3 };
    const codes = ["draw 4 a1", "walk 3 9", "mark 7", "box 1", "cross B 9", "ai fill 3"].map((action) =>
      confirmation(action, value),
    );
    expect(codes.map(([code]) => code)).toEqual([
      "paper-do-draw",
      "paper-do-walk",
      "paper-do-mark",
      "paper-do-box",
      "paper-do-cross",
      "paper-do-fill",
    ]);
    expect(codes[4]?.[1]).toEqual({ count: 9 });
  });
});

describe("hints", () => {
  it("point at the chip and the place of an action", () => {
    expect(hintedAt("draw 4 e9 e10", 15, PHASE.write)).toMatchObject({ verb: "draw 4", cells: [124, 139] });
    expect(hintedAt("walk owl found 17", 15, PHASE.write)).toMatchObject({ verb: "walk owl found", spaces: [17] });
    expect(hintedAt("mark 7", 15, PHASE.write)).toMatchObject({ verb: "sum", node: 7 });
    expect(hintedAt("cross B 9", 15, PHASE.ruins)).toMatchObject({
      verb: "cross",
      building: { building: "B", count: 9 },
    });
    expect(hintedAt("done", 15, PHASE.write).plain).toBe("done");
    expect(hintedAt("swap a1 a2", 15, PHASE.swap).verb).toBeNull();
  });
});

describe("what is earned", () => {
  const { sheet } = at("over");
  const pops = (...events: unknown[]) => popsOf(events as SonoraEvent[], 0, print, sheet, "1");
  it("rises from the squares, spaces, triangles and buildings that brought it, in order", () => {
    expect(
      pops({ kind: "drew", seat: 0, number: 3, cells: ["g10", "h11", "e10"], cacti: 1 }).map(({ mark }) => mark),
    ).toEqual(["saguaro", "swap"]);
    expect(pops({ kind: "walked", seat: 0, end: 4, length: 4, points: 0 })).toMatchObject([
      { section: "creek", mark: "swap" },
    ]);
    expect(
      pops({ kind: "completed", seat: 0, building: "B", points: 11, first: 1 }).map(({ text, mark, order }) => [
        text,
        mark,
        order,
      ]),
    ).toEqual([
      ["11", undefined, 0],
      [undefined, "swap", 1],
    ]);
    expect(pops({ kind: "completed", seat: 0, building: "B", points: 6, first: 0 })).toHaveLength(1);
  });
  it("shows the triangles that a node has closed", () => {
    const marked = new Set(sheet.mudcracks.marked);
    const node = sheet.mudcracks.marked.find(
      (one) => one && surrounded(print.mud, marked).some((index) => print.mud.triangles[index]?.nodes.includes(one)),
    )!;
    expect(pops({ kind: "marked_node", seat: 0, node, cost: 1, points: 0 }).length).toBeGreaterThan(0);
  });
  it("strikes out a bonus for which there was no icon left", () => {
    const drew = { kind: "drew", seat: 0, number: 3, cells: ["h11", "o13"], cacti: 0 };
    const [swap, discovery] = pops(
      drew,
      { kind: "not_gained", seat: 0, bonus: "swap" },
      { kind: "earned", seat: 0, bonus: "discovery" },
    );
    expect([swap?.mark, swap?.lost]).toEqual(["swap", true]);
    expect([discovery?.mark, discovery?.lost]).toEqual(["discovery", false]);
  });
  it("comes scene by scene: first the mark, then each bonus that it reached", () => {
    const drew = { kind: "drew", seat: 0, number: 3, cells: ["g10", "h11", "o13"], cacti: 1 };
    const lost = { kind: "not_gained", seat: 0, bonus: "swap" };
    const earned = { kind: "earned", seat: 0, bonus: "discovery" };
    const told = [{ n: 7, seat: 0, at: 0, text: null, events: [drew, lost, earned] }];
    const popping = new Popping({ viewer: 0, sound: () => undefined });
    const marks = [drew, lost, earned].map((event) => {
      popping.follow({ n: 7, events: [event], ms: 0 } as unknown as Scene, told, 0, sheet, print);
      return popping.pops.map(({ mark, lost }) => `${mark}${lost ? " lost" : ""}`);
    });
    expect(marks).toEqual([["saguaro"], ["saguaro", "swap lost"], ["saguaro", "swap lost", "discovery"]]);
  });
  it("leaves out what others have earned", () => {
    expect(pops({ kind: "walked", seat: 1, end: 4, length: 4, points: 0 })).toEqual([]);
  });
});

describe("spoken names", () => {
  const { sheet } = at("write");
  it("say which AI squares are used at a table for one", () => {
    const ai = (cell: number) => squareLabel(say, print.canyon, sheet, cell, true, print.canyon.fallsAway);
    expect(print.canyon.aiSquares.map(ai).filter((label) => label.endsWith("paper-ai-square"))).toHaveLength(2);
    expect(ai(print.canyon.fallsAway!)).toMatch(/paper-ai-square-away$/);
  });
  it("say what is printed on a square and whether it is free", () => {
    expect(squareLabel(say, print.canyon, sheet, cellOf("a1", 15))).toBe(
      "section-canyon a1, cactus-pear, paper-square-free",
    );
    expect(squareLabel(say, print.canyon, sheet, cellOf("a13", 15))).toBe("section-canyon a13, paper-square-start");
    expect(squareLabel(say, print.canyon, sheet, cellOf("d1", 15))).toBe("section-canyon d1, paper-square-gap");
  });
  it("say where a space leads, what a node costs and closes, and how far a building is", () => {
    expect(spaceLabel(say, print.creek, sheet, 2, false)).toContain("paper-space-after(3,18)");
    expect(spaceLabel(say, print.creek, sheet, 10, true)).toContain("paper-ai-square");
    expect(nodeLabel(say, print.mud, at("first").sheet, 15)).toBe(
      "paper-node(15), paper-node-cost(3), paper-node-open",
    );
    expect(buildingLabel(say, sheet, print.ruins.buildings[6]!, "Luz")).toMatch(
      new RegExp(`^paper-building\\(G .*paper-building-gone\\(Luz ${print.ruins.buildings[6]!.bottom}\\)$`),
    );
  });
  it("give every square, space, node and building a name of its own", () => {
    const names = [
      ...print.canyon.squares.map((_, cell) => squareLabel(say, print.canyon, sheet, cell)),
      ...print.creek.spaces.map((_, space) => spaceLabel(say, print.creek, sheet, space, false)),
      ...print.mud.nodes.map((_, node) => nodeLabel(say, print.mud, sheet, node)),
      ...print.ruins.buildings.map((building) => buildingLabel(say, sheet, building, null)),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the pointer", () => {
  it("finds its place in a drawing that keeps its proportions", () => {
    expect(inside({ left: 10, top: 20, width: 400, height: 200 }, { width: 100, height: 100 }, 210, 120)).toEqual([
      50, 50,
    ]);
    expect(inside({ left: 0, top: 0, width: 400, height: 200 }, { width: 100, height: 100 }, 100, 0)).toEqual([0, 0]);
  });
  it("takes the nearest within reach", () => {
    const places = [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
    ];
    expect(nearest([0, 1], (n) => places[n]!, 30, 0, 40)).toBe(1);
    expect(nearest([0, 1], (n) => places[n]!, 100, 0, 40)).toBeNull();
  });
});

describe("the art", () => {
  it("has a closed silhouette for every mark and a hatching for every section", () => {
    for (const path of Object.values(MARKS)) expect(path).toMatch(/^M[^A-Z]*z/);
    for (const section of SECTIONS) expect(HATCHES[section].path).toMatch(/^M/);
    expect(new Set(Object.values(HATCHES).map(({ path }) => path)).size).toBe(5);
    expect(Object.keys(cactusCounts(print.canyon, []))).toEqual([...CACTI]);
  });
});

const catalogues = import.meta.glob<string>("@words/*/sonora.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  const text = Object.entries(catalogues).find(([path]) => path.includes(`/${language}/`))?.[1] ?? "";
  const codes = new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));

  it("has a sentence for every code that the sheet says, and for every figure", () => {
    const said = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/["'](paper-[a-z-]*[a-z])["']/g)].map((found) => found[1]),
    );
    expect(said.length).toBeGreaterThan(60);
    const built = [
      ...["free", "drawn", "filled", "gap", "start"].map((state) => `paper-square-${state}`),
      ...["free", "crossed", "circled", "filled"].map((state) => `paper-space-${state}`),
      ...["disc", "ai-disc", "value", "ai-value", "sum", "animal", "kept"].map((what) => `paper-chip-${what}`),
      ...["draw", "walk", "fill"].map((what) => `paper-ask-ai-${what}`),
      ...["fox", "owl", "rabbit"].flatMap((animal) => [`paper-find-${animal}`, `paper-picked-${animal}`]),
      ...["mark", "box", "walk", "draw", "cross"].map((verb) => `paper-picked-${verb}`),
      ...CACTI.map((kind) => `cactus-${kind}`),
      ...Object.keys(figures).map((clause) => `paper-figure-${clause.toLowerCase()}`),
    ];
    expect([...said, ...built].filter((code) => !codes.has(code))).toEqual([]);
  });
});
