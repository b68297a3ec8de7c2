import assert from "node:assert/strict";
import { test } from "node:test";
import { glimpsed, ME, person } from "./kit/kit.ts";
import { BOT, LONG, table } from "./players/sonora.ts";

const DECELERATION = 539_365.75;
const NAMES = [..."abcd"].flatMap((colour) => [1, 2, 3, 4, 5].map((number) => colour + number));
/** Twenty discs in rows, and a push for each. */
const ROWS = NAMES.map((name, at) => [
  name,
  -120_000 + (at % 5) * 60_000,
  -90_000 + Math.floor(at / 5) * 60_000,
  700_000 * Math.cos(at),
  700_000 * Math.sin(at),
]);
const TRACE = {
  deceleration: DECELERATION,
  paths: ROWS.map(([, x, y, vx, vy], at) => [
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

// How long a frame takes is told, not judged: it says as much about the machine as about us. The message is made up,
// because hardly any real flick moves all twenty.
test("twenty discs in motion at once: how long the frames take", LONG, async (context) => {
  const { page, troubles, close } = await person({ motion: "no-preference" });
  await page.routeWebSocket(/\/socket$/, (near) => {
    const far = near.connectToServer();
    near.onMessage((text) => far.send(text));
    far.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type === "update") {
        message.view.position.discs = ROWS.map(([, x, y]) => [2, x, y, -1]);
        message.view.counts = ROWS.map((_, at) => [[at % 4, at % 3 === 0]]);
        for (const { events } of message.told)
          for (const event of events) if (event.kind === "moved") Object.assign(event, { trace: TRACE, discs: NAMES });
      }
      near.send(JSON.stringify(message));
    });
  });
  const id = await table(page, [ME, BOT, BOT, BOT]);
  await page.goto(`/t/${id}`);
  await page.locator(".stage.live").waitFor();
  await page.evaluate(() => {
    window.frames_ = [];
    let last = 0;
    const look = (now) => {
      if (document.querySelector('[data-idle="false"]')) {
        if (last) window.frames_.push(now - last);
        last = now;
      } else last = 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.seen = new Set();
    new MutationObserver((changes) =>
      changes.forEach(({ target }) => target.dataset?.disc && window.seen.add(target.dataset.disc)),
    ).observe(document.querySelector(".stage"), {
      subtree: true,
      attributes: true,
      attributeFilter: ["style"],
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const figures = async () =>
    Object.fromEntries((await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
  const flying = glimpsed(page, '[data-idle="false"]');
  await page.locator('[data-aim="force"]').press("Enter");
  await flying;
  const drawn = () => page.evaluate(() => window.frames_.length);
  const [before, earlier] = [await figures(), await drawn()];
  await page.locator("[data-slowly]").waitFor(); // all is at rest
  // A busy machine draws only a few frames of a short flight: then it is seen again, slowly.
  // The button is there at rest only.
  while ((await drawn()) <= earlier + 5) await page.locator("[data-slowly]").click();
  await page.locator('[data-idle="true"]').waitFor();
  const after = await figures();
  const frames = (await page.evaluate(() => window.frames_)).sort((a, b) => a - b);
  const at = (part) => frames[Math.min(frames.length - 1, Math.floor(frames.length * part))].toFixed(1);
  const each = (name) => ((1000 * (after[name] - before[name])) / (frames.length - earlier)).toFixed(2);
  context.diagnostic(
    `${frames.length} frames: half within ${at(0.5)} ms, 9 of 10 within ${at(0.9)} ms, ` +
      `99 of 100 within ${at(0.99)} ms, the longest ${at(1)} ms`,
  );
  context.diagnostic(
    `of each frame, ${each("ScriptDuration")} ms are script, ${each("RecalcStyleDuration")} ms style, ` +
      `${each("LayoutDuration")} ms layout`,
  );
  assert.equal(await page.evaluate(() => window.seen.size), 20, "all twenty moved");
  assert.deepEqual(troubles, []);
  await close();
});
