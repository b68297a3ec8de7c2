// The page on a device without a network, as a person uses it.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import type { ToTable } from "../src/device/messages.ts";
import type { Listener } from "./kit/listening.ts";
import { KeptDevice } from "./kit/offlineperson.ts";
import { hostSite, onDevice, waitForGames } from "./kit/offlinesite.ts";
import { person } from "./kit/people.ts";
import { tile } from "./kit/reading.ts";
import { cutAfter, golden } from "./kit/records.ts";
import { visit } from "./kit/visiting.ts";
import { actAndWait, PAGE_TIMEOUT, WAIT_FOR_BOTS, waitForTurn } from "./kit/waiting.ts";
import * as ruin from "./players/ruin.ts";
import * as sonora from "./players/sonora.ts";

const LONG_TEST = { timeout: 1_200_000 };

const device = new KeptDevice();
after(() => device.remove());

/** Start a game against the weakest bot, by clicking, on the home page. */
async function playNow(page: Page, game: string): Promise<void> {
  await tile(page, game).getByRole("button", { name: "Play now" }).click();
  await page.getByRole("dialog").locator(".levels button, [data-bot]").first().click();
  await page.waitForURL(/\?\/t\//);
}

const anyListener = (listener: unknown): Listener<never> => listener as Listener<never>;

test("stones against a bot, with a hint, taking back, and a reload in the middle", LONG_TEST, async () => {
  const { page, complaints, close } = await device.person();
  await playNow(page, "Shifting Stones");
  for (let turn = 0; turn < 3 && (await waitForTurn(page)); turn++) {
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("group", { name: "Hint" }).getByRole("button", { name: "The move" }).click();
    await page.locator(".line.hinted").waitFor(WAIT_FOR_BOTS);
    await page.locator(".hand [data-card]").first().click();
    const stone = page.locator(`[data-cell="${turn}"]`);
    await stone.click();
    await actAndWait(page, () => stone.click());
    if (turn === 0) {
      await actAndWait(page, () => page.getByRole("button", { name: "Take back" }).click());
    }
    await actAndWait(page, () => page.getByRole("button", { name: "End turn" }).click());
  }
  assert.ok(await waitForTurn(page));
  const log = await page.locator("aside ol").textContent();
  await page.reload();
  assert.ok(await waitForTurn(page));
  assert.equal(await page.locator("aside ol").textContent(), log);
  await actAndWait(page, () => page.getByRole("button", { name: "End turn" }).click());
  assert.deepEqual(complaints, []);
  await close();
});

test("Sonora against a bot", LONG_TEST, async () => {
  let listener!: ReturnType<typeof sonora.listen>;
  const { page, complaints, close } = await device.person((page) => [anyListener((listener = sonora.listen(page)))]);
  await playNow(page, "Sonora");
  let deeds = 0;
  await sonora.playOn(page, listener, { until: () => ++deeds > 12 });
  await page.reload();
  assert.ok(await sonora.waitUntilAsked(page, listener));
  await sonora.perform(page, listener);
  assert.deepEqual(complaints, []);
  await close();
});

test("In the Ruin against a bot", LONG_TEST, async () => {
  let listener!: ReturnType<typeof ruin.listen>;
  const { page, complaints, close } = await device.person((page) => [anyListener((listener = ruin.listen(page)))]);
  await playNow(page, "In the Ruin");
  assert.ok(await ruin.waitForTurn(page));
  await ruin.playOn(page, listener, { rounds: 3 });
  await page.reload();
  assert.ok(await ruin.waitForTurn(page));
  await ruin.perform(page, ruin.plan(listener, 1));
  assert.deepEqual(complaints, []);
  await close();
});

test("every other page is there as well", LONG_TEST, async () => {
  const { page, host, complaints, close } = await device.person();
  for (const game of ["Shifting Stones", "Sonora", "In the Ruin"]) {
    await tile(page, game).getByRole("button", { name: "With friends" }).click();
    await page.getByRole("dialog").getByText("that needs a server").waitFor();
    await page.keyboard.press("Escape");
  }
  await page.goto(onDevice(host, "/rules/sonora#SO-11")); // typed in; the others are reached as by a link
  await page.locator("#SO-11").first().waitFor();
  for (const [path, selector] of [
    ["/rules/in_the_ruin", "h1"],
    ["/rules/shifting_stones", "h1"],
    ["/learn/shifting_stones", ".teacher .words"],
    ["/learn/sonora", ".teacher .words"],
    ["/learn/in_the_ruin", ".teacher .words"],
    ["/practice/sonora", '.floor[data-idle="true"]'],
  ] as const) {
    await visit(page, onDevice(host, path));
    await page.locator(selector).first().waitFor();
  }
  await page.locator("[data-suggest]").click();
  await page.locator(".stage").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Practice: 1 flick").waitFor();

  // Beside the board: the caller, and pages to print, which the browser turns into a PDF if one is wanted.
  await visit(page, onDevice(host, "/companion/in_the_ruin"));
  await page.locator('[data-players="1"]').click();
  await page.locator("[data-begin]").click();
  await page.locator("[data-started]").click();
  await page.locator("[data-called]").waitFor();
  await page.locator(".printing summary").click();
  assert.equal(await page.locator("[data-pdf]").count(), 0);
  await page.evaluate(() => (window.print = () => document.body.setAttribute("data-printed", "")));
  await page.locator("[data-print]").click();
  await page.locator("body[data-printed]").waitFor();
  assert.equal(await page.locator(".meseta-pages img").count(), 1);

  await visit(page, host.address);
  await tile(page, "Shifting Stones").getByRole("link", { name: "Make an edition" }).click();
  const text = page.getByRole("textbox", { name: /TOML/ });
  await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("bird horse"));
  await text.fill((await text.inputValue()).replace("bird horse", "brid horse"));
  await page.getByRole("listitem").getByRole("button", { name: /brid/ }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("a puzzle of the day is tried, handed in and verified, and found again", LONG_TEST, async () => {
  const { page, complaints, close } = await device.person();
  await page.locator('[data-daily="shifting_stones"]').click();
  await page.locator(".hand [data-card]").first().click();
  const stone = page.locator('[data-cell="4"]');
  await stone.click();
  await actAndWait(page, () => stone.click());
  await page.getByRole("button", { name: "Hand in" }).click();
  await page.locator('[data-side="best"]').click();
  await page.getByRole("link", { name: "All three" }).click();
  await page.locator('.tiles [data-daily="shifting_stones"]:not([data-state="new"], [data-state="waiting"])').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("a record is opened and analysed", LONG_TEST, async () => {
  const { page, complaints, close } = await device.person();
  const record = cutAfter(golden("two-in-one-turn"), 12);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForURL(/\?\/r\//);
  await page.getByRole("button", { name: "Analysis" }).click();
  await page.locator(".analysis tbody tr").first().waitFor(WAIT_FOR_BOTS);
  await page.locator(".analysis progress").waitFor({ state: "detached", ...WAIT_FOR_BOTS });
  assert.deepEqual(complaints, []);
  await close();
});

test("what is asked while the table goes away is answered by the next one", LONG_TEST, async () => {
  const host = await hostSite();
  const { page, context, complaints, close } = await person({ name: "Ana", address: host.address });
  const going = await context.newPage();
  await going.goto(`${host.address}runtime/licences.txt`);
  // As a worker does that is the table and no longer listens.
  await going.evaluate(async () => {
    await new Promise<void>(
      (held) =>
        void navigator.locks.request("meseta-table", () => {
          held();
          return new Promise(() => undefined);
        }),
    );
    Object.assign(window, {
      asked: new Promise((heard) => {
        new BroadcastChannel("meseta-table").onmessage = ({ data }: MessageEvent<{ message?: ToTable }>) => {
          if (data.message?.kind === "ask") heard(true);
        };
      }),
    });
  });
  await page.goto(onDevice(host, "/learn/sonora"));
  await going.evaluate(() => (window as unknown as { asked: Promise<boolean> }).asked);
  await going.close();
  await page.locator(".teacher .words").first().waitFor();
  assert.deepEqual(complaints, []);
  await close();
  await host.stop();
});

test("two tabs show the same table, and when one is closed the other goes on", LONG_TEST, async () => {
  const { page: one, context, complaints, close } = await device.person();
  await tile(one, "Shifting Stones").getByRole("button", { name: "Alone" }).click();
  await one.getByRole("button", { name: "Begin" }).click();
  assert.ok(await waitForTurn(one));
  const two = await context.newPage();
  two.setDefaultTimeout(PAGE_TIMEOUT);
  two.on("pageerror", (error) => complaints.push(String(error)));
  await two.goto(one.url());
  assert.ok(await waitForTurn(two));

  const moment = (page: Page) => page.locator("[data-moment]").getAttribute("data-moment");
  const agree = async () => {
    const wanted = await moment(one);
    await two.locator(`[data-moment="${wanted}"]`).waitFor();
  };
  const flip = async (page: Page) => {
    await page.locator(".hand [data-card]").first().click();
    const stone = page.locator('[data-cell="4"]');
    await stone.click();
    await actAndWait(page, () => stone.click());
  };
  await flip(one);
  await agree();
  const before = await moment(two);
  await flip(two);
  await one.waitForFunction(
    (before) => document.querySelector<HTMLElement>("[data-moment]")?.dataset.moment !== before,
    before,
  );
  await agree();

  const last = await moment(two);
  await one.close(); // it was the table
  await flip(two);
  assert.notEqual(await moment(two), last);
  await two.reload();
  assert.ok(await waitForTurn(two));
  await two.goto(two.url().replace(/\?.*/, ""));
  await waitForGames(two);
  assert.deepEqual(complaints, []);
  await close();
});
