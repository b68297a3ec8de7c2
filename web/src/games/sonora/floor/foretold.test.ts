import { describe, expect, it } from "vitest";
import { Cloud } from "../../../discs/cloud";
import { simulate } from "../../../discs/flick";
import { Runner } from "../../../discs/run";
import { HANDS, TABLE } from "../../../generated/discs";
import { draw, drawCloud, levelOf } from "./drawing";
import { isOnCorner } from "./geometry";
import { memoryOf } from "./memory";

const runner = new Runner(TABLE);
const discs = [[-60_000, -60_000]] as const;
const shot = { corner: 0, x: -196_000, y: -196_000, vx: 600_000, vy: 600_000 };
const meant = simulate(runner, discs, shot);

describe("what is foretold", () => {
  it("is everything, a line to the first contact, or nothing", () => {
    const full = draw(2, "full", discs, meant);
    expect(full?.arrows).toHaveLength(2);
    expect(full?.rest).not.toBeNull();
    expect(draw(2, "line", discs, meant)).toMatchObject({
      way: full?.way,
      contact: full?.contact,
      arrows: [],
      rest: null,
    });
    expect(draw(2, "none", discs, meant)).toBeNull();
    expect(["full", "line", "none", "?"].map(levelOf)).toEqual(["full", "line", "none", "full"]);
  });

  it("has a dot or a cross for every flick of the cloud", () => {
    const cloud = new Cloud(runner, discs, shot, HANDS.shaky, 20).grow();
    const { dots, crosses } = drawCloud(2, cloud);
    expect(dots.split("M").length - 1 + (crosses.split("M").length - 1)).toBe(20);
  });
});

it("takes the disc on the corner and just outside the board, and nowhere else", () => {
  expect(isOnCorner(TABLE, -200_000, -200_000, 20_000)).toBe(true);
  expect(isOnCorner(TABLE, -240_000, -200_000, 20_000)).toBe(true);
  expect(isOnCorner(TABLE, -250_000, -200_000, 20_000)).toBe(false);
  expect(isOnCorner(TABLE, -170_000, -170_000, 20_000)).toBe(false);
});

it("remembers each seat of each table on its own", () => {
  const [one, other] = [{}, {}];
  memoryOf(one, 0).disc = 3;
  expect(memoryOf(one, 0).disc).toBe(3);
  expect(memoryOf(one, 1).disc).toBeUndefined();
  expect(memoryOf(other, 0).disc).toBeUndefined();
});
