import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { concede, ME } from "./kit/api.ts";
import { inaccessible, inspectBooks, scrolls, sideways } from "./kit/audits.ts";
import { LOOKS } from "./kit/looks.ts";
import { person } from "./kit/people.ts";
import { settled } from "./kit/waiting.ts";
import { asked, KINDS, listen, LONG, PHASE, playFrom, playOn, RANDOM, sonoraTable } from "./players/sonora.ts";

/** What a finger has to hit is large enough: 44 pixels each way. */
async function small(page: Page, where: string): Promise<string[]> {
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

for (const look of LOOKS) {
  const { size, scheme, locale } = look;
  test(`axe finds nothing in Sonora, and nothing scrolls: ${size}, ${scheme}, ${locale}`, LONG, async () => {
    const { page, complaints, close } = await person(look);
    const heard = listen(page);
    const touch = size === "phone";
    const found: string[] = [];
    const inspect = async (where: string, still = true) => {
      await settled(page);
      found.push(
        ...(await inaccessible(page, where)),
        ...(await sideways(page, where)),
        ...(still ? await scrolls(page, where) : []),
        ...(still && touch ? await small(page, where) : []),
      );
    };
    const id = await sonoraTable(page, touch ? [ME, RANDOM, RANDOM, RANDOM] : [ME, RANDOM], { hand_0: "steady" });
    await page.goto(`/t/${id}`);
    assert.ok(await asked(page, heard));
    await inspect("aiming");
    for (const [phase, name] of [
      [PHASE.keep, "keep or reflick"],
      [PHASE.swap, "swaps"],
      [PHASE.ruins, "the Ruins"],
      [PHASE.write, "writing"],
    ] as const) {
      // Not every round has them all: whatever comes first is looked at.
      await playOn(page, heard, { touch, until: ({ view }) => view.position.phase >= phase });
      await inspect(`${name} (${heard.view.position.phase})`);
    }
    const short = await sonoraTable(page, [ME, RANDOM]);
    await page.goto(`/t/${short}`);
    assert.ok(await asked(page, heard));
    await concede(page, short);
    await page.locator("dialog[open] .total").first().waitFor();
    await page.keyboard.press("Escape");
    await inspect("the end");
    await inspectBooks(page, "sonora", (where) => inspect(where, false));
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(complaints, []);
    await close();
  });
}

test("axe finds nothing before any kind of decision, by night", LONG, async () => {
  const { page, complaints, close } = await person({ scheme: "dark" });
  await page.goto("/");
  const found: string[] = [];
  assert.ok(KINDS.length > 8);
  for (const next of KINDS) {
    await playFrom(page, next);
    await page.locator("[data-moment]").waitFor();
    await settled(page);
    found.push(...(await inaccessible(page, next)));
  }
  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(complaints, []);
  await close();
});

test("axe finds nothing alone: the colours, and what the AI marks", LONG, async () => {
  const { page, complaints, close } = await person({ size: "phone" });
  const heard = listen(page);
  const found: string[] = [];
  const id = await sonoraTable(page, [ME]);
  await page.goto(`/t/${id}`);
  assert.ok(await asked(page, heard));
  found.push(
    ...(await inaccessible(page, "fifteen discs")),
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
    found.push(...(await inaccessible(page, where)), ...(await sideways(page, where)), ...(await scrolls(page, where)));
  }
  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(complaints, []);
  await close();
});
