// Plays the flicks that it reads as JSON, for a test in Python to compare; see tests/discs/hosts.py.
//
//     node --import ts-blank-space/register src/discs/flicks.fixture.ts < flicks.json

import { text } from "node:stream/consumers";
import { Runner, type Arena, type Place, type Shot } from "./run.ts";
import { bytesOf } from "./stored.fixture.ts";

interface Asked {
  arena: Arena;
  flicks: [Place[], Shot][];
}

const asked = JSON.parse(await text(process.stdin)) as Asked[];

/** Everything that was computed for each flick, in hexadecimal, a line each. */
function bits(): string[] {
  return asked.flatMap(({ arena, flicks }) => {
    const runner = new Runner(arena);
    return flicks.map((flick) => Buffer.from(bytesOf(runner, flick)).toString("hex"));
  });
}

console.log(bits().join("\n"));
