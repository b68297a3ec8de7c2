import type { GameModule } from "../../lib/game";
import { later } from "../../shell/later";
import { figures } from "./figures";
import { hint } from "./hints";
import { keys } from "./keys";
import { lesson } from "./lesson";
import Picture from "./Picture.svelte";

export default {
  key: "in_the_ruin",
  Board: later(() => import("./Board.svelte")),
  Picture,
  Figure: later(() => import("./Figure.svelte")),
  figures: Object.keys(figures),
  lesson,
  hint,
  keys,
} satisfies GameModule;
