import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Analysis, Hint } from "../generated/protocol";
import { badness, balances, heightAt, isMistake, lineOf, nextMistake, rangeOf } from "./analysis";
import { api, Refused } from "./api";
import { Graph } from "./graph.svelte";
import { judgedEntry } from "./judged.fixture";
import { JudgedMatch } from "./judgedmatch.svelte";
import type { Say } from "./game";
import { useLanguage, wordsOf } from "./speech.svelte";
import { verdictOf } from "./verdict";
import { figure, measure, placesOf, why, whyBetter, whyHinted, worthOf } from "./why";

const luck = (ply: number, luck: number[], luck_error: number[], standing: number[]) =>
  judgedEntry(ply, -1, { luck, luck_error, standing });
const MATCH = [
  luck(1, [1.5, 0], [0.3, 0], [30, 28]),
  judgedEntry(2, 0, { mark: "mistake", cost: 4, error: 0.6, better: ["skip"] }),
  judgedEntry(3, 0, { standing: [26, 29] }),
  luck(4, [0, -0.5], [0, 0.4], [26, 34]),
  judgedEntry(5, 1, { cost: 0.4, error: 0.8, standing: [27, 33] }),
  judgedEntry(6, 0, { mark: "good", cost: -2, error: 0.5, standing: [31, 33] }),
  judgedEntry(7, 1, { mark: "blunder", cost: 9, error: 0.8, better: ["skip"], standing: [31, 24] }),
];

beforeEach(() => useLanguage("en"));

describe("what an analysis adds up to", () => {
  test("separates skill from luck, seat by seat, with standard errors", () => {
    const [first, second] = balances(MATCH, 2);
    expect(first).toMatchObject({ seat: 0, cost: 2, luck: 1.5, luckError: 0.3 });
    expect(first?.marks).toEqual({ inaccuracy: 0, mistake: 1, blunder: 0, good: 1 });
    expect(first?.error).toBeCloseTo(Math.hypot(0.6, 0.5));
    expect(second).toMatchObject({ luck: -0.5, luckError: 0.4 });
    expect(second?.cost).toBeCloseTo(9.4);
  });

  test("calls nothing a mistake that is not marked", () => {
    expect(MATCH.filter(isMistake).map(({ ply }) => ply)).toEqual([2, 7]);
    expect(["", "good", "inaccuracy", "mistake", "blunder"].map((mark) => badness({ mark }))).toEqual([0, 0, 1, 2, 3]);
  });

  test("leads from mistake to mistake", () => {
    expect([0, 2, 6, 7].map((ply) => nextMistake(MATCH, ply, 1))).toEqual([2, 7, 7, null]);
    expect([0, 2, 6, 7].map((ply) => nextMistake(MATCH, ply, -1))).toEqual([null, null, 2, 2]);
  });
});

describe("the graph", () => {
  test("shows chances from 0 to 100, and points as far as they go", () => {
    expect(rangeOf(MATCH, "chance")).toEqual({ low: 0, high: 100, ticks: [0, 25, 50, 75, 100] });
    expect(rangeOf(MATCH, "points")).toEqual({ low: 20, high: 35, ticks: [20, 25, 30, 35] });
    expect(rangeOf([judgedEntry(1, 0, { standing: [3, 37] })], "points").ticks).toEqual([0, 10, 20, 30, 40]);
    expect(rangeOf([judgedEntry(1, 0, { standing: [-12, 170] })], "points")).toEqual({
      low: -50,
      high: 200,
      ticks: [-50, 0, 50, 100, 150, 200],
    });
    expect(rangeOf([], "points")).toMatchObject({ low: 0, high: 1 });
    expect(rangeOf([judgedEntry(1, 0, { standing: [40, 40] })], "points")).toMatchObject({ low: 40, high: 41 });
  });

  test("draws a line through what is known, and marks on it in between", () => {
    const line = lineOf(MATCH, 0);
    expect(line.map(({ ply }) => ply)).toEqual([1, 3, 4, 5, 6, 7]);
    expect([0, 1, 2, 7, 9].map((ply) => heightAt(line, ply))).toEqual([30, 30, 28, 31, 31]);
    expect(heightAt([], 3)).toBe(0);
  });

  test("knows which moment is meant, and prefers a mark that is near", () => {
    const judged = new JudgedMatch("t");
    [judged.entries, judged.last] = [MATCH, 70];
    const graph = new Graph(judged, () => 2);
    [graph.width, graph.height] = [338, 200];
    expect(graph.plyAt(graph.x(40))).toBe(40);
    expect([graph.plyAt(-50), graph.plyAt(999)]).toEqual([0, 70]);
    expect(graph.plyAt(graph.x(8))).toBe(7);
    expect(graph.marks.map(({ mark }) => mark)).toEqual(["mistake", "good", "blunder"]);
    expect(graph.costs.map(({ entry }) => entry.ply)).toEqual([2, 7]);
    expect(graph.costs.every(({ height, error }) => error[0] < height && height < error[1])).toBe(true);
  });
});

