import assert from "node:assert/strict";
import { test } from "node:test";
import type { Nobody } from "../src/generated/protocol.ts";
import { BOT, uploadRecord } from "./kit/api.ts";
import { horizontalOverflow } from "./kit/audits.ts";
import { joinAndBegin } from "./kit/lobby.ts";
import { person } from "./kit/people.ts";
import { blur, textOf } from "./kit/reading.ts";
import { golden } from "./kit/records.ts";
import { waitForMoment, waitUntilStill, waitUntil } from "./kit/waiting.ts";
import { holdOver, listen, waitForTurn, perform, plan, point, resume, RUIN } from "./players/ruin.ts";

test("two browsers to the very end: both leave the ruin, and the sheets lie side by side", async () => {
  const [ana, bea] = [await person({ name: "Ana" }), await person({ name: "Bea", size: "phone", locale: "es-ES" })];
  const [hers, theirs] = [listen(ana.page), listen(bea.page)];
  const free: Nobody = { kind: "nobody" };
  const table = await resume(ana.page, "left-behind", "1: r g7 g8 g9 g10", [BOT, { kind: "me", name: "Ana" }, free], {
    start: false,
  });
  await ana.page.goto(`/t/${table}`);
  await joinAndBegin(ana.page, bea.page, `/t/${table}`);
  assert.ok(await waitForTurn(ana.page));
  assert.ok(await waitForTurn(bea.page));
  assert.equal(hers.view.stage, 2);
  assert.equal(hers.view.sheets[2], null);

  // Bea leaves at once; Ana when she has reached the Exit.
  await perform(bea.page, "w i1 i2 i3 i4", true);
  await bea.page
    .locator(".line.mine")
    .getByText(/Estás en la salida/)
    .waitFor();
  await perform(bea.page, "escape", true);
  assert.equal(hers.view.escaped[2], 0, "nobody hears of it before all have confirmed");
  for (let deed = 0; !hers.result && deed < 60; deed++) {
    if (await waitForTurn(ana.page)) await perform(ana.page, hers.view.own?.drawing === 0 ? plan(hers, 0) : next(hers));
  }
  assert.ok(hers.view.escaped[2] > 0);
  for (const [{ page }, listener] of [
    [ana, hers],
    [bea, theirs],
  ] as const) {
    const end = page.getByRole("dialog");
    await end.locator(".total").first().waitFor();
    assert.equal(await end.locator(".total").count(), 3);
    await page.keyboard.press("Escape");
    await page.locator(".gallery > li").nth(2).waitFor();
    await waitUntil(() => listener.view.sheets.every((sheet) => sheet !== null), "Not all sheets are shown.");
    assert.ok((await page.locator(".gallery .stone").count()) > 20);
    assert.deepEqual(await horizontalOverflow(page, "the sheets side by side"), []);
  }
  const beasTotal = hers.result?.scores.find((score) => score.seat === 2)?.total;
  assert.ok(beasTotal !== undefined);
  assert.match(await textOf(ana.page.locator(".gallery > li").nth(2)), new RegExp(`Bea\\s*${beasTotal}`));
  for (const one of [ana, bea]) {
    assert.deepEqual(one.complaints, []);
    await one.close();
  }
});

/** Straight to the Exit and out. */
function next({ actions }: { actions: string[] }): string {
  return ["escape", "go f6"].find((action) => actions.includes(action)) ?? "done";
}

test("the replay of a finished game: a scrubber, and every player's view", async () => {
  const { page, complaints, close } = await person();
  const id = await uploadRecord(page, golden("left-behind", RUIN.game));
  await page.goto(`/r/${id}`);
  const scrubber = page.locator("#scrubber");
  await scrubber.waitFor();
  const last = Number(await scrubber.getAttribute("max"));
  assert.equal(last, 237);
  const eyes = page.getByLabel("Seen by");
  const choices = await eyes.locator("option").count();
  assert.equal(choices, 4, "a spectator and three players");

  await scrubber.fill("100");
  await eyes.selectOption({ label: "Spectator" });
  await page.waitForFunction(() => !document.querySelector(".sheet .gravel")); // nobody's sheet is shown before the end
  const seen: string[] = [];
  for (const seat of ["0", "1", "2"]) {
    await eyes.selectOption(seat);
    // each player has their own sheet
    const another = await page.waitForFunction((seen) => {
      const sand = document.querySelector(".sheet .sand")?.getAttribute("d");
      return sand && !seen.includes(sand) ? sand : null;
    }, seen);
    seen.push((await another.jsonValue()) ?? "");
  }

  // Arrow keys step through time, not over the sheet, from any player's view.
  await blur(page);
  await page.keyboard.press("ArrowRight");
  await waitForMoment(page, 101);
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelectorAll(".sheet .gravel").length === 0);
  await page.keyboard.press("End");
  await page.locator(".gallery > li").nth(2).waitFor();
  assert.ok((await page.locator(".sheet .gravel").count()) > 60, "all sheets at the end");
  await page
    .locator("aside")
    .getByRole("button", { name: /Round 20:/ })
    .click();
  await page.waitForFunction(
    (last) => Number(document.querySelector<HTMLInputElement>("#scrubber")?.value ?? last) < last,
    last,
  );
  await page.getByLabel("Speed").selectOption("At once");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".gallery > li").nth(2).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("the lesson from start to finish", async () => {
  const { page, complaints, close } = await person({ size: "phone" });
  await page.goto("/learn/in_the_ruin");
  const words = page.locator(".teacher .words");
  const says = async (text: RegExp) => {
    await words.getByText(text).first().waitFor();
    await waitUntilStill(page); // longer text makes the board smaller
  };
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
  const draw = async (...names: string[]) => {
    await holdOver(page, names, true);
    await page.locator(".actions .main").click();
  };
  await press("Next");
  await says(/Keep two of the four/);
  await page.locator('[data-route="AD"]').click();
  await page.locator('[data-route="HI"]').click();
  await press(/^Keep/);
  await says(/must cover the Exit/);
  await draw("e6", "f6", "g6");
  await says(/Lay the bar upright/);
  await draw("f4", "f5", "f6");
  await says(/The other becomes Walls/);
  await draw("g5", "g6", "g7", "h7");
  await press("Confirm");
  await says(/All have announced/);
  await draw("f7", "f8", "g8");
  await says(/the pawn walks/);
  await point(page, "f4", true);
  await says(/Two steps/);
  await press("Confirm");
  await says(/A gem: 10 points/);
  await draw("h8", "i8", "j8");
  await says(/Joined: 15 points/);
  assert.equal(await page.locator(".route.joined").count(), 1);
  await page.getByRole("link", { name: "Rule book" }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
