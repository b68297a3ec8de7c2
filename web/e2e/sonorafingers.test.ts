import assert from "node:assert/strict";
import { test } from "node:test";
import { ME } from "./kit/api.ts";
import { horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { movedIn } from "./players/flights.ts";
import { listen, LONG_TEST, playOn, RANDOM_BOT, sonoraTable } from "./players/sonora.ts";

const HANDS = { touch: "pulling with one finger", swipe: "swiping with one finger" } as const;

for (const hand of ["touch", "swipe"] as const)
  test(`a whole game of five rounds on a phone, ${HANDS[hand]}`, LONG_TEST, async () => {
    const { page, complaints, close } = await person({ size: "phone" });
    const listener = listen(page);
    const id = await sonoraTable(page, [ME, RANDOM_BOT], { rounds: "5" });
    await page.goto(`/t/${id}`);
    await playOn(page, listener, { hand });
    assert.ok(listener.result, "the game has come to its end");
    const own = movedIn(listener.told).filter(({ disc }) => disc.startsWith("a"));
    assert.ok(own.length >= 25, `every disc of five rounds was flicked: ${own.length}`);
    const onBoard = own.filter(({ trace }) => trace.events.every(([kind]) => kind !== "left"));
    assert.ok(onBoard.length > own.length / 2, "most flicks stay on the board");
    assert.deepEqual(await horizontalOverflow(page, "the end of a game on a phone"), []);
    assert.deepEqual(complaints, []);
    await close();
  });
