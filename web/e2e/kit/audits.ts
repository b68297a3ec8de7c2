// What is wrong with a page that anybody can see or measure. Every audit answers with what it has found.

import type axe from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/** What axe finds wrong with the page. */
export async function inaccessible(page: Page, where: string): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run(document));
  return violations.map(({ id, nodes }) => {
    const reasons = nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`);
    return `${where}: ${id}: ${reasons.join("\n   ")}`;
  });
}

/** The page never scrolls sideways: whether it would. */
export async function sideways(page: Page, where: string): Promise<string[]> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  return content <= view ? [] : [`${where} is ${content} px wide in a window of ${view}`];
}

/** Nothing of a table needs to be scrolled: whether something does. */
export async function scrolls(page: Page, where: string): Promise<string[]> {
  const boxes = await page.evaluate(() => {
    const table = document.querySelector("[data-moment]");
    if (!table) throw new Error("There is no table on this page.");
    return [document.documentElement, table].map((box) => [
      box.scrollHeight - box.clientHeight,
      box.scrollWidth - box.clientWidth,
    ]);
  });
  const far = boxes.flat().some((more) => more > 1); // a pixel is rounding
  return far ? [`${where} scrolls: ${JSON.stringify(boxes)}`] : [];
}

/** Inspect the rule book of a game, and its lesson. */
export async function inspectBooks(page: Page, game: string, inspect: (where: string) => Promise<void>): Promise<void> {
  await page.goto(`/rules/${game}`);
  await page.locator("article figure svg").first().waitFor();
  await inspect("rule book");
  await page.goto(`/learn/${game}`);
  await page.locator(".teacher").waitFor();
  await inspect("lesson");
}
