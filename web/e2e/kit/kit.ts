// What the tests share: people with browsers, and what they do at a table.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after } from "node:test";
import { chromium } from "playwright-core";

export const URL_ = process.env.MESETA_URL;
export const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

let browser;
export async function launch() {
  browser ??= await chromium.launch({
    executablePath: process.env.MESETA_CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  return browser;
}
after(async () => browser?.close());

/** Somebody with a browser of their own. `troubles` gathers everything the console complains about. */
export async function person({
  size = "desktop",
  locale = "en-GB",
  scheme = "light",
  motion = "reduce",
  name = "",
} = {}) {
  const context = await (
    await launch()
  ).newContext({
    viewport: SIZES[size],
    locale,
    colorScheme: scheme,
    reducedMotion: motion,
    isMobile: size === "phone",
    hasTouch: size === "phone",
    baseURL: URL_,
    acceptDownloads: true,
  });
  if (name) {
    const kept = JSON.stringify({ name });
    await context.addInitScript(
      `if (!localStorage.getItem("meseta")) localStorage.setItem("meseta", ${JSON.stringify(kept)})`,
    );
  }
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const troubles = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(String(error)));
  return { context, page, troubles, close: () => context.close() };
}

/** Ask the server directly, as this person. */
export async function ask(page, method, path, body) {
  if (!page.url().startsWith("http")) await page.goto("/");
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = body === undefined ? {} : { "Content-Type": "application/json" };
      const response = await fetch(`/api${path}`, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.status === 204 ? null : response.json().catch(() => null);
    },
    [method, path, body],
  );
}

/** A table set over HTTP, for tests whose subject is something else. */
export async function setTable(page, chairs, more = {}) {
  await ask(page, "POST", "/session", { name: "" });
  const table = await ask(page, "POST", "/tables", {
    game: "shifting_stones",
    seats: chairs.length,
    chairs,
    start: true,
    ...more,
  });
  return table.id;
}

/** A golden record. */
export const record = (name, game = "shifting_stones") =>
  readFileSync(new URL(`../../../tests/golden/${game}-${name}.txt`, import.meta.url), "utf-8");

export const ME = { kind: "me", name: "Ana" };
export const BOT = { kind: "bot", bot: "greedy" };

/** A busy machine is slow, and nothing here is about time. */
const PATIENCE = 90_000;
/** Where bots play on, or think about a whole game, before anything is seen. */
export const BOTS = { timeout: 600_000 };

/** Wait until something holds that no page knows of. */
export async function until(page, holds, otherwise) {
  for (const begun = Date.now(); !holds();) {
    if (Date.now() - begun > PATIENCE) throw new Error(otherwise);
    await page.waitForTimeout(10);
  }
}

/** Wait until the board has been fetched and drawn, and nothing moves any more. */
export async function settled(page) {
  await page.waitForFunction(() => {
    const drawn = [...document.querySelectorAll("main .board")].every((box) => box.childElementCount);
    const still = document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect.getComputedTiming().endTime === Infinity);
    return drawn && still;
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Wait until it is this page's turn, or the match is over. */
export async function myTurn(page) {
  await page.locator(".line.mine, dialog[open] ul .total").first().waitFor();
  await settled(page);
  return (await page.locator("dialog[open] ul .total").count()) === 0;
}

/** Do something, and wait until the table has answered: what it did is shown, and it says so. */
export async function acting(page, doing) {
  const before = await page.evaluate(() => document.querySelector("[data-moment]")?.dataset.moment);
  await doing();
  await page.waitForFunction(
    (n) => document.querySelector("[data-moment]")?.dataset.moment !== n && !document.querySelector(".sending"),
    before,
  );
}

/** Wait until something has been seen that may not last. Begin before it can happen. */
export function glimpsed(page, selector) {
  return page.evaluate(
    ([selector, patience]) =>
      new Promise((seen, missed) => {
        const look = () => {
          if (!document.querySelector(selector)) return;
          watch.disconnect();
          seen();
        };
        const watch = new MutationObserver(look);
        watch.observe(document, { subtree: true, childList: true, attributes: true });
        look();
        setTimeout(() => missed(new Error(`${selector} was never seen.`)), patience);
      }),
    [selector, PATIENCE],
  );
}

export const line = (page) => page.locator(".below .line p");

/** What axe finds wrong with the page. */
export async function axe(page, where) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run(document));
  return violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("\n   ")}`,
  );
}

/** The page never scrolls sideways: whether it would. */
export async function sideways(page, where) {
  const [content, window_] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  return content <= window_ ? [] : [`${where} is ${content} px wide in a window of ${window_}`];
}
