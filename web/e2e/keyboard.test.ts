import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { person } from "./kit/people.ts";
import { blur } from "./kit/reading.ts";
import { actAndWait, waitForTurn } from "./kit/waiting.ts";

/** Press Tab until an element with that name has the focus. */
async function tabTo(page: Page, name: RegExp, most = 40): Promise<void> {
  for (let at = 0; at < most; at++) {
    await page.keyboard.press("Tab");
    const text = await page.evaluate(() =>
      (document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").trim(),
    );
    if (name.test(text)) return;
  }
  assert.fail(`nothing called ${String(name)} could be reached`);
}

test("a game with the keyboard alone", async () => {
  const { page, complaints, close } = await person();
  await page.goto("/");
  await page.locator("article").first().waitFor();
  await tabTo(page, /^Alone$/);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Begin" }).waitFor();
  await tabTo(page, /^Begin$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  assert.ok(await waitForTurn(page));

  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Keys" }).waitFor({ state: "hidden" });

  await tabTo(page, /^Card \d+/);
  const card = await page.locator("[data-card]:focus").getAttribute("data-card");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("b");
  assert.equal(await page.locator("[data-cell]:focus-visible").count(), 1, "B leads to a stone");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.locator(`.hand [data-card="${card}"]`).waitFor({ state: "detached" });
  await page.keyboard.press("u");
  await page.locator(`.hand [data-card="${card}"]`).waitFor();

  await page.keyboard.press("l");
  await page.waitForFunction(() => document.activeElement?.closest("aside ol"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.locator(".line.past").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".line.past").waitFor({ state: "detached" });

  await blur(page);
  for (let turn = 0; turn < 4; turn++) {
    assert.ok(await waitForTurn(page));
    await actAndWait(page, () => page.keyboard.press("e"));
  }
  await page.getByRole("dialog", { name: "You have lost" }).waitFor();
  await page.keyboard.press("Escape");
  assert.deepEqual(complaints, []);
  await close();
});

test("language and colour scheme change at once when chosen, and are remembered", async () => {
  const { page, complaints, close } = await person();
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("heading", { name: "Una mesa en el desierto" }).waitFor();
  await page.getByRole("button", { name: "Noche" }).click();
  await page.reload();
  await page.getByRole("heading", { name: "Una mesa en el desierto" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
  assert.equal(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    "rgb(20, 23, 38)",
  );
  assert.deepEqual(complaints, []);
  await close();
});

test("the rule book can be searched, and a link leads to a clause", async () => {
  const { page, complaints, close } = await person();
  await page.goto("/rules/shifting_stones#ST-16");
  await page.waitForFunction(() => document.activeElement?.id === "ST-16");
  await page.getByRole("searchbox").fill("edge to edge");
  await page.getByText("1 rule", { exact: true }).waitFor();
  assert.equal(await page.locator("article").count(), 1);
  assert.deepEqual(complaints, []);
  await close();
});

test("the lesson responds to each attempt", async () => {
  const { page, complaints, close } = await person({ size: "phone" });
  await page.goto("/learn/shifting_stones");
  const words = page.locator(".teacher .words");
  const first = await words.textContent();
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForFunction((before) => {
    const words = document.querySelector(".teacher .words");
    return words && words.textContent !== before;
  }, first);
  await page.locator('.hand [data-card="7"]').click();
  await page.getByRole("button", { name: /^Score/ }).click();
  await page.getByText("One point.", { exact: false }).first().waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
