import assert from "node:assert/strict";
import { test } from "node:test";
import { BOT, concede, ME, setTable } from "./kit/api.ts";
import { inaccessible, inspectBooks, scrolls, sideways } from "./kit/audits.ts";
import { LOOKS } from "./kit/looks.ts";
import { person } from "./kit/people.ts";
import { BOTS, settled } from "./kit/waiting.ts";
import { listen, myTurn, perform, plan, playOn, RUIN } from "./players/ruin.ts";

for (const look of LOOKS) {
  const { size, scheme, locale } = look;
  test(`axe finds nothing in the ruin, and nothing scrolls: ${size}, ${scheme}, ${locale}`, async () => {
    const { page, complaints, close } = await person(look);
    if (size === "phone") await page.setViewportSize({ width: 360, height: 740 });
    const heard = listen(page);
    const touch = size === "phone";
    const found: string[] = [];
    const inspect = async (where: string, still = true) => {
      await settled(page);
      found.push(
        ...(await inaccessible(page, where)),
        ...(await sideways(page, where)),
        ...(still ? await scrolls(page, where) : []),
      );
    };
    const table = await setTable(page, [ME, BOT, BOT, BOT], RUIN);
    await page.goto(`/t/${table}`);
    assert.ok(await myTurn(page));
    await inspect("set-up");
    await playOn(page, heard, { touch, rounds: 2 });
    await page.locator('[data-name="f4"]').focus();
    await page.keyboard.press("ArrowUp");
    await inspect("a shape held");
    await perform(page, plan(heard, 0), touch);
    await inspect("the walk");
    await page.locator(".line button.deck").click();
    await inspect("the cards", false);
    await page.keyboard.press("Escape");
    await concede(page, table);
    await page.locator("dialog[open] .total").first().waitFor(BOTS); // three play on to the end
    await page.keyboard.press("Escape");
    await inspect("the end");
    await inspectBooks(page, "in_the_ruin", (where) => inspect(where, false));
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(complaints, []);
    await close();
  });
}
