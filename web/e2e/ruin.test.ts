import assert from "node:assert/strict";
import { test } from "node:test";
import { BOT, ME, createTable } from "./kit/api.ts";
import { horizontalOverflow } from "./kit/audits.ts";
import { joinAndBegin } from "./kit/lobby.ts";
import { person } from "./kit/people.ts";
import { focusedLabel, statusLine, textOf, tile } from "./kit/reading.ts";
import { listen, waitForTurn, perform, plan, playOn, RUIN } from "./players/ruin.ts";

test("a whole game against bots, started on the home page", async () => {
  const { page, complaints, close } = await person({ name: "Ana" });
  const listener = listen(page);
  await page.goto("/");
  await tile(page, "In the Ruin").locator(".picture svg").waitFor();
  await tile(page, "In the Ruin").getByRole("button", { name: "Play now" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Magpie|Greedy/ })
    .first()
    .click();
  await page.waitForURL(/\/t\//);
  assert.ok(await waitForTurn(page));
  const deeds = await playOn(page, listener);
  assert.ok(deeds > 20, `the game had ${deeds} deeds`);

  const end = page.getByRole("dialog");
  await end.locator(".total").first().waitFor();
  assert.equal(await end.locator(".total").count(), 2);
  await end.getByRole("button", { name: "See the table" }).click();
  assert.equal(await page.locator(".gallery > li").count(), 2, "everyone's sheets lie side by side");
  assert.ok(await page.locator(".gallery .rectangle").count());
  assert.deepEqual(complaints, []);
  await close();
});

test("solo, in Spanish, on a phone, with one finger", async () => {
  const { page, complaints, close } = await person({ size: "phone", locale: "es-ES" });
  const listener = listen(page);
  await page.goto("/");
  await tile(page, "In the Ruin").getByRole("button", { name: "A solas" }).click();
  await page.getByRole("button", { name: "Empezar" }).click();
  assert.ok(await waitForTurn(page));
  await playOn(page, listener, { touch: true });
  await page.getByRole("dialog").locator(".total").waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("two browsers draw at the same time, and neither sees the other's sheet", async () => {
  const [ana, bea] = [await person({ name: "Ana" }), await person({ name: "Bea", size: "phone", locale: "es-ES" })];
  const [hers, theirs] = [listen(ana.page), listen(bea.page)];
  await ana.page.goto("/");
  await tile(ana.page, "In the Ruin").getByRole("button", { name: "With friends" }).click();
  await ana.page.getByRole("button", { name: "Set the table" }).click();
  const address = await ana.page.getByLabel("Address of this table").inputValue();
  await joinAndBegin(ana.page, bea.page, address);
  assert.ok(await waitForTurn(ana.page));
  assert.ok(await waitForTurn(bea.page));
  assert.equal(hers.view.sheets[1], null);
  assert.equal(theirs.view.sheets[0], null);

  // Ana is done; Bea is still drawing.
  for (let deed = 0; hers.legal; deed++) await perform(ana.page, plan(hers, deed));
  assert.match(await textOf(statusLine(ana.page)), /Bea/);
  for (let deed = 0; theirs.view.round === 0; deed++) await perform(bea.page, plan(theirs, deed), true);
  assert.ok(await waitForTurn(ana.page));
  await ana.page
    .locator("aside")
    .getByText(/announces/)
    .first()
    .waitFor();

  for (let round = 1; round < 3; round++) {
    for (const [{ page }, listener, touch] of [
      [ana, hers, false],
      [bea, theirs, true],
    ] as const) {
      assert.ok(await waitForTurn(page));
      for (let deed = round; listener.legal && listener.view.round === round; deed++)
        await perform(page, plan(listener, deed), touch);
    }
  }
  assert.ok(await waitForTurn(ana.page));
  assert.equal(hers.view.round, 3);
  assert.deepEqual(await horizontalOverflow(bea.page, "the table on a phone"), []);
  for (const one of [ana, bea]) {
    assert.deepEqual(one.complaints, []);
    await one.close();
  }
});

test("a refusal says why; keys alone are enough; a drawing can be undone", async () => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  const table = await createTable(page, [ME, BOT], RUIN);
  await page.goto(`/t/${table}`);
  assert.ok(await waitForTurn(page));
  await page.keyboard.press("c");
  await page
    .locator(".line.refused")
    .getByText(/Choose 2 route cards/)
    .waitFor();
  await perform(page, plan(listener, 0));

  // Placed with the arrow keys, the shape is refused far from the Exit, with the clause, and drawn over the Exit.
  for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page
    .locator(".line.refused")
    .getByText(/must cover the Exit/)
    .waitFor();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowDown");
  assert.match(await focusedLabel(page), /f6, Exit.*Fits on/);
  await page.keyboard.press("r");
  await page.keyboard.press("f");
  assert.equal(await page.locator(".fit").getAttribute("data-fits"), "true");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".sheet .gravel").length >= 3);
  await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelectorAll(".sheet .gravel").length === 0);

  await playOn(page, listener, { rounds: 1 });
  await perform(page, listener.actions.find((action) => action.startsWith("r ")) ?? plan(listener, 0));
  assert.ok((await page.locator(".sheet .reach").count()) > 0, "places in reach are lit");
  const far = listener.actions.find((action) => action.startsWith("go "));
  assert.ok(far, "the pawn can walk");
  await perform(page, far);
  await page.locator(".sheet .trail").waitFor({ state: "attached" });
  await page.getByRole("button", { name: /see all cards/ }).click();
  await page
    .getByRole("dialog")
    .getByText(/route deck/)
    .waitFor();
  await page.keyboard.press("Escape");
  assert.deepEqual(complaints, []);
  await close();
});
