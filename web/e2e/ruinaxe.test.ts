import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, axe, BOT, BOTS, ME, person, setTable, settled, sideways } from "./kit/kit.ts";
import { listen, myTurn, perform, plan, playOn, RUIN } from "./players/ruin.ts";

/** Nothing of the table needs to be scrolled. */
async function scrolls(page, where) {
  const boxes = await page.evaluate(() =>
    [document.documentElement, document.querySelector("[data-moment]")].map((box) => [
      box.scrollHeight - box.clientHeight,
      box.scrollWidth - box.clientWidth,
    ]),
  );
  const far = boxes.flat().some((more) => more > 1); // a pixel is rounding
  return far ? [`${where} scrolls: ${JSON.stringify(boxes)}`] : [];
}

for (const [size, scheme, locale] of [
  ["desktop", "light", "en-GB"],
  ["desktop", "dark", "es-ES"],
  ["phone", "light", "es-ES"],
  ["phone", "dark", "en-GB"],
]) {
  test(`axe finds nothing in the ruin, and nothing scrolls: ${size}, ${scheme}, ${locale}`, async () => {
    const { page, troubles, close } = await person({ size, scheme, locale });
    if (size === "phone") await page.setViewportSize({ width: 360, height: 740 });
    const heard = listen(page);
    const touch = size === "phone";
    const found = [];
    const look = async (where, still = true) => {
      await settled(page);
      found.push(
        ...(await axe(page, where)),
        ...(await sideways(page, where)),
        ...(still ? await scrolls(page, where) : []),
      );
    };
    const table = await setTable(page, [ME, BOT, BOT, BOT], RUIN);
    await page.goto(`/t/${table}`);
    assert.ok(await myTurn(page));
    await look("set-up");
    await playOn(page, heard, { touch, rounds: 2 });
    await page.locator('[data-name="f4"]').focus();
    await page.keyboard.press("ArrowUp");
    await look("a shape held");
    await perform(page, plan(heard, 0), touch);
    await look("the walk");
    await page.locator(".line button.deck").click();
    await look("the cards", false);
    await page.keyboard.press("Escape");
    await ask(page, "POST", `/tables/${table}/seats/0/concede`);
    await page.locator("dialog[open] .total").first().waitFor(BOTS); // three play on to the end
    await page.keyboard.press("Escape");
    await look("the end");
    await page.goto("/rules/in_the_ruin");
    await page.locator("article figure svg").first().waitFor();
    await look("rule book", false);
    await page.goto("/learn/in_the_ruin");
    await page.locator(".teacher").waitFor();
    await look("lesson", false);
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(troubles, []);
    await close();
  });
}
