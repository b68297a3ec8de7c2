import { describe, expect, it } from "vitest";
import type { ResultLine } from "../generated/protocol";
import { columnsOf, ticksOf } from "./columns";
import { bests, byLevel, counting, figures, partsOf, playersOf, reached, whole } from "./statistics";

let at = 0;
const result = (more: Partial<ResultLine> = {}): ResultLine => ({
  ...{ table: `t${++at}`, game: "g", at, kept: true, names: [], seats: 2, seat: 0, ending: "won", code: "last_round" },
  ...{ rank: 1, total: 10, parts: [], opponents: ["greedy"], options: {}, caveats: [], figures: {} },
  ...more,
});
const BOTS = ["random", "novice", "greedy", "expert"];

describe("which results count", () => {
  const all = [
    result(),
    result({ seats: 1 }),
    result({ caveats: ["forked"] }),
    result({ caveats: ["stood_in"] }),
    result({ caveats: ["several"], ending: "several" }),
    result({ caveats: ["edition"] }),
    result({ caveats: ["conceded"] }),
  ];
  it("one's own, and others only on request; what nobody played, never", () => {
    expect(counting(all, { seats: "any", loosely: false })).toEqual([all[0], all[1], all[6]]);
    expect(counting(all, { seats: "any", loosely: true })).toEqual([all[0], all[1], all[2], all[3], all[6]]);
    expect(counting(all, { seats: 1, loosely: false })).toEqual([all[1]]);
    expect(counting(all, { seats: "others", loosely: false })).toEqual([all[0], all[6]]);
  });
  it("scores and bests are of games played to their end", () => {
    expect(whole([all[0]!, all[6]!])).toEqual([all[0]]);
    expect(playersOf(all)).toEqual([1, 2]);
  });
});

it("a game counts once, for its strongest bot or for people", () => {
  const games = [
    result({ opponents: ["novice", "expert", "greedy"], ending: "lost" }),
    result({ opponents: ["expert"] }),
    result({ opponents: ["expert", ""], ending: "shared" }),
    result({ opponents: ["novice"] }),
    result({ opponents: [], seats: 1 }),
    result({ opponents: ["a stranger's"], ending: "lost" }),
  ];
  expect(byLevel(games, BOTS)).toEqual([
    { level: "a stranger's", won: 0, shared: 0, lost: 1 },
    { level: "novice", won: 1, shared: 0, lost: 0 },
    { level: "expert", won: 1, shared: 0, lost: 1 },
    { level: "", won: 0, shared: 1, lost: 0 },
  ]);
});

it("a best is the first that reached it, for each number of players", () => {
  const [last, first, solo] = [result({ total: 30 }), result({ total: 30 }), result({ seats: 1, total: 5 })];
  expect(bests([last, first, result({ total: 29 }), solo])).toEqual([solo, first]);
  expect(bests([])).toEqual([]);
});

it("tiers are counted from the lowest, and a game without any has none", () => {
  const alone = (code: string, total: number) => result({ seats: 1, code, total });
  const games = [alone("tier_jade", 335), alone("short", 200), alone("tier_jade", 350), result()];
  expect(reached(games).map(({ code, count }) => [code, count])).toEqual([
    ["short", 1],
    ["tier_jade", 2],
  ]);
  expect(reached([alone("solo_total", 90)])).toEqual([]);
});

it("rounds are averaged over the games that had them", () => {
  const games = [result({ figures: { circles: [1, 0, 2] } }), result({ figures: { circles: [3, 2] } }), result()];
  expect(figures(games)).toEqual([
    {
      ...{ code: "circles", games: 2, mean: 4, least: 3, most: 5 },
      rounds: [
        { mean: 2, games: 2 },
        { mean: 1, games: 2 },
        { mean: 2, games: 1 },
      ],
    },
  ]);
  expect(figures([result({ figures: { moves: [7] } })])[0]).toMatchObject({ mean: 7, rounds: [] });
});

describe("columns", () => {
  const parts = [
    { code: "gems", points: 30, count: 3 },
    { code: "penalties", points: -20, count: 2 },
    { code: "routes", points: 0, count: 0 },
    { code: "escape", points: -20, count: 0 },
  ];
  it("stack what adds upwards and what takes away downwards, the earliest first", () => {
    const [late, early] = [result({ parts, total: -10 }), result()];
    expect(partsOf([late, early])).toEqual(["gems", "penalties", "escape"]);
    const columns = columnsOf([late, early], partsOf([late, early]));
    expect(columns.map((column) => column.result)).toEqual([early, late]);
    expect(columns[1]?.blocks).toEqual([
      { part: 0, from: 0, to: 30 },
      { part: 1, from: 0, to: -20 },
      { part: 2, from: -20, to: -40 },
    ]);
    expect(ticksOf(columns)).toEqual([-40, -20, 0, 20, 40]);
  });
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [137, [0, 50, 100, 150]],
  ])("marks up to %d are round", (points, ticks) => {
    const columns = columnsOf([result({ parts: [{ code: "a", points, count: 0 }] })], ["a"]);
    expect(ticksOf(columns)).toEqual(ticks);
  });
});
