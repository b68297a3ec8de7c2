// Waiting for what a page shows or a test has received, never for a fixed time.

import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";

/** Generous, because a busy machine is slow and these tests do not measure time. In milliseconds. */
export const PAGE_TIMEOUT = 90_000;
/** For steps in which bots play on, or analyse a whole game, before anything appears. */
export const WAIT_FOR_BOTS = { timeout: 600_000 };

/** How often to look at a page, in ms. Playwright's default, in every frame, makes a page that rests draw on. */
export const LOOKING = { polling: 20 };

type Limit = { timeout: number };

/** Wait for a condition that cannot be read from a page. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  otherwise: string,
  { timeout }: Limit = { timeout: PAGE_TIMEOUT },
): Promise<void> {
  for (const started = Date.now(); !(await holds());) {
    if (Date.now() - started > timeout) throw new Error(otherwise);
    await pause(LOOKING.polling);
  }
}

/** A closed gate: code that awaits `opened` continues once `open` is called. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
}

/** Wait until the board has been loaded and drawn, and nothing is moving. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const drawn = [...document.querySelectorAll("main .board")].every((box) => box.childElementCount);
      const still = document
        .getAnimations()
        .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity);
      return drawn && still;
    },
    undefined,
    LOOKING,
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Wait until it is this page's turn or the match is over; returns whether the match continues. */
export async function waitForTurn(page: Page): Promise<boolean> {
  await page.locator(".line.mine, dialog[open] ul .total").first().waitFor();
  await waitUntilStill(page);
  return (await page.locator("dialog[open] ul .total").count()) === 0;
}

/** Do something that acts at the table, and wait until the page shows its result. */
export async function actAndWait(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(() => document.querySelector<HTMLElement>("[data-moment]")?.dataset.moment);
  await act();
  await page.waitForFunction(
    (n) =>
      document.querySelector<HTMLElement>("[data-moment]")?.dataset.moment !== n && !document.querySelector(".sending"),
    before,
    LOOKING,
  );
}

/** Wait until something has appeared, however briefly. Call this before it can happen. */
export function waitForGlimpse(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    ([selector, timeout]) =>
      new Promise<void>((seen, missed) => {
        const look = () => {
          if (!document.querySelector(selector)) return;
          watch.disconnect();
          seen();
        };
        const watch = new MutationObserver(look);
        watch.observe(document, { subtree: true, childList: true, attributes: true });
        look();
        setTimeout(() => missed(new Error(`${selector} was never seen.`)), timeout);
      }),
    [selector, PAGE_TIMEOUT] as const,
  );
}

/** Wait until a replay has reached this moment. */
export async function waitForMoment(page: Page, ply: number | string): Promise<void> {
  await page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>("#scrubber")?.value === value,
    String(ply),
    LOOKING,
  );
}
