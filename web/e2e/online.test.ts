import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { statusLine } from "./kit/reading.ts";
import { actAndWait, waitForTurn, waitUntilStill, waitUntil } from "./kit/waiting.ts";
import { closableWire, fragileWire } from "./kit/wire.ts";
import { beginSolo, flip } from "./players/stones.ts";

const endTurn = async (page: Page, words: string) => {
  await actAndWait(page, () => page.getByRole("button", { name: words }).click());
};

test("two browsers, one in Spanish on a phone, and a spectator", async () => {
  const [ana, bea, eva] = [
    await person({ name: "Ana" }),
    await person({ name: "Bea", size: "phone", locale: "es-ES" }),
    await person({ scheme: "dark" }),
  ];
  await ana.page.goto("/");
  await ana.page.locator("article").first().getByRole("button", { name: "With friends" }).click();
  await ana.page.getByText("More settings").click();
  await ana.page.getByLabel("Who begins").selectOption("0");
  await ana.page.getByRole("button", { name: "Set the table" }).click();
  const address = await ana.page.getByLabel("Address of this table").inputValue();
  await ana.page.getByRole("img", { name: "The same address as a QR code" }).waitFor();

  await bea.page.goto(address);
  await bea.page.getByRole("button", { name: "Sentarme aquí" }).click();
  await bea.page.getByText("La partida la empieza quien puso la mesa.").waitFor();
  await ana.page.getByText("Everyone is here.").waitFor();
  await ana.page.getByRole("button", { name: "Begin" }).click();
  assert.ok(await waitForTurn(ana.page));

  await eva.page.goto(address);
  await eva.page.getByText("You are watching").waitFor();
  await statusLine(eva.page)
    .getByText(/Ana is thinking/)
    .waitFor();
  await waitUntilStill(eva.page);
  assert.equal(await eva.page.locator(".hand [data-card]").count(), 0, "a spectator sees no hand");

  await endTurn(ana.page, "End turn");
  assert.ok(await waitForTurn(bea.page));
  assert.match(await bea.page.title(), /Te toca/);
  assert.deepEqual(await horizontalOverflow(bea.page, "the table on a phone"), []);
  await eva.page.getByRole("button", { name: "Ana ends the turn." }).waitFor();

  await bea.page.getByRole("button", { name: "Jugadores y crónica" }).click();
  await bea.page.getByRole("tab", { name: "Charla" }).click();
  await bea.page.getByLabel("Di algo").fill("hola");
  await bea.page.getByRole("button", { name: "Enviar" }).click();
  await bea.page.getByRole("button", { name: "Cerrar" }).click();
  await ana.page.locator("aside").getByRole("tab", { name: /Chat/ }).click();
  await ana.page.locator("aside").getByText("hola").waitFor();

  await bea.page.getByRole("button", { name: "Jugadores y crónica" }).click();
  await bea.page.getByRole("tab", { name: "Mesa" }).click();
  await bea.page.getByRole("button", { name: "Rendirme" }).click();
  await bea.page.getByRole("dialog", { name: "Rendirme" }).getByRole("button", { name: "Rendirme" }).click();
  await ana.page.getByRole("dialog", { name: "You have won" }).waitFor();
  await ana.page.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await ana.page.waitForURL((url) => url.href !== address);
  await bea.page.getByRole("dialog").getByRole("button", { name: "Me apunto" }).click();
  for (const { page } of [ana, bea]) await page.locator("main [data-moment]").waitFor();
  for (const one of [ana, bea, eva]) {
    assert.deepEqual(one.complaints, []);
    await one.close();
  }
});

test("a lost connection is restored, and no move is lost or made twice", async () => {
  const { page, close } = await person();
  const { submitted, missed, disturb, cut } = await fragileWire(page);
  await beginSolo(page);
  const hand = page.locator(".hand [data-card]");
  assert.equal(await hand.count(), 4);

  // The server never receives the action.
  disturb({ dropToServer: true, dropToPage: true });
  await hand.first().click();
  await flip(page, 0);
  await page.waitForFunction(() => !document.querySelector('.hand [aria-pressed="true"]'));
  await cut();
  await page.waitForFunction(() => document.querySelectorAll(".hand [data-card]").length === 3);

  await page.locator(".sending").waitFor({ state: "detached" });

  // The server receives the action, but its answer is lost.
  disturb({ dropToPage: true });
  await hand.first().click();
  await flip(page, 2);
  await waitUntil(() => missed.some(({ type }) => type === "accepted"), "The server has not accepted the action.");
  assert.equal(await hand.count(), 3);
  await cut();
  await page.waitForFunction(() => document.querySelectorAll(".hand [data-card]").length === 2);
  await page.locator(".sending").waitFor({ state: "detached" });
  assert.equal(new Set(submitted).size, 2, "two actions");
  assert.equal(submitted.length, 4, "each sent twice");
  assert.equal(
    await page
      .locator("aside")
      .getByRole("button", { name: /and flip / })
      .count(),
    2,
  );
  await close();
});

test("a banner is shown while the connection is down", async () => {
  const { page, close } = await person();
  const wire = await closableWire(page);
  await beginSolo(page);
  await wire.close();
  await page.locator(".banner").getByText("The connection is lost.").waitFor();
  wire.reopen();
  await page.locator(".banner").waitFor({ state: "detached" });
  await close();
});

test("a private link moves the seat to another device, and leaves no trace in the address", async () => {
  const [ana, other] = [await person({ name: "Ana" }), await person({ size: "phone" })];
  await beginSolo(ana.page);
  await ana.page.locator("aside").getByRole("tab", { name: "Table" }).click();
  await ana.page.locator("aside").getByRole("button", { name: "Link to my seat" }).click();
  const link = await ana.page.getByRole("dialog").getByLabel("Link to my seat").inputValue();
  assert.match(link, /#seat=/);
  await other.page.goto(link);
  assert.ok(await waitForTurn(other.page));
  assert.equal(new URL(other.page.url()).hash, "");
  assert.deepEqual([...ana.complaints, ...other.complaints], []);
  await ana.close();
  await other.close();
});
