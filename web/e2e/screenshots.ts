// Takes pictures of the main pages on desktop and phone, in light and dark, in both languages: all of them into
// build/screenshots, to look at, and the few that documents show into docs/screenshots as well.

import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { BOT, ME, openSession, forkRecord, createTable, uploadRecord } from "./kit/api.ts";
import { launchChromium } from "./kit/chromium.ts";
import { Listener } from "./kit/listening.ts";
import { contextOptions, LOOKS, rememberPrefs, type Look } from "./kit/looks.ts";
import { boxOf } from "./kit/reading.ts";
import { golden, plyBefore } from "./kit/records.ts";
import { serve } from "./kit/server.ts";
import { WAIT_FOR_BOTS, waitUntilStill, waitUntil } from "./kit/waiting.ts";

const OUT = fileURLToPath(new URL("../../build/screenshots/", import.meta.url));
const DOCS = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
/** The pictures that documents show; Git holds no others, and these as small as they can be read. */
const SHOWN = [
  "home-phone-night-en",
  "sonora-board-desktop-day-en",
  "sonora-sheet-phone-day-es",
  "table-desktop-day-en",
  "table-ruin-draw-desktop-night-es",
];
const QUALITY = 75;

/** The ply at which seat 0 has just spent a card and one of its patterns is complete. */
const MIDDLE_PLY = 63;

/** Open a table where Ana continues a stored game of Sonora just before the nth entry of a kind. */
async function sonora(page: Page, next: string, times = 1, name = "two-bots"): Promise<void> {
  const record = golden(name, "sonora");
  const seats = Number(/^seats (\d)/m.exec(record)?.[1]);
  const chairs = Array.from({ length: seats }, (_, seat) => (seat ? BOT : ME));
  await page.goto(`/t/${await forkRecord(page, record, plyBefore(record, next, times), chairs)}`);
}

/** How to bring up the page of each picture. */
const PICTURES: Record<string, (page: Page, touch: boolean) => Promise<void>> = {
  home: async (page) => {
    await page.goto("/");
    await page.locator("article .ui-act").first().waitFor();
  },
  lobby: async (page) => {
    await page.goto(`/t/${await createTable(page, [ME, BOT, { kind: "nobody" }], { start: false })}`);
    await page.locator(".qr").waitFor();
  },
  table: async (page) => {
    const chairs = [ME, BOT, { kind: "bot", bot: "random" } as const];
    await page.goto(`/t/${await forkRecord(page, golden("shared-win"), MIDDLE_PLY, chairs)}`);
    await page.locator(".hand [data-card]").first().waitFor();
  },
  end: async (page) => {
    await page.goto(`/r/${await uploadRecord(page, golden("shared-win"))}?ply=9999`);
    await page.locator("#scrubber").waitFor();
    if (!(await page.locator(".buttons").count())) await page.locator(".scrub button").last().click(); // in the drawer
    await page.locator(".buttons button").first().click();
    await page.locator("dialog[open] .total").first().waitFor();
  },
  replay: async (page) => {
    await page.goto(`/r/${await uploadRecord(page, golden("shared-win"))}?ply=45&as=0`);
    await page.locator("#scrubber").waitFor();
  },
  "table-ruin-draw": async (page, touch) => {
    const record = golden("left-behind", "in_the_ruin");
    const ply = plyBefore(record, "1: r g7 g8 g9 g10");
    await page.goto(`/t/${await forkRecord(page, record, ply, [BOT, ME, BOT])}`);
    await page.locator(".toggle").waitFor();
    await page.getByRole("button", { name: /^(Turn the|Girar la)/ }).click();
    const { x, y } = await boxOf(page.locator('[data-name="g8"]'));
    await (touch ? page.touchscreen.tap(x + 8, y + 8) : page.mouse.move(x + 8, y + 8));
    await page.locator('[data-fits="true"]').waitFor();
    // After a tap it takes a moment until the button clicked before is no longer hovered.
    await page.waitForFunction(() => !document.querySelector("button:hover"));
  },
  "table-ruin-end": async (page) => {
    await page.goto(`/r/${await uploadRecord(page, golden("left-behind", "in_the_ruin"))}?ply=9999`);
    await page.locator(".gallery").waitFor();
  },
  "sonora-board": async (page) => {
    await sonora(page, "0: flick", 5); // the last disc of a round, nearly all on the board
    await page.locator(".stage.live").waitFor();
  },
  "sonora-sheet": async (page) => {
    await sonora(page, "0: draw");
    await page.locator(".tools .confirm").waitFor();
  },
  "sonora-reflick": async (page) => {
    await sonora(page, "0: keep", 6);
    await page.locator('[data-act="reflick"]').waitFor();
  },
  "sonora-bullseye": async (page) => {
    await sonora(page, "0: bullseye", 1, "so17-in-order");
    await page.locator('[data-act^="bullseye"]').first().waitFor();
  },
  "sonora-swap": async (page) => {
    await sonora(page, "0: swap");
    await page.locator("[data-swap]").first().waitFor();
  },
  "sonora-ruins": async (page) => {
    await sonora(page, "0: cross", 4);
    await page.locator(".tools .confirm").waitFor();
  },
  "sonora-mudcracks": async (page) => {
    await sonora(page, "0: mark", 6);
    await page.locator(".tools .confirm").waitFor();
  },
  "sonora-discovery": async (page) => {
    await sonora(page, "0: discover", 2);
    await page.locator(".find").first().waitFor();
  },
  "sonora-alone-colours": async (page) => {
    await sonora(page, "0: colours", 2, "alone");
    await page.locator("[data-mine]").first().waitFor();
  },
  "sonora-alone-creek": async (page) => {
    await sonora(page, "0: ai", 10, "alone");
    await page.locator(".tools .confirm").waitFor();
  },
  "sonora-end": async (page) => {
    await page.goto(`/r/${await uploadRecord(page, golden("two-bots", "sonora"))}?ply=9999`);
    await page.locator("#scrubber").waitFor();
  },
  rules: async (page) => {
    await page.goto("/rules/shifting_stones#ST-08");
    await page.locator("article figure svg").first().waitFor();
  },
};

