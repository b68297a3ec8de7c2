import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, createTable, ME } from "./kit/api.ts";
import { person } from "./kit/people.ts";

interface Said {
  /** What the line under the board said, and the last words of the log at that time. */
  line: string;
  logged: string;
}

/** Record from now on what the line tells of the board. */
async function listenToLine(page: Page): Promise<() => Promise<Said[]>> {
  await page.evaluate(() => {
    const said: Said[] = [];
    const text = (selector: string) => document.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    const listen = () => {
      const line = text(".line.telling p");
      if (line && line !== said.at(-1)?.line) said.push({ line, logged: text(".log-panel li:last-child .words") });
    };
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
    (window as unknown as { said: Said[] }).said = said;
    listen();
  });
  return () => page.evaluate(() => (window as unknown as { said: Said[] }).said);
}

const logOf = (page: Page) =>
  page
    .locator(".log-panel li .words")
    .evaluateAll((lines) => lines.map((line) => line.textContent?.replace(/\s+/g, " ").trim() ?? ""));

test("no turn of four bots goes by unseen, nothing is told ahead of it, and one tap skips to now", async () => {
  const { page, complaints, close } = await person({ motion: "no-preference", pace: "brisk" });
  await page.goto("/");
  const chairs = [ME, BOT, BOT, BOT, BOT];
  const id = await createTable(page, chairs, { options: { first_player: "0" } });
  await page.goto(`/t/${id}`);
  await page.locator(".line.mine").waitFor();
  await page.locator(".hand [data-card]").first().waitFor(); // the board itself is loaded apart from the page
  const before = (await logOf(page)).length;
  const said = await listenToLine(page);
  await page.keyboard.press("k"); // draw instead of a turn
  await page.locator(".line.telling").waitFor();
  await page.locator(".line.mine").waitFor();

  const happened = (await logOf(page)).slice(before);
  const told = await said();
  assert.ok(happened.length > 12, "four turns of several actions");
  const others = happened.filter((line) => !line.startsWith("You"));
  assert.deepEqual(
    told.map(({ line }) => line).filter((line) => !line.startsWith("You")),
    others,
    "every action was told, in order",
  );
  for (const { line, logged } of told) assert.equal(logged, line, "the log ends with what is shown");

  await page.keyboard.press("e");
  await page.locator(".line.telling").click();
  await page.locator(".line:not(.telling)").waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
