import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, ME, forkRecord } from "./kit/api.ts";
import { person } from "./kit/people.ts";
import { golden, plyBefore } from "./kit/records.ts";
import { waitForGlimpse } from "./kit/waiting.ts";
import { RUIN } from "./players/ruin.ts";

/** Open a table just before the nth entry of this beginning, at a pace at which scenes are seen. */
async function open(page: Page, name: string, entry: string, times: number, chairs: (typeof ME | typeof BOT)[]) {
  const record = golden(name, RUIN.game);
  await page.goto(`/t/${await forkRecord(page, record, plyBefore(record, entry, times), chairs)}`);
  await page.locator(".line.mine").waitFor();
}

/** Remember everything that the line under the board says from now on. */
const listenToLine = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    const line = document.querySelector(".below .line p");
    const hear = () => said.at(-1) !== line?.textContent?.trim() && said.push(line?.textContent?.trim() ?? "");
    new MutationObserver(hear).observe(line!, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Whether these were said one after another. */
function inOrder(lines: string[], wanted: RegExp[]): void {
  let at = 0;
  for (const words of wanted) {
    const found = lines.findIndex((line, index) => index >= at && words.test(line));
    assert.ok(found >= 0, `${String(words)} was not said after line ${at} of\n${lines.join("\n")}`);
    at = found + 1;
  }
}

test("a reveal is shown find by find and told by the line, also to whoever confirmed last", async () => {
  const { page, complaints, close } = await person({ pace: "brisk" });
  await open(page, "worked-example", "1: done", 2, [BOT, ME, BOT]);
  await listenToLine(page);
  const gem = waitForGlimpse(page, ".effects .found");
  const rival = waitForGlimpse(page, ".effects .rival.player-0");
  await page.locator(".actions .main").click();
  await Promise.all([gem, rival]);
  await page
    .locator(".round")
    .getByText(/round 2/)
    .waitFor();
  await page.locator(".line.mine").waitFor();
  inOrder(await said(page), [
    /^Everyone has confirmed\. Card O is discarded\.$/,
    /stands? on A/,
    /stands? on D/,
    /^You draw a route card: /,
    /^On your sheet .*A.* becomes a Wall/,
    /^On your sheet the Road on D .* becomes a Gate/,
    /^Cards C.* are removed for the found letters/,
    /becomes active/,
    /joins the line/,
    /^Round 2/,
  ]);
  assert.deepEqual(complaints, []);
  await close();
});

test("the end of a phase draws the rectangle that scores", async () => {
  const { page, complaints, close } = await person({ pace: "brisk", size: "phone" });
  await open(page, "left-behind", "2: done", 8, [BOT, BOT, ME]);
  await listenToLine(page);
  const frame = waitForGlimpse(page, ".effects .frame");
  await page.locator(".actions .main").click();
  await frame;
  await page
    .locator(".round")
    .getByText(/Phase 2/)
    .waitFor();
  inOrder(await said(page), [/Phase 1 is over/, /^Your largest rectangle, .* scores \d+/, /shuffled for Phase 2/]);
  assert.deepEqual(complaints, []);
  await close();
});

test("whoever has escaped sees the others' race, and chooses its pace", async () => {
  const { page, complaints, close } = await person({ pace: "normal" });
  await open(page, "left-behind", "2: escape", 1, [BOT, BOT, ME]);
  await page.locator(".actions .reward").click();
  const race = page.locator(".race");
  await race.getByText(/2 still inside · \d+ cards? left/).waitFor();
  assert.equal(await race.locator("li").count(), 2);
  await race.getByRole("combobox").selectOption("at_once");
  await page.getByRole("dialog").locator(".total").first().waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
