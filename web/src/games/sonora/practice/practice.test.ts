import { describe, expect, test } from "vitest";
import { arenaOf, Cloud, FATE, HANDS, numbers, Runner, simulate, tremble, type Place } from "../../../discs/index.ts";
import { angleOf, flickAction, forceOf } from "../floor/force";
import { middleStart } from "../floor/geometry";
import { bounds, ready } from "../lesson";
import { after, boundsOn, flickIn, lying, shotFrom, spotsAt, toldOf } from "../local";
import { WHERE, type Components } from "../model";
import { measure, missOf } from "./measuring";
import { Practice } from "./practice.svelte";
import { aimAt, isHit, targetsOn } from "./targets";

const BOARD: Components["board"] = {
  zones: ["ruins", "canyon", "mudcracks", "creek"],
  half_width: 225_000,
  corner_leg: 100_000,
  hole_radius: 15_500,
  disc_radius: 12_500,
  circle: [
    { animal: "owl", x: -70_000, y: -150_000, radius: 11_000 },
    { animal: "fox", x: 20_000, y: 120_000, radius: 11_000 },
  ],
};
const components = { board: BOARD } as unknown as Components;
const runner = new Runner(arenaOf(BOARD));
const start = middleStart(BOARD.half_width, BOARD.corner_leg);

test("the aim at a target hits it on an empty floor, whatever it is", () => {
  for (const target of targetsOn(BOARD)) {
    const { landings } = simulate(runner, [], shotFrom(0, aimAt(runner.arena, target, start)));
    expect(isHit(BOARD, target, landings[0] ?? { fate: FATE.off, place: [0, 0] }), target.kind).toBe(true);
  }
});

test("the limits of a flick are those that the engine gives", () => {
  expect(boundsOn(BOARD, 0, [0, 1, 2, 3, 4])).toEqual(bounds);
});

test("a disc counts as on a circle that it touches, else for the zone that holds most of it, else for two", () => {
  expect(spotsAt(BOARD, [-70_000, -126_500])).toEqual([[2, true]]);
  expect(spotsAt(BOARD, [-70_000, -126_499])).toEqual([[0, false]]);
  expect(spotsAt(BOARD, [100_000, 0])).toEqual([
    [1, false],
    [3, false],
  ]);
});

describe("a flick without the server", () => {
  const action = flickAction("a2", { angle: 0, force: 40, start });

  test("leaves the discs where the kernel has them, and is told as the table would tell it", () => {
    const lies = { ...ready, position: { ...ready.position, discs: [...ready.position.discs] } };
    lies.position.discs[7] = [WHERE.floor, -60_000, -60_000, -1];
    const flick = flickIn(runner, lies, 0, action);
    if (!flick) throw new Error("no flick");
    expect(flick.discs).toEqual([7, 1]);
    const then = lying(after(BOARD, lies, flick));
    expect(then.get(7)).toEqual(flick.flicked.landings[0]?.place);
    expect(then.get(7)).not.toEqual([-60_000, -60_000]);
    expect(toldOf(flick, 3)).toMatchObject({ n: 3, events: [{ kind: "moved", disc: "a2", discs: ["b3", "a2"] }] });
  });

  test("from another corner is the same flick, turned", () => {
    const across = { ...ready, corners: [2, 0] };
    const [here, there] = [flickIn(runner, ready, 0, action), flickIn(runner, across, 0, action)];
    const [x = 0, y = 0] = here?.flicked.landings.at(-1)?.place ?? [];
    expect(there?.flicked.landings.at(-1)?.place).toEqual([-x, -y]);
    expect(flickIn(runner, ready, 0, "keep")).toBeNull();
  });
});

describe("practice", () => {
  test("counts flicks by target, keeps what lies there if asked to, and forgets all when it starts over", async () => {
    const practice = new Practice(components);
    practice.hand = "exact";
    practice.suggest();
    await practice.act(practice.hinted ?? "");
    expect(practice.score(practice.target)).toEqual({ tries: 1, hits: 1 });
    expect(lying(practice.view).size).toBe(1);
    await practice.act(flickAction("a2", { angle: 5, force: 30, start }));
    expect(lying(practice.view)).toHaveLength(1);
    expect(practice.told[0]?.events).toMatchObject([{ kind: "disqualified", disc: "a1" }, { kind: "moved" }]);
    practice.staying = true;
    await practice.act(flickAction("a3", { angle: -9, force: 30, start }));
    expect(lying(practice.view)).toHaveLength(2);
    expect(practice.legal.bounds).toMatchObject({ discs: ["a1", "a4", "a5"] });
    practice.rest();
    expect(lying(practice.view)).toHaveLength(2);
    practice.staying = false;
    practice.rest();
    expect(lying(practice.view)).toHaveLength(0);
    practice.clear();
    expect([practice.tried.length, lying(practice.view).size]).toEqual([0, 0]);
  });

  test("compares hands: the steadier, the more often it hits", () => {
    const shares = new Map(new Practice(components).compared.map(({ name, share }) => [name, share]));
    const [exact = 0, steady = 0, ordinary = 0, shaky = 0] = ["exact", "steady", "ordinary", "shaky"].map((name) =>
      shares.get(name as "exact"),
    );
    expect(exact).toBe(1);
    expect(steady).toBeGreaterThan(ordinary);
    expect(ordinary).toBeGreaterThan(shaky);
  });

  test("foretells nothing and adds no tremor while a hand is measured, and then names it", async () => {
    const practice = new Practice(components);
    practice.hand = "shaky";
    practice.toggleMeasuring();
    expect(practice.view.position.table).toMatchObject({ preview: "none", hands: ["exact", "exact"] });
    const random = numbers(3);
    for (let count = 0; count < 30; count++) {
      const meant = shotFrom(0, aimAt(runner.arena, practice.target, start));
      const [vx, vy] = tremble(runner.arena.top_speed, HANDS.shaky, [meant.vx, meant.vy], random);
      await practice.act(flickAction("a1", { angle: angleOf(vx, vy), force: forceOf(Math.hypot(vx, vy)), start }));
    }
    expect(practice.misses).toBeNull();
    expect(practice.measured?.resembles).toBe("shaky");
  });
});

test.each(["steady", "ordinary", "shaky"] as const)("thirty flicks of a %s hand are recognised as such", (name) => {
  const random = numbers(11);
  const meant: Place = [400_000, 300_000];
  const aim = (vx: number, vy: number) => ({ angle: angleOf(vx, vy), force: forceOf(Math.hypot(vx, vy)), start });
  const misses = Array.from({ length: 30 }, () =>
    missOf(aim(...meant), aim(...tremble(runner.arena.top_speed, HANDS[name], meant, random))),
  );
  const { hand, resembles } = measure(misses);
  expect(resembles).toBe(name);
  expect(hand.angle / HANDS[name].angle).toBeGreaterThan(0.6);
  expect(hand.angle / HANDS[name].angle).toBeLessThan(1.6);
});

test("a cloud at the hole falls in less often, the shakier the hand", () => {
  const hole = targetsOn(BOARD).at(-1);
  if (hole?.kind !== "hole") throw new Error("the hole is the last target");
  const shot = shotFrom(0, aimAt(runner.arena, hole, start));
  const falls = (name: "steady" | "shaky") =>
    new Cloud(runner, [], shot, HANDS[name], 300).grow().share((fate) => fate === FATE.hole);
  expect(falls("steady")).toBeGreaterThan(falls("shaky"));
});
