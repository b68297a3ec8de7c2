// A smoke test of each game in Firefox, in all four looks: from the home page to a table with a bot, the rule book,
// the lesson and a replay. Everything is found on the page, and every address is made by `addressOf`, so that the same
// tests can be run on any host of the client.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { describe, test, after, before } from "node:test";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { addressOf, pathOf, type Site } from "../kit/addresses.ts";
import { horizontalOverflow, sidewaysBoxes, tableOverflow } from "../kit/audits.ts";
import { launchFirefox, type Nature } from "../kit/firefox.ts";
import { LOOKS, type Look } from "../kit/looks.ts";
import { person } from "../kit/people.ts";
import { golden } from "../kit/records.ts";
import { waitUntilStill } from "../kit/waiting.ts";
import { GAMES, playTurns, type Tried } from "./turns.ts";

const PICTURES = fileURLToPath(new URL("../../../build/screenshots/", import.meta.url));

/** By day things move, and by night they fade: each is seen on both screens. */
const motionOf = ({ scheme }: Pick<Look, "scheme">): Nature["motion"] =>
  scheme === "light" ? "no-preference" : "reduce";

/** For a picture Playwright adds a style sheet, which our content policy refuses; Firefox tells us by its hash. */
const PLAYWRIGHTS = createHash("sha256").update("body {}").digest("base64");
const isOurs = (complaint: string): boolean => !complaint.includes(PLAYWRIGHTS);

/** Chromium writes failed requests to the console by itself, Firefox does not. */
const reportFailures = (page: Page, complaints: string[]): unknown =>
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });

/** Start a game against the weakest bot, from its place on the home page. */
async function startAgainstBot(page: Page, site: Site, game: string): Promise<void> {
  const tile = page.locator("article").filter({ has: page.locator(`a[href*="/rules/${game}"]`) });
  await tile.locator(".ui-act").click();
  await page.locator("dialog[open] .level").first().click();
  await page.waitForURL((url) => pathOf(site, url).startsWith("/t/"));
}

/** Open a record from its file, on the home page, and step through it by key and by button. */
async function seeReplay(page: Page, site: Site, { game, record }: Tried): Promise<void> {
  const file = { name: "record.txt", mimeType: "text/plain", buffer: Buffer.from(golden(record, game)) };
  await page.goto(addressOf(site, "/"));
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL((url) => pathOf(site, url).startsWith("/r/"));
  const scrubber = page.locator("#scrubber");
  await scrubber.focus();
  await page.keyboard.press("End");
  assert.equal(await scrubber.inputValue(), await scrubber.getAttribute("max"));
  await page.goto(addressOf(site, `${pathOf(site, new URL(page.url()))}?ply=30`));
  await scrubber.waitFor();
  assert.equal(await scrubber.inputValue(), "30");
}

/** Take the page's host away, once the browser has a copy of everything. */
async function goOffline(page: Page, stopHost: () => Promise<void>): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await stopHost();
}

async function tryGame(
  site: Site,
  browser: Browser,
  tried: Tried,
  look: Look,
  stopHost?: () => Promise<void>,
): Promise<void> {
  const { page, complaints, close } = await person({
    ...look,
    browser,
    address: site.base,
    motion: motionOf(look),
    name: "Ana",
  });
  reportFailures(page, complaints);
  const found: string[] = [];
  const inspect = async (where: string) => {
    await waitUntilStill(page);
    for (const audit of [horizontalOverflow, sidewaysBoxes]) found.push(...(await audit(page, where)));
    const name = `firefox-${tried.game}-${where}-${look.size}-${look.scheme}`;
    await page.screenshot({ path: `${PICTURES}${name}.png` });
  };

  await page.goto(addressOf(site, "/"));
  await page.locator("article .picture svg").first().waitFor();
  if (stopHost) {
    await goOffline(page, stopHost);
    await page.reload();
    await page.locator("article .picture svg").first().waitFor();
  }
  await inspect("home");
  await startAgainstBot(page, site, tried.game);
  await playTurns(page, tried);
  await inspect("table");
  found.push(...(await tableOverflow(page, "table")));
  await page.goto(addressOf(site, `/rules/${tried.game}#${tried.clause}`));
  await page.waitForFunction((id) => document.activeElement?.id === id, tried.clause);
  await page.locator(`#${tried.clause} figure svg`).first().waitFor();
  await inspect("rules");
  await page.goto(addressOf(site, `/learn/${tried.game}`));
  await page.locator(".teacher").waitFor();
  await inspect("lesson");
  await seeReplay(page, site, tried);
  await inspect("replay");
  await close();
  assert.deepEqual([...found, ...complaints.filter(isOurs)], []);
}

/** Define the tests of all games in all looks; `site` is asked for its address only when they run. If its host can be
 * stopped, it is, as soon as the browser has a copy of everything. */
export function smokeTests(site: () => Site, stopHost?: () => Promise<void>): void {
  for (const scheme of ["light", "dark"] as const)
    void describe(scheme, { concurrency: 1 }, () => {
      let browser: Browser;
      before(async () => {
        mkdirSync(PICTURES, { recursive: true });
        browser = await launchFirefox({ scheme, motion: motionOf({ scheme }) });
      });
      after(() => browser.close());
      for (const tried of GAMES)
        for (const look of LOOKS.filter((one) => one.scheme === scheme))
          test(`${tried.game}, ${look.size}, ${look.locale}`, () => tryGame(site(), browser, tried, look, stopHost));
    });
}
