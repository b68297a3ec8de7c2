import assert from "node:assert/strict";
import { test } from "node:test";
import { ME } from "./kit/api.ts";
import { sideways } from "./kit/audits.ts";
import { meet } from "./kit/lobby.ts";
import { person } from "./kit/people.ts";
import { line, textOf, tile } from "./kit/reading.ts";
import { acting, glimpsed, until } from "./kit/waiting.ts";
import { fragile } from "./kit/wire.ts";
import { drawn, lying, movedIn, watch } from "./players/flights.ts";
import { asked, atRest, flick, listen, LONG, perform, pull, RANDOM, sonoraTable } from "./players/sonora.ts";

test("two browsers and a spectator see the same flick, each from their own corner", LONG, async () => {
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
  await meet(ana.page, bea.page, address);
  assert.ok(await asked(ana.page, anaHears));
  await eva.page.goto(address);
  await eva.page.locator(".stage").waitFor();
  await bea.page.locator(".stage").waitFor();
  assert.match(await textOf(line(bea.page)), /Ana/);

  for (const { page } of [ana, bea, eva]) await watch(page);
  await flick(ana.page, -14, 34);
  for (const [{ page }, heard] of [
    [ana, anaHears],
    [bea, beaHears],
    [eva, evaHears],
  ] as const) {
    await page.waitForFunction(() => (window.drawn.a1?.size ?? 0) > 0);
    await atRest(page, heard);
    assert.ok((await drawn(page, "a1")) > 2, "it was seen on its way");
    assert.equal(movedIn(heard.told).length, 1);
    assert.deepEqual(movedIn(heard.told)[0]?.trace, movedIn(anaHears.told)[0]?.trace);
  }
  const spectators = await lying(eva.page);
  const [hers, opposite, watched] = [(await lying(ana.page)).a1, (await lying(bea.page)).a1, spectators.a1];
  assert.ok(hers && opposite && watched, "everyone sees the disc");
  for (const axis of [0, 1] as const) {
    assert.ok(Math.abs(hers[axis] - watched[axis]) < 0.01, "a spectator sees the board as the first seat does");
    assert.ok(
      Math.abs(hers[axis] + opposite[axis] - 1) < 0.01,
      "from across the table, everything is the other way round",
    );
  }

  // Once more, slowly, for the spectator alone.
  await watch(eva.page);
  await eva.page.locator("[data-slowly]").click();
  // In one go with what is waited for: a slow machine would come too late to skip it.
  await eva.page.waitForFunction(() => {
    const skip = document.querySelector<HTMLElement>('[aria-label="Skip"]');
    if (!skip || (window.drawn.a1?.size ?? 0) <= 2) return false;
    skip.click();
    return true;
  });
  await eva.page.locator('[data-idle="true"]').waitFor();
  assert.deepEqual(await lying(eva.page), spectators);

  // Bea flicks with her thumb when it is her turn.
  for (let deed = 0; ; deed++) {
    await atRest(ana.page, anaHears);
    if (anaHears.view.position.actor === 1) break;
    await perform(ana.page, anaHears, deed);
  }
  assert.ok(await asked(bea.page, beaHears));
  await acting(bea.page, () => pull(bea.page, 52, 46, true));
  await eva.page.waitForFunction(
    () => document.querySelector('[data-disc="b1"]') || document.querySelector("aside")?.textContent?.includes("b1"),
  );
  assert.deepEqual(await sideways(bea.page, "the table on a phone"), []);
  for (const one of [ana, bea, eva]) {
    assert.deepEqual(one.complaints, []);
    await one.close();
  }
});

test("a line that is cut during a flick is mended, and the flick counts once", LONG, async () => {
  const { page, close } = await person({ motion: "no-preference" });
  const { missed, disturb, cut } = await fragile(page);
  const id = await sonoraTable(page, [ME, RANDOM]);
  await page.goto(`/t/${id}`);
  await page.locator(".stage.live").waitFor();
  await watch(page);
  const flights = () => movedIn(missed.flatMap((message) => (message.type === "update" ? message.told : [])));
  // The server hears of the flick; its answer, and the flight, are lost with the line.
  disturb({ deaf: true });
  await page.locator('[data-aim="force"]').fill("31");
  await page.locator('[data-aim="force"]').press("Enter");
  await until(() => flights().length > 0, "The server has not heard of it.");
  assert.equal(await drawn(page, "a1"), 0);
  await cut();
  await page.locator('[data-disc="a1"]').waitFor();
  await page.locator('[data-act="keep"]').waitFor();
  assert.ok((await drawn(page, "a1")) > 2, "what was missed is seen after all");
  assert.equal(
    await page
      .locator("aside")
      .getByRole("button", { name: /flicks? a1/ })
      .count(),
    1,
  );

  // And in the middle of it, when it has been told but is still on its way.
  await page.locator('[data-act="keep"]').click();
  await page.locator(".stage.live").waitFor();
  const flying = glimpsed(page, '[data-idle="false"]');
  await page.locator('[data-aim="force"]').press("Enter");
  await flying;
  await cut();
  await page.locator('[data-act="keep"]').waitFor();
  assert.equal(
    await page
      .locator("aside")
      .getByRole("button", { name: /flicks? a2/ })
      .count(),
    1,
  );
  await close();
});
