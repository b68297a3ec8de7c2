// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { calling, cover, only, rest, TERMINAL } from "./catalogues";

const CATALOGUE = `# Nim
name = Nim

option-first = who begins: by lot, or a seat
option-last = whether the last one loses
page-option-first = Who begins
choice-lot = by lot
event-taken = { $count ->
    [one] One is taken.
   *[other] { $count } are taken.
}
notation-help =
    take 3   take three
table-asked-take = Take some.
table-heaps = Heaps
table-hand = in hand
page-edit-heaps = The heaps
device-heaps = The heaps are on this device.
companion-heaps = The heaps on your table
companion-link = With the box
daily-goal-heaps = Leave the last one.
`;

it("keeps of a game's cover what the page says of it, once", () => {
  expect(cover(CATALOGUE).split("\n")).toEqual([
    "name = Nim",
    "option-last = whether the last one loses",
    "page-option-first = Who begins",
    "choice-lot = by lot",
  ]);
});

it("leaves out of the rest what only the terminal says", () => {
  expect(rest(CATALOGUE)).toContain("*[other] { $count } are taken.\n}\ntable-hand = in hand");
  expect(rest(CATALOGUE)).not.toMatch(/notation-help|take three|table-asked|table-heaps/);
});

it("keeps what only the page for making editions says for that page", () => {
  expect(only("making", CATALOGUE)).toBe("page-edit-heaps = The heaps");
  expect(rest(CATALOGUE)).not.toContain("page-edit-heaps");
});

it("keeps what companions say for their page, but for the link to it", () => {
  expect(only("companion", CATALOGUE)).toBe("companion-heaps = The heaps on your table");
  expect(rest(CATALOGUE)).not.toContain("companion-heaps");
  expect(rest(CATALOGUE)).toContain("companion-link");
});

it("keeps what daily puzzles say for their pages", () => {
  expect(only("daily", CATALOGUE)).toBe("daily-goal-heaps = Leave the last one.");
  expect(rest(CATALOGUE)).not.toContain("daily-goal-heaps");
});

it("keeps what is said only on the device for the device", () => {
  expect(only("device", CATALOGUE)).toBe("device-heaps = The heaps are on this device.");
  expect(rest(CATALOGUE)).not.toContain("device-heaps");
});

it("leaves out nothing that the page says", () => {
  const src = fileURLToPath(new URL("../src", import.meta.url));
  const sources = readdirSync(src, { recursive: true, encoding: "utf-8" }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
  const said = sources.flatMap((file) =>
    [...readFileSync(join(src, file), "utf-8").matchAll(/["'`]([a-z]+-[\w-]+)/g)].map((found) => found[1] ?? ""),
  );
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((code) => TERMINAL.test(code))).toEqual([]);
});

it("knows what a language calls itself, and whether a native speaker has reviewed it", () => {
  expect(calling("# Words\nlanguage-name = English\nlanguage-unreviewed = Nobody has.\n")).toEqual({
    name: "English",
    tag: null,
    reviewed: true,
  });
  expect(calling("language-name = Deutsch\n    .unreviewed = yes\nchance = Zufall\n")).toEqual({
    name: "Deutsch",
    tag: null,
    reviewed: false,
  });
  expect(calling("language-name = Português\n    .tag = pt-BR\n    .unreviewed = yes\n")).toEqual({
    name: "Português",
    tag: "pt-BR",
    reviewed: false,
  });
  expect(calling("chance = Zufall\n")).toBeNull();
});
