import type { GameModule } from "../../lib/game";
import { lazy } from "../../shell/lazy";
import { figures } from "./figures";
import { hint } from "./hints";
import { keys } from "./keys";
import { lesson } from "./lesson";
import Picture from "./Picture.svelte";
import { scenes } from "./scenes";

export default {
  key: "shifting_stones",
  Board: lazy(() => import("./Board.svelte")),
  Picture,
  Sheet: lazy(() => import("./FinalSheet.svelte")),
  Companion: lazy(() => import("./companion/Companion.svelte")),
  Workbench: lazy(() => import("./edition/Workbench.svelte")),
  Figure: lazy(() => import("./Figure.svelte")),
  figures: Object.keys(figures),
  lesson,
  hint,
  keys,
  showsSeats: true,
  scenes,
  optionFits: (key, seats) => seats > 1 || key !== "first_player",
} satisfies GameModule;
