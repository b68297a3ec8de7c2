import sentences from "@words/en/web.ftl?raw";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { useLanguage, useMore } from "../lib/speech.svelte";
import { starting } from "./starting.svelte";
import Waiting from "./Waiting.svelte";

beforeAll(async () => {
  await useLanguage("en");
  await useMore(async () => ({ web: sentences }));
});
beforeEach(() => {
  vi.useFakeTimers();
  starting.ready(true);
  starting.progress(0, "download"); // each start is the first one
});

const drawn: (() => void)[] = [];
afterEach(() => {
  drawn.splice(0).forEach((remove) => remove());
  vi.useRealTimers();
});

function draw(): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  const mounted = mount(Waiting, { target });
  flushSync();
  drawn.push(() => void unmount(mounted));
  return target;
}

it("is shown by a bar, and said in words", () => {
  const page = draw();
  const bar = page.querySelector('[role="progressbar"]')!;
  const steps = [
    [0.25, "download", "Downloading the games"],
    [0.5, "download", "Starting Python"],
    [0.75, "python", "Opening your tables"],
  ] as const;
  for (const [done, stage, words] of steps) {
    starting.progress(done, stage);
    flushSync();
    expect(bar.getAttribute("aria-valuenow")).toBe(String(100 * done));
    expect(page.querySelector('[role="status"]')!.textContent).toBe(words);
  }
});

it("never goes back, unless another worker begins", () => {
  starting.progress(0.5, "download");
  starting.progress(0.4, "download");
  expect(starting.done).toBe(0.5);
  starting.ready(true);
  starting.progress(0.1, "download");
  expect(starting).toMatchObject({ done: 0.1, isReady: false });
});

it("lets whoever waits for the first time go on", async () => {
  starting.ready(false);
  await starting.loaded;
  expect(starting).toMatchObject({ isReady: true, isKept: false, isSlow: false });
});

it("says when it takes long, and what may help, until there is news", () => {
  const page = draw();
  vi.advanceTimersByTime(20_000);
  flushSync();
  expect(page.textContent).toContain("another tab");
  starting.progress(0.1, "download");
  flushSync();
  expect(page.textContent).not.toContain("another tab");
});

it("says why it cannot go on, and what to do", () => {
  const page = draw();
  starting.fail("QuotaExceededError: no room");
  vi.advanceTimersByTime(60_000);
  flushSync();
  const alert = page.querySelector('[role="alert"]')!;
  expect(alert.textContent).toContain("The table cannot be set on this device.");
  expect(alert.textContent).toContain("no room");
  expect(alert.querySelector("button")!.textContent).toBe("Load again");
  expect(page.querySelector('[role="progressbar"]')).toBeNull();
});
