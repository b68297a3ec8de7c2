import { expect, test } from "vitest";
import { HANDS } from "../../../discs/run";
import { PHASE, type View } from "../model";
import { suggestedFlick } from "./suggested";

const FLICK = "flick b4 -196000 -196000 400000 300000";
const view = (phase: number) =>
  ({
    corners: [0, 2],
    position: { phase, actor: 1, discs: [[2, 50_000, 60_000, -1]], table: { hands: ["exact", "ordinary"] } },
  }) as unknown as View;

test("a better flick is drawn from the corner of whoever was to flick, with that player's hand", () => {
  const found = suggestedFlick(view(PHASE.aim), FLICK);
  expect(found).toMatchObject({ disc: 8, corner: 2, aim: { start: [-196_000, -196_000] } });
  expect(found?.question).toEqual({
    discs: [[50_000, 60_000]],
    shot: { corner: 2, x: 196_000, y: 196_000, vx: -400_000, vy: -300_000 },
    hand: HANDS.ordinary,
  });
});

test("nothing is drawn where no disc is to be flicked, or something else is suggested", () => {
  expect(suggestedFlick(view(PHASE.keep), FLICK)).toBeNull();
  expect(suggestedFlick(view(PHASE.aim), "keep")).toBeNull();
  expect(suggestedFlick(view(PHASE.aim), null)).toBeNull();
});
