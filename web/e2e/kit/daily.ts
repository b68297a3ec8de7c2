// The puzzles of a day, and the answers that the calendar knows.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The first day of the archive: its puzzles are open for ever. */
export const FIRST_DAY = "2026-11-19";

const CALENDARS = fileURLToPath(new URL("../../../src/meseta/daily/calendars/", import.meta.url));

/** A best turn of that day's puzzle, in notation. */
export function bestTurn(game: string, day = FIRST_DAY): string[] {
  const lines = readFileSync(`${CALENDARS}${game}.txt`, "utf-8").split("\n");
  const [, turn] = lines.find((line) => line.startsWith(day))?.split(" | ") ?? [];
  assert.ok(turn, `The calendar of ${game} has no ${day}.`);
  return turn.split(" ; ");
}
