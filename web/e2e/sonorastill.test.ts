import assert from "node:assert/strict";
import { test } from "node:test";
import { ME } from "./kit/api.ts";
import { person, type Screen } from "./kit/people.ts";
import { waitForGlimpse } from "./kit/waiting.ts";
import { listen, LONG_TEST, RANDOM_BOT, sonoraTable, waitUntilAsked, waitUntilAtRest } from "./players/sonora.ts";

declare global {
  interface Window {
    /** What has moved while a disc was sliding. */
    moved: Set<string>;
    /** In how many frames of flights this was looked at. */
    looks: number;
  }
}

const SCREENS: Record<string, Screen> = {
  "a laptop": { width: 1280, height: 800 },
  "a phone": { width: 390, height: 844, scale: 2, touch: true },
  "a phone with a tall browser bar": { width: 375, height: 553, scale: 2, touch: true },
  "a phone held sideways": { width: 740, height: 360, scale: 2, touch: true },
};

for (const [name, screen] of Object.entries(SCREENS))
  test(`nothing else on the page moves while a disc slides: ${name}`, LONG_TEST, async () => {
    const { page, complaints, close } = await person({ screen, motion: "no-preference" });
    const listener = listen(page);
    await page.goto(`/t/${await sonoraTable(page, [ME, RANDOM_BOT], { hand_0: "steady" })}`);
    assert.ok(await waitUntilAsked(page, listener));
    await page.evaluate(() => {
      const still = "header, header a, .tabs, .stage, .everyone, .seat, .chip, .doing, .sheet, .line, aside";
      const boxes = () =>
        [...document.querySelectorAll(still)].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.classList[0] ?? element.tagName, ...[x, y, width, height].map(Math.round)].join(" ");
        });
      let before = boxes();
      window.moved = new Set();
      window.looks = 0;
      const look = () => {
        if (document.querySelector('[data-idle="false"]')) {
          window.looks++;
          boxes().forEach((box, at) => box === before[at] || window.moved.add(`${before[at]} → ${box}`));
        } else before = boxes();
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const angle of [-20, 15]) {
      assert.ok(await waitUntilAsked(page, listener));
      const flying = waitForGlimpse(page, '[data-idle="false"]');
      await page.locator('[data-aim="angle"]').fill(String(angle));
      await page.locator('[data-aim="force"]').fill("32");
      await page.locator('[data-aim="force"]').press("Enter");
      await flying;
      await waitUntilAtRest(page, listener);
    }
    assert.ok(await page.evaluate(() => window.looks > 2), "it was looked at in flight");
    assert.deepEqual(await page.evaluate(() => [...window.moved]), []);
    assert.deepEqual(complaints, []);
    await close();
  });
