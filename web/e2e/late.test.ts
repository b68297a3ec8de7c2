import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, BOT, ME, myTurn, person, record, setTable, settled } from "./kit/kit.ts";

/** Keeps back what the page asks for at such an address, until it is let go. */
async function hold(page, address) {
  let release;
  const released = new Promise((done) => (release = done));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("the eyes that were wished for last are shown, whichever arrive last", async () => {
  const { page, troubles, close } = await person();
  await ask(page, "POST", "/session", { name: "" });
  const { id } = await ask(page, "POST", "/records", { record: record("shared-win") });
  await page.goto(`/r/${id}?ply=9`);
  const eyes = page.getByLabel("Seen by");
  await eyes.waitFor();
  const release = await hold(page, /frames\?as=1/);
  const late = page.waitForResponse(/frames\?as=1/);
  await eyes.selectOption("1");
  await eyes.selectOption("2");
  await page.waitForURL(/as=2/);
  release();
  await (await late).finished();
  await settled(page);
  assert.equal(await eyes.inputValue(), "2");
  assert.match(await page.evaluate(() => location.search), /ply=9&as=2/);
  assert.deepEqual(troubles, []);
  await close();
});

test("whoever is asked whether to give up is no longer asked when the match is over", async () => {
  const { page, troubles, close } = await person();
  const table = await setTable(page, [ME, BOT], { options: { first_player: "0" } });
  await page.goto(`/t/${table}`);
  assert.ok(await myTurn(page));
  await page.locator("aside").getByRole("button", { name: "Give up" }).click();
  await page.getByRole("dialog", { name: "Give up" }).waitFor();
  await ask(page, "POST", `/tables/${table}/seats/0/concede`);
  await page.locator("dialog[open] .total").first().waitFor();
  await page.getByRole("dialog", { name: "Give up" }).waitFor({ state: "hidden" });
  assert.equal(await page.locator("dialog[open]").count(), 1);
  assert.deepEqual(troubles, []);
  await close();
});

test("a hint that comes when its moment has passed is not given", async () => {
  const { page, troubles, close } = await person();
  let deliver;
  const hinted = new Promise((come) => (deliver = come));
  await page.routeWebSocket(/\/socket$/, (near) => {
    const far = near.connectToServer();
    far.onMessage((text) => (JSON.parse(text).type === "hinted" ? deliver(() => near.send(text)) : near.send(text)));
  });
  const table = await setTable(page, [ME]);
  await page.goto(`/t/${table}`);
  assert.ok(await myTurn(page));
  await page.keyboard.press("h");
  const give = await hinted;
  const card = page.locator(".hand [data-card]").first();
  const spent = await card.getAttribute("data-card");
  await card.click();
  await page.locator('[data-cell="4"]').click();
  await page.locator('[data-cell="4"]').click();
  await page.locator(`.hand [data-card="${spent}"]`).waitFor({ state: "detached" });
  give();
  await settled(page);
  assert.equal(await page.locator(".line.hinted").count(), 0);
  assert.deepEqual(troubles, []);
  await close();
});

test("at one screen no curtain stays where the game keeps nothing secret, however late it comes", async () => {
  const { page, troubles, close } = await person();
  const told = new Promise((done) =>
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => JSON.parse(payload).type === "update" && done()),
    ),
  );
  const release = await hold(page, /\/assets\/sonora-.*\.js$/);
  const table = await setTable(page, [ME, { kind: "me", name: "Bea" }], { game: "sonora" });
  await page.goto(`/t/${table}`);
  await told;
  release();
  await page.locator(".stage.live").waitFor();
  assert.equal(await page.locator(".curtain").count(), 0);
  assert.deepEqual(troubles, []);
  await close();
});
