import type { GameModule } from "../../lib/game";
import { lazy } from "../../shell/lazy";
import { figures } from "./figures";
import { hint } from "./hints";
import { keys } from "./keys";
import { lesson } from "./lesson";
import Picture from "./Picture.svelte";
import { scenes } from "./scenes";

export default {
  key: "in_the_ruin",
  Board: lazy(() => import("./Board.svelte")),
  Picture,
  Sheet: lazy(() => import("./FinalSheet.svelte")),
  Companion: lazy(() => import("./companion/Companion.svelte")),
  Workbench: lazy(() => import("./edition/Workbench.svelte")),
  Figure: lazy(() => import("./Figure.svelte")),
  figures: Object.keys(figures),
  lesson,
  hint,
  scenes,
  keys,
  showsSeats: true,
  optionFits: () => true,
} satisfies GameModule;
