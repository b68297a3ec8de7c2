import assert from "node:assert/strict";
import { test } from "node:test";
import { person } from "./kit/people.ts";
import { golden } from "./kit/records.ts";
import { actAndWait, waitForMoment, waitForTurn } from "./kit/waiting.ts";

test("solo lost: four turns without a scored card, in Spanish, on a phone", async () => {
  const { page, complaints, close } = await person({ size: "phone", locale: "es-ES" });
  await page.goto("/");
  await page.locator("article").first().getByRole("button", { name: "A solas" }).click();
  await page.getByRole("button", { name: "Empezar" }).click();
  for (let turn = 0; turn < 4; turn++) {
    assert.ok(await waitForTurn(page));
    await actAndWait(page, () => page.getByRole("button", { name: "Terminar" }).click());
  }
  const end = page.getByRole("dialog", { name: "Has perdido" });
  await end.getByText("Cuatro").first().waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("solo won: a record is opened, and continued from just before its end", async () => {
  const { page, complaints, close } = await person();
  await page.goto("/");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "solo.txt", mimeType: "text/plain", buffer: Buffer.from(golden("solo-won")) });
  await page.waitForURL(/\/r\//);
  const scrubber = page.getByRole("slider", { name: "Moment" });
  await scrubber.focus();
  await page.keyboard.press("End");
  const last = Number(await scrubber.inputValue());
  assert.ok(
    await page.getByRole("button", { name: "Play on from here" }).isDisabled(),
    "nothing is left to play at the end",
  );
  await page.keyboard.press("ArrowLeft");
  assert.equal(Number(await scrubber.inputValue()), last - 1);
  await page.waitForURL(new RegExp(`ply=${last - 1}`));
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/t\//);
  assert.ok(await waitForTurn(page));
  await page.locator(".hand .ready").first().click();
  await page.getByRole("button", { name: /^Score/ }).click();
  await page.getByRole("dialog", { name: "You have won" }).getByText("All 16 cards are scored.").waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("a replay plays, pauses and changes view, and a link leads to its moment", async () => {
  const { page, complaints, close } = await person();
  await page.goto("/");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "two.txt", mimeType: "text/plain", buffer: Buffer.from(golden("shared-win")) });
  await page.waitForURL(/\/r\//);
  const scrubber = page.getByRole("slider", { name: "Moment" });
  assert.equal(await scrubber.inputValue(), "0", "a replay opens at its beginning");
  await page.locator("aside li").nth(2).waitFor(); // with its log
  await page.getByLabel("Speed").selectOption("At once");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  // Wait and click in one step: on a slow machine a short match would be over before a separate click.
  await page.waitForFunction(() => {
    const pause = document.querySelector<HTMLElement>('[aria-label="Pause"]');
    const moment = Number(document.querySelector<HTMLInputElement>("#scrubber")?.value);
    if (!pause || !(moment > 3)) return false;
    pause.click();
    return true;
  });
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.getByLabel("Seen by").selectOption("1");
  await page.waitForURL(/as=1/);
  const here = page.url();
  const moment = await scrubber.inputValue();
  await page.getByRole("button", { name: "Link" }).click();
  const link = await page.getByRole("dialog").getByLabel("Link to this moment").inputValue();
  assert.equal(link, `${here.split("?")[0]}?ply=${moment}&as=1`);
  await page.goto(link);
  await waitForMoment(page, moment);
  await page.locator("aside").getByRole("button").nth(2).click();
  await page.waitForURL(/ply=3/);
  assert.deepEqual(complaints, []);
  await close();
});

test("on a shared screen a curtain falls between two hands", async () => {
  const { page, complaints, close } = await person({ size: "phone" });
  await page.goto("/");
  await page.locator("article").first().getByRole("button", { name: "On one screen" }).click();
  await page.getByRole("textbox", { name: "Player 1" }).fill("Ana");
  await page.getByRole("textbox", { name: "Player 2" }).fill("Bea");
  await page.getByRole("button", { name: "Begin" }).click();
  const hands = [];
  for (let turn = 0; turn < 3; turn++) {
    const lift = page.getByRole("button", { name: /^I am (Ana|Bea)/ });
    await lift.waitFor();
    assert.equal(await page.locator("[data-card]").count(), 0, "no card of any hand is on the page");
    await lift.click();
    assert.ok(await waitForTurn(page));
    hands.push(
      (await page.locator(".hand [data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card))).join(),
    );
    await page.getByRole("button", { name: "End turn" }).click();
  }
  assert.notEqual(hands[0], hands[1]);
  assert.equal(hands[0], hands[2]);
  assert.deepEqual(complaints, []);
  await close();
});
