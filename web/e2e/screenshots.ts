// Renews docs/screenshots: the pages people see, small and wide, by day and by night, in both languages.

import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { findChromium } from "./kit/chromium.ts";
import { golden } from "./kit/records.ts";
import { serve } from "./kit/server.ts";

const OUT = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const RECORDS = new URL("../../tests/golden/", import.meta.url);
const GAME = "shifting_stones";
const LOOKS = [
  { name: "desktop-day-en", viewport: { width: 1280, height: 800 }, colorScheme: "light", locale: "en-GB" },
  { name: "desktop-night-es", viewport: { width: 1280, height: 800 }, colorScheme: "dark", locale: "es-ES" },
  {
    name: "phone-day-es",
    viewport: { width: 390, height: 844 },
    colorScheme: "light",
    locale: "es-ES",
    isMobile: true,
    hasTouch: true,
  },
  {
    name: "phone-night-en",
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    locale: "en-GB",
    isMobile: true,
    hasTouch: true,
  },
];

/** Seat 0 has just spent a card, and a pattern of its hand stands. */
const MIDDLE = 63;

const wanted = process.argv.slice(2);
const { address, stop } = await serve();
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
if (!wanted.length) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const record = (name, game = GAME) => readFileSync(new URL(`${game}-${name}.txt`, RECORDS), "utf-8");

async function ask(page, path, body) {
  return page.evaluate(
    async ([path, body]) =>
      (
        await fetch(`/api${path}`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json(),
    [path, body],
  );
}

/** A stored game of Sonora, from which Ana plays on just before something was done so many times. */
async function sonora(page, next, times = 1, name = "two-bots") {
  const text = record(name, "sonora");
  const { id } = await ask(page, "/records", { record: text });
  let left = times;
  const ply = text
    .split("\n")
    .filter((entry) => /^(chance|\d+): /.test(entry))
    .findIndex((entry) => entry.startsWith(next) && --left === 0);
  const chairs = Array.from({ length: Number(/^seats (\d)/m.exec(text)[1]) }, (_, seat) =>
    seat ? { kind: "bot", bot: "greedy" } : { kind: "me", name: "Ana" },
  );
  const table = await ask(page, `/tables/${id}/fork`, { ply, chairs, start: true });
  await page.goto(`/t/${table.id}`);
}

/** Every picture: how its page is reached, and what is waited for. */
const PICTURES = {
  home: async (page) => {
    await page.goto("/");
    await page.locator("article .act").first().waitFor();
  },
  lobby: async (page) => {
    const chairs = [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "greedy" }, { kind: "nobody" }];
    const { id } = await ask(page, "/tables", { game: GAME, seats: 3, chairs });
    await page.goto(`/t/${id}`);
    await page.locator(".qr").waitFor();
  },
  table: async (page) => {
    const { id } = await ask(page, "/records", { record: record("shared-win") });
    const chairs = [
      { kind: "me", name: "Ana" },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "random" },
    ];
    const table = await ask(page, `/tables/${id}/fork`, { ply: MIDDLE, chairs, start: true });
    await page.goto(`/t/${table.id}`);
    await page.locator(".hand [data-card]").first().waitFor();
  },
  end: async (page) => {
    const { id } = await ask(page, "/records", { record: record("shared-win") });
    await page.goto(`/r/${id}?ply=9999`);
    await page.locator("#scrubber").waitFor();
    await page.locator(".buttons button").first().click();
    await page.locator("dialog[open] .total").first().waitFor();
  },
  replay: async (page) => {
    const { id } = await ask(page, "/records", { record: record("shared-win") });
    await page.goto(`/r/${id}?ply=45&as=0`);
    await page.locator("#scrubber").waitFor();
  },
  "table-ruin-draw": async (page, touch) => {
    const { record, ply } = golden("left-behind", "1: r g7 g8 g9 g10");
    const { id } = await ask(page, "/records", { record });
    const bot = { kind: "bot", bot: "greedy" };
    const table = await ask(page, `/tables/${id}/fork`, {
      ply,
      chairs: [bot, { kind: "me", name: "Ana" }, bot],
      start: true,
    });
    await page.goto(`/t/${table.id}`);
    await page.locator(".toggle").waitFor();
    await page.getByRole("button", { name: /^(Turn the|Girar la)/ }).click();
    const { x, y } = await page.locator('[data-name="g8"]').boundingBox();
    await (touch ? page.touchscreen.tap(x + 8, y + 8) : page.mouse.move(x + 8, y + 8));
    await page.locator('[data-fits="true"]').waitFor();
  },
  "table-ruin-end": async (page) => {
    const { id } = await ask(page, "/records", { record: golden("left-behind").record });
    await page.goto(`/r/${id}?ply=9999`);
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
    const { id } = await ask(page, "/records", { record: record("two-bots", "sonora") });
    await page.goto(`/r/${id}?ply=9999`);
    await page.locator("#scrubber").waitFor();
  },
  rules: async (page) => {
    await page.goto(`/rules/${GAME}#ST-08`);
    await page.locator("article figure svg").first().waitFor();
  },
};

/** Pictures of Sonora are large files: two looks each, in turn. */
const PAIRS = [
  ["desktop-day-en", "phone-night-en"],
  ["desktop-night-es", "phone-day-es"],
];
const ONLY = Object.fromEntries(
  Object.keys(PICTURES)
    .filter((picture) => picture.startsWith("sonora-"))
    .map((picture, n) => [picture, PAIRS[n % 2]]),
);

for (const { name, ...look } of LOOKS) {
  const context = await browser.newContext({ ...look, baseURL: address, reducedMotion: "reduce" });
  await context.addInitScript(`localStorage.getItem("meseta") ?? localStorage.setItem("meseta", '{"name":"Ana"}')`);
  const page = await context.newPage();
  await page.goto("/");
  await ask(page, "/session", { name: "Ana" });
  for (const [picture, reach] of Object.entries(PICTURES)) {
    if ((wanted.length && !wanted.includes(picture)) || (ONLY[picture] && !ONLY[picture].includes(name))) continue;
    await reach(page, look.hasTouch);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${OUT}${picture}-${name}.png` });
  }
  await context.close();
}
await browser.close();
await stop();
