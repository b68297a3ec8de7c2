import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { person } from "./kit/people.ts";
import { statusLine } from "./kit/reading.ts";
import { actAndWait, waitForGlimpse, waitForTurn } from "./kit/waiting.ts";
import { beginSolo, flip } from "./players/stones.ts";

/** Play one turn: spend a card to flip a stone, score every matching pattern, end the turn. */
async function takeTurn(page: Page, round: number): Promise<void> {
  if (round < 3) {
    await page.locator(".hand [data-card]").first().click();
    const stone = page.locator(`[data-cell="${round * 2}"]`);
    await stone.click();
    await actAndWait(page, () => stone.click());
  }
  for (let card = 0; card < 4; card++) {
    const ready = page.locator(".hand .ready").first();
    if (!(await ready.count())) break;
    const card = page.locator(`.hand [data-card="${await ready.getAttribute("data-card")}"]`);
    await card.click();
    await actAndWait(page, () => page.getByRole("button", { name: /^Score/ }).click());
    await card.waitFor({ state: "detached" });
  }
  await actAndWait(page, () => page.getByRole("button", { name: "End turn" }).click());
}

test("a whole game against a bot, started in two clicks", async () => {
  const { page, complaints, close } = await person({ name: "Ana" });
  await page.goto("/");
  await page.locator("article").first().getByRole("button", { name: "Play now" }).click();
  await page.getByRole("button", { name: /Magpie/ }).click();
  await page.waitForURL(/\/t\//);

  let rounds = 0;
  for (; rounds < 60 && (await waitForTurn(page)); rounds++) {
    assert.match(await page.title(), /Your turn/);
    await takeTurn(page, rounds);
  }
  assert.ok(rounds > 2, "the game had some turns");

  const end = page.getByRole("dialog");
  await end.getByText("The last round has been played.").waitFor();
  assert.equal(await end.locator(".total").count(), 2);
  assert.ok((await end.locator("#end-panel ol > li").count()) >= 2, "scores come in parts");
  const download = page.waitForEvent("download");
  await end.getByRole("button", { name: "Save the record" }).click();
  assert.match((await download).suggestedFilename(), /^shifting_stones-.*\.txt$/);

  const before = page.url();
  await end.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith("/t/"));
  await page.locator(".below .line").waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("a refusal says why, and opens the clause with its picture", async () => {
  const { page, complaints, close } = await person();
  await beginSolo(page);
  await page
    .locator("aside")
    .getByText(/^You draw/)
    .waitFor(); // a player without a name is “you”, in whole sentences
  await page.locator(".hand [data-card]").first().click();
  await page.locator('[data-cell="0"]').click();
  await page.locator('[data-cell="8"]').click();
  await page.locator(".line.refused").getByText("a1 and c3 are not neighbours.").waitFor();
  await page.locator(".line.refused").getByRole("button", { name: /ST-08/ }).click();
  await page.getByRole("dialog").getByText("Shift two neighbouring stones").waitFor();
  await page.getByRole("dialog").locator("figure svg").first().waitFor();
  await page.getByRole("button", { name: "Contents" }).click();
  await page.getByRole("searchbox").fill("xyz");
  await page.getByRole("dialog").getByText("No rule says that.").waitFor();
  await page.getByRole("searchbox").fill("corner");
  await page.getByRole("dialog").getByRole("button", { name: /ST-08/ }).click();
  await page.getByRole("dialog").getByText("Shift two neighbouring stones").waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("undo, hints, earlier moments and the replay", async () => {
  const { page, complaints, close } = await person();
  await beginSolo(page);
  const card = await page.locator(".hand [data-card]").first().getAttribute("data-card");
  await page.locator(`.hand [data-card="${card}"]`).click();
  await flip(page, 4);
  await page.locator(`.hand [data-card="${card}"]`).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Take back" }).click();
  await page.locator(`.hand [data-card="${card}"]`).waitFor();

  for (const level of ["A nudge", "Where", "The move"]) {
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    const levels = page.getByRole("group", { name: "Hint" });
    await levels.getByRole("button", { name: level }).click();
    await levels.waitFor({ state: "detached" });
    await page.locator(".line.hinted").waitFor();
  }
  assert.notEqual(await statusLine(page).textContent(), "");

  await page
    .locator("aside")
    .getByRole("button", { name: /flip b2/ })
    .click();
  await page.locator(".line.past").waitFor();
  await page.locator(`.hand [data-card="${card}"]`).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.locator(`.hand [data-card="${card}"]`).waitFor();
  const past = waitForGlimpse(page, ".line.past");
  await page.getByRole("button", { name: "Show again" }).click();
  await past;
  await page.locator(".line.past").waitFor({ state: "detached" });
  assert.deepEqual(complaints, []);
  await close();
});
