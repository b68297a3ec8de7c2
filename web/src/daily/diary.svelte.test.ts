import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DailyDay, DailyResult } from "../generated/protocol";
import { forgetPuzzles } from "./key";
import { Diary, streakOn, type KeptStreak } from "./diary.svelte";

const DAY = "2026-11-19";
const NONE = { current: 0, longest: 0, days: 0 };
const result = (about: Partial<DailyResult> = {}): DailyResult => ({
  ...{ points: 9, best: 12, mark: "fair", in_time: true, at: 5 },
  ...about,
});

beforeEach(() => localStorage.clear());

describe("what this browser remembers of a puzzle", () => {
  test("is there again after the page was loaded again", () => {
    new Diary().doing(DAY, "sonora", ["flick b1 0 0 1 1"]);
    expect(new Diary().line(DAY, "sonora").actions).toEqual(["flick b1 0 0 1 1"]);
    expect(new Diary().state(DAY, "sonora")).toBe("begun");
    expect(new Diary().state(DAY, "in_the_ruin")).toBe("new");
  });

  test("waits to be sent until the host has verified it", () => {
    const diary = new Diary();
    diary.hand(DAY, "sonora", { actions: ["a", "b"], gaveUp: false, at: 7 });
    expect([diary.state(DAY, "sonora"), diary.waiting.length]).toEqual(["waiting", 1]);
    expect(new Diary().waiting).toMatchObject([{ day: DAY, game: "sonora", handed: { actions: ["a", "b"], at: 7 } }]);
    diary.verified(DAY, "sonora", result());
    expect([diary.state(DAY, "sonora"), diary.waiting]).toEqual(["fair", []]);
    expect(diary.line(DAY, "sonora").handed?.actions).toEqual(["a", "b"]);
  });

  test("keeps the first answer, whatever is handed in later", () => {
    const diary = new Diary();
    diary.hand(DAY, "sonora", { actions: ["first"], gaveUp: false, at: 7 });
    diary.hand(DAY, "sonora", { actions: ["second"], gaveUp: false, at: 8 });
    expect(diary.line(DAY, "sonora").handed?.actions).toEqual(["first"]);
  });

  test("is to be tried again if the host will never take it", () => {
    const diary = new Diary();
    diary.hand(DAY, "sonora", { actions: ["a"], gaveUp: false, at: 7 });
    diary.withdraw(DAY, "sonora");
    expect([diary.state(DAY, "sonora"), diary.line(DAY, "sonora").actions]).toEqual(["begun", ["a"]]);
  });

  test("stays when another tab, which has not noticed yet, is told the streak", () => {
    const [one, other] = [new Diary(), new Diary()];
    one.doing(DAY, "sonora", ["a"]);
    other.tellStreak({ current: 1, longest: 1, days: 1 }, DAY, true);
    expect(new Diary().line(DAY, "sonora").actions).toEqual(["a"]);
  });

  test("is sent to a host that does not know what another one has verified", () => {
    const diary = new Diary();
    const line = { game: "sonora", goal: "turn", level: 2, result: null };
    const day: DailyDay = { day: DAY, number: 1, first: DAY, last: DAY, puzzles: [line], streak: NONE };
    diary.verified(DAY, "sonora", result()); // nobody here knows how
    diary.learn(day, DAY);
    expect([diary.state(DAY, "sonora"), diary.waiting]).toEqual(["fair", []]);
    localStorage.clear();
    const here = new Diary();
    here.hand(DAY, "sonora", { actions: ["a"], gaveUp: false, at: 7 });
    here.verified(DAY, "sonora", result());
    here.learn(day, DAY);
    expect(here.waiting).toMatchObject([{ handed: { actions: ["a"], at: 7 } }]);
  });

  test("learns what was answered on another device", () => {
    const diary = new Diary();
    const line = { game: "sonora", goal: "turn", level: 2, result: result({ mark: "best" }) };
    const streak = { current: 4, longest: 9, days: 30 };
    diary.learn({ day: DAY, number: 1, first: DAY, last: DAY, puzzles: [line], streak } satisfies DailyDay, DAY);
    expect(diary.state(DAY, "sonora")).toBe("best");
    expect(diary.streak(DAY)).toEqual(streak);
  });

  test("hears of what another tab has done", () => {
    const [here, there] = [new Diary(), new Diary()];
    there.doing(DAY, "sonora", ["a"]);
    dispatchEvent(new StorageEvent("storage", { key: "meseta-daily" }));
    expect(here.state(DAY, "sonora")).toBe("begun");
  });

  test("is gone once everything was deleted", () => {
    const diary = new Diary();
    diary.doing(DAY, "sonora", ["a"]);
    localStorage.clear();
    diary.doing(DAY, "in_the_ruin", ["b"]);
    expect(new Diary().state(DAY, "sonora")).toBe("new");
  });

  test("is forgotten at once when somebody else plays here", () => {
    const diary = new Diary();
    diary.doing(DAY, "sonora", ["a"]);
    forgetPuzzles();
    expect(diary.state(DAY, "sonora")).toBe("new");
  });

  test("passes over what it does not understand, and works without a storage", () => {
    localStorage.setItem("meseta-daily", "[");
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const diary = new Diary();
    expect(diary.state(DAY, "sonora")).toBe("new");
    expect(() => diary.doing(DAY, "sonora", ["a"])).not.toThrow();
    refused.mockRestore();
  });
});

describe("the streak", () => {
  const told = (about: Partial<KeptStreak>): KeptStreak => ({
    ...{ current: 3, longest: 5, days: 20, day: DAY, answered: true },
    ...about,
  });
  const current = (today: string, streak: KeptStreak | null, answered = false) =>
    streakOn(today, streak, answered).current;

  test("is what the host told on that day", () => {
    expect(current(DAY, told({}))).toBe(3);
    expect(current(DAY, null)).toBe(0);
  });

  test("lives on the next day while that is still to be answered, and grows once it is", () => {
    expect(current("2026-11-20", told({}))).toBe(3);
    expect(streakOn("2026-11-20", told({}), true)).toEqual({ current: 4, longest: 5, days: 21 });
  });

  test("ends with a day that passed without an answer", () => {
    expect(current("2026-11-20", told({ answered: false }))).toBe(0);
    expect(current("2026-11-21", told({}))).toBe(0);
    expect(current("2026-11-21", told({}), true)).toBe(1);
  });

  test("counts a day once, however many of its puzzles are handed in", () => {
    expect(current(DAY, told({}), true)).toBe(3);
    expect(current(DAY, told({ answered: false }), true)).toBe(4);
  });

  test("can become the longest", () => {
    expect(streakOn("2026-11-20", told({ longest: 3 }), true).longest).toBe(4);
  });
});
