// Somebody who begins to play Shifting Stones with the page's own means.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { myTurn } from "../kit/waiting.ts";

/** From the home page to one's first turn in a game alone. */
export async function beginAlone(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("article").first().getByRole("button", { name: "Alone" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  assert.ok(await myTurn(page));
}

/** Spend a chosen card on flipping a stone: it is touched twice. */
export async function flip(page: Page, cell: number): Promise<void> {
  const stone = page.locator(`[data-cell="${cell}"]`);
  await stone.click();
  await stone.click();
}
