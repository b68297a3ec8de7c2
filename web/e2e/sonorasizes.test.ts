import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Placement } from "../src/generated/protocol.ts";
import { ME } from "./kit/api.ts";
import { horizontalOverflow, tableOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { boxOf } from "./kit/reading.ts";
import { visit } from "./kit/visiting.ts";
import { waitUntilStill } from "./kit/waiting.ts";
import { listen, LONG_TEST, playFrom, RANDOM_BOT, sonoraTable, waitUntilAsked } from "./players/sonora.ts";

type Size = { width: number; height: number };

/** Screens by kind. Those of a kind differ only in size: a page is loaded on one of them and resized for the others. */
const SCREENS: { kind: string; scale: number; touch: boolean; sizes: Record<string, Size> }[] = [
  {
    ...{ kind: "phones", scale: 2, touch: true },
    sizes: {
      "a phone held sideways": { width: 740, height: 360 },
      "a larger phone held sideways": { width: 844, height: 390 },
      "a phone with a tall browser bar": { width: 375, height: 553 },
      "a small phone": { width: 360, height: 640 },
      "a phone": { width: 390, height: 844 },
    },
  },
  { kind: "a tablet", scale: 1, touch: true, sizes: { "a tablet on its side": { width: 1024, height: 768 } } },
  { kind: "a zoomed page", scale: 2, touch: false, sizes: { "a laptop at 200 %": { width: 640, height: 400 } } },
  {
    ...{ kind: "computers", scale: 1, touch: false },
    sizes: { "a laptop": { width: 1280, height: 800 }, "a desktop": { width: 1920, height: 1080 } },
  },
];

const newTable = async (page: Page, chairs: Placement[]) => visit(page, `/t/${await sonoraTable(page, chairs)}`);

/** Positions in which discs are flicked or swapped, and the board must be large. */
const ON_THE_BOARD: Record<string, (page: Page) => Promise<unknown>> = {
  alone: (page) => newTable(page, [ME]),
  "with three others": (page) => newTable(page, [ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT]),
  "0: keep": (page) => playFrom(page, "0: keep"),
  "0: swap": (page) => playFrom(page, "0: swap"),
};
/** All positions, those in which one writes on the sheet included. */
const POSITIONS: typeof ON_THE_BOARD = {
  ...ON_THE_BOARD,
  ...Object.fromEntries(
    ["0: cross", "0: draw", "0: walk", "0: mark"].map((next) => [next, (page: Page) => playFrom(page, next)]),
  ),
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

/** The part of the shorter side of the screen that the board takes up. */
async function boardShare(page: Page, { width, height }: Size): Promise<number> {
  return (await boxOf(page.locator(".stage"))).width / Math.min(width, height);
}

for (const { kind, scale, touch, sizes } of SCREENS) {
  for (const locale of ["en-GB", "es-ES"] as const) {
    test(`the board is large and everything legible: ${kind}, ${locale}`, LONG_TEST, async (context) => {
      const screens = Object.entries(sizes);
      const [, first] = screens[0] ?? assert.fail();
      const { page, complaints, close } = await person({ screen: { ...first, scale, touch }, locale, name: "Ana" });
      const listener = listen(page);
      const found: string[] = [];
      for (const [position, open] of Object.entries(POSITIONS)) {
        await open(page);
        assert.ok(await waitUntilAsked(page, listener));
        for (const [name, size] of screens) {
          const where = `${position}, ${name}`;
          await page.setViewportSize(size);
          await waitUntilStill(page);
          found.push(
            ...(await illegible(page, where)),
            ...(await horizontalOverflow(page, where)),
            ...(await tableOverflow(page, where)),
          );
          if (!(position in ON_THE_BOARD)) continue;
          const share = await boardShare(page, size);
          context.diagnostic(`${where}: ${Math.round(100 * share)} %`);
          if (share < LEAST_SHARE) found.push(`${where}: the board takes up ${share.toFixed(2)} of the shorter side`);
        }
        screens.push(...screens.splice(0, 1)); // the next position is loaded on another screen
        await page.setViewportSize(screens[0]?.[1] ?? first);
      }
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
