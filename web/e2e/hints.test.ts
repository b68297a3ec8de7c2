// The stages of a hint tell of one thing, asked for once.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { ClientMessage } from "../src/generated/protocol.ts";
import { BOT, forkRecord, ME } from "./kit/api.ts";
import { axeViolations } from "./kit/audits.ts";
import { readMessage } from "./kit/listening.ts";
import { person } from "./kit/people.ts";
import { statusLine, textOf } from "./kit/reading.ts";
import { golden, plyBefore } from "./kit/records.ts";
import { WAIT_FOR_BOTS, waitForTurn } from "./kit/waiting.ts";

const RUIN = golden("worked-example", "in_the_ruin");
const FLICKS = golden("e1-molly", "sonora");

/** A position of each game in which the first seat is to act. */
const POSITIONS: Record<string, { record: string; ply: number; seats: number }> = {
  shifting_stones: { record: golden("shared-win"), ply: 62, seats: 3 },
  in_the_ruin: { record: RUIN, ply: plyBefore(RUIN, "0: r f3 g3 f4 f5"), seats: 3 },
  sonora: { record: FLICKS, ply: plyBefore(FLICKS, "0: flick a2"), seats: 2 },
};

/** The cards, spaces and discs that a hint names. */
const named = (stage: string): string[] => stage.match(/\b(?:[a-k]\d{1,2}|\d+)\b/g) ?? [];

/** Ask for a stage of the hint, and read what the line says. */
async function hint(page: Page, level: string): Promise<string> {
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const levels = page.getByRole("group", { name: "Hint" });
  await levels.getByRole("button", { name: level }).click();
  await levels.waitFor({ state: "detached", ...WAIT_FOR_BOTS });
  await page.locator(".line.hinted").waitFor();
  return textOf(statusLine(page));
}

for (const [game, { record, ply, seats }] of Object.entries(POSITIONS)) {
  test(`nudge, place and move name the same thing, and the move says why: ${game}`, async () => {
    const { page, complaints, close } = await person();
    const asked: string[] = [];
    const turns: string[][] = [];
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => {
        const message = JSON.parse(String(payload)) as ClientMessage;
        if (message.type === "hint") asked.push(message.id);
      });
      socket.on("framereceived", ({ payload }) => {
        const message = readMessage(payload);
        if (message.type === "hinted") turns.push(message.hint.turn);
      });
    });
    const chairs = [ME, ...Array.from({ length: seats - 1 }, () => BOT)];
    await page.goto(`/t/${await forkRecord(page, record, ply, chairs, { hints: true })}`);
    assert.ok(await waitForTurn(page));
    const [nudge, where, move] = [await hint(page, "A nudge"), await hint(page, "Where"), await hint(page, "The move")];
    const [action = ""] = turns[0] ?? [];
    const all = `${action}: ${nudge} | ${where} | ${move}`;
    assert.ok(named(nudge + where).length, all);
    for (const one of named(nudge + where)) assert.ok(named(move).includes(one), all);
    assert.match(move, /bout \d+.*(% to win|points? in the end)/);
    assert.equal(asked.length, 1, "one question, one answer");
    assert.deepEqual(await axeViolations(page, game), []);
    assert.deepEqual(complaints, []);
    await close();
  });
}