/** There are many pictures of Sonora, so each is taken in two looks only, in turn. */
const PAIRS = [
  ["desktop-day-en", "phone-night-en"],
  ["desktop-night-es", "phone-day-es"],
];
const SONORA_LOOKS = new Map(
  Object.keys(PICTURES)
    .filter((picture) => picture.startsWith("sonora-"))
    .map((picture, n) => [picture, PAIRS[n % 2]]),
);

/** The part of a file name that stands for a look. */
const nameOf = ({ size, scheme, locale }: Look): string =>
  `${size}-${scheme === "light" ? "day" : "night"}-${locale.slice(0, 2)}`;

/** Wait until the bots that act at the same time as Ana have finished, and the page shows it. */
async function waitForBots(page: Page, listener: Listener<unknown>): Promise<void> {
  const moment = page.locator("[data-moment]");
  if (!page.url().includes("/t/") || !(await moment.count())) return;
  await waitUntil(
    async () =>
      listener.acting.every((seat) => seat === listener.viewer) &&
      Number(await moment.getAttribute("data-moment")) === listener.n,
    "The bots never finish.",
    WAIT_FOR_BOTS,
  );
}

/** Wait until fonts are loaded, animations are over and no disc is in flight. */
async function waitUntilComplete(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.querySelector('[data-idle="false"]'));
  await waitUntilStill(page);
}

/** What the page shows, as WebP, which Playwright itself does not write. */
async function webp(page: Page): Promise<Buffer> {
  const chromium = await page.context().newCDPSession(page);
  const { data } = await chromium.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await chromium.detach();
  return Buffer.from(data, "base64");
}

const wanted = process.argv.slice(2);
const { address, stop } = await serve();
const browser = await launchChromium();
for (const folder of [OUT, DOCS]) {
  if (!wanted.length) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

for (const look of LOOKS) {
  const context = await browser.newContext({ ...contextOptions(look), baseURL: address, reducedMotion: "reduce" });
  await rememberPrefs(context, { name: "Ana", pace: "at_once" });
  const page = await context.newPage();
  const listener = new Listener(page);
  await openSession(page, "Ana");
  for (const [picture, open] of Object.entries(PICTURES)) {
    const skipped = SONORA_LOOKS.get(picture)?.includes(nameOf(look)) === false;
    if (skipped || (wanted.length && !wanted.includes(picture))) continue;
    await open(page, look.size === "phone");
    await waitForBots(page, listener);
    await waitUntilComplete(page);
    const name = `${picture}-${nameOf(look)}`;
    const taken = await webp(page);
    for (const folder of SHOWN.includes(name) ? [OUT, DOCS] : [OUT]) writeFileSync(`${folder}${name}.webp`, taken);
  }
  await context.close();
}
await browser.close();
await stop();
const missing = SHOWN.filter((name) => !existsSync(`${DOCS}${name}.webp`));
if (missing.length) throw new Error(`No picture was taken of ${missing.join(", ")}.`);
