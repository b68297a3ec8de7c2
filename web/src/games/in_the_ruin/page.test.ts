// The page's texts and pictures: every code has its sentence in every language, and the lesson is a real game.

import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/catalogues";
import { figures } from "./figures";
import { hint, hintShown } from "./hints";
import { print } from "./house.fixture";
import { keys } from "./keys";
import { lesson } from "./lesson";
import { cellOf, key, LETTERS, read, type View } from "./model";
import { oriented, shortestPath } from "./shapes";

const catalogues = import.meta.glob<string>("@words/*/in_the_ruin.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const books = import.meta.glob<string>("@words/*/in_the_ruin.md", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const inLanguage = (files: Record<string, string>, language: string) =>
  Object.entries(files).find(([path]) => path.includes(`/${language}/`))?.[1] ?? "";
const codes = (language: string) =>
  new Set([...inLanguage(catalogues, language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));
const say = (code: string, values?: Record<string, unknown>) => `${code}${values ? JSON.stringify(values) : ""}`;
const kinds = ["keep", "draw", "single", "extra", "go", "warp"];

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  it("has a sentence for every figure, step, key and hint", () => {
    const wanted = [
      ...Object.keys(figures).map((clause) => `page-figure-${clause.toLowerCase()}`),
      ...lesson.flatMap((step) => [step.text, ...(step.otherwise ? [step.otherwise] : [])]),
      ...keys.map(({ name }) => name),
      ...kinds.flatMap((kind) => [`page-nudge-${kind}`, `page-hint-${kind}`]),
      ...["done", "escape"].map((kind) => `page-hint-${kind}`),
      ...["active", "used", "coming", "quiet"].map((state) => `page-letter-${state}`),
      ...["road", "wall", "gate", "empty"].map((mark) => `page-space-${mark}`),
      ...["road", "wall"].flatMap((mark) => [`page-drawing-${mark}`, `mark-${mark}`]),
      ...print.shapes.map(({ name }) => `shape-${name}`),
      ...["shape", "single", "extra", "move", "warp"].map((tool) => `page-picked-${tool}`),
      ...["route_draw", "route_passes", "removal", "refill"].map((option) => `page-option-${option}`),
    ];
    expect(wanted.filter((code) => !codes(language).has(code))).toEqual([]);
  });

  it("has a sentence for every code the page uses", () => {
    const said = Object.values(sources).flatMap((text) => [...text.matchAll(/"((?:page|table|sheet)-[\w-]+)"/g)]);
    expect(said.length).toBeGreaterThan(60);
    expect(said.map((found) => found[1]).filter((code) => !codes(language).has(code))).toEqual([]);
  });

  it("has no sentence that the page never uses", () => {
    const spoken = Object.values(sources).join("\n");
    const made = /^page-(figure|lesson|nudge|hint|letter|space|drawing|option|picked|mean)-/; // assembled from parts
    const shells = ["page-goal", "page-end-sheets"];
    const idle = [...codes(language)].filter(
      (code) =>
        code?.startsWith("page-") && !made.test(code) && !shells.includes(code) && !spoken.includes(`"${code}"`),
    );
    expect(idle).toEqual([]);
  });

  it("has a clause in the rule book for every figure", () => {
    for (const clause of Object.keys(figures)) expect(inLanguage(books, language)).toContain(clause);
  });
});

describe("the keys", () => {
  it("are listed once each", () => {
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
  });
});

describe("the figures", () => {
  it("keep everything inside their part of the sheet", () => {
    for (const piece of Object.values(figures).flat()) {
      const [height, width] = [piece.rows.length, piece.rows[0]?.length ?? 0];
      expect(piece.rows.every((row) => row.length === width && /^[.o#G]+$/.test(row))).toBe(true);
      const places = [
        piece.exit,
        piece.pawn,
        ...(piece.path ?? []),
        ...(piece.jump ?? []),
        ...(piece.held?.cells ?? []),
        ...(piece.letters ?? []).map(({ at }) => at),
      ];
      for (const place of places) if (place) expect(place[0] < height && place[1] < width).toBe(true);
    }
  });

  it("hold a shape over empty spaces exactly where it is said to fit, and over something where it does not", () => {
    const [good, bad] = figures["RU-10"] ?? [];
    const under = (piece: typeof good) => piece?.held?.cells.map(([r, c]) => piece.rows[r]?.charAt(c)).join("");
    expect([good?.held?.good, under(good)]).toEqual([true, "...."]);
    expect([bad?.held?.good, under(bad)?.includes("#")]).toEqual([false, true]);
  });
});

describe("the lesson", () => {
  const mine = (view: View) => view.sheets[0];

  it("leads from step to step to its end", () => {
    lesson.forEach((step, index) => {
      for (const next of Object.values(step.actions ?? {})) expect(next).toBe(index + 1);
      for (const action of Object.keys(step.actions ?? {})) expect(read(action)).not.toBeNull();
    });
    expect(lesson.at(-1)?.actions).toBeUndefined();
  });

  it("keeps all 24 explore cards and 24 route cards in every position (RU-E2)", () => {
    for (const { view } of lesson) {
      const inHands = view.phase === 3 ? 2 * (view.own?.dealt.length ?? 0) : 0;
      expect(view.line.length + view.deck_size + view.discard.length + inHands).toBe(24);
      // Returned cards leave once everyone is ready.
      if (!view.own?.kept.length) expect(mine(view)?.routes).toHaveLength(view.hand_sizes[0] ?? -1);
      expect(
        view.route_deck_size + view.route_discard_size + view.hand_sizes.reduce((sum, size) => sum + size, 0),
      ).toBe(24);
    }
  });

  it("draws shapes of its cards, and shows them drawn in the next position", () => {
    let drawings = 0;
    lesson.forEach(({ view, actions = {} }, index) => {
      for (const action of Object.keys(actions).map(read)) {
        if (action?.kind !== "draw") continue;
        drawings++;
        const cards = view.phase === 3 ? (view.own?.undrawn ?? []) : view.line.slice(0, 1);
        const [top, left] = [
          Math.min(...action.cells.map((cell) => Math.floor(cell / 11))),
          Math.min(...action.cells.map((cell) => cell % 11)),
        ];
        const lying = JSON.stringify(action.cells.map((cell) => [Math.floor(cell / 11) - top, (cell % 11) - left]));
        const orientationCount = cards.flatMap((card) =>
          [0, 1, 2, 3].flatMap((turns) =>
            [false, true].map((flipped) =>
              JSON.stringify(oriented(print.shapeOf[card]?.cells ?? [], { turns, flipped })),
            ),
          ),
        );
        expect(orientationCount).toContain(lying);
        const after = lesson[index + 1]?.view as View;
        const [before, now] = [view, after].map(
          (one) => (action.mark === "road" ? mine(one)?.roads : mine(one)?.walls) ?? [],
        );
        expect(key(now!)).toBe(key([...before!, ...action.cells]));
      }
    });
    expect(drawings).toBe(4);
  });

  it("joins the route it says it joins, over Roads", () => {
    const sheet = mine(lesson.at(-1)?.view as View);
    const route = sheet?.joined[0] ?? [];
    const ends = [..."AD"].map((letter) => print.places[LETTERS.indexOf(letter)] ?? -1);
    expect(print.routes[sheet?.routes[0] ?? -1]).toBe("AD");
    expect([route[0], route.at(-1)]).toEqual(ends);
    expect(shortestPath(sheet?.roads ?? [], ends[0]!, ends[1]!)).toHaveLength(route.length);
  });
});

describe("hints", () => {
  const shown = (level: "nudge" | "stone" | "move", action: string) => hintShown(hint(level, action, [], say).show);

  it("reveal the kind, then a space, then the whole action", () => {
    expect(hint("nudge", "r f4 f5 f6", [], say)).toEqual({ text: 'page-nudge-draw{"mark":"road"}', show: null });
    expect(shown("stone", "r f4 f5 f6")).toEqual({ cells: [cellOf("f4")], as: null, button: null });
    expect(shown("move", "r f4 f5 f6")).toEqual({ cells: ["f4", "f5", "f6"].map(cellOf), as: "road", button: null });
    expect(hint("move", "warp b4 AD", [], say).text).toContain('"route":"AD"');
    expect(hint("move", "keep AD HI", [], say).text).toContain('"routes":["AD","HI"]');
  });

  it("point at a button where there is nothing else to reveal", () => {
    expect([shown("stone", "done").button, shown("move", "escape").button]).toEqual(["done", "escape"]);
    expect(shown("nudge", "done")).toEqual({ cells: [], as: null, button: null });
    expect(hintShown(null)).toEqual({ cells: [], as: null, button: null });
  });

  it("tell what the action leaves on its spaces: a Road, a Wall or the pawn", () => {
    const actions = ["r f4 f5 f6", "w f4 f5 f6", "+w d4 AD", "c d4", "go f6", "warp b4 AD", "keep AD HI"];
    const left = ["road", "wall", "wall", "wall", "pawn", "pawn", null];
    expect(actions.map((action) => hintShown(action).as)).toEqual(left);
  });

  it("show an action they cannot read unchanged", () => {
    expect(hint("move", "undo", [], say)).toEqual({ text: "undo", show: null });
  });
});
