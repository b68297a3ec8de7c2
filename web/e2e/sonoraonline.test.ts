import assert from "node:assert/strict";
import { test } from "node:test";
import { ME } from "./kit/api.ts";
import { horizontalOverflow } from "./kit/audits.ts";
import { joinAndBegin } from "./kit/lobby.ts";
import { person } from "./kit/people.ts";
import { statusLine, textOf, tile } from "./kit/reading.ts";
import { actAndWait, waitForGlimpse, waitUntil } from "./kit/waiting.ts";
import { fragileWire } from "./kit/wire.ts";
import { placesDrawn, discPlaces, movedIn, watchDiscs } from "./players/flights.ts";
import {
  waitUntilAsked,
  waitUntilAtRest,
  flick,
  listen,
  LONG_TEST,
  perform,
  pull,
  RANDOM_BOT,
  sonoraTable,
} from "./players/sonora.ts";

test("two browsers and a spectator see the same flick, each from their own corner", LONG_TEST, async () => {
  const [ana, bea, eva] = [
    await person({ name: "Ana", motion: "no-preference" }),
    await person({ name: "Bea", size: "phone", locale: "es-ES", motion: "no-preference" }),
    await person({ name: "Eva", motion: "no-preference" }),
  ];
  const anaHears = listen(ana.page);
  const beaHears = listen(bea.page);
  const evaHears = listen(eva.page);
  await ana.page.goto("/");
  await tile(ana.page, "Sonora").getByRole("button", { name: "With friends" }).click();
  await ana.page.getByText("More settings").click();
  await ana.page.getByLabel("Who begins").selectOption("0");
  await ana.page.getByRole("button", { name: "Set the table" }).click();
  const address = await ana.page.getByLabel("Address of this table").inputValue();
  await joinAndBegin(ana.page, bea.page, address);
  assert.ok(await waitUntilAsked(ana.page, anaHears));
  await eva.page.goto(address);
  await eva.page.locator(".stage").waitFor();
  await bea.page.locator(".stage").waitFor();
  assert.match(await textOf(statusLine(bea.page)), /Ana/);

  for (const { page } of [ana, bea, eva]) await watchDiscs(page);
  await flick(ana.page, -14, 34);
  for (const [{ page }, listener] of [
    [ana, anaHears],
    [bea, beaHears],
    [eva, evaHears],
  ] as const) {
    await page.waitForFunction(() => (window.drawn.a1?.size ?? 0) > 0);
    await waitUntilAtRest(page, listener);
    assert.ok((await placesDrawn(page, "a1")) > 2, "it was seen on its way");
    assert.equal(movedIn(listener.told).length, 1);
    assert.deepEqual(movedIn(listener.told)[0]?.trace, movedIn(anaHears.told)[0]?.trace);
  }
  const spectators = await discPlaces(eva.page);
  const [hers, opposite, watched] = [(await discPlaces(ana.page)).a1, (await discPlaces(bea.page)).a1, spectators.a1];
  assert.ok(hers && opposite && watched, "everyone sees the disc");
  for (const axis of [0, 1] as const) {
    assert.ok(Math.abs(hers[axis] - watched[axis]) < 0.01, "a spectator sees the board as the first seat does");
    assert.ok(
      Math.abs(hers[axis] + opposite[axis] - 1) < 0.01,
      "from across the table, everything is the other way round",
    );
  }

  // Replayed in slow motion, for the spectator only.
  await watchDiscs(eva.page);
  await eva.page.locator("[data-slowly]").click();
  // Wait and click in one step: on a slow machine a separate click would come too late to skip it.
  await eva.page.waitForFunction(() => {
    const skip = document.querySelector<HTMLElement>('[aria-label="Skip"]');
    if (!skip || (window.drawn.a1?.size ?? 0) <= 2) return false;
    skip.click();
    return true;
  });
  await eva.page.locator('[data-idle="true"]').waitFor();
  assert.deepEqual(await discPlaces(eva.page), spectators);

  // Bea flicks with her thumb when it is her turn.
  for (let deed = 0; ; deed++) {
    await waitUntilAtRest(ana.page, anaHears);
    if (anaHears.view.position.actor === 1) break;
    await perform(ana.page, anaHears, deed);
  }
  assert.ok(await waitUntilAsked(bea.page, beaHears));
  await actAndWait(bea.page, () => pull(bea.page, 52, 46, true));
  await eva.page.waitForFunction(
    () => document.querySelector('[data-disc="b1"]') || document.querySelector("aside")?.textContent?.includes("b1"),
  );
  assert.deepEqual(await horizontalOverflow(bea.page, "the table on a phone"), []);
  for (const one of [ana, bea, eva]) {
    assert.deepEqual(one.complaints, []);
    await one.close();
  }
});

test("a connection lost during a flick is restored, and the flick counts once", LONG_TEST, async () => {
  const { page, close } = await person({ motion: "no-preference" });
  const { missed, disturb, cut } = await fragileWire(page);
  const id = await sonoraTable(page, [ME, RANDOM_BOT]);
  await page.goto(`/t/${id}`);
  await page.locator(".stage.live").waitFor();
  await watchDiscs(page);
  const flights = () => movedIn(missed.flatMap((message) => (message.type === "update" ? message.told : [])));
  // The server receives the flick; its answer, and the flight, are lost with the connection.
  disturb({ dropToPage: true });
  await page.locator('[data-aim="force"]').fill("31");
  await page.locator('[data-aim="force"]').press("Enter");
  await waitUntil(() => flights().length > 0, "The server has not heard of it.");
  assert.equal(await placesDrawn(page, "a1"), 0);
  await cut();
  await page.locator('[data-disc="a1"]').waitFor();
  await page.locator('[data-act="reflick"]').waitFor();
  assert.ok((await placesDrawn(page, "a1")) > 2, "what was missed is seen after all");
  assert.equal(await page.locator("aside").getByRole("button", { name: "You flick your 1." }).count(), 1);

  // And again in mid-flight, after the page has received the flick.
  const flying = waitForGlimpse(page, '[data-idle="false"]');
  await page.locator('[data-aim="force"]').press("Enter");
  await flying;
  await cut();
  await page.locator('[data-act="keep"]').waitFor();
  assert.equal(await page.locator("aside").getByRole("button", { name: "You flick your 2." }).count(), 1);
  await close();
});
