import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { horizontalOverflow } from "./kit/audits.ts";
import { joinAndBegin } from "./kit/lobby.ts";
import { person } from "./kit/people.ts";

/** Let the server's clocks be that many hours further, as the page hears of them. */
async function passing(page: Page, hours: () => number): Promise<void> {
  const earlier = (times: string) => times.replaceAll(/\d{12,}/g, (at) => String(Number(at) - hours() * 3_600_000));
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replaceAll(/"(?:due|remind)":\[[^\]]*\]/g, earlier)));
  });
}

test("by correspondence, days are said in words, and what is urgent comes first", async () => {
  const ana = await person({ name: "Ana" });
  const eva = await person({ name: "Eva", locale: "es-ES", size: "phone", scheme: "dark" });
  const pages = [ana.page, eva.page];
  let hours = 0;
  for (const page of pages) await passing(page, () => hours);
  await ana.page.goto("/");
  await ana.page.getByRole("button", { name: "With friends" }).first().click();
  const dialog = ana.page.getByRole("dialog");
  await dialog.getByText("More settings").click();
  await dialog.getByRole("combobox", { name: "Clock" }).selectOption("3 days per move");
  await dialog.getByRole("combobox", { name: "Who begins" }).selectOption("0");
  await dialog.getByText("once more when a quarter of your time is left").waitFor();
  await dialog.getByRole("button", { name: "Set the table" }).click();
  await ana.page.getByText("keeps the seat after 2 in a row").waitFor();
  await joinAndBegin(ana.page, eva.page, ana.page.url());

  await ana.page.getByText("3 days left").first().waitFor();
  await eva.page.getByText("Quedan 3 días").first().waitFor();
  assert.equal(await ana.page.getByText("71:5").count(), 0);

  hours = 60;
  for (const page of pages) await page.reload();
  const strip = ana.page.locator("[role=status]", { hasText: /12 hours left, until/ });
  await strip.waitFor();
  for (const page of pages) assert.deepEqual(await horizontalOverflow(page, "table"), []);

  for (const page of pages) await page.goto("/");
  await ana.page.locator("section[aria-labelledby=mine] .left").getByText("3 days left").waitFor();
  assert.deepEqual([...ana.complaints, ...eva.complaints], []);
  await Promise.all([ana.close(), eva.close()]);
});
