import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, concede, ME, createTable, uploadRecord } from "./kit/api.ts";
import { readMessage } from "./kit/listening.ts";
import { person } from "./kit/people.ts";
import { golden } from "./kit/records.ts";
import { gate, waitForTurn, waitUntilStill } from "./kit/waiting.ts";
import { interceptMessages } from "./kit/wire.ts";
import { flip } from "./players/stones.ts";

/** Hold back requests to matching addresses until the returned function is called. */
async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test("the view chosen last is shown, whichever arrives last", async () => {
  const { page, complaints, close } = await person();
  const id = await uploadRecord(page, golden("shared-win"));
  await page.goto(`/r/${id}?ply=9`);
  const seenBy = page.getByLabel("Seen by");
  await seenBy.waitFor();
  const release = await holdRequests(page, /frames\?as=1/);
  const late = page.waitForResponse(/frames\?as=1/);
  await seenBy.selectOption("1");
  await seenBy.selectOption("2");
  await page.waitForURL(/as=2/);
  release();
  await (await late).finished();
  await waitUntilStill(page);
  assert.equal(await seenBy.inputValue(), "2");
  assert.match(await page.evaluate(() => location.search), /ply=9&as=2/);
  assert.deepEqual(complaints, []);
  await close();
});

test("the question whether to give up disappears when the match ends", async () => {
  const { page, complaints, close } = await person();
  const table = await createTable(page, [ME, BOT], { options: { first_player: "0" } });
  await page.goto(`/t/${table}`);
  assert.ok(await waitForTurn(page));
  await page.locator("aside").getByRole("tab", { name: "Table" }).click();
  await page.locator("aside").getByRole("button", { name: "Give up" }).click();
  await page.getByRole("dialog", { name: "Give up" }).waitFor();
  await concede(page, table);
  await page.locator("dialog[open] .total").first().waitFor();
  await page.getByRole("dialog", { name: "Give up" }).waitFor({ state: "hidden" });
  assert.equal(await page.locator("dialog[open]").count(), 1);
  assert.deepEqual(complaints, []);
  await close();
});

test("a hint that arrives after its moment has passed is not shown", async () => {
  const { page, complaints, close } = await person();
  let deliver = (_pass: () => void) => {};
  const hinted = new Promise<() => void>((resolve) => (deliver = resolve));
  await interceptMessages(page, (message, pass) => (message.type === "hinted" ? deliver(pass) : pass()));
  const table = await createTable(page, [ME]);
  await page.goto(`/t/${table}`);
  assert.ok(await waitForTurn(page));
  await page.keyboard.press("h");
  const give = await hinted;
  const card = page.locator(".hand [data-card]").first();
  const spent = await card.getAttribute("data-card");
  await card.click();
  await flip(page, 4);
  await page.locator(`.hand [data-card="${spent}"]`).waitFor({ state: "detached" });
  give();
  await waitUntilStill(page);
  assert.equal(await page.locator(".line.hinted").count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test("on a shared screen no curtain remains for a game without secrets, however late the game loads", async () => {
  const { page, complaints, close } = await person();
  const updated = gate();
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (readMessage(payload).type === "update") updated.open();
    }),
  );
  const release = await holdRequests(page, /\/assets\/sonora-.*\.js$/);
  const table = await createTable(page, [ME, { kind: "me", name: "Bea" }], { game: "sonora" });
  await page.goto(`/t/${table}`);
  await updated.opened;
  release();
  await page.locator(".stage.live").waitFor();
  assert.equal(await page.locator(".curtain").count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});
