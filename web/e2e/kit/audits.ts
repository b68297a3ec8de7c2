// Checks that any page must pass. Each returns a description of everything it found.

import type axe from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { visit } from "./visiting.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/** All of its rules except experimental ones, as by default; only those would need a copy of every style sheet. */
const OPTIONS: axe.RunOptions = { resultTypes: ["violations"], preload: { assets: ["media"] } };

/** Accessibility violations that axe finds on the page. */
export async function axeViolations(page: Page, where: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(AXE);
    await page.evaluate(() => window.axe.configure({ noHtml: true })); // targets say enough, and cost less
  }
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), OPTIONS);
  return violations.map(({ id, nodes }) => {
    const reasons = nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`);
    return `${where}: ${id}: ${reasons.join("\n   ")}`;
  });
}

/** Whether the page is wider than its window; it must never scroll sideways. */
export async function horizontalOverflow(page: Page, where: string): Promise<string[]> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  return content <= view ? [] : [`${where} is ${content} px wide in a window of ${view}`];
}

/** Boxes of the page that scroll sideways; where scroll bars are always shown, each has one. */
export async function sidewaysBoxes(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll("main, main *")]
      .filter(
        (box) => ["auto", "scroll"].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth,
      )
      .map((box) => `${box.className} by ${box.scrollWidth - box.clientWidth} px`),
  );
  return found.map((box) => `${where} scrolls sideways: ${box}`);
}

/** Whether a table is larger than its window; it must fit without scrolling. */
export async function tableOverflow(page: Page, where: string): Promise<string[]> {
  const boxes = await page.evaluate(() => {
    const table = document.querySelector("[data-moment]");
    if (!table) throw new Error("There is no table on this page.");
    return [document.documentElement, table].map((box) => [
      box.scrollHeight - box.clientHeight,
      box.scrollWidth - box.clientWidth,
    ]);
  });
  const overflows = boxes.flat().some((excess) => excess > 1); // one pixel is rounding
  return overflows ? [`${where} scrolls: ${JSON.stringify(boxes)}`] : [];
}

/** Inspect a game's rule book and its lesson. */
export async function inspectRulesAndLesson(
  page: Page,
  game: string,
  inspect: (where: string) => Promise<void>,
): Promise<void> {
  await visit(page, `/rules/${game}`);
  await page.locator("article figure svg").first().waitFor();
  await inspect("rule book");
  await visit(page, `/learn/${game}`);
  await page.locator(".teacher").waitFor();
  await inspect("lesson");
}
