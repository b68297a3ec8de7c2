// Every table fits every screen: nothing is cut off, and no page is a pixel too large.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, createTable, ME } from "./kit/api.ts";
import { person } from "./kit/people.ts";
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
