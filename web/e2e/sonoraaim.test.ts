import assert from "node:assert/strict";
import { test } from "node:test";
import { forkRecord, ME } from "./kit/api.ts";
import { person } from "./kit/people.ts";
import { boxOf, textOf } from "./kit/reading.ts";
import { golden, plyBefore } from "./kit/records.ts";
import { actAndWait } from "./kit/waiting.ts";
import { discPlaces, movedIn } from "./players/flights.ts";
import { distance, readPreview, setAim } from "./players/preview.ts";
import {
  drag,
  flick,
  listen,
  LONG_TEST,
  RANDOM_BOT,
  sonoraTable,
  swipe,
  waitUntilAsked,
  waitUntilAtRest,
} from "./players/sonora.ts";

/** The board's side with its frame, in millimetres. */
const SIDE = 478;

test("an exact hand's disc rests where it was foretold, among other discs too", LONG_TEST, async () => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  const id = await sonoraTable(page, [ME], { hand_0: "exact" });
  await page.goto(`/t/${id}`);
  let compared = 0;
  for (const [angle, force] of [
    [0, 27],
    [4, 36],
    [-20, 31],
    [1, 45],
    [-3, 40],
    [2, 38],
  ] as const) {
    assert.ok(await waitUntilAsked(page, listener));
    const disc = (await page.locator("[data-start]").getAttribute("data-start")) ?? "";
    await setAim(page, angle, force);
    const { fate, centre } = await readPreview(page, false);
    await actAndWait(page, () => page.locator(".stage").press("Enter"));
    await waitUntilAtRest(page, listener);
    if (fate !== 0) continue;
    const [x, y] = (await discPlaces(page))[disc] ?? [NaN, NaN];
    assert.ok(distance([(x - 0.5) * SIDE, (y - 0.5) * SIDE], centre) < 1, `${disc} at ${angle}°, force ${force}`);
    assert.equal(await page.locator("[data-ghost]").count(), 1, "what was meant stays visible beside it");
    compared++;
  }
  assert.ok(compared >= 4, `${compared} discs came to rest on the board`);
  assert.deepEqual(complaints, []);
  await close();
});

test(
  "the table decides how much is foretold: everything, a line to the first contact, nothing",
  LONG_TEST,
  async () => {
    const { page, complaints, close } = await person();
    const listener = listen(page);
    const shown = async (preview: string) => {
      const id = await sonoraTable(page, [ME, RANDOM_BOT], { preview });
      await page.goto(`/t/${id}`);
      assert.ok(await waitUntilAsked(page, listener));
      await setAim(page, 30, 60); // it bounces off the frame
      const { cloud, centre } = await readPreview(page, preview === "full");
      const way = (await page.locator(".ahead .way").count())
        ? await page.locator(".ahead .way").getAttribute("d")
        : "";
      return { cloud: cloud.length, rests: Number.isFinite(centre[0]), bends: way?.split("L").length ?? 0 };
    };
    const full = await shown("full");
    assert.ok(full.cloud > 40 && full.rests && full.bends > 2, JSON.stringify(full));
    assert.deepEqual(await shown("line"), { cloud: 0, rests: false, bends: 2 });
    assert.deepEqual(await shown("none"), { cloud: 0, rests: false, bends: 1 });
    assert.deepEqual(complaints, []);
    await close();
  },
);

test("a Reflick is one button away while the next disc already lies ready", LONG_TEST, async () => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  const id = await sonoraTable(page, [ME, RANDOM_BOT], { hand_0: "exact" });
  await page.goto(`/t/${id}`);
  assert.ok(await waitUntilAsked(page, listener));
  await flick(page, 5, 27);
  assert.ok(await waitUntilAsked(page, listener));
  assert.equal(await page.locator("[data-start]").getAttribute("data-start"), "a2");
  await actAndWait(page, () => page.locator('.stage [data-act="reflick"]').click());
  assert.ok(await waitUntilAsked(page, listener));
  assert.equal(await page.locator("[data-start]").getAttribute("data-start"), "a1");
  assert.equal(listener.view.position.players[0]?.tray.reflicks, 0);
  assert.deepEqual(complaints, []);
  await close();
});

