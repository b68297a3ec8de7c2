import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { ReportMade } from "../src/generated/protocol.ts";
import { BOT, concede, createTable, ME } from "./kit/api.ts";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { joinAndBegin } from "./kit/lobby.ts";
import { person } from "./kit/people.ts";

const dialog = (page: Page) => page.getByRole("dialog").last();
const openChat = (page: Page, name = "Chat") => page.getByRole("tab", { name }).click();

/** The guest, whose page is in Spanish, writes a line. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Di algo" }).fill(text);
  await page.keyboard.press("Enter");
}

test("somebody is muted, seen again and reported, and does not learn of it", async () => {
  const ana = await person();
  const eva = await person({ locale: "es-ES", name: "Eva" });
  const table = await createTable(ana.page, [ME, { kind: "nobody" }], { start: false });
  await ana.page.goto(`/t/${table}`);
  await joinAndBegin(ana.page, eva.page, `/t/${table}`);
  await openChat(ana.page);
  await openChat(eva.page, "Charla");
  await write(eva.page, "you are hopeless");
  const line = ana.page.locator(".chat").getByText("you are hopeless");
  await line.waitFor();

  // By keyboard, at the line of chat.
  const about = ana.page.locator(".chat").getByRole("button", { name: /^Mute or report/ });
  await about.focus();
  await ana.page.keyboard.press("Enter");
  await dialog(ana.page)
    .getByRole("button", { name: /^Mute / })
    .click();
  await dialog(ana.page)
    .getByRole("button", { name: / again$/ })
    .waitFor();
  assert.deepEqual(await axeViolations(ana.page, "muting"), []);
  await ana.page.keyboard.press("Escape");
  await line.waitFor({ state: "detached" });
  await eva.page.getByRole("button", { name: "Bien jugado" }).click();
  await write(eva.page, "hello?");
  await eva.page.locator(".chat").getByText("hello?").waitFor();
  assert.equal(await ana.page.getByText("hello?").count(), 0);

  // What is muted stays so when the page is opened again, and is seen again once that is wanted.
  await ana.page.reload();
  await openChat(ana.page);
  await ana.page.locator(".chat .muted").getByRole("button").click();
  await dialog(ana.page)
    .getByRole("button", { name: / again$/ })
    .click();
  await dialog(ana.page).getByRole("button", { name: "Tell the operator" }).click();
  const form = dialog(ana.page);
  await form.getByRole("radio", { name: "Insults or rude words" }).check();
  await form.getByRole("textbox").fill("for no reason");
  assert.deepEqual(await axeViolations(ana.page, "reporting"), []);
  const sent = ana.page.waitForResponse((response) => response.url().endsWith("/reports"));
  await form.getByRole("button", { name: "Send the report" }).click();
  const made = (await (await sent).json()) as ReportMade;
  await form.getByText(made.id).waitFor();
  await form.getByRole("button", { name: / again$/ }).waitFor(); // muted as well
  assert.equal(await eva.page.getByText(/en silencio|denunci/i).count(), 0);
  assert.deepEqual([...ana.complaints, ...eva.complaints], []);
  await Promise.all([ana.close(), eva.close()]);
});

test("an invitation to play again is declined, and whoever invited reads so", async () => {
  const ana = await person();
  const eva = await person({ locale: "es-ES", name: "Eva", size: "phone", scheme: "dark" });
  const table = await createTable(ana.page, [ME, { kind: "nobody" }], { start: false });
  await ana.page.goto(`/t/${table}`);
  await joinAndBegin(ana.page, eva.page, `/t/${table}`);
  await concede(ana.page, table);
  await dialog(ana.page).getByRole("button", { name: "Play again" }).click();
  await ana.page.getByText("Invited: Eva.").waitFor();
  await dialog(eva.page).getByText("Ana quiere jugar otra vez.").waitFor();
  assert.deepEqual(await horizontalOverflow(eva.page, "the end"), []);
  await dialog(eva.page).getByRole("button", { name: "Ahora no" }).click();
  await dialog(eva.page).getByText("Ana quiere jugar otra vez.").waitFor({ state: "detached" });
  await ana.page.getByRole("alert").getByText("Eva does not play again this time.").waitFor();
  await ana.page.getByText("1 seat is free.").waitFor();
  assert.deepEqual([...ana.complaints, ...eva.complaints], []);
  await Promise.all([ana.close(), eva.close()]);
});

test("a deal is played again from its end, and the results stand side by side", async () => {
  const { page, complaints, close } = await person({ size: "phone", scheme: "dark" });
  const table = await createTable(page, [ME, BOT]);
  await concede(page, table);
  await page.goto(`/t/${table}`);
  await dialog(page).getByRole("button", { name: "Play the same deal" }).click();
  await dialog(page).getByRole("button", { name: "Begin" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(table));
  await page.locator("[data-moment]").waitFor();
  const again = new URL(page.url()).pathname.split("/").pop() ?? "";
  await concede(page, again);
  await dialog(page).getByRole("button", { name: "Compare this deal" }).click();
  const compared = dialog(page).getByRole("list", { name: "Tables that have played this deal" });
  await compared.getByText("this table").waitFor();
  assert.equal(await compared.locator("> li").count(), 2);
  await compared.getByText("has played or seen this deal").first().waitFor();
  assert.deepEqual(await axeViolations(page, "compared deals"), []);
  assert.deepEqual(await horizontalOverflow(page, "compared deals"), []);
  await compared.getByRole("link", { name: /replay/i }).click();
  await page.waitForURL(`**/r/${table}`);
  assert.deepEqual(complaints, []);
  await close();
});
