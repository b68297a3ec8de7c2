import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, concede, ME, setTable, upload } from "./kit/api.ts";
import { read } from "./kit/listening.ts";
import { person } from "./kit/people.ts";
import { golden } from "./kit/records.ts";
import { gate, myTurn, settled } from "./kit/waiting.ts";
import { between } from "./kit/wire.ts";
import { flip } from "./players/stones.ts";

/** Keeps back what the page asks for at such an address, until it is let go. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test("the eyes that were wished for last are shown, whichever arrive last", async () => {
  const { page, complaints, close } = await person();
  const id = await upload(page, golden("shared-win"));
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
  assert.deepEqual(complaints, []);
  await close();
});

test("whoever is asked whether to give up is no longer asked when the match is over", async () => {
  const { page, complaints, close } = await person();
  const table = await setTable(page, [ME, BOT], { options: { first_player: "0" } });
  await page.goto(`/t/${table}`);
  assert.ok(await myTurn(page));
  await page.locator("aside").getByRole("button", { name: "Give up" }).click();
  await page.getByRole("dialog", { name: "Give up" }).waitFor();
  await concede(page, table);
  await page.locator("dialog[open] .total").first().waitFor();
  await page.getByRole("dialog", { name: "Give up" }).waitFor({ state: "hidden" });
  assert.equal(await page.locator("dialog[open]").count(), 1);
  assert.deepEqual(complaints, []);
  await close();
});

test("a hint that comes when its moment has passed is not given", async () => {
  const { page, complaints, close } = await person();
  let deliver = (_pass: () => void) => {};
  const hinted = new Promise<() => void>((come) => (deliver = come));
  await between(page, (message, pass) => (message.type === "hinted" ? deliver(pass) : pass()));
  const table = await setTable(page, [ME]);
  await page.goto(`/t/${table}`);
  assert.ok(await myTurn(page));
  await page.keyboard.press("h");
  const give = await hinted;
  const card = page.locator(".hand [data-card]").first();
  const spent = await card.getAttribute("data-card");
  await card.click();
  await flip(page, 4);
  await page.locator(`.hand [data-card="${spent}"]`).waitFor({ state: "detached" });
  give();
  await settled(page);
  assert.equal(await page.locator(".line.hinted").count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test("at one screen no curtain stays where the game keeps nothing secret, however late it comes", async () => {
  const { page, complaints, close } = await person();
  const told = gate();
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (read(payload).type === "update") told.open();
    }),
  );
  const release = await hold(page, /\/assets\/sonora-.*\.js$/);
  const table = await setTable(page, [ME, { kind: "me", name: "Bea" }], { game: "sonora" });
  await page.goto(`/t/${table}`);
  await told.opened;
  release();
  await page.locator(".stage.live").waitFor();
  assert.equal(await page.locator(".curtain").count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});
