import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Today } from "./today.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 10, 19, 23, 59, 50));
});
afterEach(() => vi.useRealTimers());

function followed(): { today: Today; stop: () => void } {
  const today = new Today();
  const stop = $effect.root(() => today.follow());
  flushSync();
  return { today, stop };
}

test("a page that stays open notices midnight, and the next one", () => {
  const { today, stop } = followed();
  expect(today.day).toBe("2026-11-19");
  vi.advanceTimersByTime(11_000);
  expect(today.day).toBe("2026-11-20");
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(today.day).toBe("2026-11-21");
  stop();
});

test("it notices a day that has passed while the computer slept", () => {
  const { today, stop } = followed();
  vi.setSystemTime(new Date(2026, 10, 22, 8));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(today.day).toBe("2026-11-22");
  stop();
});

test("it stops when the page is left", () => {
  const { today, stop } = followed();
  stop();
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(today.day).toBe("2026-11-19");
});
