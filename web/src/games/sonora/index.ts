import type { GameModule } from "../../lib/game";
import { lazy } from "../../shell/lazy";
import { callingDiscs } from "./calling";
import { floorKeys } from "./floor/keys";
import { hint } from "./hints";
import { lesson } from "./lesson";
import { discName, PHASE, type View } from "./model";
import Picture from "./Picture.svelte";
import { scenes } from "./scenes";
import { sheetKeys } from "./sheet/keys";

/** The clauses in `figures.ts`, listed so that the drawings are loaded only with the rule book. */
const DRAWN = [
  "SO-06",
  "SO-09",
  "SO-12",
  "SO-15",
  "SO-20",
  "SO-21",
  "SO-22",
  "SO-26",
  "SO-27",
  "SO-28",
  "SO-29",
  "SO-30",
  "SO-31",
  "SO-33",
  "SO-36",
  "SO-37",
  "SO-38",
  "SO-40",
  "SO-41",
  "SO-50",
  "SO-52",
  "SO-53",
];

/** Options of the solo game only, and of games with several players only. */
const ALONE = ["text", "fair_colours", "ai_squares", "ai_shapes", "ai_full_zone"];

export default {
  key: "sonora",
  Board: lazy(() => import("./Board.svelte")),
  Picture,
  Sheet: lazy(() => import("./sheet/FinalSheet.svelte")),
  Workbench: lazy(() => import("./edition/Workbench.svelte")),
  Figure: lazy(() => import("./Figure.svelte")),
  figures: DRAWN,
  lesson,
  WhatIf: lazy(() => import("./whatif/WhatIf.svelte")),
  Practice: lazy(() => import("./practice/Practice.svelte")),
  Companion: lazy(() => import("./companion/Companion.svelte")),
  scenes,
  speaking: callingDiscs,
  hint,
  keys: [...floorKeys, ...sheetKeys],
  showsSeats: true,
  openHands: true,
  optionFits: (key, seats) => {
    if (ALONE.includes(key)) return seats === 1;
    if (key === "first_player") return seats > 1;
    const hand = /^hand_(\d)$/.exec(key);
    return !hand || Number(hand[1]) < seats;
  },
  again: ({ position: { phase, shot, disc } }: View) =>
    phase === PHASE.fly && shot ? `flick ${discName(disc)} ${shot.join(" ")}` : null,
} satisfies GameModule;
