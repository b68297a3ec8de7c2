import { expect, test } from "vitest";
import { RECORDINGS, updatesOf } from "../../lib/director/rounds";
import type { View } from "./model";
import type { TableEvent } from "./motion";
import { scenes } from "./scenes";

/** How long each turn of a recording lasts at normal pace, in milliseconds. */
function turnsOf(name: string): number[] {
  const [opening, ...updates] = updatesOf(name);
  let before = opening?.view as View;
  const turns = [0];
  for (const { told, between, view } of updates) {
    for (const [at, { n, seat, events }] of told.entries()) {
      const after = (between[at]?.view ?? view) as View;
      const plans = scenes({ n, seat, events: events as TableEvent[], before, after, viewer: 0 });
      turns.push((turns.pop() ?? 0) + plans.reduce((sum, { ms }) => sum + ms, 0));
      if (before.turn !== after.turn) turns.push(0);
      before = after;
    }
  }
  return turns.slice(0, -1); // the last one was not finished
}

test("a usual turn is shown in 2 to 4 seconds", () => {
  const recordings = RECORDINGS.filter((name) => name.startsWith("shifting_stones"));
  const turns = recordings.flatMap(turnsOf).sort((one, other) => one - other);
  const median = turns[Math.floor(turns.length / 2)];
  expect(turns.length).toBeGreaterThan(20);
  expect(median).toBeGreaterThanOrEqual(2000);
  expect(median).toBeLessThanOrEqual(4000);
});
