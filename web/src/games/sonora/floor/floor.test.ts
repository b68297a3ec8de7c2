import { describe, expect, it, vi } from "vitest";
import { FULL_FORCE } from "../../../generated/discs";
import { figures } from "../figures";
import game from "../index";
import type { SonoraTrace, Told } from "../../../generated/protocol";
import { discName, discOf, offered, readOffers, type Bounds } from "../model";
import { lesson } from "../lesson";
import {
  angleOf,
  flickAction,
  forceOf,
  nudged,
  pullSpeed,
  readFlick,
  SLOWEST,
  speedOf,
  speedPull,
  velocity,
} from "./force";
import {
  middleStart,
  nearestStart,
  ownToScreen,
  quartersFor,
  screenToOwn,
  startRegion,
  turned,
  turnOn,
} from "./geometry";
import { dragged, isSwipe, longestPull, roomAlong, swiped, swipeSpeed } from "./gesture";
import samples from "./samples.json";
import { Show } from "./show.svelte";
import { after, before, placesOf, stepsOf } from "./steps";
import { duration, fates, hits, loudness, onPath } from "./trace";

const BOUNDS: Bounds = {
  discs: ["a1"],
  corner: 0,
  far: -212_500,
  edge: -367_678,
  top_speed: 6_000_000,
  full_force: FULL_FORCE,
};

