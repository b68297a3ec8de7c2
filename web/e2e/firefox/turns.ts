// A turn of each game, played by looking at the page alone: BiDi does not show what goes over a WebSocket, and on the
// device there is none.

import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { boxOf, middleOf } from "../kit/reading.ts";
import { actAndWait, waitForTurn, waitUntil, waitUntilStill } from "../kit/waiting.ts";

type Spot = readonly [x: number, y: number];

/** Press the mouse at one place, move it in steps to another, and let go. */
async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
}

/** Spend a card by dragging one stone onto its neighbour, another by clicking a stone twice; end the turn by a key. */
async function moveStones(page: Page): Promise<void> {
  const cell = (n: number): Locator => page.locator(`[data-cell="${n}"]`);
  const card = page.locator(".hand [data-card]").first();
  const held = await page.locator(".hand [data-card]").count();
  await card.click();
  await actAndWait(page, async () => drag(page, await middleOf(cell(0)), await middleOf(cell(1))));
  await waitUntilStill(page);
  await card.click();
  await cell(4).click();
  await actAndWait(page, () => cell(4).click());
  await waitUntilStill(page);
  assert.equal(await page.locator(".hand [data-card]").count(), held - 2, "two cards are spent");
  await actAndWait(page, () => page.keyboard.press("e"));
}

/** Hold the shape over one space after another until it fits, turned by a key if it fits nowhere; then draw it. */
async function drawShape(page: Page): Promise<void> {
  const fits = page.locator('.fit[data-fits="true"]');
  for (let turned = 0; turned < 4; turned++, await page.keyboard.press("r"))
    for (const space of await page.locator("[data-name]").all()) {
      await page.mouse.move(...(await middleOf(space)));
      if (!(await fits.count())) continue;
      await page.mouse.down();
      return page.mouse.up();
    }
  assert.fail("The shape fits nowhere.");
}

/** Do what the ruin asks for: keep two route cards, draw a shape, or stay where one is. */
async function exploreRuin(page: Page): Promise<void> {
  const confirm = page.locator(".actions .main");
  const routes = page.locator("[data-route].open");
  if (await page.locator('.actions [title$="(R)"]').count()) return actAndWait(page, () => drawShape(page));
  for (const n of (await routes.count()) ? [0, 1] : []) await routes.nth(n).click();
  await actAndWait(page, () => confirm.click());
}

/** Pull back over the floor with the mouse and let go. */
async function flick(page: Page): Promise<void> {
  const { x, y, width, height } = await boxOf(page.locator(".stage"));
  const from = [x + width * 0.5, y + height * 0.55] as const;
  await actAndWait(page, () => drag(page, from, [from[0] + 62, from[1] + 58]));
}

/** Do what Sonora asks for: flick, answer the first way that is offered, or write in the first possible place. */
async function playSonora(page: Page): Promise<void> {
  await page.locator('[data-idle="true"]').waitFor({ state: "attached" });
  await page
    .locator(".stage.live, .doing [data-act], .stage [data-act], .tools .confirm, .hand .end")
    .first()
    .waitFor();
  if (await page.locator(".stage.live").count()) return flick(page);
  const answer = page.locator(".doing [data-act], .stage [data-act]").first();
  if (await answer.count()) return actAndWait(page, () => answer.click());
  const confirm = page.locator(".tools .confirm");
  if (await confirm.isDisabled()) await page.getByLabel(/^(Next possible place|Siguiente sitio posible)/).click();
  await actAndWait(page, () => confirm.click());
}

export interface Tried {
  game: string;
  /** A golden record to look at. */
  record: string;
  /** A clause whose picture is in the rule book. */
  clause: string;
  /** Do the next thing that is asked. */
  play: (page: Page) => Promise<void>;
  /** How often that is done. */
  times: number;
}

export const GAMES: Tried[] = [
  { game: "shifting_stones", record: "shared-win", clause: "ST-08", play: moveStones, times: 2 },
  { game: "in_the_ruin", record: "left-behind", clause: "RU-12", play: exploreRuin, times: 5 },
  { game: "sonora", record: "two-bots", clause: "SO-20", play: playSonora, times: 8 },
];

/** Play a few turns, waiting for the bot between them. */
export async function playTurns(page: Page, { play, times }: Tried): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    assert.ok(await waitForTurn(page), "the match goes on");
    await play(page);
  }
  await waitUntil(async () => (await page.locator(".line.mine").count()) > 0, "The bot does not answer.");
}
