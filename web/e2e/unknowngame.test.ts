// A game this build does not know: installed as a separate package, it is played on the generic board.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { serve } from "./kit/server.ts";
import { actAndWait, waitForTurn } from "./kit/waiting.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const installed = mkdtempSync(join(tmpdir(), "meseta-stranger-"));
let server: Awaited<ReturnType<typeof serve>>;

before(async () => {
  const quietly = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"];
  const pip = spawnSync(
    join(ROOT, ".venv/bin/python"),
    ["-m", "pip", "install", ...quietly, "--target", installed, join(ROOT, "examples/bulls_and_cows")],
    { encoding: "utf-8" },
  );
  assert.equal(pip.status, 0, pip.stderr);
  const path = [installed, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  server = await serve({ PYTHONPATH: path });
});

after(async () => {
  await server.stop();
  rmSync(installed, { recursive: true, force: true });
});

/** Type an action into the generic board's field and send it. */
async function write(page: Page, label: RegExp, action: string): Promise<void> {
  await page.getByRole("textbox", { name: label }).fill(action);
  await page.keyboard.press("Enter");
}

test("solo: a refusal names its clause, legal actions are buttons, and the code is revealed at the end", async () => {
  const { page, complaints, close } = await person({ address: server.address });
  await page.goto("/");
  const card = page.locator("article").filter({ hasText: "Bulls and cows" });
  await card.getByText("every guess tells you a little about it").waitFor();
  await card.getByRole("button", { name: "Alone" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  assert.ok(await waitForTurn(page));
  await write(page, /as a record writes it/, "guess 11");
  await page
    .getByText(/11 is no code: 3 different digits from 1 to 6/)
    .first()
    .waitFor();
  await page.getByText("BC-01").first().waitFor();
  assert.equal(await page.getByRole("group", { name: "What you can do" }).getByRole("button").count(), 120);
  assert.deepEqual(await axeViolations(page, "the generic board"), []);
  for (let guess = 0; guess < 8 && (await waitForTurn(page)); guess++) {
    await actAndWait(page, () => page.locator('[data-action="guess 123"]').click());
  }
  assert.ok(!(await waitForTurn(page)), "eight guesses end the game");
  await page.keyboard.press("Escape");
  await page
    .getByText(/The code was \d{3}\./)
    .first()
    .waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("on a phone, in Spanish: its name, its rules and its board are in the reader's language", async () => {
  const { page, complaints, close } = await person({ address: server.address, size: "phone", locale: "es-ES" });
  await page.goto("/");
  const card = page.locator("article").filter({ hasText: "Toros y vacas" });
  await card.getByRole("button", { name: "A solas" }).click();
  await page.getByRole("button", { name: "Empezar" }).click();
  assert.ok(await waitForTurn(page));
  await actAndWait(page, () => write(page, /como se escribe en un registro/, "135"));
  await page.getByRole("region", { name: "La mesa" }).getByText("Intentos").waitFor();
  assert.deepEqual(await horizontalOverflow(page, "the generic board on a phone"), []);
  await page.goto("/rules/bulls_and_cows");
  await page.getByText("es una cifra que está en su sitio").first().waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
