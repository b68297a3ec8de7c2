// Flicks for Python: the kernel of the discs as the browser has it, in one call for many flicks at the same discs
// (`meseta.discs.brought`).

import { Runner, wholePlace, type Arena, type Place } from "../discs/run";

interface Asked {
  arena: Arena;
  discs: Place[];
  shots: [corner: number, x: number, y: number, vx: number, vy: number][];
}

const runners = new Map<string, Runner>();

function runnerOf(arena: Arena): Runner {
  const key = JSON.stringify(arena);
  const runner = runners.get(key) ?? new Runner(arena);
  runners.set(key, runner);
  return runner;
}

/** The end of each flick, as `meseta.discs.run.End`. */
export function playFlicks(text: string): string {
  const { arena, discs, shots } = JSON.parse(text) as Asked;
  const runner = runnerOf(arena);
  const ends = shots.map(([corner, x, y, vx, vy]) => {
    const { touched, sweeps } = runner.run(discs, { corner, x, y, vx, vy });
    return [touched, sweeps, runner.discs.map(wholePlace), runner.discs.map(({ fate }) => fate)];
  });
  return JSON.stringify(ends);
}
