import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, ME, createTable } from "./kit/api.ts";
import { person } from "./kit/people.ts";
import { blur, focusedLabel } from "./kit/reading.ts";
import {
  actAndWait,
  heldOver,
  listen,
  waitForTurn,
  ownPart,
  perform,
  playOn,
  resume,
  RUIN,
  sheetOf,
} from "./players/ruin.ts";

const lit = (page: Page): Promise<number> => page.locator(".sheet .warp").count();

test("a warp from Gate to Gate, paid for with a chosen route card", async () => {
  const { page, complaints, close } = await person({ size: "phone" });
  const listener = listen(page);
  const table = await resume(page, "special-actions", "1: warp d8 FM", [BOT, ME]);
  await page.goto(`/t/${table}`);
  assert.ok(await waitForTurn(page));
  const sheet = () => sheetOf(listener, 1);
  const [hand, steps] = [sheet().routes.length, ownPart(listener).steps];
  const warps = listener.actions.filter((action) => action.startsWith("warp "));
  assert.ok(warps.length > 1, "several cards could pay");

  await page.getByRole("button", { name: "Warp" }).click();
  await page
    .locator(".line.mine")
    .getByText(/Choose the Gate to warp to/)
    .waitFor();
  assert.ok((await lit(page)) > 0, "the Gates one could warp to are lit");
  await page.getByRole("button", { name: "Warp" }).click();
  await page.locator(".sheet .warp").first().waitFor({ state: "detached" }); // nor after it is put down again

  await perform(page, "warp d8 FM", true);
  assert.equal(sheet().pawn, 7 * 11 + 3);
  assert.equal(sheet().routes.length, hand - 1);
  assert.equal(ownPart(listener).steps, steps + 1);
  assert.equal(await page.locator('[data-route="FM"]').count(), 0);
  assert.equal(await page.getByRole("button", { name: "Warp" }).count(), 0, "one special action a round");
  assert.equal(await page.getByRole("button", { name: /Extra$/ }).count(), 0);
  assert.ok(
    listener.actions.some((action) => action.startsWith("go ")),
    "the move goes on",
  );

  await page.getByRole("button", { name: "Take back" }).click();
  await page.locator('[data-route="FM"]').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("an extra space, before and after the required drawing", async () => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  const table = await resume(page, "special-actions", "0: +r g8 PR", [ME, BOT]);
  await page.goto(`/t/${table}`);
  assert.ok(await waitForTurn(page));
  const sheet = () => sheetOf(listener, 0);
  const hand = sheet().routes.length;

  await perform(page, "+r g8 PR");
  assert.ok(sheet().roads.includes(7 * 11 + 6));
  assert.equal(sheet().routes.length, hand - 1);
  assert.equal(ownPart(listener).drawing, 0, "the shape is still to be drawn");
  await page
    .locator(".line.mine")
    .getByText(/^Draw card/)
    .waitFor();
  await actAndWait(page, () => page.keyboard.press("u"));
  assert.equal(sheet().routes.length, hand);

  await perform(page, "c e8");
  assert.equal(sheet().penalties, 1);
  await perform(page, "+w e9 KN");
  assert.ok(sheet().walls.includes(8 * 11 + 4));
  assert.deepEqual(
    listener.actions.filter((action) => /^([rwc]|\+[rw]) /.test(action)),
    [],
    "nothing more can be drawn",
  );
  await perform(page, "go d6");
  await perform(page, "done");
  await page
    .locator("aside")
    .getByText(/You spend KN for one more space/)
    .waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("a whole round with the keyboard alone", async () => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  const table = await createTable(page, [ME, BOT], RUIN);
  await page.goto(`/t/${table}`);
  assert.ok(await waitForTurn(page));
  await playOn(page, listener, { rounds: 1 });
  assert.ok(await waitForTurn(page));
  await blur(page);
  const sheet = () => sheetOf(listener, 0);

  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).getByText("Turn the shape; with Shift the other way").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Keys" }).waitFor({ state: "hidden" });

  await page.keyboard.press("b");
  assert.match(await focusedLabel(page), /^[a-k]\d+, /, "B leads to a space of the sheet");

  // R turns the shape instead of opening the rule book; W toggles Walls; the arrows move the shape to where it fits.
  await page.keyboard.press("w");
  await page.locator(".toggle.wall").waitFor();
  await page.keyboard.press("w");
  await page.locator(".toggle.road").waitFor();
  const places = listener.actions
    .filter((action) => action.startsWith("r "))
    .map((action) => action.slice(2).split(" ").sort().join(" "));
  await page.keyboard.press("ArrowUp");
  let found = false;
  for (let pose = 0; pose < 8 && !found; pose++) {
    for (const [turns, key] of [
      [4, "ArrowUp"],
      [4, "ArrowLeft"],
      [8, "ArrowDown"],
      [8, "ArrowRight"],
      [8, "ArrowUp"],
    ] as const) {
      for (let step = 0; step < turns && !found; step++) {
        await page.keyboard.press(key);
        found = places.includes(await heldOver(page));
      }
    }
    if (!found) await page.keyboard.press(pose === 3 ? "f" : "r");
  }
  assert.ok(found, "no place was reached by arrows");
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.equal(await page.locator(".fit").getAttribute("data-fits"), "true");
  assert.match(await focusedLabel(page), /Fits on/);
  const roads = sheet().roads.length;
  await actAndWait(page, () => page.keyboard.press("Enter"));
  assert.ok(sheet().roads.length > roads);

  // G walks to a space within reach, announced as such.
  const goal = listener.actions.find((action) => action.startsWith("go "))?.slice(3);
  assert.ok(goal, "the pawn can walk");
  const focused = async () => (await page.locator("[data-name]:focus").getAttribute("data-name")) ?? "";
  for (const [axis, back, on] of [
    [0, "ArrowLeft", "ArrowRight"],
    [1, "ArrowUp", "ArrowDown"],
  ] as const) {
    const place = (name: string) => (axis === 0 ? name.charCodeAt(0) : Number(name.slice(1)));
    for (let here = await focused(); place(here) !== place(goal); here = await focused())
      await page.keyboard.press(place(here) > place(goal) ? back : on);
  }
  assert.match(await focusedLabel(page), /in reach/);
  await actAndWait(page, () => page.keyboard.press("g"));
  assert.ok(ownPart(listener).steps > 0);
  await actAndWait(page, () => page.keyboard.press("c"));
  assert.ok(!listener.view.waiting.includes(0) || listener.view.round === 2, "the round is confirmed");
  assert.equal(await page.locator("#chat-field:focus").count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});