test(
  "a bullseye is chosen around the hole in which its disc lies, and no button covers a disc",
  LONG_TEST,
  async () => {
    const { page, complaints, close } = await person({ size: "phone" });
    const listener = listen(page);
    await page.goto("/");
    const record = golden("so17-in-order", "sonora");
    const id = await forkRecord(page, record, plyBefore(record, "0: bullseye"), [ME, RANDOM_BOT, RANDOM_BOT]);
    await page.goto(`/t/${id}`);
    assert.ok(await waitUntilAsked(page, listener));
    const [disc, stage] = [await boxOf(page.locator('[data-sunk="a4"]')), await boxOf(page.locator(".stage"))];
    assert.ok(Math.abs(disc.x + disc.width / 2 - stage.x - stage.width / 2) < 1, "the disc lies in the hole");
    const choices = page.locator(".stage [data-act]");
    assert.equal(await choices.count(), 4);
    const lying = await Promise.all((await page.locator(".stage [data-disc]").all()).map(boxOf));
    assert.ok(lying.length);
    for (const choice of await choices.all()) {
      const { x, y, width, height } = await boxOf(choice);
      assert.ok(width >= 44 && height >= 44);
      for (const one of lying)
        assert.ok(one.x >= x + width || one.x + one.width <= x || one.y >= y + height || one.y + one.height <= y);
    }
    await actAndWait(page, () => page.locator('[data-act="bullseye a4 creek"]').click());
    const owl = 2;
    assert.equal(listener.view.position.discs[3]?.[3], owl);
    assert.deepEqual(complaints, []);
    await close();
  },
);

test(
  "on a phone a pull has room for full force wherever it begins, and swipes are not too hot",
  LONG_TEST,
  async () => {
    const { page, complaints, close } = await person({ size: "phone", motion: "no-preference" });
    const listener = listen(page);
    const id = await sonoraTable(page, [ME], { hand_0: "exact" });
    await page.goto(`/t/${id}`);
    assert.ok(await waitUntilAsked(page, listener));
    const stage = await boxOf(page.locator(".stage"));
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const speedOfLast = () => {
      const [, , , vx, vy] = movedIn(listener.told).at(-1)?.trace.paths[0]?.[2][0] ?? [0, 0, 0, 0, 0];
      return Math.hypot(vx, vy) / 1_000_000;
    };
    const flickAndRead = async (gesture: () => Promise<void>) => {
      assert.ok(await waitUntilAsked(page, listener));
      await page.locator(".stage.live").waitFor();
      await actAndWait(page, gesture);
      await waitUntilAtRest(page, listener);
      return speedOfLast();
    };
    const full = listener.legal?.kind === "bounds" ? (listener.legal.bounds as { full_force: number }).full_force : 0;
    for (const part of [0.3, 0.6, 0.9]) {
      const from = { x: stage.x + stage.width * part, y: stage.y + stage.height * 0.3 };
      const room = Math.min(width - 3 - from.x, height - 3 - from.y);
      const speed = await flickAndRead(() => drag(page, from, { x: from.x + room, y: from.y + room }, "touch"));
      assert.ok(speed > (0.99 * full) / 1_000_000, `from ${part} of the board: ${speed} m/s`);
    }
    // 700 and 1,600 pixels a second on a board of about 370.
    const [slow, fast] = [await flickAndRead(() => swipe(page, 1.9)), await flickAndRead(() => swipe(page, 4.3))];
    assert.ok(slow > 0.35 && slow < 0.65, `a gentle swipe gives ${slow} m/s`);
    assert.ok(fast > slow && fast < 1.1, `a brisk swipe gives ${fast} m/s`);
    assert.match(await textOf(page.locator(".whose")), /flick|decision/);
    assert.deepEqual(complaints, []);
    await close();
  },
);
