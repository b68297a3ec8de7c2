// Circles moved by hand.

import { expect, it } from "vitest";
import { Circles, type Circle } from "./circles.svelte";

function bench() {
  const circles: Circle[] = [
    { animal: "owl", x: 0, y: 0, radius: 11_000 },
    { animal: "fox", x: 5000, y: 5000, radius: 11_000 },
  ];
  const names: string[] = [];
  const set = (path: readonly (string | number)[], value: unknown) => {
    (circles[Number(path[2])] as unknown as Record<string, unknown>)[String(path[3])] = value;
  };
  const together = (name: string, changes: () => void) => {
    names.push(name);
    changes();
  };
  const hand = new Circles(
    () => ({ set, together }),
    () => circles,
  );
  return { circles, names, hand };
}

it("a drag keeps the point that is held, goes by half millimetres, and is one change", () => {
  const { circles, names, hand } = bench();
  hand.hold(1, 7, 6000, 6000);
  hand.drag(7, 10_240, 3900);
  hand.drag(8, 0, 0); // another finger
  expect(circles[1]).toMatchObject({ x: 9000, y: 3000 });
  hand.drag(7, 11_000, 3900);
  expect(new Set(names).size).toBe(1);
  hand.drop();
  hand.drag(7, 0, 0);
  expect(circles[1]).toMatchObject({ x: 10_000, y: 3000 });
  expect(hand.chosen).toBe(1);
});

it("arrows move by a millimetre, with Shift by five; other keys are left alone", () => {
  const { circles, hand } = bench();
  expect(hand.press(0, "ArrowRight", false)).toBe(true);
  expect(hand.press(0, "ArrowUp", true)).toBe(true);
  expect(hand.press(0, "Enter", false)).toBe(false);
  expect(circles[0]).toMatchObject({ x: 1000, y: -5000 });
});
