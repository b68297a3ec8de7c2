import { describe, expect, it } from "vitest";
import type { Cloud } from "../../../discs/cloud";
import type { Flicked, Landing, Outlook } from "../../../discs/flick";
import { FATE, type Fate } from "../../../discs/run";
import type { Say } from "../../../lib/game";
import type { Components } from "../model";
import { fraction, landingWords, type Heard } from "./landing";
import type { Place } from "./trace";

const say: Say = (code, values) =>
  [code.replace("floor-ear-", ""), ...Object.values(values ?? {}).map(String)].join(" ");
const board: Components["board"] = {
  zones: ["canyon", "creek", "mudcracks", "ruins"],
  half_width: 225_000,
  corner_leg: 100_000,
  hole_radius: 16_000,
  disc_radius: 12_500,
  circle: [{ animal: "lizard", x: 100_000, y: 100_000, radius: 11_000 }],
};
const FREE: Outlook = { way: [], bounces: 0, met: null };

function heard(ends: readonly [Fate, Place][], more: Partial<Heard> & { outlook?: Outlook } = {}): Heard {
  const landings = ends.slice(0, 1).map(([fate, place]): Landing => ({ fate, place }));
  const cloud = {
    count: ends.length,
    x: Float64Array.from(ends, ([, [x]]) => x),
    y: Float64Array.from(ends, ([, [, y]]) => y),
    fate: Uint8Array.from(ends, ([fate]) => fate),
  } as unknown as Cloud; // what of a cloud is read
  const meant = { landings, outlook: more.outlook ?? FREE } as unknown as Flicked;
  return { board, discs: new Map(), level: "full", meant, cloud, ...more };
}

const MUD: [Fate, Place] = [FATE.floor, [60_000, 160_000]];
const LIZARD: [Fate, Place] = [FATE.floor, [110_000, 105_000]];
const CANYON: [Fate, Place] = [FATE.floor, [-60_000, -60_000]];
const HOLE: [Fate, Place] = [FATE.hole, [0, 0]];
const OFF: [Fate, Place] = [FATE.off, [230_000, 0]];

describe("a landing in words", () => {
  it("is the likeliest end, with its odds", () => {
    expect(landingWords(say, heard([MUD, MUD, CANYON]))).toBe("mudcracks; odds 2 3");
    expect(landingWords(say, heard([CANYON, CANYON]))).toBe("canyon");
    expect(landingWords(say, heard([HOLE, HOLE, HOLE, CANYON]))).toBe("hole; odds 3 4");
  });

  it("names the circle and the disc beside it, and counts only what it names", () => {
    const discs = new Map([[8, [135_000, 105_000] as Place]]);
    expect(landingWords(say, heard([LIZARD, LIZARD, MUD, CANYON, CANYON, OFF], { discs }))).toBe(
      "mudcracks, lizard, beside b4; odds 1 3; off; odds 1 5",
    );
  });

  it("says what is met first", () => {
    const met = { disc: 1, at: [0, 0], own: [0, 0], other: [0, 0] } as const;
    const discs = new Map<number, Place>([
      [0, [0, 0]],
      [7, [-100_000, 0]],
    ]);
    expect(landingWords(say, heard([CANYON], { discs, outlook: { ...FREE, met } }))).toBe("meets b3, canyon");
    expect(landingWords(say, heard([CANYON], { outlook: { ...FREE, bounces: 1 } }))).toBe("frame, canyon");
  });

  it("tells no more than eyes are shown", () => {
    const outlook = { ...FREE, bounces: 1, met: { disc: 0, at: [0, 0], own: [0, 0], other: [0, 0] } } as const;
    expect(landingWords(say, heard([CANYON, MUD], { level: "line", outlook }))).toBe("frame");
    expect(landingWords(say, heard([CANYON, MUD, MUD], { level: "line" }))).toBe("canyon");
    expect(landingWords(say, heard([CANYON], { level: "none" }))).toBe("");
  });

  it("has odds as one says them", () => {
    expect([0.02, 0.1, 0.33, 0.52, 0.74, 0.9].map((share) => Object.values(fraction(share)).join("/"))).toEqual([
      "1/10",
      "1/10",
      "1/3",
      "1/2",
      "3/4",
      "9/10",
    ]);
  });
});
