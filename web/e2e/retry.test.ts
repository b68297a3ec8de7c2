// One's mistakes tried again: real positions, real answers, a made-up analysis that says which were mistakes.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { JudgedEntry } from "../src/generated/protocol.ts";
import { uploadRecord } from "./kit/api.ts";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { madeUp, tellAnalysis } from "./kit/judged.ts";
import { person } from "./kit/people.ts";
import { golden, plyBefore } from "./kit/records.ts";
import { WAIT_FOR_BOTS, waitForMoment, waitUntilStill } from "./kit/waiting.ts";

interface Drill {
  record: string;
  seat: number;
  /** The entries that are mistakes of the seat, and what to do instead. */
  mistakes: Record<number, string[]>;
  /** Do something that can be taken back, if the game has such a thing. */
  begin?: (page: Page) => Promise<void>;
  /** Finish the turn. */
  finish: (page: Page) => Promise<void>;
}

const stones = golden("two-in-one-turn");
const ruin = golden("worked-example", "in_the_ruin");
const flicks = golden("e1-molly", "sonora");

const DRILLS: Record<string, Drill> = {
  shifting_stones: {
    record: stones,
    seat: 0,
    mistakes: {
      [plyBefore(stones, "0: s b1c1 31") + 1]: ["s a1b1 64", "end"],
      [plyBefore(stones, "0: end") + 1]: ["s a1b1 64", "end"],
    },
    begin: async (page) => {
      await page.locator('.hand [data-card="31"]').click();
      await page.locator('[data-cell="1"]').click();
      await page.locator('[data-cell="2"]').click();
    },
    finish: (page) => page.getByRole("button", { name: "End turn" }).click(),
  },
  in_the_ruin: {
    record: ruin,
    seat: 1,
    mistakes: {
      [plyBefore(ruin, "1: keep CJ DO") + 1]: ["keep CJ EJ", "done"],
      [plyBefore(ruin, "1: go h8") + 1]: ["done"],
    },
    begin: async (page) => {
      for (const route of ["CJ", "EJ"]) await page.locator(`[data-route="${route}"]`).click();
      await page.locator(".actions .main").click();
    },
    finish: (page) => page.locator(".actions .main").click(),
  },
  sonora: {
    record: flicks,
    seat: 1,
    mistakes: {
      [plyBefore(flicks, "1: flick b1") + 1]: ["flick b1 -196000 -196000 300000 280000"],
      [plyBefore(flicks, "1: flick b2") + 1]: ["flick b2 -196000 -196000 300000 280000"],
    },
    finish: async (page) => {
      await page.locator('[data-aim="angle"]').fill("10");
      await page.locator('[data-aim="force"]').fill("40");
      await page.locator('[data-aim="force"]').press("Enter");
    },
  },
};

const blunder = (better: string[]): Partial<JudgedEntry> => ({
  mark: "blunder",
  cost: 11.7,
  error: 1.1,
  worth: 62,
  better,
});

const line = (page: Page): Locator => page.locator(".retrying .words");
const button = (page: Page, name: string | RegExp): Locator => page.locator(".deck").getByRole("button", { name });

for (const [game, { record, seat, mistakes, begin, finish }] of Object.entries(DRILLS)) {
  const about = Object.fromEntries(Object.entries(mistakes).map(([ply, better]) => [ply, blunder(better)]));
  const last = Object.keys(mistakes).at(-1) ?? "";

  test(`mistakes are tried again, one after another: ${game}`, async () => {
    const { page, complaints, close } = await person();
    const id = await uploadRecord(page, record);
    await tellAnalysis(page, madeUp(record, about));
    await page.goto(`/r/${id}?analysis&as=${seat}`);
    await page.getByRole("button", { name: "Retry mistakes (2)" }).click();
    await page.getByText("1 of 2").waitFor();
    await page.locator(".retrying .board > *").first().waitFor();
    await waitUntilStill(page);
    assert.deepEqual([...(await axeViolations(page, game)), ...(await horizontalOverflow(page, game))], []);

    if (begin) {
      await begin(page);
      await button(page, "Take back").click();
      await button(page, "Take back").waitFor({ state: "detached" });
      await begin(page);
      await button(page, "Take back").waitFor();
      await waitUntilStill(page);
    }
    await finish(page);
    await line(page)
      .getByText(/^(As good as the best|Better than|This still gives away)/)
      .waitFor(WAIT_FOR_BOTS);
    await page.locator(".deck .ui-act:focus").waitFor();
    await button(page, "Try again").click();
    await button(page, "Skip").waitFor();
    await button(page, "Solution").click();
    await line(page)
      .getByText(/^Better: “/)
      .waitFor();
    await waitUntilStill(page);
    assert.deepEqual(await axeViolations(page, `${game}, solution`), []);
    await page.keyboard.press("Enter");
    await page.getByText("2 of 2").waitFor();
    await button(page, "Skip").click();
    await page.getByText(/mended/).waitFor();
    await page.getByRole("button", { name: "All once more" }).click();
    await page.getByText("1 of 2").waitFor();
    await button(page, "Skip").click();
    await page.getByText("2 of 2").waitFor();
    await page.locator(".retrying .board > *").first().waitFor();
    await page.locator("h1").focus();
    await page.keyboard.press("Escape");
    await page.locator(".retrying").first().waitFor({ state: "detached" });
    await waitForMoment(page, last);
    assert.deepEqual(complaints, []);
    await close();
  });

  test(`the same on a small phone in Spanish: ${game}`, async () => {
    const screen = { width: 360, height: 640, scale: 2, touch: true };
    const { page, complaints, close } = await person({ screen, locale: "es-ES", scheme: "dark" });
    const id = await uploadRecord(page, record);
    await tellAnalysis(page, madeUp(record, about, "chance"));
    await page.goto(`/r/${id}?analysis&as=${seat}`);
    await page.getByRole("button", { name: "Crónica y herramientas" }).tap();
    await page.getByRole("button", { name: "Repetir errores (2)" }).tap();
    await page.getByText("1 de 2").waitFor();
    await button(page, "Solución").tap();
    await line(page)
      .getByText(/^Mejor: «/)
      .waitFor();
    await waitUntilStill(page);
    assert.deepEqual([...(await axeViolations(page, game)), ...(await horizontalOverflow(page, game))], []);
    await button(page, "Siguiente").tap();
    await page.getByText("2 de 2").waitFor();
    await button(page, "Volver al análisis").tap();
    await page.locator(".graph").waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });
}
