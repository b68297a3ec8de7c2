// Plays the flicks that it reads as JSON, for tests and benches in Python to compare; see tests/discs/hosts.py.
//
//     node --import ts-blank-space/register src/discs/flicks.fixture.ts bits < flicks.json
//     node --import ts-blank-space/register src/discs/flicks.fixture.ts speed SECONDS < flicks.json

import { readFileSync } from "node:fs";
import { arenaOf, Runner, type Arena, type Place, type Shot } from "./run.ts";
import { bytesOf } from "./stored.fixture.ts";

interface Asked {
  arena: Arena;
  flicks: [Place[], Shot][];
}

const [, , what, seconds] = process.argv;
const asked = JSON.parse(readFileSync(0, "utf8")) as Asked[];

/** Everything that was computed for each flick, in hexadecimal, a line each. */
function bits(): string[] {
  return asked.flatMap(({ arena, flicks }) => {
    const runner = new Runner(arena);
    return flicks.map((flick) => Buffer.from(bytesOf(runner, flick)).toString("hex"));
  });
}

/** Flicks per second. */
function speed(atLeast: number): number {
  const [first] = asked;
  if (!first) throw new Error("no flicks");
  const runner = new Runner(arenaOf(first.arena));
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < atLeast * 1000)
    for (const [discs, shot] of first.flicks) {
      runner.end(discs, shot);
      done++;
    }
  return (done * 1000) / (performance.now() - start);
}

console.log(what === "bits" ? bits().join("\n") : speed(Number(seconds)));