describe("a trace", () => {
  it("is evaluated as the engine does it, at any moment", () => {
    let compared = 0;
    for (const { trace: made, seen } of samples) {
      const trace = made as unknown as SonoraTrace;
      for (const [t, places] of seen as unknown as [number, Record<string, [number, number]>][]) {
        for (const [disc, [x, y]] of Object.entries(places)) {
          const path = trace.paths.find(([found]) => found === Number(disc))!;
          const [a, b] = onPath(trace.deceleration, path, t);
          expect(a).toBeCloseTo(x, 6);
          expect(b).toBeCloseTo(y, 6);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(60);
  });

  it("lasts as long as the engine says, and nothing moves afterwards", () => {
    for (const { trace: made, seconds } of samples) {
      const trace = made as unknown as SonoraTrace;
      expect(duration(trace)).toBeCloseTo(seconds, 8);
      for (const path of trace.paths)
        expect(onPath(trace.deceleration, path, Infinity)).toEqual(onPath(trace.deceleration, path, path[1]));
    }
  });

  it("tells what is heard, in order, and what became of each disc", () => {
    for (const { trace: made } of samples) {
      const trace = made as unknown as SonoraTrace;
      const times = hits(trace).map(({ t }) => t);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const gone = trace.events.filter(([kind]) => kind === "fell" || kind === "left").length;
      expect([...fates(trace).values()].filter((fate) => fate !== "rest")).toHaveLength(gone);
    }
  });

  it("sounds louder the harder it is", () => {
    expect(loudness(1_000)).toBe(0);
    expect(loudness(100_000)).toBeLessThan(loudness(700_000));
    expect(loudness(3_000_000)).toBe(1);
  });
});

describe("turning", () => {
  it("has quarters go clockwise, seen from above", () => {
    expect([0, 1, 2, 3].map((quarters) => turned(quarters, -2, -1))).toEqual([
      [-2, -1],
      [1, -2],
      [2, 1],
      [-1, 2],
    ]);
    expect(turned(-1, ...turned(1, 3, 7))).toEqual([3, 7]);
  });

  it("brings every corner to the bottom right", () => {
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const;
    corners.forEach(([x, y], corner) => expect(turned(quartersFor(corner), x, y)).toEqual([1, 1]));
  });

  it("agrees with the player's own frame, in every round", () => {
    for (const corner of [0, 1, 2, 3]) {
      const onBoard = turned(corner, -196_000, -180_000);
      expect(turned(quartersFor(corner), ...onBoard)).toEqual(ownToScreen(-196_000, -180_000));
    }
    expect(screenToOwn(...ownToScreen(5, 9))).toEqual([5, 9]);
  });

  it("advances by one quarter per round, and never goes back", () => {
    let at = quartersFor(0);
    for (const corner of [3, 2, 1, 0, 3]) {
      const next = turnOn(at, quartersFor(corner));
      expect(next).toBe(at + 1);
      at = next;
    }
  });
});

describe("the corner", () => {
  it("takes a disc wherever it may start, and the nearest place otherwise", () => {
    const [x, y] = middleStart(225_000, 100_000);
    expect([x, y]).toEqual([-196_000, -196_000]);
    expect(nearestStart(BOUNDS, x, y)).toEqual([x, y]);
    for (const [a, b] of [
      [0, 0],
      [-400_000, -400_000],
      [-400_000, 0],
      [0, -400_000],
      [-150_000.4, -212_700],
    ] as const) {
      const [sx, sy] = nearestStart(BOUNDS, a, b);
      expect(Number.isInteger(sx) && Number.isInteger(sy)).toBe(true);
      expect(sx).toBeGreaterThanOrEqual(BOUNDS.far);
      expect(sy).toBeGreaterThanOrEqual(BOUNDS.far);
      expect(sx + sy).toBeLessThanOrEqual(BOUNDS.edge);
    }
    expect(startRegion(BOUNDS)).toEqual([
      [-212_500, -212_500],
      [-155_178, -212_500],
      [-212_500, -155_178],
    ]);
  });
});

describe("force", () => {
  const slides = (pull: number) => pullSpeed(pull) ** 2 / (2 * 539_366) / 1000; // mm
  it("gives gentle flicks more than half of the pull", () => {
    expect(pullSpeed(0)).toBe(SLOWEST);
    expect(pullSpeed(1)).toBe(FULL_FORCE);
    expect(slides(0.1)).toBeGreaterThan(29); // past the corner's edge from its middle
    expect(slides(0.1)).toBeLessThan(60);
    expect(slides(1 / 3)).toBeGreaterThan(150);
    expect(slides(1 / 3)).toBeLessThan(220);
    expect(slides(0.5)).toBeGreaterThan(450); // the far corner
    expect(slides(0.5)).toBeLessThan(600);
  });

  it("grows with every bit of pull, and can be inverted", () => {
    for (let pull = 0; pull < 1; pull += 0.05) {
      expect(pullSpeed(pull + 0.05)).toBeGreaterThan(pullSpeed(pull));
      expect(speedPull(pullSpeed(pull))).toBeCloseTo(pull, 9);
    }
    expect(forceOf(speedOf(37))).toBeCloseTo(37, 9);
  });

  it("writes what it reads, as the notation wants it", () => {
    const aim = { angle: 0, force: 27, start: [-196_000, -196_000] as const };
    expect(flickAction("a4", aim)).toBe("flick a4 -196000 -196000 458205 458205");
    const read = readFlick("flick b2 -190000 -200000 500000 -500000")!;
    expect(read.disc).toBe("b2");
    expect(read.aim.angle).toBeCloseTo(-90, 9);
    expect(flickAction("b2", read.aim)).toBe("flick b2 -190000 -200000 500000 -500000");
    expect(readFlick("keep")).toBeNull();
  });

  it("counts degrees clockwise on the screen too", () => {
    const [x, y] = ownToScreen(...velocity({ angle: 90, force: 10 }));
    expect(Math.sign(Math.round(x))).toBe(1); // from the bottom right, a quarter clockwise of up-left is up-right
    expect(Math.sign(Math.round(y))).toBe(-1);
    expect(angleOf(1, 1)).toBeCloseTo(0, 9);
  });

  it("reads a pull towards the player as a flick straight ahead, and a push as a swipe", () => {
    const pull = dragged(70, 70, 200);
    expect(pull.angle).toBeCloseTo(0, 9);
    expect(pull.pull).toBeCloseTo(Math.hypot(70, 70) / 200, 9);
    expect(isSwipe(70, 70)).toBe(false);
    expect(isSwipe(-70, -70)).toBe(true);
  });

  it("has room for full force from every point of a small screen", () => {
    for (const [x, y] of [
      [180, 300],
      [330, 300],
      [330, 610],
      [20, 20],
    ] as const) {
      const room = roomAlong([x, y], [1, 1], 360, 640);
      const longest = longestPull(344, room);
      expect(longest).toBeLessThanOrEqual(room);
      expect(dragged(longest * Math.SQRT1_2, longest * Math.SQRT1_2, longest).pull).toBeCloseTo(1, 9);
    }
    expect(longestPull(344, Infinity)).toBeCloseTo(144.48, 9);
    expect(roomAlong([100, 100], [0, 0], 360, 640)).toBe(Infinity);
    expect(roomAlong([100, 50], [-1, 0], 360, 640)).toBe(94);
  });

  it("reads a swipe from the finger's last moments", () => {
    const points = Array.from({ length: 12 }, (_, at) => [at * 10, 300 - at * 5, 300 - at * 5] as const);
    const found = swiped(points, 1_000)!; // one millimetre per pixel
    expect(found.angle).toBeCloseTo(0, 6);
    expect(found.finger).toBeCloseTo(Math.hypot(5, 5) * 100 * 1000, 0);
    expect(swiped([[0, 1, 1]], 1_000)).toBeNull();
    const rested = swiped([...points, [250, 245, 245]], 1_000);
    expect(rested).toBeNull(); // the finger lay still before it was lifted
  });

  it("turns ordinary swipes into flicks that stay on the board", () => {
    const force = (pixelsPerSecond: number) => forceOf(swipeSpeed((pixelsPerSecond * 478_000) / 360));
    expect(force(500)).toBeGreaterThan(12);
    expect(force(1_200)).toBeGreaterThan(24);
    expect(force(1_200)).toBeLessThan(32);
    expect(force(2_500)).toBeLessThan(50);
    expect(force(20_000)).toBe(100);
  });

  it("is nudged by keys, finely or coarsely, within bounds", () => {
    const aim = { angle: 179, force: 3, start: [0, 0] as const };
    expect(nudged(aim, "ArrowRight", false)!.angle).toBe(-180);
    expect(nudged(aim, "ArrowLeft", true)!.angle).toBe(174);
    expect(nudged(aim, "ArrowUp", true)!.force).toBe(8);
    expect(nudged(aim, "ArrowDown", true)!.force).toBe(1);
    expect(nudged(aim, "x", false)).toBeNull();
  });
});

describe("the displayed floor", () => {
  const told = lesson[2]!.told as Told[];
  const landed = lesson[2]!.view;

  it("puts the discs where the table has them once a flick is over", () => {
    const steps = told.flatMap(stepsOf);
    expect(steps.map(({ kind }) => kind)).toEqual(["flick"]);
    const [flick] = steps;
    if (flick?.kind !== "flick") throw new Error("no flick");
    const start = before(new Map(), flick.moved);
    expect(start.get(discOf("a4"))).toEqual([-196_000, -196_000]);
    const end = after(start, flick);
    const [x, y] = end.get(discOf("a4"))!;
    const [a, b] = placesOf(landed).get(discOf("a4"))!;
    expect(Math.hypot(x - a, y - b)).toBeLessThan(1);
  });

  it("shows a flick in flight however few frames there are, and then where it ends", () => {
    let frame: FrameRequestCallback = () => {};
    vi.spyOn(window, "requestAnimationFrame").mockImplementation((next) => ((frame = next), 1));
    const places = new Set<string>();
    const show = new Show(0, lesson[1]!.view, {
      still: () => false,
      draw: (_, place) => places.add(place.join()),
      trail: () => {},
      sound: () => {},
    });
    show.follow(landed, told);
    for (let second = 0; !show.idle && second < 100; second++) frame(1000 * second);
    expect(show.idle).toBe(true);
    expect(places.size).toBeGreaterThan(5);
    expect(show.places).toEqual(placesOf(landed));
    vi.restoreAllMocks();
  });

  it("turns the board back for a flick of an earlier round, and on again once it is over", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let frame: FrameRequestCallback = () => {};
    vi.spyOn(window, "requestAnimationFrame").mockImplementation((next) => ((frame = next), 1));
    const show = new Show(0, landed, { still: () => false, draw: () => {}, trail: () => {}, sound: () => {} });
    const now = show.quarters;
    const flick = told.flatMap(stepsOf).find((step) => step.kind === "flick");
    if (flick?.kind !== "flick") throw new Error("no flick");
    show.recall(flick, new Map([[7, [0, 90_000]]]), 1);
    expect(show.quarters % 4).toBe((now + 3) % 4);
    expect([...show.places.keys()]).toEqual([7]);
    expect(show.flying).toBeNull();
    vi.runAllTimers();
    expect(show.flying).toBe(discOf("a4"));
    for (let second = 0; !show.idle && second < 100; second++) frame(1000 * second);
    expect(show.quarters % 4).toBe(now % 4);
    expect(show.places).toEqual(placesOf(landed));
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("swaps, lifts and sweeps", () => {
    const places = new Map([
      [0, [1, 2] as const],
      [1, [3, 4] as const],
    ]);
    expect([...after(places, { kind: "swap", a: 0, b: 1 })]).toEqual([
      [0, [3, 4]],
      [1, [1, 2]],
    ]);
    expect([...after(places, { kind: "lift", discs: [0] }).keys()]).toEqual([1]);
    expect(after(places, { kind: "turn" }).size).toBe(0);
  });
});

describe("the model", () => {
  it("names discs both ways", () => {
    for (let disc = 0; disc < 20; disc++) expect(discOf(discName(disc))).toBe(disc);
    expect([discName(0), discName(9), discName(19)]).toEqual(["a1", "b5", "d5"]);
  });

  it("reads the legal actions", () => {
    const list = readOffers({ kind: "list", actions: ["done", "swap a1 a4"] });
    expect(list.flick).toBeNull();
    expect(offered(list, "swap")).toEqual([["a1", "a4"]]);
    expect(readOffers(lesson[1]!.legal!).flick!.discs).toEqual(["a4"]);
    expect(readOffers(null).all.size).toBe(0);
  });
});

describe("the lesson", () => {
  it("takes a flick that is near enough, and no other", () => {
    const { accept } = lesson[1]!;
    expect(accept!("flick a4 -196000 -196000 458205 458205")).toBe(2);
    expect(accept!("flick a4 -196000 -196000 1458205 458205")).toBeUndefined();
  });

  it("goes through real positions: a sum, two nodes, an owl, a Swap", () => {
    const sheets = lesson.map(({ view }) => view.position.players[0]!);
    expect(sheets.map(({ desk }) => desk.sum)).toEqual([-1, -1, -1, -1, 4, 2, 0, 0]);
    expect(sheets[6]!.tray.fresh).toEqual([0, 1, 0]);
    expect(sheets[7]!.tray.swaps).toBe(2);
    expect(sheets[0]!.tray.swaps).toBe(1);
  });
});

it("names every clause that has a figure", () => expect([...game.figures].sort()).toEqual(Object.keys(figures).sort()));

it("keeps every picture of the rule book high enough to be read beside its text", () => {
  const crops = Object.values(figures)
    .flat()
    .flatMap((figure) => (figure.kind === "section" ? [figure.crop] : []));
  expect(crops.length).toBeGreaterThan(10);
  for (const crop of crops) {
    const [, , width = 0, height = 1] = crop.split(" ").map(Number);
    expect(width / height, crop).toBeLessThan(5);
  }
});
