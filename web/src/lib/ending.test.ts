import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Result } from "../generated/protocol";
import { Ceremony } from "./ceremony.svelte";
import { decidedBy } from "./ending";

const name = (seat: number) => ["Ana", "Luis", "Eva"][seat] ?? "";
const speak = (code: string, values: Record<string, unknown> = {}) => `${code} ${JSON.stringify(values)}`;
const ended = (totals: number[], more: Partial<Result>): Result => ({
  winners: [0],
  code: "last_round",
  clause: "X-01",
  scores: totals.map((total, seat) => ({ seat, total, parts: [] })),
  margin: 0,
  tie_break: null,
  ...more,
});

test("a lead is told in points", () => {
  expect(decidedBy(ended([14, 11], { margin: 3 }), speak, name)).toEqual({
    text: 'decided-by-points {"points":3}',
    clause: null,
  });
});

test("a broken tie is told with what was counted, for whom, and its clause", () => {
  const tie_break = { code: "roads", clause: "RU-35", counts: { "0": 12, "1": 14 } };
  const { text, clause } = decidedBy(ended([42, 42, 7], { winners: [1], tie_break }), speak, name)!;
  expect(text).toMatch(/^decided-by-tie-break .*"points":42.*"what":"tie-roads {}","counts":\["Ana 12","Luis 14"\]/);
  expect(clause).toBe("RU-35");
});

test("a tie that nothing breaks is shared", () => {
  const tie_break = { code: "roads", clause: "RU-35", counts: { "0": 12, "1": 12 } };
  expect(decidedBy(ended([42, 42], { winners: [0, 1], tie_break }), speak, name)?.text).toMatch(
    /^decided-still-shared/,
  );
  expect(decidedBy(ended([42, 42], { winners: [0, 1] }), speak, name)?.text).toMatch(/^decided-shared/);
});

test("nothing is said where points did not decide", () => {
  expect(decidedBy(ended([3, 42], {}), speak, name)).toBeNull();
  expect(decidedBy(ended([3, 42, 9], { winners: [0, 2] }), speak, name)).toBeNull();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the count goes part by part, and only then is the verdict told", () => {
  const [ceremony, told] = [new Ceremony(), vi.fn()];
  ceremony.begin(2, false, told);
  const seen: number[] = [];
  for (let step = 0; step < 3; step++) {
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersToNextTimer();
    seen.push(ceremony.counted);
  }
  expect(seen).toEqual([1, 2, 2]);
  expect(ceremony.over).toBe(true);
  expect(told).toHaveBeenCalledOnce();
});

test("it can be skipped, and without motion it is over at once", () => {
  const [skipped, still, told] = [new Ceremony(), new Ceremony(), vi.fn()];
  skipped.begin(6, false, told);
  skipped.skip();
  skipped.skip();
  expect([skipped.counted, skipped.over]).toEqual([6, true]);
  expect(told).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  still.begin(4, true, told);
  expect([still.counted, still.over]).toEqual([4, true]);
});
