// The puzzles of a day as a person solves them: on the real boards, verified by the real server.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { Cable } from "./kit/cable.ts";
import { bestTurn, FIRST_DAY } from "./kit/daily.ts";
import { person } from "./kit/people.ts";
import { serverAddress } from "./kit/shared.ts";
import { actAndWait, waitUntilStill } from "./kit/waiting.ts";
import { holdOver, point } from "./players/ruin.ts";
import { flick } from "./players/sonora.ts";

const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name, exact: true });
const cell = (name: string): number => "abc".indexOf(name.charAt(0)) + 3 * (Number(name.charAt(1)) - 1);

/** Do something in Shifting Stones, given in notation. */
async function moveStones(page: Page, action: string): Promise<void> {
  await waitUntilStill(page);
  const [verb = "", place = "", card = ""] = action.split(" ");
  if (verb === "end") return actAndWait(page, () => button(page, "End turn").click());
  if (verb.startsWith("+")) {
    await page.locator(`.hand [data-card="${verb.slice(1)}"]`).click();
    return actAndWait(page, () => page.keyboard.press("s"));
  }
  const cells = place.match(/../g) ?? [];
  const [first = "", second = first] = cells;
  await page.locator(`.hand [data-card="${card}"]`).click();
  await page.locator(`[data-cell="${cell(first)}"]`).click();
  return actAndWait(page, () => page.locator(`[data-cell="${cell(second)}"]`).click());
}

