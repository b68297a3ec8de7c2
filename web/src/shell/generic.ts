// The page of every game that has none of its own.

import type { GameModule } from "../lib/game";
import { later } from "./later";

/** A module that draws whatever the game shows. */
export const genericModule = (key: string): GameModule => ({
  key,
  Board: later(() => import("./GenericBoard.svelte")),
});
