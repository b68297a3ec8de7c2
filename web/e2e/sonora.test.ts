import assert from "node:assert/strict";
import { test } from "node:test";
import { horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { tile } from "./kit/reading.ts";
import { movedIn, seeBestFlick } from "./players/flights.ts";
import { listen, LONG_TEST, PHASE, playOn } from "./players/sonora.ts";

test("a whole game of five rounds against a bot by mouse, started on the home page", LONG_TEST, async () => {
  const { page, complaints, close } = await person({ name: "Ana" });
  const listener = listen(page);
  await page.goto("/");
  await tile(page, "Sonora").locator(".picture svg").waitFor();
  await tile(page, "Sonora").getByRole("button", { name: "Play now" }).click();
  const dialog = page.getByRole("dialog");
  // Choosing a level also sets the hand.
  await dialog.getByRole("button", { name: /Saguaro.*A hand that never trembles/s }).waitFor();
  await dialog.getByText("More settings").click();
  await dialog.getByLabel("Rounds").selectOption("5");
  await dialog.getByLabel("Steadiness of the first hand").selectOption("steady");
  assert.equal(await dialog.getByLabel(/Steadiness/).count(), 2, "a hand for each of two");
  assert.equal(await dialog.getByLabel(/AI/).count(), 0, "nothing about an AI in company");
  await dialog.getByRole("button", { name: /Tumbleweed/ }).click();
  await page.waitForURL(/\/t\//);

  const corners = new Map<number, number | undefined>();
  const deeds = await playOn(page, listener, {
    hand: "mouse",
    until: ({ view }) => {
      corners.set(view.position.round, view.corners[0]);
      return false;
    },
  });
  assert.ok(deeds > 50, `the game had ${deeds} deeds`);
  assert.equal(listener.view.position.table.rounds, 5);
  assert.equal(listener.view.position.table.hands[0], "steady");
  assert.equal(
    new Set([1, 2, 3, 4].map((round) => corners.get(round))).size,
    4,
    "each round another corner lies before me",
  );
  assert.equal(corners.get(5), corners.get(1));

  const end = page.getByRole("dialog");
  await end.locator(".total").first().waitFor();
  assert.equal(await end.locator(".total").count(), 2);
  await end.getByRole("button", { name: "See the table" }).click();
  await seeBestFlick(page);
  assert.deepEqual(complaints, []);
  await close();
});

test(
  "alone, in Spanish, on a phone, with one finger: fifteen discs, the colours, the AI's marks, my own",
  LONG_TEST,
  async () => {
    const { page, complaints, close } = await person({ size: "phone", locale: "es-ES" });
    const listener = listen(page);
    await page.goto("/");
    await tile(page, "Sonora").getByRole("button", { name: "A solas" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Más ajustes").click();
    assert.equal(await dialog.getByLabel("Quién empieza").count(), 0);
    await dialog.getByLabel(/El color de la IA/).selectOption("on");
    await page.getByRole("button", { name: "Empezar" }).click();
    const phases = new Set<number>();
    await playOn(page, listener, {
      hand: "touch",
      until: ({ view }) => {
        phases.add(view.position.phase);
        return view.position.round === 2;
      },
    });
    assert.equal(listener.view.position.table.fair_colours, true);
    assert.ok(
      phases.has(PHASE.colours) && (phases.has(PHASE.ai) || phases.has(PHASE.write) || phases.has(PHASE.ruins)),
    );
    assert.equal(movedIn(listener.told).length >= 15, true);
    assert.deepEqual(await horizontalOverflow(page, "alone on a phone"), []);
    assert.equal(await page.evaluate(() => window.scrollY), 0, "the page does not scroll while aiming");
    assert.deepEqual(complaints, []);
    await close();
  },
);
