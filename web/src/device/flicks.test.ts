import { expect, it } from "vitest";
import { TABLE } from "../generated/discs";
import { Runner, wholePlace, type Place, type Shot } from "../discs/run";
import { playFlicks } from "./flicks";

const DISCS: Place[] = [
  [0, 60_000],
  [40_000, 10_000],
];
const SHOTS: Shot[] = [
  { corner: 0, x: -196_000, y: -196_000, vx: 592_208, vy: 615_660 },
  { corner: 0, x: -196_000, y: -196_000, vx: 1_100_000, vy: 1_090_000 },
];

it("plays each flick at the discs as they lay", () => {
  const asked = { arena: TABLE, discs: DISCS, shots: SHOTS.map(({ corner, x, y, vx, vy }) => [corner, x, y, vx, vy]) };
  const runner = new Runner(TABLE);
  const expected = SHOTS.map((shot) => {
    const { touched, sweeps } = runner.run(DISCS, shot);
    return [touched, sweeps, runner.discs.map(wholePlace), runner.discs.map(({ fate }) => fate)];
  });
  expect(JSON.parse(playFlicks(JSON.stringify(asked)))).toEqual(expected);
  expect(expected[0]).not.toEqual(expected[1]);
});