/** Do something in the ruin, given in notation. */
async function drawMaze(page: Page, action: string): Promise<void> {
  const [verb = "", ...words] = action.split(" ");
  const [place = "", route = ""] = words;
  const confirm = () => page.locator(".actions .main").click();
  const takeUp = async (mark: "road" | "wall") => {
    const other = page.locator(`.toggle:not(.${mark})`);
    if (await other.count()) await other.click();
  };
  const wanted = verb.endsWith("w") ? "wall" : "road";
  if (verb === "r" || verb === "w") {
    await takeUp(wanted);
    await holdOver(page, words, false);
    return actAndWait(page, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  }
  if (verb === "go") {
    return actAndWait(page, async () => {
      await point(page, place, false);
      await page.mouse.down();
      await page.mouse.up();
    });
  }
  if (verb === "+r" || verb === "+w") {
    await page.getByRole("button", { name: /Extra$/ }).click();
    await page.locator(`[data-route="${route}"]`).click();
    await takeUp(wanted);
    await point(page, place, false);
  }
  return actAndWait(page, confirm);
}

async function openPuzzle(page: Page, game: string): Promise<void> {
  await page.locator(`[data-puzzle="${game}"] > *`).first().waitFor();
  await waitUntilStill(page);
}

async function handIn(page: Page): Promise<void> {
  await button(page, "Hand in").click();
  await page.locator(".outcome").waitFor();
  await waitUntilStill(page);
}

test("the three of a day are solved, compared with the best, found again in the archive and shared", async () => {
  const { page, complaints, close } = await person({ name: "Ana" });
  await page.goto(`/daily/${FIRST_DAY}`);
  await page.locator('.tiles [data-daily="shifting_stones"]').click();

  const [opening = "", ...others] = bestTurn("shifting_stones");
  await openPuzzle(page, "shifting_stones");
  await moveStones(page, opening);
  await actAndWait(page, () => button(page, "Take back").click());
  for (const action of [opening, ...others]) await moveStones(page, action);
  await handIn(page);
  await page.getByRole("heading", { name: "You found the best turn" }).waitFor();
  await page.locator('[data-side="best"]').click();
  await page.locator('.outcome li [aria-current="step"]').first().waitFor();

  await page.getByRole("link", { name: "Next: In the Ruin" }).click();
  await openPuzzle(page, "in_the_ruin");
  for (const action of bestTurn("in_the_ruin")) await drawMaze(page, action);
  await handIn(page);
  await page.getByRole("heading", { name: "You found the best turn" }).waitFor();

  await page.getByRole("link", { name: "Next: Sonora" }).click();
  await openPuzzle(page, "sonora");
  await flick(page, 10, 40);
  await page.locator('[data-puzzle="sonora"] [data-idle="true"]').waitFor({ state: "attached" });
  await handIn(page);
  await page.getByText("It is proved that none is better.").or(page.getByText("The best that a long search")).waitFor();
  assert.deepEqual(await axeViolations(page, "sonora"), []);

  await page.getByRole("link", { name: "All three" }).click();
  await page.locator('.tiles [data-daily="in_the_ruin"][data-state="best"]').waitFor();
  const day = page.locator(`[data-day="${FIRST_DAY}"]`);
  assert.match((await day.getAttribute("aria-label")) ?? "", /In the Ruin: the best turn/);
  await button(page, "Share your day").click();
  await page.getByRole("dialog").locator("img").waitFor();
  assert.match(await page.getByRole("textbox").inputValue(), /In the Ruin ★/);
  await waitUntilStill(page);
  assert.deepEqual(await axeViolations(page, "day"), []);
  assert.deepEqual(complaints, []);
  await close();
});

test("on a small phone an answer is kept while there is no connection, and then sent by itself", async () => {
  const screen = { width: 360, height: 640, scale: 2, touch: true };
  const { context, page, complaints, close } = await person({ screen, locale: "es-ES", scheme: "dark", name: "Ana" });
  await page.goto(`/daily/${FIRST_DAY}/shifting_stones`);
  await openPuzzle(page, "shifting_stones");
  const [opening = "", next = ""] = bestTurn("shifting_stones");
  await moveStones(page, opening);
  await context.setOffline(true);
  await actAndWait(page, () => button(page, "Deshacer").click());
  await moveStones(page, opening); // what was done once needs no connection
  const [, place = "", card = ""] = next.split(" ");
  await page.locator(`.hand [data-card="${card}"]`).click();
  for (let times = 0; times < 2; times++) await page.locator(`[data-cell="${cell(place.slice(-2))}"]`).click();
  await page.getByText("Lo que has hecho se guarda").waitFor();
  await button(page, "Entregar").click();
  await page.getByText("Se enviará en cuanto haya conexión").first().waitFor();
  await page.locator('[data-daily="shifting_stones"][data-state="waiting"]').waitFor();
  await context.setOffline(false);
  await page.locator(".outcome").waitFor();
  await waitUntilStill(page);
  assert.deepEqual([...(await axeViolations(page, "phone")), ...(await horizontalOverflow(page, "phone"))], []);
  assert.deepEqual(
    complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED")),
    [],
  );
  await close();
});

test("a puzzle whose server has gone is solved in the device's copy, and the server learns of it", async () => {
  const cable = await new Cable(serverAddress()).join();
  const { page, close } = await person({ name: "Ana", address: cable.address });
  await page.goto("/offline/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true)); // it keeps everything before
  const path = `/daily/${FIRST_DAY}/shifting_stones`;
  await page.goto(path);
  await openPuzzle(page, "shifting_stones");
  const [opening = "", ...others] = bestTurn("shifting_stones");
  await moveStones(page, opening);
  await cable.cut();
  await page.reload();
  await page.waitForURL(`${cable.address}/offline/?${path}`);
  await openPuzzle(page, "shifting_stones");
  await button(page, "Take back").waitFor(); // it goes on where it was
  for (const action of others) await moveStones(page, action);
  await handIn(page);
  await page.getByRole("heading", { name: "You found the best turn" }).waitFor();

  await cable.join();
  const sent = page.waitForResponse((one) => one.url().endsWith("/puzzles/shifting_stones/answer"));
  await page.goto(`/daily/${FIRST_DAY}`);
  assert.equal((await sent).status(), 200);
  await page.locator('.tiles [data-daily="shifting_stones"][data-state="best"]').waitFor();
  await close();
  await cable.cut();
});

test("a page left open at midnight offers the new day, and takes nothing away", async () => {
  const { page, close } = await person();
  await page.clock.setFixedTime(`${FIRST_DAY}T23:59:00`);
  await page.goto(`/daily/${FIRST_DAY}/shifting_stones`);
  await openPuzzle(page, "shifting_stones");
  await page.clock.setFixedTime("2026-11-20T00:01:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("It is 20 November: new puzzles are here.").waitFor();
  await button(page, "Stay here").click();
  await page.getByText("new puzzles are here").waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).pathname, `/daily/${FIRST_DAY}/shifting_stones`);
  await close();
});
