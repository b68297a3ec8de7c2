import { expect, test } from "vitest";
import { arenaOf, Runner, simulate, type Place, type Shot } from "../../../discs/index.ts";
import type { SonoraEvent, Told } from "../../../generated/protocol";
import { discName, type Components } from "../model";
import { bestFlick, flicksIn } from "./best";

const BOARD: Components["board"] = {
  zones: ["ruins", "canyon", "mudcracks", "creek"],
  half_width: 225_000,
  corner_leg: 100_000,
  hole_radius: 15_500,
  disc_radius: 12_500,
  circle: [{ animal: "owl", x: -70_000, y: -150_000, radius: 11_000 }],
};
const runner = new Runner(arenaOf(BOARD));
const ON_THE_OWL: Place = [-70_000, -150_000];

const entry = (...events: SonoraEvent[]): Told => ({ n: 1, seat: -1, text: null, at: 0, events });

/** A flick of a disc that rests exactly there, or that knocks into what lies there. */
function flicked(disc: number, to: Place, lying: readonly [disc: number, place: Place][] = [], over = 1): Told {
  const [x, y] = [-196_000, -196_000];
  const [dx, dy] = [to[0] - x, to[1] - y];
  const way = Math.hypot(dx, dy);
  const speed = Math.sqrt(2 * 539_365.75 * way) * over;
  const shot: Shot = { corner: 0, x, y, vx: (speed * dx) / way, vy: (speed * dy) / way };
  const places = lying.map(([, place]) => place);
  const { trace } = simulate(runner, places, shot);
  const discs = [...lying.map(([one]) => one), disc].map(discName);
  return entry({ kind: "moved", disc: discName(disc), seconds: "1", discs, trace });
}

test("a flick brings what its disc counts for: twice on a circle", () => {
  const log = [flicked(1, ON_THE_OWL), flicked(4, [-100_000, -60_000])];
  expect(flicksIn(BOARD, log, false).map(({ gain }) => gain)).toEqual([4, 5]);
  expect(bestFlick(BOARD, log, false)).toMatchObject({ disc: 4, gain: 5, round: 1 });
});

test("what another's disc loses counts for the player, and what one's own loses against", () => {
  const lies = (disc: number): Told[] => [flicked(disc, ON_THE_OWL)];
  const away = (disc: number, victim: number): Told => flicked(disc, ON_THE_OWL, [[victim, ON_THE_OWL]], 1.6);
  const [, hostile] = flicksIn(BOARD, [...lies(9), away(0, 9)], false);
  const [, clumsy] = flicksIn(BOARD, [...lies(4), away(0, 4)], false);
  const [, alone] = flicksIn(BOARD, [...lies(9), away(0, 9)], true);
  expect(hostile?.gain).toBeGreaterThanOrEqual(5);
  expect(clumsy?.gain).toBeLessThan(0);
  expect(alone?.gain).toBe(clumsy?.gain);
});

test("a disc in the hole counts once, one that never left its corner not at all", () => {
  const fell = flicked(3, [60_000, 60_000]);
  expect(
    flicksIn(BOARD, [{ ...fell, events: [...fell.events, { kind: "fell_in", disc: "a4" }] }], false)[0]?.gain,
  ).toBe(4);
  const weak = flicked(3, [-190_000, -190_000]);
  const told = { ...weak, events: [...weak.events, { kind: "weak", seat: 0, disc: "a4" }] };
  expect(flicksIn(BOARD, [told], false)[0]?.gain).toBe(0);
});

test("a flick that a Reflick took back is not the best, and each is seen over the discs of its own round", () => {
  const log = [
    flicked(1, [-100_000, -60_000]),
    flicked(4, ON_THE_OWL),
    entry({ kind: "reflicked", seat: 0, disc: "a5" }),
    entry({ kind: "new_round", round: 2, seat: 0 }),
    flicked(0, [-100_000, -60_000]),
    flicked(2, [-60_000, -100_000]),
  ];
  const best = bestFlick(BOARD, log, false);
  expect(best).toMatchObject({ disc: 2, gain: 3, round: 2 });
  expect([...(best?.places.keys() ?? [])]).toEqual([0]);
  expect(bestFlick(BOARD, [], false)).toBeNull();
});
