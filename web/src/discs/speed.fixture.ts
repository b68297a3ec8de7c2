import { TABLE } from "../generated/discs.ts";
import { Runner } from "./run.ts";
import type { Flick } from "./stored.fixture.ts";

/** Plays all these flicks so many times over. */
export function play(flicks: readonly Flick[], times: number): void {
  const runner = new Runner(TABLE);
  for (let turn = 0; turn < times; turn++) for (const [discs, shot] of flicks) runner.end(discs, shot);
}
