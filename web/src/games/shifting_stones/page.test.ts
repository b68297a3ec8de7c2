// The page's texts and pictures: the lesson can be finished, every figure has its sentence, notation reads back.

import { describe, expect, it } from "vitest";
import { FACE_MARKS, SIGNS } from "../../art/marks";
import { LANGUAGES } from "../../lib/catalogues";
import { figures } from "./figures";
import { hint, hintShown, pointedAt } from "./hints";
import { lesson } from "./lesson";
import deck from "../../../../src/meseta/games/shifting_stones/data/standard.toml?raw";
import faults from "../../../../src/meseta/games/shifting_stones/faults.py?raw";
import rules from "../../../../src/meseta/games/shifting_stones/rules.py?raw";
import { cardLabel, CELLS, cellName, cellOf, FACES, read, readDeck, stoneLabel, write, type Action } from "./model";

const catalogues = import.meta.glob<string>("@words/*/shifting_stones.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogue = (language: string) =>
  Object.entries(catalogues).find(([path]) => path.includes(`/${language}/`))?.[1] ?? "";
const codes = (language: string) =>
  new Set([...catalogue(language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));
const say = (code: string, values?: Record<string, unknown>) => `${code}${values ? JSON.stringify(values) : ""}`;

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  it("has a sentence for every figure, step and face", () => {
    const wanted = [
      ...Object.keys(figures).map((clause) => `page-figure-${clause.toLowerCase()}`),
      ...lesson.flatMap((step) => [step.text, ...(step.otherwise ? [step.otherwise] : [])]),
      ...FACES.map((face) => `face-${face}`),
    ];
    expect(wanted.filter((code) => !codes(language).has(code))).toEqual([]);
  });

  it("has a sentence for every code the page uses", () => {
    const said = Object.values(sources).flatMap((text) => [...text.matchAll(/"((?:page|table)-[\w-]+)"/g)]);
    expect(said.length).toBeGreaterThan(40);
    expect(said.map((found) => found[1]).filter((code) => !codes(language).has(code))).toEqual([]);
  });
});

describe("the figures", () => {
  it("show every clause that can refuse a player", () => {
    const named = new Set([...(rules + faults).matchAll(/"(ST-\d\d)"/g)].map((found) => found[1]!));
    expect(named.size).toBeGreaterThan(8);
    expect([...named].filter((clause) => !(clause in figures))).toEqual([]);
  });

  it("show cards that are in the deck", () => {
    for (const { rows, points } of Object.values(figures).flatMap((figure) => figure.cards ?? [])) {
      const pattern = rows.map((row) => `"${row.map((face) => face ?? ".").join(" ")}"`).join(", ");
      expect(deck).toContain(`points = ${points}\npattern = [${pattern}]`);
    }
  });

  it("show grids of the nine real stones", () => {
    const grids = Object.values(figures).flatMap((figure) => figure.grids ?? []);
    for (const { rows } of grids)
      expect(
        rows
          .flat()
          .map((face) => FACES.indexOf(face!) & ~1)
          .sort(),
      ).toEqual([0, 2, 2, 4, 4, 4, 6, 6, 6]);
  });
});

describe("the lesson", () => {
  it("leads from step to step to its end", () => {
    lesson.forEach((step, index) => {
      for (const next of Object.values(step.actions ?? {})) expect(next).toBe(index + 1);
      for (const action of Object.keys(step.actions ?? {})) expect(read(action)).not.toBeNull();
    });
    expect(lesson.length).toBeGreaterThanOrEqual(6);
    expect(lesson.at(-1)?.actions).toBeUndefined();
  });

  it("uses real stones and real cards", () => {
    for (const { view } of lesson) {
      expect(view.grid.map((face: number) => face & ~1).sort()).toEqual([0, 2, 2, 4, 4, 4, 6, 6, 6]);
      expect(view.hand_sizes[0]).toBe(view.hand.length);
      const known = view.hand.length + view.scored.flat().length + view.discard.length;
      expect(known + (view.hand_sizes[1] ?? 0) + view.deck_size).toBe(72);
    }
  });
});

describe("notation", () => {
  it("reads back what it writes", () => {
    const actions: Action[] = [
      { kind: "shift", a: 4, b: 5, card: 17 },
      { kind: "flip", cell: 0, card: 4 },
      { kind: "score", card: 17 },
      { kind: "end" },
      { kind: "skip" },
    ];
    expect(actions.map(write)).toEqual(["s b2c2 17", "f a1 4", "+17", "end", "skip"]);
    expect(actions.map((action) => read(write(action)))).toEqual(actions);
    expect(read("undo")).toBeNull();
  });

  it("names cells by column and row", () => {
    expect(CELLS.map(cellName)).toEqual(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]);
    expect(CELLS.map((cell) => cellOf(cellName(cell)))).toEqual(CELLS);
  });
});

describe("accessible names", () => {
  it("say both faces of a stone and the rows of a card", () => {
    expect(stoneLabel(say, 4, 4)).toBe('page-stone{"cell":"b2","face":"horse","beneath":"face-boat"}');
    const card = readDeck({ card: [{ id: 25, points: 1, pattern: [". seed", "boat ."] }] }).get(25);
    expect(card && cardLabel(say, card)).toContain("page-grey face-seed page-above face-boat page-grey");
  });
});

describe("hints", () => {
  it("reveal the card, then the stones, then the move", () => {
    const shown = (level: "nudge" | "stone" | "move", action: string) => hintShown(hint(level, action, [], say).show);
    expect(shown("nudge", "s b2c2 17")).toEqual({ card: 17, cells: [], button: null });
    expect(shown("stone", "s b2c2 17")).toEqual({ card: 17, cells: [4, 5], button: null });
    expect(hint("nudge", "s b2c2 17", [], say).text).toBe('page-hint-card{"card":17}');
    expect(hint("move", "f a1 4", [], say)).toEqual({ text: 'page-hint-flip{"cell":"a1","card":4}', show: "f a1 4" });
    expect(shown("nudge", "end").button).toBe("end");
    expect(hintShown(null).card).toBeNull();
  });

  it("tell stones from cards among the places of their reasons", () => {
    const { cells, cards } = pointedAt(["17", "b2", "68", "c3"]);
    expect([...cells]).toEqual([4, 8]);
    expect([...cards]).toEqual([17, 68]);
  });
});

describe("the art", () => {
  it("has a closed silhouette for every face and sign", () => {
    expect(Object.keys(FACE_MARKS)).toEqual([...FACES]);
    for (const path of [...Object.values(FACE_MARKS), ...Object.values(SIGNS)]) expect(path).toMatch(/^M[^A-Z]*z/);
  });
});
