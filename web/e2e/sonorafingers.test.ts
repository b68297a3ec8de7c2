import assert from "node:assert/strict";
import { test } from "node:test";
import { horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { movedIn } from "./players/flights.ts";
import { listen, LONG_TEST, playFrom, playOn, waitUntilAsked } from "./players/sonora.ts";

const HANDS = { touch: "pulling with one finger", swipe: "swiping with one finger" } as const;

for (const hand of ["touch", "swipe"] as const)
  test(`the last two rounds of a game on a phone, to its end, ${HANDS[hand]}`, LONG_TEST, async () => {
    const { page, complaints, close } = await person({ size: "phone" });
    const listener = listen(page);
    const ownFlicks = () => movedIn(listener.told).filter(({ disc }) => disc.startsWith("a"));
    await playFrom(page, "0: flick", 16);
    await waitUntilAsked(page, listener);
    const earlier = ownFlicks().length;
    const rounds = new Set<number>();
    await playOn(page, listener, {
      hand,
      until: ({ view }) => {
        rounds.add(view.position.round);
        return false;
      },
    });
    assert.deepEqual([...rounds], [4, 5]);
    assert.ok(listener.result, "the game has come to its end");
    const own = ownFlicks().slice(earlier);
    assert.ok(own.length >= 10, `every disc of two rounds was flicked: ${own.length}`);
    const onBoard = own.filter(({ trace }) => trace.events.every(([kind]) => kind !== "left"));
    assert.ok(onBoard.length > own.length / 2, "most flicks stay on the board");
    assert.deepEqual(await horizontalOverflow(page, "the end of a game on a phone"), []);
    assert.deepEqual(complaints, []);
    await close();
  });
