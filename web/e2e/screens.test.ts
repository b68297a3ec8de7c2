// Every table fits every screen: nothing is cut off, and no page is a pixel too large.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, createTable, forkRecord, ME } from "./kit/api.ts";
import { horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { boxOf } from "./kit/reading.ts";
import { golden, plyBefore } from "./kit/records.ts";
import { waitUntilStill } from "./kit/waiting.ts";

const SCREENS: [number, number][] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];

/** What is wrong with how these elements lie on the screen: outside of it, or under the line below the board. */
function misplaced(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length);
    if (!found.length) return [`nothing is ${selector}`];
    const line = document.querySelector("main > .below")?.getBoundingClientRect().top ?? innerHeight;
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth - innerWidth} px too wide`] : []),
      ...(scrollHeight > innerHeight ? [`the page is ${scrollHeight - innerHeight} px too tall`] : []),
      ...found.flatMap((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const cut = left < -1 || right > innerWidth + 1 || top < -1 || bottom > line + 1;
        return cut ? [`${element.className} lies at ${[left, top, right, bottom].map(Math.round).join(", ")}`] : [];
      }),
    ];
  }, selector);
}

/** What is played on and chosen from, by game and most seats. */
const TABLES = [
  { game: "shifting_stones", seats: 5, wanted: ".grid, .hand [data-card], .seat, .actions button" },
  { game: "in_the_ruin", seats: 4, wanted: "[data-name='a1'], [data-name='k11']" },
  { game: "sonora", seats: 4, wanted: ".stage" },
];

for (const { game, seats, wanted } of TABLES)
  test(`${game} with ${seats} players fits every screen`, async () => {
    const { page, complaints, close } = await person();
    const chairs = Array.from({ length: seats }, (_, seat) => (seat ? BOT : ME));
    const table = await createTable(page, chairs, {
      game,
      options: game === "in_the_ruin" ? {} : { first_player: "0" },
    });
    await page.goto(`/t/${table}`);
    await page
      .locator(wanted.split(",")[0] ?? "")
      .first()
      .waitFor();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await waitUntilStill(page);
      assert.deepEqual(await misplaced(page, wanted), [], `${width}×${height}`);
    }
    assert.deepEqual(complaints, []);
    await close();
  });

test("no rule book is wider than its screen", async () => {
  const { page, complaints, close } = await person({ locale: "es-ES" });
  for (const { game } of TABLES) {
    await page.goto(`/rules/${game}`);
    await page.locator("article figure svg").first().waitFor();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await waitUntilStill(page);
      assert.deepEqual(await horizontalOverflow(page, `${game} at ${width}×${height}`), []);
    }
  }
  assert.deepEqual(complaints, []);
  await close();
});

test("a lesson leaves the cards it speaks of in sight on a phone", async () => {
  const { page, complaints, close } = await person();
  for (const [width, height] of SCREENS.slice(0, 3)) {
    await page.setViewportSize({ width, height });
    await page.goto("/learn/shifting_stones");
    await page.getByRole("button", { name: "Next" }).click();
    await page.locator(".actions .reward").waitFor();
    await waitUntilStill(page);
    const wanted = ".teacher, .grid, .hand [data-card], .actions button";
    assert.deepEqual(await misplaced(page, wanted), [], `${width}×${height}`);
  }
  assert.deepEqual(complaints, []);
  await close();
});

test("the colours of a solo game of Sonora are never under the side panel", async () => {
  const { page, complaints, close } = await person();
  const record = golden("alone", "sonora");
  await page.goto(`/t/${await forkRecord(page, record, plyBefore(record, "0: colours", 2), [ME])}`);
  await page.locator("[data-mine]").first().waitFor();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await waitUntilStill(page);
    assert.deepEqual(await misplaced(page, ".stage, .colours button"), [], `${width}×${height}`);
    const board = await boxOf(page.locator("main .board"));
    const colours = await boxOf(page.locator(".colours table"));
    assert.ok(colours.x + colours.width <= board.x + board.width, `${width}×${height}`);
  }
  assert.deepEqual(complaints, []);
  await close();
});

test("whoever watches Shifting Stones has no hand, and larger stones", async () => {
  const [ana, eva] = [await person(), await person()];
  const table = await createTable(ana.page, [ME, BOT], { options: { first_player: "0" } });
  for (const [width, height] of SCREENS.slice(4)) {
    const sizes: number[] = [];
    for (const { page } of [ana, eva]) {
      await page.setViewportSize({ width, height });
      if (!page.url().includes(table)) await page.goto(`/t/${table}`);
      await page.locator(".grid").waitFor();
      await waitUntilStill(page);
      sizes.push((await boxOf(page.locator(".grid"))).height);
    }
    const [playing = 0, watching = 0] = sizes;
    const limits = `${width}×${height}: ${watching} px, and ${playing} px for a player`;
    assert.ok(watching >= playing && (watching > playing || height > 1000), limits);
    assert.deepEqual(await misplaced(eva.page, ".grid, .seat"), [], limits);
  }
  assert.deepEqual([...ana.complaints, ...eva.complaints], []);
  await ana.close();
  await eva.close();
});
