import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { Page } from "playwright-core";
import type { SonoraSection, SonoraTrace, SonoraView } from "../src/generated/protocol.ts";
import { ME } from "./kit/api.ts";
import { person } from "./kit/people.ts";
import { boxOf, textOf } from "./kit/reading.ts";
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

/** Lay all twenty discs on the board, and let every flick move them all: hardly any real one does. */
const crowd = (page: Page): Promise<void> =>
  interceptMessages(page, (message, pass) => {
    if (message.type === "update") {
      const view = message.view as SonoraView;
      view.position.discs = ROWS.map(([x, y]) => [2, x, y, -1]);
      view.counts = ROWS.map((_, at) => [[SECTIONS[at % 4] ?? 0, at % 3 === 0]]);
      for (const moved of movedIn(message.told)) Object.assign(moved, { trace: TRACE, discs: NAMES });
    }
    pass();
  });

/** From now on, record how long each frame takes while something matching is on the page. */
const watchFrames = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selector) => {
    window.frameTimes = [];
    let last = 0;
    const look = (now: number) => {
      if (document.querySelector(selector)) {
        if (last) window.frameTimes.push(now - last);
        last = now;
      } else last = 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);

const framesDrawn = (page: Page): Promise<number> => page.evaluate(() => window.frameTimes.length);

/** Slow the page's processor down, and return a function that reads what it has spent its time on, in seconds. */
async function throttle(page: Page, rate: number): Promise<() => Promise<Record<string, number>>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return async () =>
    Object.fromEntries((await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
}

/** Say how long the frames took, and what for. */
async function report(
  context: TestContext,
  page: Page,
  what: string,
  earlier: number,
  [before, after]: readonly [Record<string, number>, Record<string, number>],
): Promise<void> {
  const frames = (await page.evaluate(() => window.frameTimes)).sort((a, b) => a - b);
  const at = (part: number) => frames[Math.min(frames.length - 1, Math.floor(frames.length * part))]?.toFixed(1);
  const each = (name: string) => {
    const seconds = (after[name] ?? NaN) - (before[name] ?? NaN);
    return ((1000 * seconds) / (frames.length - earlier)).toFixed(2);
  };
  context.diagnostic(
    `${what}: ${frames.length} frames, half within ${at(0.5)} ms, 9 of 10 within ${at(0.9)} ms, ` +
      `99 of 100 within ${at(0.99)} ms, the longest ${at(1)} ms; of each, ${each("ScriptDuration")} ms are script, ` +
      `${each("RecalcStyleDuration")} ms style, ${each("LayoutDuration")} ms layout`,
  );
}

// Frame times are reported, not asserted: they say as much about the machine as about us.
for (const rate of [1, 4]) {
  test(
    `twenty discs in motion at once, at 1/${rate} of the speed: how long frames take`,
    LONG_TEST,
    async (context) => {
      const { page, complaints, close } = await person({ motion: "no-preference" });
      await crowd(page);
      const id = await sonoraTable(page, [ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT], { preview: "none" });
      await page.goto(`/t/${id}`);
      await page.locator(".stage.live").waitFor();
      await watchFrames(page, '[data-idle="false"]');
      await page.locator(".stage").evaluate((stage) => {
        window.seen = new Set();
        new MutationObserver((changes) => {
          for (const { target } of changes)
            if (target instanceof HTMLElement && target.dataset.disc) window.seen.add(target.dataset.disc);
        }).observe(stage, { subtree: true, attributes: true, attributeFilter: ["style"] });
      });
      const figures = await throttle(page, rate);
      const flying = waitForGlimpse(page, '[data-idle="false"]');
      await page.locator('[data-aim="force"]').press("Enter");
      await flying;
      const [before, earlier] = [await figures(), await framesDrawn(page)];
      await page.locator("[data-slowly]").waitFor(); // everything is at rest
      // A busy machine draws only a few frames of a short flight: then it is replayed in slow motion.
      // The button is there only while everything is at rest.
      while ((await framesDrawn(page)) <= earlier + 5) await page.locator("[data-slowly]").click();
      await page.locator('[data-idle="true"]').waitFor();
      await report(context, page, "in flight", earlier, [before, await figures()]);
      assert.equal(await page.evaluate(() => window.seen.size), 20, "all twenty moved");
      assert.deepEqual(complaints, []);
      await close();
    },
  );

  test(`aiming among twenty discs, at 1/${rate} of the speed: how long frames take`, LONG_TEST, async (context) => {
    const { page, complaints, close } = await person();
    await crowd(page);
    const id = await sonoraTable(page, [ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT]);
    await page.goto(`/t/${id}`);
    await page.locator(".stage.live").waitFor();
    const figures = await throttle(page, rate);
    const stage = await boxOf(page.locator(".stage"));
    const [x, y] = [stage.x + stage.width * 0.4, stage.y + stage.height * 0.4];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await watchFrames(page, ".gauge");
    const before = await figures();
    for (let step = 0; step < 60; step++)
      await page.mouse.move(x + 70 + 30 * Math.sin(step / 9), y + 70 - 30 * Math.sin(step / 9));
    await page.mouse.move(x + 80, y + 80);
    await report(context, page, "while aiming", 0, [before, await figures()]);
    // However slow the machine, the finger is followed at once, and the cloud is whole once it rests.
    await page.locator('.cloud[data-count="60"]').waitFor({ state: "attached" });
    assert.match(await textOf(page.locator(".gauge")), /^\s*0°/);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    assert.deepEqual(complaints, []);
    await close();
  });
}