describe("an analysis that arrives part by part", () => {
  afterEach(() => vi.restoreAllMocks());
  const part = (from: number, to: number): Analysis => ({
    entries: MATCH.slice(from, to),
    last: MATCH.length,
    scale: { unit: "points", inaccuracy: 1, mistake: 3, blunder: 6 },
  });

  test("asks for what is missing until it has everything", async () => {
    const asked = vi.spyOn(api, "analysis").mockImplementation(async (_, start) => part(start, start + 3));
    const judged = new JudgedMatch("t");
    await judged.load();
    expect(asked.mock.calls.map(([, start]) => start)).toEqual([0, 3, 6]);
    expect([judged.done, judged.progress, judged.unit]).toEqual([true, 1, "points"]);
    expect([...judged.marks]).toEqual([
      [2, "mistake"],
      [6, "good"],
      [7, "blunder"],
    ]);
    expect(judged.mistakesOf(1).map(({ ply }) => ply)).toEqual([7]);
  });

  test("keeps what it has when the rest fails, and can go on", async () => {
    const asked = vi.spyOn(api, "analysis").mockResolvedValueOnce(part(0, 3)).mockRejectedValueOnce(new Error());
    const judged = new JudgedMatch("t");
    await judged.load();
    expect([judged.entries.length, judged.done]).toEqual([3, false]);
    expect(judged.failed).not.toBe("");
    asked.mockImplementation(async (_, start) => part(start, MATCH.length));
    await judged.load();
    expect([judged.done, judged.failed]).toEqual([true, ""]);
  });

  test("waits as long as the server asks for", async () => {
    vi.useFakeTimers();
    const refusal = { code: "too_often", message: "", values: { seconds: 3 }, fault: null, clause: null, reason: null };
    const asked = vi.spyOn(api, "analysis").mockRejectedValueOnce(new Refused(refusal, 429));
    asked.mockImplementation(async () => part(0, MATCH.length));
    const judged = new JudgedMatch("t");
    const loaded = judged.load();
    await vi.advanceTimersByTimeAsync(2900);
    expect([asked.mock.calls.length, judged.failed]).toEqual([1, ""]);
    await vi.advanceTimersByTimeAsync(200);
    await loaded;
    vi.useRealTimers();
    expect(judged.done).toBe(true);
  });
});

/** The shared words, and those of a game that has two reasons. */
function speaking(): Say {
  const shared = wordsOf().speaker();
  const reasons: Record<string, string> = { "why-gem": "takes the gem at", "why-route": "joins route" };
  return (code, values = {}) => (reasons[code] ? `${reasons[code]} ${String(values.at)}` : shared(code, values));
}

describe("why a turn is better", () => {
  const reasons = [
    { kind: "route", at: "CU", places: ["c", "u"] },
    { kind: "gem", at: "B", places: ["b", "c"] },
    { kind: "unknown", places: [] },
  ];
  const against = [{ kind: "gem", at: "D" }];

  test("is said in one sentence, with decimals only where they matter", async () => {
    const speak = speaking();
    expect(why({ unit: "points", worth: 312.4, other: 306.8, reasons }, speak)).toBe(
      "Joins route CU and takes the gem at B: about 312 points in the end, against 307.",
    );
    expect(why({ unit: "chance", worth: 61.9, other: 61.2, reasons: [], against }, speak)).toBe(
      "About 61.9% to win, against 61.2% for a turn that takes the gem at D.",
    );
    expect(why({ unit: "chance", worth: 61.9, reasons: [] }, speak)).toBe("About 62% to win.");
  });

  test("is said in Spanish as well", async () => {
    await useLanguage("es");
    expect(why({ unit: "points", worth: 12.3, other: 12, reasons: [] }, speaking())).toMatch(/12,3 puntos.*12,0/);
    expect([figure(-3.14), figure(2, 1, "exceptZero"), worthOf(61.6, "chance")]).toEqual(["−3,1", "+2,0", "62\u00a0%"]);
  });

  test("names every place once, and no negative zero", () => {
    expect(placesOf(reasons)).toEqual(["c", "u", "b"]);
    expect([measure(-0.04), measure(61.7, 0), figure(-0.01)]).toEqual(["0.0", "62", "0.0"]);
  });

  test("compares a hint only with what is surely worse", () => {
    const hint: Hint = {
      ...{ turn: ["a"], events: [], unit: "points", worth: 20, reasons: [], other: ["b"], against },
      ...{ lead: 5, error: 4, sure: false },
    };
    expect(whyHinted(hint, speaking())).toBe("About 20 points in the end.");
    expect(whyHinted({ ...hint, error: 1, sure: true }, speaking())).toMatch(
      /against 15 for a turn that takes the gem/,
    );
  });

  test("takes what was played from what the better turn is worth", () => {
    const entry = judgedEntry(1, 0, { mark: "mistake", cost: 5, error: 1, worth: 40 });
    expect(whyBetter(entry, "points", speaking())).toBe("About 40 points in the end, against 35.");
  });
});

describe("the verdict on a moment", () => {
  const about = { speak: speaking(), name: (seat: number) => "Ana Luis".split(" ")[seat] ?? "", module: null };
  const say = (ply: number, unit: "points" | "chance" = "points") =>
    verdictOf(MATCH[ply - 1]!, { ...about, speak: speaking(), unit });

  test("says what was given away, and what would have been better", () => {
    expect(say(2)).toMatchObject({
      mark: "mistake",
      text: "Ana gave away 4.0 ± 0.6 points.",
      better: "Better: “skip”",
    });
    expect(say(2, "chance").text).toBe("Ana gave away 4.0 ± 0.6% of winning.");
  });

  test("calls what is not sure about equal, and luck only what is", () => {
    expect(say(5)).toEqual({ mark: null, text: "About as good as the best.", better: "", why: "" });
    expect(say(1).text).toBe("Luck gave Ana +1.5 ± 0.3 points.");
    expect(say(4).text).toBe("Luck favoured nobody here.");
    expect(say(6)).toMatchObject({ mark: "good", text: "Better than the judge's own turn, by 2.0 ± 0.5 points." });
  });
});
