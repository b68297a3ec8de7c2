// Plays the opening moves of Shifting Stones through the page, as a person would.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { waitForTurn } from "../kit/waiting.ts";

/** Start a solo game from the home page and wait for its first turn. */
export async function beginSolo(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("article").first().getByRole("button", { name: "Alone" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  assert.ok(await waitForTurn(page));
}

/** Spend the chosen card to flip a stone, by clicking the stone twice. */
export async function flip(page: Page, cell: number): Promise<void> {
  const stone = page.locator(`[data-cell="${cell}"]`);
  await stone.click();
  await stone.click();
}
