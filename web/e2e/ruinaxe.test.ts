import assert from "node:assert/strict";
import { test } from "node:test";
import { BOT, concede, ME, createTable } from "./kit/api.ts";
import { axeViolations, inspectRulesAndLesson, tableOverflow, horizontalOverflow } from "./kit/audits.ts";
import { LOOKS } from "./kit/looks.ts";
import { person } from "./kit/people.ts";
import { visit } from "./kit/visiting.ts";
import { WAIT_FOR_BOTS, waitUntilStill } from "./kit/waiting.ts";
import { listen, waitForTurn, perform, plan, playOn, RUIN } from "./players/ruin.ts";

for (const look of LOOKS) {
  const { size, scheme, locale } = look;
  test(`axe finds nothing in In the Ruin, and nothing scrolls: ${size}, ${scheme}, ${locale}`, async () => {
    const { page, complaints, close } = await person(look);
    if (size === "phone") await page.setViewportSize({ width: 360, height: 740 });
    const listener = listen(page);
    const touch = size === "phone";
    const found: string[] = [];
    const inspect = async (where: string, still = true) => {
      await waitUntilStill(page);
      found.push(
        ...(await axeViolations(page, where)),
        ...(await horizontalOverflow(page, where)),
        ...(still ? await tableOverflow(page, where) : []),
      );
    };
    const table = await createTable(page, [ME, BOT, BOT, BOT], RUIN);
    await visit(page, `/t/${table}`);
    assert.ok(await waitForTurn(page));
    await inspect("set-up");
    await playOn(page, listener, { touch, rounds: 2 });
    await page.locator('[data-name="f4"]').focus();
    await page.keyboard.press("ArrowUp");
    await inspect("a shape held");
    await perform(page, plan(listener, 0), touch);
    await inspect("the walk");
    await page.locator(".line button.deck").click();
    await inspect("the cards", false);
    await page.keyboard.press("Escape");
    await concede(page, table);
    await inspectRulesAndLesson(page, "in_the_ruin", (where) => inspect(where, false));
    await visit(page, `/t/${table}`); // meanwhile the three bots have gone on
    await page.locator("dialog[open] .total").first().waitFor(WAIT_FOR_BOTS);
    await page.keyboard.press("Escape");
    await inspect("the end");
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(complaints, []);
    await close();
  });
}
