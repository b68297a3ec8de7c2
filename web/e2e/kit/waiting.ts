// Waiting for what a page shows, or for what a test has heard: never for the clock.

import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";

/** A busy machine is slow, and nothing here is about time. */
export const PATIENCE = 90_000;
/** Where bots play on, or think about a whole game, before anything is seen. */
export const BOTS = { timeout: 600_000 };

type Limit = { timeout: number };

/** Wait until something holds that no page knows of. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  otherwise: string,
  { timeout }: Limit = { timeout: PATIENCE },
): Promise<void> {
  for (const begun = Date.now(); !(await holds());) {
    if (Date.now() - begun > timeout) throw new Error(otherwise);
    await pause(10);
  }
}

/** A gate that is shut: whoever waits until it is `opened` goes on when somebody calls `open`. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
}

/** Wait until the board has been fetched and drawn, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const drawn = [...document.querySelectorAll("main .board")].every((box) => box.childElementCount);
    const still = document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity);
    return drawn && still;
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Wait until it is this page's turn, or the match is over; answers whether it goes on. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.locator(".line.mine, dialog[open] ul .total").first().waitFor();
  await settled(page);
  return (await page.locator("dialog[open] ul .total").count()) === 0;
}

/** Do something, and wait until the table has answered: what was done is shown, and the page says that it was this. */
export async function acting(page: Page, doing: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(() => document.querySelector<HTMLElement>("[data-moment]")?.dataset.moment);
  await doing();
  await page.waitForFunction(
    (n) =>
      document.querySelector<HTMLElement>("[data-moment]")?.dataset.moment !== n && !document.querySelector(".sending"),
    before,
  );
}

/** Wait until something has been seen that may not last. Begin before it can happen. */
export function glimpsed(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    ([selector, patience]) =>
      new Promise<void>((seen, missed) => {
        const look = () => {
          if (!document.querySelector(selector)) return;
          watch.disconnect();
          seen();
        };
        const watch = new MutationObserver(look);
        watch.observe(document, { subtree: true, childList: true, attributes: true });
        look();
        setTimeout(() => missed(new Error(`${selector} was never seen.`)), patience);
      }),
    [selector, PATIENCE] as const,
  );
}

/** Wait until a replay has come to this moment. */
export async function atMoment(page: Page, ply: number | string): Promise<void> {
  await page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>("#scrubber")?.value === value,
    String(ply),
  );
}
