// Finding, reading and measuring elements on a page.

import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";

/** The line that says what is going on at a table. */
export const statusLine = (page: Page): Locator => page.locator(".below .line p");

/** A game's card on the home page. */
export const tile = (page: Page, game: string): Locator =>
  page.locator("article").filter({ has: page.getByRole("heading", { name: game }) });

export const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? "";

/** The accessible label of the focused element. */
export const focusedLabel = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

/** Take the focus away from whatever has it. */
export const blur = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** The position and size of an element on the page. */
export async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  assert.ok(box, `${String(locator)} is not visible.`);
  return box;
}

/** The centre of an element on the page. */
export async function middleOf(locator: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = await boxOf(locator);
  return [x + width / 2, y + height / 2];
}
