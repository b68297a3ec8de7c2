// What has just been marked, earned and completed: shown briefly where it happened, with a sound.

import type { SonoraEvent, SonoraSheetData, Told } from "../../../generated/protocol";
import type { Scene } from "../../../lib/director/scenes";
import type { BoardProps } from "../../../lib/game";
import { eventsOf, News } from "../../../lib/news";
import { isBonus, popsOf, type Pop } from "./pops";
import type { Print } from "./print";

type Table = Pick<BoardProps, "viewer" | "sound">;

/** Of a long chain only the end is shown. */
const [MOST_EVENTS, MOST_POPS] = [12, 8];

export class Popping {
  pops = $state.raw<readonly Pop[]>([]);
  readonly #news = new News();
  #moment = 0;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Show what happened on this sheet, which already has the result. */
  receive(told: readonly Told[], seat: number, sheet: SonoraSheetData, print: Print): void {
    const events = eventsOf<SonoraEvent>(this.#news.fresh(told));
    if (!events.length) return;
    for (const event of events) this.#receive(event);
    const moment = ++this.#moment;
    const found = popsOf(events.slice(-MOST_EVENTS), seat, print, sheet, String(moment)).slice(-MOST_POPS);
    if (!found.length) return;
    this.pops = found;
    setTimeout(() => moment === this.#moment && (this.pops = []), 1000 + found.length * 260);
  }

  /** Show what happens in this scene: a mark, or one of the bonuses it has reached. */
  follow(scene: Scene, told: readonly Told[], seat: number, sheet: SonoraSheetData, print: Print): void {
    const happening = scene.events as readonly SonoraEvent[];
    for (const event of happening) this.#receive(event);
    const events = eventsOf<SonoraEvent>(told);
    const until = events.indexOf(happening.at(-1)!) + 1;
    const reached = events.slice(0, until).filter(isBonus).length;
    const found = popsOf(events, seat, print, sheet, String(scene.n)).filter(({ bonus }) => bonus < reached);
    const moment = ++this.#moment;
    this.pops = found.map((pop) => (pop.bonus < 0 ? pop : { ...pop, order: 0 }));
    if (found.length) setTimeout(() => moment === this.#moment && (this.pops = []), scene.ms + 900);
  }

  /** Whether there was anything to skip. */
  skip(): boolean {
    if (!this.pops.length) return false;
    this.pops = [];
    return true;
  }

  #receive(event: SonoraEvent): void {
    switch (event.kind) {
      case "crossed":
      case "drew":
      case "walked":
      case "marked_node":
      case "boxed":
      case "ai_drew":
      case "ai_walked":
      case "ai_filled":
        this.#table.sound("place");
        break;
      case "completed":
      case "earned":
        this.#table.sound(event.seat === this.#table.viewer ? "score" : "pick");
        break;
      default: // everything else is silent
    }
  }
}
