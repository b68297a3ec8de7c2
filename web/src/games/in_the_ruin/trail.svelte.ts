// The latest events: the path walked in this round, and the sounds of everything else.

import type { InTheRuinEvent, Told } from "../../generated/protocol";
import type { BoardProps } from "../../lib/game";
import { eventsOf, News } from "../../lib/news";
import { cellOf, PHASE, type Cell, type Components, type View } from "./model";

type Table = Pick<BoardProps<View, Components>, "view" | "viewer" | "sound">;

export class Trail {
  #cells = $state.raw<readonly Cell[]>([]);
  readonly #news = new News();
  readonly #table: Table;

  /** The spaces walked over, as long as the explorer is at their end. */
  readonly walked = $derived.by((): readonly Cell[] => {
    const { view, viewer } = this.#table;
    const pawn = viewer === null ? -1 : view.sheets[viewer]?.pawn;
    const walking = view.phase === PHASE.explore && view.own !== null && view.own.steps > 0;
    return walking && this.#cells.at(-1) === pawn ? this.#cells : [];
  });

  constructor(table: Table) {
    this.#table = table;
  }

  /** What has happened without a scene. */
  receive(told: readonly Told[]): void {
    for (const event of eventsOf<InTheRuinEvent>(this.#news.fresh(told))) this.#receive(event);
  }

  /** What happens in a scene of these moments. */
  follow(events: readonly InTheRuinEvent[], told: readonly Told[]): void {
    this.#news.fresh(told);
    for (const event of events) this.#receive(event);
  }

  #receive(event: InTheRuinEvent): void {
    const { sound, viewer } = this.#table;
    switch (event.kind) {
      case "round_begun":
        this.#cells = [];
        break;
      case "drawn":
      case "single_drawn":
      case "extra_drawn":
        sound("place");
        break;
      case "walked":
        this.#walk(event.path.map(cellOf));
        sound("pick");
        break;
      case "warped":
        this.#cells = [...(this.#cells.length ? this.#cells : [cellOf(event.start)]), cellOf(event.cell)];
        sound("pick");
        break;
      case "found":
      case "found_at_once":
        sound(viewer !== null && event.seats.includes(viewer) ? "score" : "pick");
        break;
      default: // everything else is silent
    }
  }

  #walk(path: readonly Cell[]): void {
    this.#cells = this.#cells.at(-1) === path[0] ? [...this.#cells, ...path.slice(1)] : path;
  }
}
