import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { figures } from "./figures";
import { hint } from "./hints";
import { keys } from "./keys";
import { lesson } from "./lesson";
import Picture from "./Picture.svelte";

export default {
  key: "shifting_stones",
  Board,
  Picture,
  Figure,
  figures: Object.keys(figures),
  lesson,
  hint,
  keys,
} satisfies GameModule;
