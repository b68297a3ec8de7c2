import assert from "node:assert/strict";
import { test } from "node:test";
import { BOT, person, settled, sideways, until } from "./kit/kit.ts";
import { hold, listen, myTurn, perform, plan, resume } from "./players/ruin.ts";

test("two browsers to the very end: both leave the ruin, and the sheets lie side by side", async () => {
  const [ana, bea] = [await person({ name: "Ana" }), await person({ name: "Bea", size: "phone", locale: "es-ES" })];
  const [hers, theirs] = [listen(ana.page), listen(bea.page)];
  const free = { kind: "nobody" };
  const table = await resume(ana.page, "left-behind", "1: r g7 g8 g9 g10", [BOT, { kind: "me", name: "Ana" }, free], {
    start: false,
  });
  await ana.page.goto(`/t/${table}`);
  await bea.page.goto(`/t/${table}`);
  await bea.page.getByRole("button", { name: "Sentarme aquí" }).click();
  await ana.page.getByText("Everyone is here.").waitFor();
  await ana.page.getByRole("button", { name: "Begin" }).click();
  assert.ok(await myTurn(ana.page));
  assert.ok(await myTurn(bea.page));
  assert.equal(hers.view.stage, 2);
  assert.equal(hers.view.sheets[2], null);

  // Bea leaves at once; Ana when she has come to the Exit.
  await perform(bea.page, "w i1 i2 i3 i4", true);
  await bea.page
    .locator(".line.mine")
    .getByText(/Estás en la salida/)
    .waitFor();
  await perform(bea.page, "escape", true);
  assert.equal(hers.view.escaped[2], 0, "nobody hears of it before all have confirmed");
  for (let deed = 0; !hers.result && deed < 60; deed++) {
    if (await myTurn(ana.page)) await perform(ana.page, hers.view.own?.drawing === 0 ? plan(hers, 0) : next(hers));
  }
  assert.ok(hers.view.escaped[2] > 0);
  for (const [{ page }, heard] of [
    [ana, hers],
    [bea, theirs],
  ]) {
    const end = page.getByRole("dialog");
    await end.locator(".total").first().waitFor();
    assert.equal(await end.locator(".total").count(), 3);
    await page.keyboard.press("Escape");
    await page.locator(".gallery > li").nth(2).waitFor();
    await until(page, () => heard.view.sheets.every((sheet) => sheet !== null), "Not all sheets are shown.");
    assert.ok((await page.locator(".gallery .stone").count()) > 20);
    assert.deepEqual(await sideways(page, "the sheets side by side"), []);
  }
  const total = (seat) => hers.result.scores.find((score) => score.seat === seat).total;
  assert.match(await ana.page.locator(".gallery > li").nth(2).textContent(), new RegExp(`Bea\\s*${total(2)}`));
  for (const one of [ana, bea]) {
    assert.deepEqual(one.troubles, []);
    await one.close();
  }
});

/** Straight to the Exit and out. */
function next({ legal }) {
  return ["escape", "go f6"].find((action) => legal.includes(action)) ?? "done";
}

test("the replay of a finished game: a scrubber, and everyone's eyes", async () => {
  const { page, troubles, close } = await person();
  const id = await resume(page, "left-behind", null);
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
  const seen = [];
  for (const seat of ["0", "1", "2"]) {
    await eyes.selectOption(seat);
    const another = (seen) =>
      [document.querySelector(".sheet .sand")?.getAttribute("d")].find((sand) => sand && !seen.includes(sand));
    seen.push(await (await page.waitForFunction(another, seen)).jsonValue()); // each has a sheet of their own
  }

  // Arrows step through time, not over the sheet, whoever's eyes it is.
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector("#scrubber").value === "101");
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelectorAll(".sheet .gravel").length === 0);
  await page.keyboard.press("End");
  await page.locator(".gallery > li").nth(2).waitFor();
  assert.ok((await page.locator(".sheet .gravel").count()) > 60, "all sheets at the end");
  await page
    .locator("aside")
    .getByRole("button", { name: /Round 20:/ })
    .click();
  await page.waitForFunction((last) => Number(document.querySelector("#scrubber").value) < last, last);
  await page.getByLabel("Speed").selectOption("4");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".gallery > li").nth(2).waitFor();
  assert.deepEqual(troubles, []);
  await close();
});

test("the lesson from its first word to its last", async () => {
  const { page, troubles, close } = await person({ size: "phone" });
  await page.goto("/learn/in_the_ruin");
  const words = page.locator(".teacher .words");
  const says = async (text) => {
    await words.getByText(text).first().waitFor();
    await settled(page); // longer words make the board smaller
  };
  const press = (name) => page.getByRole("button", { name }).click();
  const draw = async (...names) => {
    await hold(page, names, true);
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
  const { x, y, width, height } = await page.locator('[data-name="f4"]').boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await says(/Two steps/);
  await press("Confirm");
  await says(/A gem: 10 points/);
  await draw("h8", "i8", "j8");
  await says(/Joined: 15 points/);
  assert.equal(await page.locator(".route.joined").count(), 1);
  await page.getByRole("link", { name: "Rule book" }).waitFor();
  assert.deepEqual(troubles, []);
  await close();
});
