// The discs as the page uses them: flicks, their course, and where a hand's flicks would land.

export { Cloud, numbers, tremble, type Hand } from "./cloud.ts";
export { lookAhead, simulate, type Flicked, type Landing, type Meeting, type Outlook } from "./flick.ts";
export { arenaOf, FATE, HANDS, Runner, type Arena, type Fate, type Place, type Shot } from "./run.ts";
