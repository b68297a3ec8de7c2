import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { concede, ME } from "./kit/api.ts";
import { axeViolations, inspectRulesAndLesson, tableOverflow, horizontalOverflow } from "./kit/audits.ts";
import { LOOKS } from "./kit/looks.ts";
import { person } from "./kit/people.ts";
import { visit } from "./kit/visiting.ts";
import { waitUntilStill } from "./kit/waiting.ts";
import {
  waitUntilAsked,
  ENTRY_KINDS,
  listen,
  LONG_TEST,
  PHASE,
  playAloneFrom,
  playFrom,
  playOn,
  RANDOM_BOT,
  sonoraTable,
} from "./players/sonora.ts";

/** Buttons smaller than a fingertip: 44 pixels each way. */
async function tooSmallToTouch(page: Page, where: string): Promise<string[]> {
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
  test(`axe finds nothing in Sonora, and nothing scrolls: ${size}, ${scheme}, ${locale}`, LONG_TEST, async () => {
    const { page, complaints, close } = await person(look);
    const listener = listen(page);
    const touch = size === "phone";
    const found: string[] = [];
    const inspect = async (where: string, still = true) => {
      await waitUntilStill(page);
      found.push(
        ...(await axeViolations(page, where)),
        ...(await horizontalOverflow(page, where)),
        ...(still ? await tableOverflow(page, where) : []),
        ...(still && touch ? await tooSmallToTouch(page, where) : []),
      );
    };
    const id = await sonoraTable(page, touch ? [ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT] : [ME, RANDOM_BOT], {
      hand_0: "steady",
    });
    await visit(page, `/t/${id}`);
    assert.ok(await waitUntilAsked(page, listener));
    await inspect("aiming");
    for (const [phase, name] of [
      [PHASE.keep, "keep or reflick"],
      [PHASE.swap, "swaps"],
      [PHASE.ruins, "the Ruins"],
      [PHASE.write, "writing"],
    ] as const) {
      // Not every round has every phase: inspect the next one that comes, once.
      const actions = await playOn(page, listener, {
        hand: touch ? "touch" : "form",
        until: ({ view }) => view.position.phase >= phase,
      });
      if (actions) await inspect(`${name} (${listener.view.position.phase})`);
    }
    const short = await sonoraTable(page, [ME, RANDOM_BOT]);
    await visit(page, `/t/${short}`);
    assert.ok(await waitUntilAsked(page, listener));
    await concede(page, short);
    await page.locator("dialog[open] .total").first().waitFor();
    await page.keyboard.press("Escape");
    await inspect("the end");
    await inspectRulesAndLesson(page, "sonora", (where) => inspect(where, false));
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(complaints, []);
    await close();
  });
}

test("axe finds nothing before any kind of decision, in dark mode", LONG_TEST, async () => {
  const { page, complaints, close } = await person({ scheme: "dark" });
  await page.goto("/");
  const found: string[] = [];
  assert.ok(ENTRY_KINDS.length > 8);
  for (const next of ENTRY_KINDS) {
    await playFrom(page, next);
    await page.locator("[data-moment]").waitFor();
    await waitUntilStill(page);
    found.push(...(await axeViolations(page, next)));
  }
  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(complaints, []);
  await close();
});

test("axe finds nothing in a solo game: the colours, and what the AI marks", LONG_TEST, async () => {
  const { page, complaints, close } = await person({ size: "phone" });
  const listener = listen(page);
  const found: string[] = [];
  for (const [next, phase] of [
    ["0: flick", PHASE.aim],
    ["0: colours", PHASE.colours],
    ["0: done", PHASE.swap],
    ["0: ai", PHASE.ai],
    ["0: cross", PHASE.ruins],
  ] as const) {
    await playAloneFrom(page, next);
    assert.ok(await waitUntilAsked(page, listener));
    assert.equal(listener.view.position.phase, phase);
    await waitUntilStill(page);
    const where = `alone, phase ${phase}`;
    found.push(
      ...(await axeViolations(page, where)),
      ...(await horizontalOverflow(page, where)),
      ...(await tableOverflow(page, where)),
    );
  }
  assert.deepEqual(found, [], found.join("\n"));
  assert.deepEqual(complaints, []);
  await close();
});
