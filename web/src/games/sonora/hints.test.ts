import { describe, expect, it } from "vitest";
import type { HintLevel } from "../../lib/game";
import { flickAction } from "./floor/force";
import { hint, hintShown } from "./hints";

const say = (code: string, values: Record<string, unknown> = {}) =>
  code + (Object.keys(values).length ? JSON.stringify(values) : "");
const LEVELS: HintLevel[] = ["nudge", "stone", "move"];
const sizes = (action: string) => LEVELS.map((level) => hint(level, action, [], say));

describe("hints", () => {
  it("give away a flick's disc, then its side, then the whole aim", () => {
    const [flick, right, straight] = [-20, 20, 0].map((angle) =>
      flickAction("a3", { angle, force: 50, start: [-170_000, -170_000] }),
    ) as [string, string, string];
    const [nudge, side, whole] = sizes(flick);
    expect(nudge).toEqual({ text: 'floor-nudge-flick{"disc":"a3"}', show: null });
    expect(side).toEqual({ text: 'floor-hint-left{"disc":"a3"}', show: null });
    expect(whole?.show).toBe(flick);
    expect(hint("stone", right, [], say).text).toContain("floor-hint-right");
    expect(hint("stone", straight, [], say).text).toContain("floor-hint-straight");
  });

  it("light up one disc of a swap, then both", () => {
    const shown = sizes("swap a3 a5").map(({ show }) => hintShown(show).discs);
    expect(shown).toEqual([[], [2], [2, 4]]);
  });

  it("name the section of a mark first, then what it is written with, then the mark", () => {
    expect(sizes("draw 4 e9 e10").map(({ show }) => show)).toEqual([null, "draw 4", "draw 4 e9 e10"]);
    expect(sizes("cross B 9").map(({ text }) => text)).toEqual([
      'floor-nudge-write{"section":"ruins"}',
      'floor-nudge-write{"section":"ruins"}',
      'floor-hint-write{"section":"ruins"}',
    ]);
    expect(hint("nudge", "walk 3 9", [], say).text).toContain("creek");
    expect(hint("nudge", "mark 7", [], say).text).toContain("mudcracks");
    expect(hint("nudge", "ai draw 2 e9", [], say).text).toContain("canyon");
  });

  it("point at a button from the second level on", () => {
    for (const action of ["keep", "reflick", "done", "colours a b", "discover owl"])
      expect(sizes(action).map(({ show }) => show)).toEqual([null, action, action]);
    expect(sizes("bullseye a4 creek").map(({ show }) => show)).toEqual([
      null,
      "bullseye a4 creek",
      "bullseye a4 creek",
    ]);
    expect(hintShown(null)).toEqual({ discs: [], action: null });
  });
});
