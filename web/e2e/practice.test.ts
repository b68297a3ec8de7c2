import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { LOOKS } from "./kit/looks.ts";
import { person } from "./kit/people.ts";
import { boxOf } from "./kit/reading.ts";

/** Wait until nothing moves on the floor. */
const atRest = (page: Page) => page.locator('.floor[data-idle="true"]').waitFor();

/** Flick as aimed, by key, and wait for the disc. */
async function flick(page: Page, count: number): Promise<void> {
  await page.locator(".stage").focus();
  await page.keyboard.press("Enter");
  await page.getByText(`Practice: ${count} flick`).waitFor();
  await atRest(page);
}

test("from the home page one practises without a table: an aim that is shown hits with an exact hand", async () => {
  const { page, complaints, close } = await person();
  const tables: string[] = [];
  page.on("request", (request) => request.url().includes("/api/tables") && tables.push(request.method()));
  await page.goto("/");
  await page.getByRole("link", { name: "Practise" }).click();
  await atRest(page);
  await page.getByLabel("The hand that flicks").selectOption("exact");
  const targets = { "circle-0": "the owl in the Ruins", hole: "the hole", "zone-creek": "the Creek Bed" };
  for (const [at, [key, target]] of Object.entries(targets).entries()) {
    await page.locator(`input[value="${key}"]`).check({ force: true });
    await page.locator("[data-suggest]").click();
    await flick(page, at + 1);
    await page.getByText(`A hit: ${target}.`).waitFor();
    assert.match((await page.locator("[data-sum]").textContent()) ?? "", /1 of 1 on target/);
  }
  assert.equal(await page.locator(".stage [data-disc]").count(), 0, "nothing lies in the way of the next");
  assert.equal(await page.locator(".marks .dot.hit").count(), 1);
  const shares = await page.locator("[data-hand] td:last-child").allTextContents();
  assert.equal(shares.length, 4);
  assert.equal(shares[3], "100 %", "an exact hand always hits a zone");
  await page.locator("[data-clear]").click();
  assert.equal(await page.locator(".marks .dot").count(), 0);
  assert.ok(!tables.includes("POST"), "no table was made");
  assert.deepEqual(complaints, []);
  await close();
});

test("discs that stay lie in the way, and the oldest makes room", async () => {
  const { page, close } = await person();
  await page.goto("/practice/sonora");
  await page.getByLabel("Discs stay where they land").check();
  for (let count = 1; count <= 6; count++) {
    await page.locator("[data-suggest]").click();
    await flick(page, count);
  }
  const lying = await page.locator(".stage [data-disc]").count();
  assert.ok(lying >= 1 && lying <= 4, `${lying} discs lie there`);
  await close();
});

test("after thirty flicks the page says which hand one's own resembles", async () => {
  const { page, complaints, close } = await person();
  await page.goto("/practice/sonora");
  await page.locator("[data-measure]").click();
  for (let count = 1; count <= 30; count++) await flick(page, count);
  const said = (await page.locator("[data-measured]").textContent()) ?? "";
  assert.match(said, /strays by ± [\d.]+° and ± \d+ %/);
  assert.equal(await page.locator('[data-hand="mine"]').count(), 1);
  assert.deepEqual(complaints, []);
  await close();
});

test("the board of practice is large on a phone held sideways too", async () => {
  for (const [width, height] of [
    [740, 360],
    [844, 390],
    [375, 553],
  ] as const) {
    const { page, close } = await person({ screen: { width, height, scale: 2, touch: true } });
    await page.goto("/practice/sonora");
    await atRest(page);
    const share = (await boxOf(page.locator(".stage"))).width / Math.min(width, height);
    assert.ok(share >= 0.55, `${width}×${height}: the board takes up ${share.toFixed(2)} of the shorter side`);
    await close();
  }
});

for (const look of LOOKS) {
  const { size, scheme, locale } = look;
  test(`axe finds nothing in practice, and nothing is too wide: ${size}, ${scheme}, ${locale}`, async () => {
    const { page, close } = await person(look);
    await page.goto("/practice/sonora");
    await atRest(page);
    assert.deepEqual([...(await axeViolations(page, "practice")), ...(await horizontalOverflow(page, "practice"))], []);
    await close();
  });
}
