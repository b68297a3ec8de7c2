// Every place that the rules tell apart can be tapped, by a finger that is 44 pixels wide.

import { expect, it } from "vitest";
import file from "../sheet/moments.json";
import type { Components } from "../model";
import { drawnAt, placeOf, targetsOf } from "./places";

const house = file.components as unknown as Components;
const targets = targetsOf(house);
const keys = targets.map(({ key }) => key);

it("knows zones, lines, circles, corners and the hole, each by its own name", () => {
  expect(new Set(keys).size).toBe(keys.length);
  expect(targets.filter(({ kind }) => kind === "zone").map(({ key }) => key)).toEqual(house.board.zones);
  expect(keys).toEqual(
    expect.arrayContaining(["ruins canyon", "canyon mudcracks", "creek mudcracks", "ruins creek", "hole"]),
  );
  expect(
    targets
      .filter(({ kind }) => kind === "circle")
      .map(({ key }) => placeOf(key))
      .sort(),
  ).toEqual(["fox", "fox", "lizard", "lizard", "owl", "owl", "rabbit", "rabbit"]);
  expect(targets.filter(({ kind }) => kind === "corner").map(({ key }) => placeOf(key))).toEqual(Array(4).fill("off"));
});

it("keeps small places a finger's width apart on a board of 336 pixels", () => {
  const small = targets.filter(({ kind }) => kind !== "zone");
  const [SIDE, FINGER] = [336, 40];
  for (const one of small)
    for (const other of small)
      if (one !== other) {
        const away = (Math.hypot(one.x - other.x, one.y - other.y) * SIDE) / 100;
        expect(away, `${one.key} and ${other.key}`).toBeGreaterThan(FINGER);
      }
});

it("draws a disc on the circle that was tapped, and one of an unknown circle on the first", () => {
  const owls = targets.filter(({ key }) => placeOf(key) === "owl");
  expect(drawnAt(targets, owls[1]?.key ?? "")).toBe(owls[1]);
  expect(drawnAt(targets, "owl")).toBe(owls[0]);
  expect(drawnAt(targets, "hole creek")?.kind).toBe("hole");
  expect(drawnAt(targets, "off@ruins")).toBeNull();
});
