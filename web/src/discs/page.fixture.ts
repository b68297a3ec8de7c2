// What a test or a bench runs inside a page: bundled into one script that leaves its functions in `window.discs`.

import { play } from "./speed.fixture.ts";
import { digest, storedFlicks } from "./stored.fixture.ts";

const discs = { digest: (count: number, seed: number) => digest(storedFlicks(count, seed)), play };
export type PageDiscs = typeof discs;

Object.assign(window, { discs });
