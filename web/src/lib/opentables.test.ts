import { beforeAll, describe, expect, test } from "vitest";
import type { ClockRule, TableLine } from "../generated/protocol";
import { clockWords } from "./clockwords";
import { countByGame, sorted } from "./opentables";
import { useLanguage } from "./speech.svelte";

function line(id: string, game: string, created: number, free: number, clock: ClockRule): TableLine {
  const none = {
    names: [],
    mine: [],
    acting: [],
    my_turn: false,
    open: true,
    touched: created,
    due: null,
    remind: false,
  };
  const terms = { bots: [], options: {}, own_edition: false, clock, experience: "any", language: null } as const;
  const told = { ...terms, options: {}, bots: [], chat: true, hints: true, dealt: false };
  return { id, game, status: "waiting", created, free, ...none, terms: told };
}

const tables = [
  line("old", "sonora", 1, 1, { kind: "none", seconds: 0 }),
  line("day", "sonora", 2, 3, { kind: "move", seconds: 86_400 }),
  line("quick", "in_the_ruin", 3, 2, { kind: "move", seconds: 60 }),
  line("reserve", "sonora", 4, 1, { kind: "reserve", seconds: 900 }),
];
const ids = (lines: TableLine[]) => lines.map(({ id }) => id);

describe("open tables", () => {
  test("are shown the newest first, the fullest first, or those with the fastest clock first", () => {
    expect(ids(sorted(tables, null, "newest"))).toEqual(["reserve", "quick", "day", "old"]);
    expect(ids(sorted(tables, null, "fullest"))).toEqual(["reserve", "old", "quick", "day"]);
    expect(ids(sorted(tables, null, "fastest"))).toEqual(["reserve", "quick", "day", "old"]);
  });

  test("can be those of one game only", () => {
    expect(ids(sorted(tables, "sonora", "fullest"))).toEqual(["reserve", "old", "day"]);
    expect(countByGame(tables)).toEqual([
      ["sonora", 3],
      ["in_the_ruin", 1],
    ]);
  });
});

describe("a clock in words", () => {
  beforeAll(() => useLanguage("en"));

  test.each([
    [{ kind: "none", seconds: 0 }, "No clock"],
    [{ kind: "move", seconds: 60 }, "1 minute per move"],
    [{ kind: "move", seconds: 90 }, "90 seconds per move"],
    [{ kind: "move", seconds: 7200 }, "2 hours per move"],
    [{ kind: "move", seconds: 259_200 }, "3 days per move"],
    [{ kind: "move", seconds: 604_800 }, "1 week per move"],
    [{ kind: "reserve", seconds: 900 }, "15 minutes each"],
  ] as const)("%o", (rule, words) => {
    expect(clockWords(rule)).toBe(words);
  });
});
