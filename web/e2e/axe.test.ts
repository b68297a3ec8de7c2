import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, concede, ME, createTable, uploadRecord } from "./kit/api.ts";
import { axeViolations, inspectRulesAndLesson, horizontalOverflow } from "./kit/audits.ts";
import { LOOKS } from "./kit/looks.ts";
import { person } from "./kit/people.ts";
import { golden } from "./kit/records.ts";
import { visit } from "./kit/visiting.ts";
import { waitForTurn, waitUntilStill } from "./kit/waiting.ts";

/** Controls smaller than a fingertip, on a phone; links within a sentence are exempt. */
function tooSmallToTouch(page: Page, where: string): Promise<string[]> {
  return page.evaluate(
    (where) =>
      [...document.querySelectorAll("button, select, input, summary, a.ui-button")]
        .filter(
          (element) => element.checkVisibility() && !element.closest(".ui-hidden-words, label.ui-check, p, dt, .text"),
        )
        .flatMap((element) => {
          const name = element.getAttribute("aria-label") ?? element.textContent.trim();
          const { width, height } = element.getBoundingClientRect();
          return width && Math.min(width, height) < 43.5
            ? [`${where}: ${name} ${Math.round(width)}×${Math.round(height)}`]
            : [];
        }),
    where,
  );
}

for (const look of LOOKS) {
  const { size, scheme, locale } = look;
  test(`axe finds nothing on any page: ${size}, ${scheme}, ${locale}`, async () => {
    const { page, complaints, close } = await person(look);
    const found: string[] = [];
    const inspect = async (where: string) => {
      await waitUntilStill(page);
      found.push(...(await axeViolations(page, where)), ...(await horizontalOverflow(page, where)));
      if (size === "phone") found.push(...(await tooSmallToTouch(page, where)));
    };
    /** Some dialogs are loaded when they are first opened, so Escape could come before them. */
    const inspectDialog = async (where: string) => {
      await page.locator("dialog[open]").waitFor();
      await inspect(where);
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    };
    await page.goto("/");
    await page.locator("article .ui-act").first().waitFor();
    await inspect("home");
    await page.locator("article .ui-act").first().click();
    await inspectDialog("a new table");
    await page.locator("header button").last().click();
    await inspectDialog("settings");
    await page.keyboard.press("?");
    await inspectDialog("keys");
    await visit(page, "/nowhere/at/all");
    await page.locator("h1").waitFor();
    await inspect("a page that is not there");

    const waiting = await createTable(page, [ME, { kind: "nobody" }, BOT], { start: false, open: true });
    await visit(page, `/t/${waiting}`);
    await page.locator("h1").waitFor();
    await page.locator(".qr").waitFor();
    await inspect("lobby");

    const playing = await createTable(page, [ME, BOT], { clock: { kind: "move", seconds: 3600 } });
    await visit(page, `/t/${playing}`);
    assert.ok(await waitForTurn(page));
    await inspect("table");
    await page.locator(".hand [data-card]").first().click();
    await inspect("table, with a card chosen");
    if (size === "phone") {
      await page.locator("header button.people").click();
      await inspectDialog("people and log");
    }
    const solo = await createTable(page, [ME]);
    await visit(page, `/t/${solo}`);
    assert.ok(await waitForTurn(page));
    await concede(page, solo);
    await page.locator("dialog[open] .total").waitFor();
    await inspect("the end");

    const screen = await createTable(page, [ME, { kind: "me", name: "Bea" }]);
    await visit(page, `/t/${screen}`);
    await page.locator(".curtain").waitFor();
    await inspect("curtain");

    const id = await uploadRecord(page, golden("solo-won"));
    await visit(page, `/r/${id}?ply=12`);
    await page.locator("#scrubber").waitFor();
    await inspect("replay");
    await inspectRulesAndLesson(page, "shifting_stones", inspect);
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(complaints, []);
    await close();
  });
}
