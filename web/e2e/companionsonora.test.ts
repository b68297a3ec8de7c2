// Playing Sonora on wood: what somebody taps on a phone beside the board, one hand and 360 pixels.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";

/** Where the discs of two players lie: those of the second are off the board, but for one. */
const FIRST = ["off@ruins", "ruins", "creek", "fox@5", "mudcracks"];

test("discs lie there after a tap each, marks are checked, sheets are kept, checked and added up", async (t) => {
  const { page, complaints, close } = await person({ screen: { width: 360, height: 640, touch: true } });
  await page.goto("/companion/sonora");
  let taps = 0;
  const tap = async (selector: string): Promise<void> => {
    await page.locator(selector).first().tap();
    taps += 1;
  };
  const settled: string[] = [];
  const audit = async (part: string): Promise<void> => {
    settled.push(...(await axeViolations(page, part)), ...(await horizontalOverflow(page, part)).map(String));
  };

  for (const place of FIRST) await tap(`[data-place="${place}"]`);
  await page.getByRole("button", { name: "All others off" }).tap();
  t.diagnostic(`${taps + 1} taps for ten discs`);
  const mine = page.locator("article").first();
  await mine.getByText("cross off 2 hexes").waitFor();
  await mine.getByText("2 shapes, each of 4 or lower").waitFor();
  await mine.getByText("one path of 3").waitFor();
  await mine.getByText("nodes for 5").waitFor();
  await audit("discs");

  // The round is written down: swaps, the Ruins, then the sheet; a path of the wrong length is refused by its clause.
  await tap('[data-show="sheets"]');
  await tap("[data-begin]");
  await tap("[data-asked] [data-done]");
  const mark = async (place: string): Promise<void> => {
    await page.locator(place).tap();
    await page.locator(".confirm").tap();
  };
  await mark('[data-building="A"]');
  await page.getByRole("button", { name: "End my turn" }).tap();
  await page.locator('[data-chip="walk 3"]').tap();
  for (const _ of ["shown", "used"]) await page.locator('[data-space="2"]').tap();
  const refused = page.getByRole("alert").getByRole("button", { name: "SO-32" });
  await refused.waitFor();
  await mark('[data-space="3"]');
  await refused.waitFor({ state: "detached" });
  await page.locator('[data-chip="walk 3"]').waitFor({ state: "detached" });
  await audit("sheets");
  await page.reload();
  await page.locator('[data-chip="draw 4"]').waitFor();
  assert.equal(await page.locator('[data-chip="walk 3"]').count(), 0, "what was written outlives the page");
  await page.getByRole("button", { name: "Take back" }).tap();
  await page.locator('[data-chip="walk 3"]').waitFor();

  // A finished sheet: nine hexes of B and its top reward, which brings a Swap that must be circled.
  await tap('[data-show="check"]');
  await page.locator('[data-building="B"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-wrong="icons_forgotten"]').getByText("SO-39").waitFor();
  await page.getByRole("button", { name: "Swap: +1" }).tap();
  await page.getByText("Nothing impossible on this sheet.").waitFor();
  assert.equal(await page.locator('[data-points="total"]').textContent(), "11");
  await audit("check");

  // Equal totals on the score pad.
  await tap('[data-show="pad"]');
  for (const place of ["ruins 0", "creek 1", "discoveries 1"]) {
    await page.locator(`[data-pad="${place}"]`).fill("40");
    await page.keyboard.press("Tab");
  }
  await page.locator('[data-winners="1"]').getByText("icons decide").waitFor();
  await audit("pad");

  assert.deepEqual(settled, []);
  assert.deepEqual(
    complaints.filter((text) => !text.includes("422")),
    [],
  );
  await close();
});
