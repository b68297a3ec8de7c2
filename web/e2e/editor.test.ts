// Making an edition: by hand and as text, checked as one goes, previewed, calibrated, saved and played.

import assert from "node:assert/strict";
import { text as readAll } from "node:stream/consumers";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { LOOKS } from "./kit/looks.ts";
import { person } from "./kit/people.ts";
import { middleOf } from "./kit/reading.ts";
import { visit } from "./kit/visiting.ts";
import { WAIT_FOR_BOTS, waitUntilStill } from "./kit/waiting.ts";

const text = (page: Page) => page.getByRole("textbox", { name: /TOML/ });
const isSound = (page: Page) => page.getByText(/can be played: nothing is wrong/).waitFor();

async function openEditor(page: Page, game: string): Promise<void> {
  await page.goto(`/editions/${game}`);
  await isSound(page);
}

/** Wait until the text has changed as it should. */
const waitForText = (page: Page, wanted: string) =>
  page.waitForFunction((wanted) => document.querySelector("textarea")?.value.includes(wanted), wanted);

test("stones: a mistake is named at its line, a tap mends it, and the text keeps its comments", async () => {
  const { page, complaints, close } = await person();
  await page.goto("/");
  await page
    .locator("article")
    .filter({ hasText: "Shifting Stones" })
    .getByRole("link", { name: "Make an edition" })
    .click();
  await isSound(page);
  const house = await text(page).inputValue();
  const line = house.split("\n").indexOf('pattern = ["bird horse"]') + 1;
  await text(page).fill(house.replace("bird horse", "brid horse"));
  const finding = page.getByRole("listitem").getByRole("button", { name: /brid/ });
  await finding.waitFor();
  assert.match((await finding.textContent()) ?? "", new RegExp(`^${line}:`));
  assert.equal(await page.locator(".margin .marked").textContent(), String(line));
  assert.ok(await page.getByRole("button", { name: "Play with it" }).isDisabled());
  await finding.click();
  // It is selected in the next frame.
  await page.waitForFunction(() => {
    const area = document.querySelector("textarea")!;
    return area.value.slice(area.selectionStart, area.selectionEnd).includes("brid");
  });
  await page.getByRole("button", { name: /Row 1, column 1: brid/ }).click();
  await page.getByRole("button", { name: /Row 1, column 1: sun/ }).click();
  await waitForText(page, 'pattern = ["moon horse"]');
  await isSound(page);
  assert.match(await text(page).inputValue(), /^# The 72 pattern cards/);
  // A new card is a twin of another until it is changed.
  await page.getByRole("button", { name: "Add a card like this" }).click();
  await page.getByRole("listitem").getByRole("button", { name: /73/ }).first().waitFor();
  await page.getByRole("button", { name: "Take back" }).click();
  await isSound(page);
  assert.deepEqual(complaints, []);
  await close();
});

test("a circle is dragged and pushed by keys; what is wrong is shown where it lies; the board is drawn", async () => {
  const { page, complaints, close } = await person();
  await openEditor(page, "sonora");
  const owl = page.locator(".handle").first();
  const [x, y] = await middleOf(owl);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 10, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => !document.querySelector("textarea")?.value.includes("x = -70_000"));
  await owl.focus();
  const before = await text(page).inputValue();
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction((before) => document.querySelector("textarea")?.value !== before, before);
  await page.getByRole("button", { name: "Begin again" }).click();
  await isSound(page);
  // Across the middle, it is in another zone.
  const field = page.getByRole("spinbutton", { name: "Across, mm" });
  await field.fill("70");
  await waitForText(page, "x = 70_000");
  await page.getByText(/things? to mend/).waitFor();
  await page.getByRole("button", { name: "Take back" }).click();
  await isSound(page);
  await page.getByRole("spinbutton", { name: "First, building A" }).fill("7");
  await waitForText(page, "top = 7");
  await isSound(page);
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("img", { name: "Board" }).waitFor();
  assert.ok(
    await page.getByRole("img", { name: "Sheet" }).evaluate((image) => (image as HTMLImageElement).naturalWidth),
  );
  assert.deepEqual(complaints, []);
  await close();
});

test("letters are dragged on a map, bots try it, it is saved, kept, opened again and played", async () => {
  const { page, complaints, close } = await person();
  await openEditor(page, "in_the_ruin");
  const space = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}:`) });
  const [from, to] = [await middleOf(space("b2")), await middleOf(space("a1"))];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
  await waitForText(page, '"W . . . . . . . . . .",');
  await isSound(page);

  await page.getByRole("button", { name: "Calibration" }).click();
  await page.getByLabel("Who plays").selectOption("random");
  await page.getByRole("combobox", { name: "Games" }).selectOption("10");
  await page.getByRole("button", { name: "Let them play" }).click();
  await page.getByText("20 of 20 games.").waitFor(WAIT_FOR_BOTS);
  for (const at of [0, 1])
    assert.match((await page.locator(`[data-mean="${at}"]`).textContent()) ?? "", /^-?\d+\.\d ± /);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the file" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "in_the_ruin-house.toml");
  const saved = await readAll(await download.createReadStream());
  assert.match(saved, /"W \. \. \./);

  await page.reload();
  await isSound(page);
  assert.equal(await text(page).inputValue(), saved, "the device has kept it");
  // A file of this game opened on another's page leads here.
  await page.goto("/editions/sonora");
  await isSound(page);
  const file = { name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from(saved.replace('"house"', '"mine"')) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/editions\/in_the_ruin$/);
  await page.getByText("“mine” can be played").waitFor();
  await page.getByRole("button", { name: "Play with it" }).click();
  await page.getByRole("button", { name: /Gecko/ }).click();
  await page.waitForURL(/\/t\//);
  const table = new URL(page.url()).pathname.split("/").at(-1);
  const edition = await page.evaluate(
    async (table) =>
      ((await (await fetch(`/api/tables/${table}/edition`)).json()) as { edition: { name: string } }).edition,
    table,
  );
  assert.equal(edition.name, "mine");
  assert.deepEqual(complaints, []);
  await close();
});

// In Spanish, whose words are longer; the tests above are in English.
for (const look of LOOKS.filter(({ locale }) => locale === "es-ES")) {
  test(`axe finds nothing while an edition is made: ${look.size}, ${look.scheme}, ${look.locale}`, async () => {
    const { page, complaints, close } = await person(look);
    const found: string[] = [];
    const inspect = async (where: string) => {
      await waitUntilStill(page);
      found.push(...(await axeViolations(page, where)), ...(await horizontalOverflow(page, where)));
    };
    for (const game of ["shifting_stones", "in_the_ruin", "sonora"]) {
      await visit(page, `/editions/${game}`);
      await page.locator(".found.sound, .sound").first().waitFor();
      await inspect(`${game} by hand`);
    }
    const panes = page.locator(".panes button");
    const [preview, trial] = [panes.nth(-2), panes.last()];
    await preview.click();
    await page.locator("figure img").first().waitFor();
    await inspect("a preview");
    await trial.click();
    await inspect("calibration");
    if (look.size === "phone") await panes.nth(1).click();
    await page.locator("textarea").fill("name = 3\n");
    await page.locator(".wrong li").first().waitFor();
    await inspect("mistakes");
    assert.deepEqual(found, [], found.join("\n"));
    assert.deepEqual(complaints, []);
    await close();
  });
}
