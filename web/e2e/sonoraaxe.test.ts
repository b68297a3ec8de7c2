import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, axe, ME, person, settled, sideways } from "./kit/kit.ts";
import { asked, BOT, KINDS, listen, LONG, PHASE, playFrom, playOn, table } from "./players/sonora.ts";

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

/** What a finger has to hit is large enough: 44 pixels each way. */
async function small(page, where) {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll(".floor button, .sonora > .tabs button")].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width && Math.min(width, height) < 43.5
        ? [`${button.ariaLabel ?? button.textContent} ${width}×${height}`]
        : [];
    }),
  );
  return found.map((one) => `${where}: too small: ${one}`);
}

for (const [size, scheme, locale] of [
  ["desktop", "light", "en-GB"],
  ["desktop", "dark", "es-ES"],
  ["phone", "light", "es-ES"],
  ["phone", "dark", "en-GB"],
]) {
  test(`axe finds nothing in Sonora, and nothing scrolls: ${size}, ${scheme}, ${locale}`, LONG, async () => {
    const { page, troubles, close } = await person({ size, scheme, locale });
    const heard = listen(page);
    const touch = size === "phone";
    const found = [];
    const look = async (where, still = true) => {
      await settled(page);
      found.push(
        ...(await axe(page, where)),
        ...(await sideways(page, where)),
        ...(still ? await scrolls(page, where) : []),
        ...(still && touch ? await small(page, where) : []),
      );
    };
    const id = await table(page, touch ? [ME, BOT, BOT, BOT] : [ME, BOT], { hand_0: "steady" });
    await page.goto(`/t/${id}`);
    assert.ok(await asked(page, heard));
    await look("aiming");
    for (const [phase, name] of [
      [PHASE.keep, "keep or reflick"],
      [PHASE.swap, "swaps"],
      [PHASE.ruins, "the Ruins"],
      [PHASE.write, "writing"],
    ]) {
      // Not every round has them all: whatever comes first is looked at.
      await playOn(page, heard, { touch, until: ({ view }) => view.position.phase >= phase });
      await look(`${name} (${heard.view.position.phase})`);
    }
    const short = await table(page, [ME, BOT]);
    await page.goto(`/t/${short}`);
    assert.ok(await asked(page, heard));
    await ask(page, "POST", `/tables/${short}/seats/0/concede`);
    await page.locator("dialog[open] .total").first().waitFor();
    await page.keyboard.press("Escape");
    await look("the end");
    await page.goto("/rules/sonora");
    await page.locator("article figure svg").first().waitFor();
    await look("rule book", false);
    await page.goto("/learn/sonora");
    await page.locator(".teacher").waitFor();
    await look("lesson", false);
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(troubles, []);
    await close();
  });
}

test("axe finds nothing before any kind of decision, by night", LONG, async () => {
  const { page, troubles, close } = await person({ scheme: "dark" });
  await page.goto("/");
  const found = [];
  assert.ok(KINDS.length > 8);
  for (const next of KINDS) {
    await playFrom(page, next);
    await page.locator("[data-moment]").waitFor();
    await settled(page);
    found.push(...(await axe(page, next)));
  }
  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(troubles, []);
  await close();
});

test("axe finds nothing alone: the colours, and what the AI marks", LONG, async () => {
  const { page, troubles, close } = await person({ size: "phone" });
  const heard = listen(page);
  const found = [];
  const id = await table(page, [ME]);
  await page.goto(`/t/${id}`);
  assert.ok(await asked(page, heard));
  found.push(
    ...(await axe(page, "fifteen discs")),
    ...(await sideways(page, "fifteen discs")),
    ...(await scrolls(page, "fifteen discs")),
  );
  for (const phase of [PHASE.colours, PHASE.swap, PHASE.ai, PHASE.ruins]) {
    await playOn(page, heard, {
      touch: true,
      until: ({ view }) => view.position.phase >= phase || view.position.round > 1,
    });
    await settled(page);
    const where = `alone, phase ${heard.view.position.phase}`;
    found.push(...(await axe(page, where)), ...(await sideways(page, where)), ...(await scrolls(page, where)));
  }
  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(troubles, []);
  await close();
});
