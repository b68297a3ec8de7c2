// Renews docs/screenshots: the pages people see, small and wide, by day and by night, in both languages.

import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { BOT, ME, openSession, playOnFrom, setTable, upload } from "./kit/api.ts";
import { launchChromium } from "./kit/chromium.ts";
import { Listener } from "./kit/listening.ts";
import { asContext, LOOKS, rememberName, type Look } from "./kit/looks.ts";
import { boxOf } from "./kit/reading.ts";
import { golden, plyBefore } from "./kit/records.ts";
import { serve } from "./kit/server.ts";
import { BOTS, settled, until } from "./kit/waiting.ts";

const OUT = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));

/** Seat 0 has just spent a card, and a pattern of its hand stands. */
const MIDDLE = 63;

/** A stored game of Sonora, from which Ana plays on just before something was done so many times. */
async function sonora(page: Page, next: string, times = 1, name = "two-bots"): Promise<void> {
  const record = golden(name, "sonora");
  const seats = Number(/^seats (\d)/m.exec(record)?.[1]);
  const chairs = Array.from({ length: seats }, (_, seat) => (seat ? BOT : ME));
  await page.goto(`/t/${await playOnFrom(page, record, plyBefore(record, next, times), chairs)}`);
}

/** Every picture: how its page is reached, and what is waited for. */
const PICTURES: Record<string, (page: Page, touch: boolean) => Promise<void>> = {
  home: async (page) => {
    await page.goto("/");
    await page.locator("article .ui-act").first().waitFor();
  },
  lobby: async (page) => {
    await page.goto(`/t/${await setTable(page, [ME, BOT, { kind: "nobody" }], { start: false })}`);
    await page.locator(".qr").waitFor();
  },
  table: async (page) => {
    const chairs = [ME, BOT, { kind: "bot", bot: "random" } as const];
    await page.goto(`/t/${await playOnFrom(page, golden("shared-win"), MIDDLE, chairs)}`);
    await page.locator(".hand [data-card]").first().waitFor();
  },
  end: async (page) => {
    await page.goto(`/r/${await upload(page, golden("shared-win"))}?ply=9999`);
    await page.locator("#scrubber").waitFor();
    await page.locator(".buttons button").first().click();
    await page.locator("dialog[open] .total").first().waitFor();
  },
  replay: async (page) => {
    await page.goto(`/r/${await upload(page, golden("shared-win"))}?ply=45&as=0`);
    await page.locator("#scrubber").waitFor();
  },
  "table-ruin-draw": async (page, touch) => {
    const record = golden("left-behind", "in_the_ruin");
    const ply = plyBefore(record, "1: r g7 g8 g9 g10");
    await page.goto(`/t/${await playOnFrom(page, record, ply, [BOT, ME, BOT])}`);
    await page.locator(".toggle").waitFor();
    await page.getByRole("button", { name: /^(Turn the|Girar la)/ }).click();
    const { x, y } = await boxOf(page.locator('[data-name="g8"]'));
    await (touch ? page.touchscreen.tap(x + 8, y + 8) : page.mouse.move(x + 8, y + 8));
    await page.locator('[data-fits="true"]').waitFor();
    // A tap takes the pointer away from the button that was clicked before, in its own time.
    await page.waitForFunction(() => !document.querySelector("button:hover"));
  },
  "table-ruin-end": async (page) => {
    await page.goto(`/r/${await upload(page, golden("left-behind", "in_the_ruin"))}?ply=9999`);
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
    await page.goto(`/r/${await upload(page, golden("two-bots", "sonora"))}?ply=9999`);
    await page.locator("#scrubber").waitFor();
  },
  rules: async (page) => {
    await page.goto("/rules/shifting_stones#ST-08");
    await page.locator("article figure svg").first().waitFor();
  },
};

/** Pictures of Sonora are large files: two looks each, in turn. */
const PAIRS = [
  ["desktop-day-en", "phone-night-en"],
  ["desktop-night-es", "phone-day-es"],
];
const ONLY = new Map(
  Object.keys(PICTURES)
    .filter((picture) => picture.startsWith("sonora-"))
    .map((picture, n) => [picture, PAIRS[n % 2]]),
);

/** What a look is called in the name of a file. */
const nameOf = ({ size, scheme, locale }: Look): string =>
  `${size}-${scheme === "light" ? "day" : "night"}-${locale.slice(0, 2)}`;

/** Wait until the bots at a table have done what they do at the same time as Ana, and the page shows it. */
async function othersDone(page: Page, heard: Listener<unknown>): Promise<void> {
  const moment = page.locator("[data-moment]");
  if (!page.url().includes("/t/") || !(await moment.count())) return;
  await until(
    async () =>
      heard.acting.every((seat) => seat === heard.viewer) &&
      Number(await moment.getAttribute("data-moment")) === heard.n,
    "The others never finish.",
    BOTS,
  );
}

/** Wait until everything that comes later has come: letters, animations, discs in flight. */
async function complete(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.querySelector('[data-idle="false"]'));
  await settled(page);
}

const wanted = process.argv.slice(2);
const { address, stop } = await serve();
const browser = await launchChromium();
if (!wanted.length) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

for (const look of LOOKS) {
  const context = await browser.newContext({ ...asContext(look), baseURL: address, reducedMotion: "reduce" });
  await rememberName(context, "Ana");
  const page = await context.newPage();
  const heard = new Listener(page);
  await openSession(page, "Ana");
  for (const [picture, reach] of Object.entries(PICTURES)) {
    const skipped = ONLY.get(picture)?.includes(nameOf(look)) === false;
    if (skipped || (wanted.length && !wanted.includes(picture))) continue;
    await reach(page, look.size === "phone");
    await othersDone(page, heard);
    await complete(page);
    await page.screenshot({ path: `${OUT}${picture}-${nameOf(look)}.png` });
  }
  await context.close();
}
await browser.close();
await stop();
