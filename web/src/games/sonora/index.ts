import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { figures } from "./figures";
import { floorKeys } from "./floor/keys";
import { hint } from "./hints";
import { lesson } from "./lesson";
import { discName, PHASE, type View } from "./model";
import Picture from "./Picture.svelte";
import { sheetKeys } from "./sheet/keys";

/** Options of the solo game, and of company. */
const ALONE = ["fair_colours", "ai_squares", "ai_full_zone"];

export default {
  key: "sonora",
  Board,
  Picture,
  Figure,
  figures: Object.keys(figures),
  lesson,
  hint,
  keys: [...floorKeys, ...sheetKeys],
  openHands: true,
  optionFits: (key, seats) => {
    if (ALONE.includes(key)) return seats === 1;
    if (key === "first_player") return seats > 1;
    const hand = /^hand_(\d)$/.exec(key);
    return !hand || Number(hand[1]) < seats;
  },
  again: ({ position: { phase, shot, disc } }: View) => (phase === PHASE.fly && shot ? `flick ${discName(disc)} ${shot.join(" ")}` : null),
} satisfies GameModule;
