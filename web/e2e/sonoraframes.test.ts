import assert from "node:assert/strict";
import { test } from "node:test";
import type { SonoraSection, SonoraTrace, SonoraView } from "../src/generated/protocol.ts";
import { ME } from "./kit/api.ts";
import { person } from "./kit/people.ts";
import { waitForGlimpse } from "./kit/waiting.ts";
import { interceptMessages } from "./kit/wire.ts";
import { movedIn } from "./players/flights.ts";
import { LONG_TEST, RANDOM_BOT, sonoraTable } from "./players/sonora.ts";

declare global {
  interface Window {
    /** How long each frame took during a flight, in ms. */
    frameTimes: number[];
    /** The discs that have moved. */
    seen: Set<string>;
  }
}

const DECELERATION = 539_365.75;
const SECTIONS: SonoraSection[] = [0, 1, 2, 3];
const NAMES = [..."abcd"].flatMap((colour) => [1, 2, 3, 4, 5].map((number) => colour + number));
/** Twenty discs in rows, each with a velocity. */
const ROWS = NAMES.map((_, at): [x: number, y: number, vx: number, vy: number] => [
  -120_000 + (at % 5) * 60_000,
  -90_000 + Math.floor(at / 5) * 60_000,
  700_000 * Math.cos(at),
  700_000 * Math.sin(at),
]);
const TRACE: SonoraTrace = {
  deceleration: DECELERATION,
  paths: ROWS.map(([x, y, vx, vy], at) => [
    at,
    700_000 / DECELERATION,
    Array.from({ length: 6 }, (_, leg) => [
      leg * 0.05,
      x + vx * leg * 0.03,
      y + vy * leg * 0.03,
      vx * (1 - leg * 0.05),
      vy * (1 - leg * 0.05),
    ]),
  ]),
  events: ROWS.map((_, at) => ["disc", at * 0.05, at, (at + 1) % 20, 300_000]),
};

// Frame times are reported, not asserted: they say as much about the machine as about us. The message is made up,
// because hardly any real flick moves all twenty.
test("twenty discs in motion at once: how long the frames take", LONG_TEST, async (context) => {
  const { page, complaints, close } = await person({ motion: "no-preference" });
  await interceptMessages(page, (message, pass) => {
    if (message.type === "update") {
      const view = message.view as SonoraView;
      view.position.discs = ROWS.map(([x, y]) => [2, x, y, -1]);
      view.counts = ROWS.map((_, at) => [[SECTIONS[at % 4] ?? 0, at % 3 === 0]]);
      for (const moved of movedIn(message.told)) Object.assign(moved, { trace: TRACE, discs: NAMES });
    }
    pass();
  });
  const id = await sonoraTable(page, [ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT]);
  await page.goto(`/t/${id}`);
  await page.locator(".stage.live").waitFor();
  await page.locator(".stage").evaluate((stage) => {
    window.frameTimes = [];
    let last = 0;
    const look = (now: number) => {
      if (document.querySelector('[data-idle="false"]')) {
        if (last) window.frameTimes.push(now - last);
        last = now;
      } else last = 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.seen = new Set();
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset.disc) window.seen.add(target.dataset.disc);
    }).observe(stage, {
      subtree: true,
      attributes: true,
      attributeFilter: ["style"],
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const figures = async (): Promise<Record<string, number>> =>
    Object.fromEntries((await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
  const flying = waitForGlimpse(page, '[data-idle="false"]');
  await page.locator('[data-aim="force"]').press("Enter");
  await flying;
  const drawn = () => page.evaluate(() => window.frameTimes.length);
  const [before, earlier] = [await figures(), await drawn()];
  await page.locator("[data-slowly]").waitFor(); // everything is at rest
  // A busy machine draws only a few frames of a short flight: then it is replayed in slow motion.
  // The button is there only while everything is at rest.
  while ((await drawn()) <= earlier + 5) await page.locator("[data-slowly]").click();
  await page.locator('[data-idle="true"]').waitFor();
  const after = await figures();
  const frames = (await page.evaluate(() => window.frameTimes)).sort((a, b) => a - b);
  const at = (part: number) => frames[Math.min(frames.length - 1, Math.floor(frames.length * part))]?.toFixed(1);
  const each = (name: string) => {
    const seconds = (after[name] ?? NaN) - (before[name] ?? NaN);
    return ((1000 * seconds) / (frames.length - earlier)).toFixed(2);
  };
  context.diagnostic(
    `${frames.length} frames: half within ${at(0.5)} ms, 9 of 10 within ${at(0.9)} ms, ` +
      `99 of 100 within ${at(0.99)} ms, the longest ${at(1)} ms`,
  );
  context.diagnostic(
    `of each frame, ${each("ScriptDuration")} ms are script, ` +
      `${each("RecalcStyleDuration")} ms style, ${each("LayoutDuration")} ms layout`,
  );
  assert.equal(await page.evaluate(() => window.seen.size), 20, "all twenty moved");
  assert.deepEqual(complaints, []);
  await close();
});
