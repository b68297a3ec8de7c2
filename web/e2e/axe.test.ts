import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, concede, ME, setTable, upload } from "./kit/api.ts";
import { inaccessible, inspectBooks, sideways } from "./kit/audits.ts";
import { LOOKS } from "./kit/looks.ts";
import { person } from "./kit/people.ts";
import { golden } from "./kit/records.ts";
import { myTurn, settled } from "./kit/waiting.ts";

/** On a phone everything that is pressed is as large as a fingertip; links within a sentence are not pressed blind. */
function untouchable(page: Page, where: string): Promise<string[]> {
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
      await settled(page);
      found.push(...(await inaccessible(page, where)), ...(await sideways(page, where)));
      if (size === "phone") found.push(...(await untouchable(page, where)));
    };
    await page.goto("/");
    await page.locator("article .ui-act").first().waitFor();
    await inspect("home");
    await page.locator("article .ui-act").first().click();
    await inspect("a new table");
    await page.keyboard.press("Escape");
    await page.locator("header button").last().click();
    await inspect("settings");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await inspect("keys");
    await page.goto("/nowhere/at/all");
    await page.locator("h1").waitFor();
    await inspect("a page that is not there");

    const waiting = await setTable(page, [ME, { kind: "nobody" }, BOT], { start: false, open: true });
    await page.goto(`/t/${waiting}`);
    await page.locator("h1").waitFor();
    await page.locator(".qr").waitFor();
    await inspect("lobby");

    const playing = await setTable(page, [ME, BOT], { clock: { kind: "move", seconds: 3600 } });
    await page.goto(`/t/${playing}`);
    assert.ok(await myTurn(page));
    await inspect("table");
    await page.locator(".hand [data-card]").first().click();
    await inspect("table, with a card chosen");
    if (size === "phone") {
      await page.locator("header button.people").click();
      await inspect("people and log");
      await page.keyboard.press("Escape");
    }
    const solo = await setTable(page, [ME]);
    await page.goto(`/t/${solo}`);
    assert.ok(await myTurn(page));
    await concede(page, solo);
    await page.locator("dialog[open] .total").waitFor();
    await inspect("the end");

    const screen = await setTable(page, [ME, { kind: "me", name: "Bea" }]);
    await page.goto(`/t/${screen}`);
    await page.locator(".curtain").waitFor();
    await inspect("curtain");

    const id = await upload(page, golden("solo-won"));
    await page.goto(`/r/${id}?ply=12`);
    await page.locator("#scrubber").waitFor();
    await inspect("replay");
    await inspectBooks(page, "shifting_stones", inspect);
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(complaints, []);
    await close();
  });
}
