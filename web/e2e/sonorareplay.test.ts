import assert from "node:assert/strict";
import { test } from "node:test";
import { concede, ME, uploadRecord } from "./kit/api.ts";
import { person } from "./kit/people.ts";
import { golden } from "./kit/records.ts";
import { movedIn, seeBestFlick } from "./players/flights.ts";
import {
  waitUntilAsked,
  waitUntilAtRest,
  flick,
  listen,
  LONG_TEST,
  RANDOM_BOT,
  sonoraTable,
} from "./players/sonora.ts";

test("the end of a replay plays the best flick of the match again", async () => {
  const { page, complaints, close } = await person();
  const id = await uploadRecord(page, golden("two-bots", "sonora"));
  await page.goto(`/r/${id}?ply=100`);
  await page.locator('[data-idle="true"]').waitFor();
  assert.equal(await page.locator("[data-best]").count(), 0, "not while the match goes on");
  await page.locator("#scrubber").focus();
  await page.keyboard.press("End");
  await seeBestFlick(page);
  assert.deepEqual(complaints, []);
  await close();
});

test(
  "a flick of a finished match is retried on its own board, again and again, then at a table",
  LONG_TEST,
  async () => {
    const { page, complaints, close } = await person();
    const listener = listen(page);
    const id = await sonoraTable(page, [ME, RANDOM_BOT], { hand_0: "exact" });
    await page.goto(`/t/${id}`);
    assert.ok(await waitUntilAsked(page, listener));
    await flick(page, 10, 30);
    await waitUntilAtRest(page, listener);
    const [first] = movedIn(listener.told);
    await concede(page, id);
    await page.goto(`/r/${id}?ply=2&as=0`);
    await page.locator("#scrubber").waitFor();
    await page.getByRole("button", { name: "What if" }).click();
    for (const tries of [1, 2]) {
      await page.locator('.floor[data-idle="true"] .stage[tabindex="0"]').waitFor();
      await page.locator('[data-aim="angle"]').fill("8");
      await page.locator('[data-aim="angle"]').press("Enter");
      await page.locator(`[data-tried="${tries}"]`).waitFor();
      await page.locator(`.stage svg:not(.aiming) .rest:nth-of-type(${tries})`).waitFor({ state: "attached" });
    }
    assert.equal(await page.locator(".stage g.played").count(), 1, "what was played is seen beside it");
    assert.equal(await page.locator(".stage g.tried").count(), 1);
    assert.match(page.url(), /\/r\//, "still the replay");
    await page.locator("[data-play-on]").click();
    await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
    await page.waitForURL(/\/t\/.*try=/);
    assert.ok(await waitUntilAsked(page, listener));
    assert.equal(await page.locator('[data-aim="angle"]').inputValue(), "8");
    assert.equal(await page.locator('[data-aim="force"]').inputValue(), "30");
    listener.told.length = 0;
    await flick(page, 6, 30);
    await waitUntilAtRest(page, listener);
    const [again] = movedIn(listener.told);
    assert.ok(first && again, "both flew");
    assert.equal(again.disc, first.disc);
    assert.notDeepEqual(again.trace.paths[0], first.trace.paths[0]);
    assert.deepEqual(complaints, []);
    await close();
  },
);

test("an uploaded record says, in both languages, how many flicks cannot be verified", LONG_TEST, async () => {
  const text = golden("two-bots", "sonora");
  const foreign = text.replace("chance: settle 2 ", "chance: settle 7 ");
  for (const [locale, words] of [
    ["en-GB", "1 flick was played by another kernel"],
    ["es-ES", "1 impulso se jugó con otro motor"],
  ] as const) {
    const { page, complaints, close } = await person({ locale });
    const id = await uploadRecord(page, foreign);
    await page.goto(`/r/${id}`);
    await page.getByText(words).waitFor();
    const ours = await uploadRecord(page, text);
    await page.goto(`/r/${ours}`);
    await page.locator("#scrubber").waitFor();
    assert.equal(await page.getByText(words).count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  }
});
