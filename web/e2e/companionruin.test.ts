// In the Ruin with paper sheets: the caller on a phone beside them, the count by tapping, and what is printed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";

const PHONE = { width: 360, height: 640, touch: true };

test("a phone calls the cards of a table, takes what was found, goes back, and survives a reload", async () => {
  const { page, complaints, close } = await person({ screen: PHONE });
  await page.goto("/companion/in_the_ruin");
  await page.locator('[data-players="2"]').tap();
  await page.locator("[data-begin]").tap();

  // Each looks at their own cards; those of the other are covered again.
  await page.locator('[data-hand="0"]').tap();
  await page.locator('[data-hand="1"]').tap();
  assert.equal(await page.locator("figure").count(), 2);
  assert.deepEqual(await axeViolations(page, "set-up"), []);
  await page.locator("[data-started]").tap();

  const card = page.locator("[data-called]");
  const first = await card.getAttribute("data-called");
  assert.deepEqual(await horizontalOverflow(page, "a card"), []);
  assert.deepEqual(await axeViolations(page, "a card"), []);
  await page.locator("[data-done]").tap();
  await page.locator("[data-found]").first().tap();
  await page.locator("[data-tell]").tap();
  await page.locator(".news").waitFor();
  // Another pawn may stand on the letter that is active now (RU-27): here, none does.
  await page.locator("[data-tell]").tap();
  await page.locator(`[data-called]:not([data-called="${first}"])`).waitFor();
  const second = await card.getAttribute("data-called");

  await page.reload();
  assert.equal(await card.getAttribute("data-called"), second, "a phone that slept goes on");
  // Of a round that was closed too early, only that is taken back; then one answer after the other.
  const back = page.getByRole("button", { name: "Take back" });
  await page.locator("[data-done]").tap();
  await back.tap();
  assert.equal(await card.getAttribute("data-called"), second);
  await back.tap();
  await page.locator("[data-tell]").waitFor();
  await back.tap();
  await page.locator(`[data-called="${first}"]`).waitFor();

  // With the cards of the box, each is asked for.
  await page.getByRole("button", { name: "Clear" }).tap();
  await page.locator('[data-players="1"]').tap();
  await page.locator('[data-cards="box"]').tap();
  await page.locator("[data-begin]").tap();
  await page.locator('button[data-letter="A"]:enabled').tap();
  await page.locator('button[data-letter="A"]:disabled').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("a sheet is tapped, counted by clauses, refused where it cannot be so, compared and printed", async () => {
  const { page, complaints, close } = await person({ screen: PHONE });
  await page.goto("/companion/in_the_ruin");
  await page.locator('[data-show="score"]').tap();
  await page.locator('[data-sheets="2"]').tap();
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
  const fill = async (): Promise<void> => {
    for (const name of ["f5", "f4"]) await cell(name).tap();
    await page.locator("[data-fill]").tap();
    await page.locator("[data-as-large]").tap();
  };
  await fill();
  await page.locator('[data-worth="222"]').waitFor(); // 121 twice, and 20 less for who never left
  await page.locator('[data-more="gems"]').tap();
  await page.locator('[data-escaped="1"]').tap();
  await page.locator('[data-worth="282"]').waitFor();
  assert.deepEqual(await axeViolations(page, "a sheet"), []);
  assert.deepEqual(await horizontalOverflow(page, "a sheet"), []);

  // Four Roads in a square are refused by their clause, and that is taken back.
  await cell("g4").tap();
  await cell("g5").tap();
  await page.getByRole("alert").getByText("RU-12").waitFor();
  await page.getByRole("button", { name: "Take back" }).first().tap();
  await page.locator('[data-worth="282"]').waitFor();

  await page.locator('[data-sheet="1"]').tap();
  await fill();
  await page.locator('[data-winners="0"]').waitFor();
  assert.deepEqual(
    complaints.filter((text) => !text.includes("422")),
    [],
  );

  // The same sheets are there to be printed: as a PDF, or laid out for the browser.
  await page.locator(".printing summary").tap();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator("[data-pdf]").tap()]);
  assert.equal(saved.suggestedFilename(), "in_the_ruin.pdf");
  await page.locator('[data-more-copies="explore"]').tap();
  await page.evaluate(() => (window.print = () => document.body.setAttribute("data-printed", "")));
  await page.locator("[data-print]").tap();
  await page.locator("body[data-printed]").waitFor();
  assert.equal(await page.locator(".meseta-pages img").count(), 4, "a sheet and three pages of cards");
  assert.equal(await page.locator(".meseta-pages .wide").count(), 3, "cards are turned");
  await close();
});
