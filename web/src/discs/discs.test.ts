import { describe, expect, test } from "vitest";
import digests from "../../../tests/discs/digest.py?raw";
import { onPath } from "../games/sonora/floor/trace";
import { deceleration_of, HANDS, TABLE, VERSION } from "../generated/discs.ts";
import { Cloud, numbers, tremble } from "./cloud.ts";
import { simulate } from "./flick.ts";
import { arenaOf, FATE, Runner, wholePlace, type Place, type Shot } from "./run.ts";
import { digest, storedFlicks } from "./stored.fixture.ts";

const runner = new Runner(TABLE);
const START = 196_000;
/** From the middle of the top left corner, straight at the middle of the board. */
const shot = (vx: number, vy = vx): Shot => ({ corner: 0, x: -START, y: -START, vx, vy });

/** The digest that the Python kernels are held to. */
const DIGEST = new RegExp(`\\b${VERSION}: "([0-9a-f]{64})"`).exec(digests)?.[1];

test("ten thousand stored flicks come out as in Python, to the last bit", async () => {
  expect(await digest(storedFlicks())).toBe(DIGEST);
});

describe("a flick", () => {
  test("on an empty floor goes straight on until friction stops it", () => {
    const { landings, touched, outlook } = simulate(runner, [], shot(300_000));
    const way = Math.hypot(300_000, 300_000) ** 2 / (2 * deceleration_of(TABLE));
    const rest = Math.round(way * Math.SQRT1_2 - START);
    expect(landings).toEqual([{ fate: FATE.floor, place: [rest, rest] }]);
    expect(touched).toBe(false);
    expect(outlook).toMatchObject({ bounces: 0, met: null });
  });

  test("leads to the first disc in its way, and shows how both go on", () => {
    const { outlook, landings, trace } = simulate(runner, [[-60_000, -60_000]], shot(600_000));
    expect(outlook.met).toMatchObject({ disc: 0 });
    const { at, own, other } = outlook.met ?? { at: [0, 0], own: [0, 0], other: [0, 0] };
    expect(Math.hypot(at[0] + 60_000, at[1] + 60_000)).toBeCloseTo(2 * TABLE.disc_radius, 3);
    expect(Math.hypot(...other)).toBeGreaterThan(Math.hypot(...own));
    expect(outlook.way).toEqual([[-START, -START], at]);
    for (const path of trace.paths) {
      const [x, y] = onPath(trace.deceleration, path, Infinity);
      const [a, b] = landings[path[0]]?.place ?? [0, 0];
      expect(Math.hypot(x - a, y - b)).toBeLessThan(1);
    }
  });

  test("that bounces off the frame shows the bounce, and one too hard leaves the board", () => {
    const bounced = simulate(runner, [], shot(300_000, 900_000));
    expect(bounced.outlook.bounces).toBe(1);
    expect(bounced.outlook.way).toHaveLength(3);
    const gone = simulate(runner, [], { ...shot(1_000_000, 5_900_000), x: -190_000 });
    expect(gone.landings[0]?.fate).toBe(FATE.off);
    expect(gone.trace.events.at(-1)?.[0]).toBe("left");
  });

  test("with a log longer than the room for it is logged in full", () => {
    const crowd = [...storedFlicks(200, 8)].filter(([discs]) => discs.length > 20);
    for (const [discs, hard] of crowd) {
      const { log } = runner.run(discs, hard);
      expect([...new Runner(TABLE).run(discs, hard).log]).toEqual([...log]);
    }
    expect(crowd.length).toBeGreaterThan(10);
  });
});

test("a board of another size is played on as printed, with our wood", () => {
  const arena = arenaOf({ half_width: 300_000, hole_radius: 20_000, top_speed: 1 });
  expect(arena).toEqual({ ...TABLE, half_width: 300_000, hole_radius: 20_000 });
});

describe("a cloud", () => {
  const discs: Place[] = [[-60_000, -60_000]];

  test("of an exact hand lies in one point, where the flick ends", () => {
    const cloud = new Cloud(runner, discs, shot(400_000), HANDS.exact, 5).grow();
    const { landings } = simulate(runner, discs, shot(400_000));
    for (let at = 0; at < 5; at++)
      expect(wholePlace({ x: cloud.x[at] as number, y: cloud.y[at] as number })).toEqual(landings.at(-1)?.place);
  });

  test("strays as the hand does, in angle and in speed", () => {
    const random = numbers(4);
    const tries = Array.from({ length: 4000 }, () => tremble(TABLE.top_speed, HANDS.ordinary, [600_000, 0], random));
    const spread = (values: number[]): number => Math.sqrt(values.reduce((sum, one) => sum + one * one, 0) / 4000);
    const degrees = tries.map(([x, y]) => (Math.atan2(y, x) * 180) / Math.PI);
    expect(spread(degrees)).toBeCloseTo(HANDS.ordinary.angle / 1000, 0);
    expect(spread(tries.map(([x, y]) => Math.hypot(x, y) / 600_000 - 1))).toBeCloseTo(HANDS.ordinary.speed / 1000, 2);
  });

  test("is the same for the same seed, however it is sliced", () => {
    const whole = new Cloud(runner, discs, shot(400_000), HANDS.shaky, 30, 7).grow();
    const sliced = new Cloud(runner, discs, shot(400_000), HANDS.shaky, 30, 7);
    while (!sliced.complete) sliced.grow(7);
    expect([...sliced.x, ...sliced.y, ...sliced.fate]).toEqual([...whole.x, ...whole.y, ...whole.fate]);
    expect(whole.share(() => true)).toBe(1);
  });
});
