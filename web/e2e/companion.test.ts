// Playing with the box: what somebody taps on a phone beside the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";

/** The faces of nine stones, by number, and four cards; two of the cards lie there already. */
const STONES = [0, 2, 2, 4, 4, 4, 6, 6, 6];
const CARDS = [6, 16, 1, 30];

test("nine stones and four cards take at most 20 taps, are kept, and show every way to score", async (t) => {
  const { page, complaints, close } = await person({ screen: { width: 360, height: 640, touch: true } });
  await page.goto("/");
  await page.locator('a[href="/companion/shifting_stones"]').click();
  let taps = 0;
  const tap = async (selector: string): Promise<void> => {
    await page.locator(selector).tap();
    taps += 1;
  };
  for (const face of STONES) await tap(`.faces [data-face="${face}"]`);
  for (const card of CARDS) await tap(`[data-card="${card}"]`);
  await tap('[data-show="turn"]');
  await page.locator("[data-way]").first().waitFor();
  t.diagnostic(`${taps} taps`);
  assert.ok(taps <= 20, `${taps} taps`);
  const best = (await page.locator("[data-way]").first().getAttribute("data-way")) ?? "";
  assert.ok(best.split(" ").includes("6") && best.split(" ").includes("16"), best);
  assert.equal(await page.locator("li[data-away]").count(), CARDS.length);
  assert.deepEqual(await horizontalOverflow(page, "this turn"), []);

  // Step by step, and then the table is brought up to its end; that can be taken back.
  await page.locator("[data-way]").first().tap();
  await page.getByRole("button", { name: "Done on the table" }).tap();
  await page.locator('[data-show="cards"]').tap();
  assert.ok((await page.locator("[data-held]").count()) < CARDS.length);
  await page.reload();
  await page.locator('[data-show="stones"]').tap();
  await page.getByRole("button", { name: "Take back" }).tap();
  await page.locator('[data-show="cards"]').tap();
  assert.equal(await page.locator("[data-held]").count(), CARDS.length, "what was entered outlives the page");

  // A stone too many is refused by its clause, whatever the page thinks.
  const refusal = await page.evaluate(async () => {
    const body = JSON.stringify({ kind: "hand", stones: [0, 0, 2, 4, 4, 4, 6, 6, 6], hand: [] });
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/api/games/shifting_stones/companion", { method: "POST", headers, body })).json() as unknown;
  });
  assert.equal((refusal as { clause: string }).clause, "ST-01");

  for (const part of ["stones", "cards", "turn"]) {
    await page.locator(`[data-show="${part}"]`).tap();
    assert.deepEqual(await axeViolations(page, part), []);
  }
  assert.deepEqual(
    complaints.filter((text) => !text.includes("422")),
    [],
  );
  await page.goto("/companion/nobody");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await close();
});
