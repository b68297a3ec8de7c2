// One table, two places: games carried between the device and a server, and copies of everything on the device.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { waitForGames } from "./kit/offlinesite.ts";
import { person } from "./kit/people.ts";
import { tile } from "./kit/reading.ts";
import { actAndWait, waitForTurn } from "./kit/waiting.ts";

const LONG_TEST = { timeout: 600_000 };
const button = (page: Page, name: string) => page.getByRole("button", { name }).first();

/** Begin a game alone, and end the first turn. */
async function beginAlone(page: Page): Promise<void> {
  await page.goto("/offline/");
  await waitForGames(page);
  await tile(page, "Shifting Stones").getByRole("button", { name: "Alone" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  assert.ok(await waitForTurn(page));
  await actAndWait(page, () => page.getByRole("button", { name: /^End/ }).click());
}

const stones = (page: Page): Promise<string[]> =>
  page.locator("[data-cell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));

test("a game begun on the device goes on at a server, and from there on the device again", LONG_TEST, async () => {
  const { page, complaints, close } = await person();
  await beginAlone(page);
  const before = await stones(page);
  await page.getByRole("tab", { name: "Table" }).click();
  await button(page, "Carry to a server").click();
  await page.locator("dialog[open] button[type=submit]").last().click();
  await page.getByRole("heading", { name: "A game was brought here" }).waitFor();
  assert.ok(!page.url().includes("carry"), "the record does not stay in the address");
  await button(page, "Play on").click();
  await page.waitForURL(/^[^?]*\/t\//);
  assert.ok(await waitForTurn(page));
  assert.deepEqual(await stones(page), before);
  await actAndWait(page, () => page.getByRole("button", { name: /^End/ }).click());
  await page.getByRole("tab", { name: "Table" }).click();
  await button(page, "Carry to this device").click();
  await page.waitForURL(/\/offline\//);
  await button(page, "Play on").click();
  await page.waitForURL(/\?\/t\//);
  assert.ok(await waitForTurn(page));
  assert.deepEqual(await stones(page), before);
  // Whoever was only ever on the device has no session at the server, which the home page finds out by asking.
  assert.deepEqual(
    complaints.filter((text) => !text.includes("401")),
    [],
  );
  await close();
});

test(
  "a copy of everything is saved, and brought back after all was deleted; other files are refused",
  LONG_TEST,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "copies-"));
    const { page, close } = await person();
    await beginAlone(page);
    const table = page.url();
    await page.goto("/offline/");
    await button(page, "Kept on this device").click();
    await page.getByText("1 game.").waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save a copy").click()]);
    const copy = join(folder, download.suggestedFilename());
    await download.saveAs(copy);
    await page.locator("dialog[open] .ui-row .ui-button").last().click();
    await Promise.all([page.waitForEvent("load"), button(page, "Delete everything for good").click()]);
    await button(page, "Kept on this device").click();
    await page.getByText("No games yet").waitFor();
    const wrong = join(folder, "wrong.meseta");
    writeFileSync(wrong, "hello");
    await page.locator("dialog[open] input[type=file]").setInputFiles(wrong);
    await page.getByRole("alert").filter({ hasText: "no copy" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open] input[type=file]").setInputFiles(copy);
    await Promise.all([page.waitForEvent("load"), button(page, "Replace everything").click()]);
    await page.goto(table);
    assert.ok(await waitForTurn(page));
    await close();
    rmSync(folder, { recursive: true });
  },
);
