// Calibration: batches for both editions until there are enough games, and what they tell.

import { describe, expect, it } from "vitest";
import type { TriedGame, TryEdition } from "../generated/protocol";
import { Calibration } from "./calibration.svelte";
import { meanLead, meanOf, meanParts, meanTotal, studentFactor } from "./figures";

const PLAN = { game: "nim", seats: 2, bot: "greedy", count: 5 };

const game = (number: number, ...totals: number[]): TriedGame => ({
  number,
  totals,
  parts: totals.map((total) => ({ heaps: total - 1, last: 1 })),
});

/** A server that plays two games at a time: ten points each with one's own edition, seven with the house edition. */
function server() {
  const asked: TryEdition[] = [];
  const attempt = async (wanted: TryEdition) => {
    asked.push(wanted);
    const { start = 0, count = 1, text } = wanted;
    const points = text ? 10 : 7;
    return { games: Array.from({ length: Math.min(2, count) }, (_, at) => game(start + at, points, points + start)) };
  };
  return { asked, attempt };
}

describe("playing", () => {
  it("plays each number once with each edition, in turns", async () => {
    const { asked, attempt } = server();
    const calibration = new Calibration(attempt);
    await calibration.start(PLAN, "mine");
    expect(calibration.own.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(calibration.house.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(asked.map(({ text, start, count }) => [text, start, count])).toEqual([
      ["mine", 0, 5],
      [null, 0, 5],
      ["mine", 2, 3],
      [null, 2, 3],
      ["mine", 4, 1],
      [null, 4, 1],
    ]);
    expect([calibration.running, calibration.done]).toEqual([false, 10]);
  });

  it("does not play the house edition's games again for another text, but for other bots", async () => {
    const { asked, attempt } = server();
    const calibration = new Calibration(attempt);
    await calibration.start(PLAN, "mine");
    asked.length = 0;
    await calibration.start(PLAN, "another");
    expect(asked.map(({ text }) => text)).toEqual(["another", "another", "another"]);
    await calibration.start({ ...PLAN, bot: "novice" }, "another");
    expect(asked.filter(({ text }) => text === null).length).toBe(3);
  });

  it("stops when asked to, keeps what was played, and an answer that comes later changes nothing", async () => {
    let answer = (_: { games: TriedGame[] }) => {};
    const signals: AbortSignal[] = [];
    const calibration = new Calibration((_, signal) => {
      signals.push(signal);
      return new Promise((found) => (answer = found));
    });
    const playing = calibration.start(PLAN, "mine");
    calibration.stop();
    expect([calibration.running, signals[0]?.aborted]).toEqual([false, true]);
    answer({ games: [game(0, 1, 1)] });
    await playing;
    expect(calibration.own).toEqual([]);
  });

  it("says why it could not go on", async () => {
    const calibration = new Calibration(() => Promise.reject(new Error("too much")));
    await calibration.start(PLAN, "mine");
    expect([calibration.running, String(calibration.failure)]).toEqual([false, "Error: too much"]);
    const silent = new Calibration(async () => ({ games: [] }));
    await silent.start(PLAN, "mine");
    expect(silent.failure).not.toBeNull();
  });
});

describe("figures", () => {
  it("a mean has a 95% interval by Student's t, none of one value and no mean of none", () => {
    expect(meanOf([])).toBeNull();
    expect(meanOf([4])).toEqual({ mean: 4, margin: null });
    const found = meanOf([1, 2, 3, 4])!;
    expect(found.mean).toBe(2.5);
    expect(found.margin).toBeCloseTo(3.182 * Math.sqrt(5 / 3 / 4), 2);
  });

  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [5, 2.571],
    [9, 2.262],
    [29, 2.045],
    [99, 1.984],
  ])("the factor for %i degrees of freedom is that of the tables", (freedom, factor) => {
    expect(studentFactor(freedom)).toBeCloseTo(factor, 2);
  });

  it("a game counts once, by the average of its seats; parts and differences likewise", () => {
    const own = [game(0, 10, 20), game(1, 12, 22)];
    expect(meanTotal(own)?.mean).toBe(16);
    expect(meanParts(own).get("heaps")?.mean).toBe(15);
    expect(meanParts(own).get("last")).toEqual({ mean: 1, margin: 0 });
    const lead = meanLead(own, [game(1, 10, 20), game(0, 8, 18), game(2, 0, 0)])!;
    expect([lead.mean, lead.margin]).toEqual([2, 0]);
  });
});
