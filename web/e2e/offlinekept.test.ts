// What was confirmed on a device stays: however its page ends, and when a new version comes.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { Me } from "../src/generated/protocol.ts";
import { launchWithProfile } from "./kit/chromium.ts";
import { ENDINGS } from "./kit/offlinekilling.ts";
import { hostCopy, hostSite, waitForGames, waitUntilKept } from "./kit/offlinesite.ts";
import { Tab, type Line } from "./kit/offlinetab.ts";
import { person } from "./kit/people.ts";
import { tile } from "./kit/reading.ts";
import { entriesOf } from "./kit/records.ts";
import { actAndWait, PAGE_TIMEOUT, waitForTurn } from "./kit/waiting.ts";
import { chance, chooseOffer } from "./players/anything.ts";

const LONG_TEST = { timeout: 1_200_000 };
/** How often a page comes to each of its ends. */
const TIMES = process.env.MESETA_OFFLINE_GAMES === "all" ? 20 : 3;
/** Milliseconds within which it does: some moves are then confirmed, and one is under way. */
const SOON = 1200;

const ANA: Me = { kind: "me", name: "Ana" };
const EVA: Me = { kind: "me", name: "Eva" };

/** Play on, and note what was confirmed as soon as it is. */
async function playAndNote(line: Line, random: () => number, noted: string[]): Promise<void> {
  while (!line.isOver) {
    const [seat, action] = chooseOffer(line, random);
    if (await line.submit(seat, action)) noted.push(`${seat}: ${action}`);
  }
}

test("whatever was confirmed is there after a page has ended in the middle of a move", LONG_TEST, async () => {
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  const host = await hostSite();
  const random = chance(22);
  const context = await launchWithProfile(profile);
  let table = "";
  let known: string[] = [];
  let confirmed = 0;
  try {
    for (const [ending, end] of Array.from({ length: TIMES }, () => Object.entries(ENDINGS)).flat()) {
      const page = await context.newPage();
      page.setDefaultTimeout(PAGE_TIMEOUT);
      await page.goto(host.address);
      await waitForGames(page);
      const tab = await Tab.beside(page);
      if (table) {
        const record = await tab.ask("GET", `/tables/${table}/record`);
        const entries = entriesOf(record).filter((entry) => !entry.startsWith("chance"));
        assert.deepEqual(entries.slice(0, known.length), known, `whatever was confirmed is there (before ${ending})`);
        known = entries;
      }
      let line = table && (await tab.connect(table));
      if (!line || line.isOver) {
        table = await tab.create({ game: "shifting_stones", chairs: [ANA, EVA] });
        line = await tab.connect(table);
        known = [];
      }
      const noted = known;
      void playAndNote(line, random, noted).catch(() => undefined); // the page is gone, as it should be
      await pause(SOON * random());
      await end(page);
      confirmed += noted.length;
      known = [...noted]; // an answer that was still on its way to us counts for nothing
    }
    assert.ok(confirmed > TIMES, "some moves were confirmed");
  } finally {
    await context.close();
    await host.stop();
    rmSync(profile, { recursive: true, force: true });
  }
});

test("a new version is offered during a game, and the game goes on in it", LONG_TEST, async () => {
  const { host, update, remove } = await hostCopy();
  const { page, context, complaints, close } = await person({ name: "Ana", address: host.address });
  await page.goto(host.address);
  await waitForGames(page);
  await waitUntilKept(page);
  await page.reload(); // from now on the copy answers
  await waitForGames(page);
  await tile(page, "Shifting Stones").getByRole("button", { name: "Alone" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  assert.ok(await waitForTurn(page));
  await page.locator(".hand [data-card]").first().click();
  await page.locator('[data-cell="4"]').click();
  await actAndWait(page, () => page.locator('[data-cell="4"]').click());
  const log = await page.locator("aside ol").textContent();

  await update();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("A new version is ready.").waitFor();
  await page.getByRole("button", { name: "Use it now" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.version === "two");
  assert.ok(await waitForTurn(page));
  assert.equal(await page.locator("aside ol").textContent(), log);
  await host.stop();
  await context.setOffline(true);
  await page.reload();
  assert.ok(await waitForTurn(page));
  await actAndWait(page, () => page.getByRole("button", { name: "Take back" }).click());
  assert.deepEqual(complaints, []);
  await close();
  remove();
});
