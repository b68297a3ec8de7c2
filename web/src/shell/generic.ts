// The module of every game without its own folder.

import type { GameModule } from "../lib/game";
import { lazy } from "./lazy";

/** A module that displays any view. */
export const genericModule = (key: string): GameModule => ({
  key,
  Board: lazy(() => import("./GenericBoard.svelte")),
});
