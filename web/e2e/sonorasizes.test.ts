import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { ME } from "./kit/api.ts";
import { horizontalOverflow, tableOverflow } from "./kit/audits.ts";
import { person, type Screen } from "./kit/people.ts";
import { boxOf } from "./kit/reading.ts";
import { waitUntilStill } from "./kit/waiting.ts";
import { listen, LONG_TEST, playFrom, RANDOM_BOT, sonoraTable, waitUntilAsked } from "./players/sonora.ts";

const SCREENS: Record<string, Screen> = {
  "a phone held sideways": { width: 740, height: 360, scale: 2, touch: true },
  "a larger phone held sideways": { width: 844, height: 390, scale: 2, touch: true },
  "a laptop zoomed to 200 %": { width: 640, height: 400, scale: 2 },
  "a phone with a tall browser bar": { width: 375, height: 553, scale: 2, touch: true },
  "a small phone": { width: 360, height: 640, scale: 2, touch: true },
  "a phone": { width: 390, height: 844, scale: 2, touch: true },
  "a tablet on its side": { width: 1024, height: 768, touch: true },
  "a laptop": { width: 1280, height: 800 },
  "a desktop": { width: 1920, height: 1080 },
};

/** The least part of the shorter side of the screen that the board takes up while discs are flicked. */
const LEAST_SHARE = 0.55;
/** The smallest letters, in pixels. */
const LEAST_LETTERS = 9;

/** Texts that are too small to read, cut off by their own box, or outside the window. */
async function illegible(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate((least) => {
    const scaleOf = (element: Element) =>
      element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const faults: string[] = [];
    for (const element of document.querySelectorAll(".sonora *, .below *")) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const box = element.getBoundingClientRect();
      if (!own || !box.width || element.closest(".ui-hidden-words, h2") || !element.checkVisibility()) continue;
      const words = element.textContent.trim().replace(/\s+/g, " ");
      const size = Math.round(10 * parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)) / 10;
      // The small drawings of an overview and discs in motion are pictures: what they say also stands elsewhere.
      const picture = element.closest(".section:not(.big) .drawing, .face, .tag");
      if (!picture && size < least) faults.push(`“${words}” is ${size} px high`);
      const scrolled = element.closest(".sheet.acting, .scroll");
      if (!scrolled && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1))
        faults.push(`“${words}” is outside`);
    }
    for (const button of document.querySelectorAll(".sonora button"))
      if (button.scrollWidth > button.clientWidth + 1) faults.push(`“${button.textContent}” is cut off`);
    return faults;
  }, LEAST_LETTERS);
  return [...new Set(found)].map((fault) => `${where}: ${fault}`);
}

for (const [name, screen] of Object.entries(SCREENS)) {
  for (const locale of ["en-GB", "es-ES"] as const) {
    test(`the board is large and everything legible: ${name}, ${locale}`, LONG_TEST, async (context) => {
      const { page, complaints, close } = await person({ screen, locale, name: "Ana" });
      const listener = listen(page);
      const found: string[] = [];
      const inspect = async (where: string) => {
        assert.ok(await waitUntilAsked(page, listener));
        await waitUntilStill(page);
        found.push(
          ...(await illegible(page, where)),
          ...(await horizontalOverflow(page, where)),
          ...(await tableOverflow(page, where)),
        );
      };
      const shares: string[] = [];
      const measure = async (where: string) => {
        const { width } = await boxOf(page.locator(".stage"));
        const share = width / Math.min(screen.width, screen.height);
        shares.push(`${where} ${Math.round(100 * share)} %`);
        if (share < LEAST_SHARE) found.push(`${where}: the board takes up ${share.toFixed(2)} of the shorter side`);
      };
      for (const [where, chairs] of [
        ["alone", [ME]],
        ["with three others", [ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT]],
      ] as const) {
        await page.goto(`/t/${await sonoraTable(page, [...chairs])}`);
        await inspect(where);
        await measure(where);
      }
      for (const next of ["0: keep", "0: swap"]) {
        await playFrom(page, next);
        await inspect(next);
        await measure(next);
      }
      for (const next of ["0: cross", "0: draw", "0: walk", "0: mark"]) {
        await playFrom(page, next);
        await inspect(next);
      }
      context.diagnostic(shares.join(", "));
      assert.deepEqual(found, [], found.join("\n"));
      assert.deepEqual(complaints, []);
      await close();
    });
  }
}

test("nothing lies under a notch or a rounded corner", LONG_TEST, async () => {
  const { page, context, close } = await person({ screen: { width: 844, height: 390, scale: 2, touch: true } });
  const listener = listen(page);
  const insets = { top: 0, left: 47, right: 47, bottom: 21 };
  await (await context.newCDPSession(page)).send("Emulation.setSafeAreaInsetsOverride", { insets });
  await page.goto(`/t/${await sonoraTable(page, [ME, RANDOM_BOT])}`);
  assert.ok(await waitUntilAsked(page, listener));
  const outside = await page.evaluate(
    ({ left, right, bottom }) =>
      [...document.querySelectorAll(".table button, .table a, .stage, .line")].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const clear = box.left >= left && box.right <= innerWidth - right && box.bottom <= innerHeight - bottom;
        return clear || !box.width || !element.checkVisibility() ? [] : [element.outerHTML.slice(0, 90)];
      }),
    insets,
  );
  assert.deepEqual(outside, []);
  await close();
});
