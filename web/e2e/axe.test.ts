import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, axe, BOT, ME, myTurn, person, record, setTable, settled, sideways } from "./kit/kit.ts";

/** On a phone everything that is pressed is as large as a fingertip; links within a sentence are not pressed blind. */
async function touchable(page, where) {
  return page.evaluate(
    (where) =>
      [...document.querySelectorAll("button, select, input, summary, a.button")]
        .filter((element) => element.checkVisibility() && !element.closest(".hidden-words, label.check, p, dt, .text"))
        .map((element) => [
          element.getAttribute("aria-label") ?? element.textContent.trim(),
          element.getBoundingClientRect(),
        ])
        .filter(([, { width, height }]) => width && Math.min(width, height) < 43.5)
        .map(([name, { width, height }]) => `${where}: ${name} ${Math.round(width)}×${Math.round(height)}`),
    where,
  );
}

for (const [size, scheme, locale] of [
  ["desktop", "light", "en-GB"],
  ["desktop", "dark", "es-ES"],
  ["phone", "light", "es-ES"],
  ["phone", "dark", "en-GB"],
]) {
  test(`axe finds nothing on any page: ${size}, ${scheme}, ${locale}`, async () => {
    const { page, troubles, close } = await person({ size, scheme, locale });
    const found = [];
    const look = async (where) => {
      await settled(page);
      found.push(...(await axe(page, where)), ...(await sideways(page, where)));
      if (size === "phone") found.push(...(await touchable(page, where)));
    };
    await page.goto("/");
    await page.locator("article .act").first().waitFor();
    await look("home");
    await page.locator("article .act").first().click();
    await look("a new table");
    await page.keyboard.press("Escape");
    await page.locator("header button").last().click();
    await look("settings");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await look("keys");
    await page.goto("/nowhere/at/all");
    await page.locator("h1").waitFor();
    await look("a page that is not there");

    const waiting = await setTable(page, [ME, { kind: "nobody" }, BOT], { start: false, open: true });
    await page.goto(`/t/${waiting}`);
    await page.locator("h1").waitFor();
    await page.locator(".qr").waitFor();
    await look("lobby");

    const playing = await setTable(page, [ME, BOT], { clock: { kind: "move", seconds: 3600 } });
    await page.goto(`/t/${playing}`);
    assert.ok(await myTurn(page));
    await look("table");
    await page.locator(".hand [data-card]").first().click();
    await look("table, with a card chosen");
    if (size === "phone") {
      await page.locator("header button.people").click();
      await look("people and log");
      await page.keyboard.press("Escape");
    }
    const solo = await setTable(page, [ME]);
    await page.goto(`/t/${solo}`);
    assert.ok(await myTurn(page));
    await ask(page, "POST", `/tables/${solo}/seats/0/concede`);
    await page.locator("dialog[open] .total").waitFor();
    await look("the end");

    const screen = await setTable(page, [ME, { kind: "me", name: "Bea" }]);
    await page.goto(`/t/${screen}`);
    await page.locator(".curtain").waitFor();
    await look("curtain");

    const { id } = await ask(page, "POST", "/records", { record: record("solo-won") });
    await page.goto(`/r/${id}?ply=12`);
    await page.locator("#scrubber").waitFor();
    await look("replay");
    await page.goto("/rules/shifting_stones");
    await page.locator("article").first().waitFor();
    await look("rule book");
    await page.goto("/learn/shifting_stones");
    await page.locator(".teacher").waitFor();
    await look("lesson");
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(troubles, []);
    await close();
  });
}
