// Which sheet is displayed: the viewer's own, another player's, or everyone's totals at the end.

import type { SonoraSheetData } from "../../../generated/protocol";
import type { BoardProps } from "../../../lib/game";
import { isSolo, PHASE, type Components, type View } from "../model";
import type { Racer } from "./racing";

type Table = Pick<BoardProps<View, Components>, "view" | "name"> & { seat: number };

export class DisplayedSheet {
  /** The player's choice; without one, the viewer's own sheet, and at the end the totals. */
  chosen = $state<number | "scores" | null>(null);
  /** Somebody else who is just writing, if the viewer has nothing else to look at. */
  following = $state<number | null>(null);
  readonly over = $derived.by(() => this.#position.phase === PHASE.over);
  readonly scores = $derived.by(() => this.over && (this.chosen === "scores" || this.chosen === null));
  readonly seat = $derived.by(() =>
    typeof this.chosen === "number" ? this.chosen : (this.following ?? this.#table.seat),
  );
  readonly sheet = $derived.by(() => this.sheetOf(this.seat));
  readonly points = $derived.by(() => this.#table.view.points[this.seat] ?? [0, 0, 0, 0]);
  /** The progress of the others in the Ruins. */
  readonly racers = $derived.by(() => this.#racers());
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  get #position(): View["position"] {
    return this.#table.view.position;
  }

  /** A seat's sheet; the first for a seat that has none. */
  sheetOf(seat: number): SonoraSheetData {
    const { players } = this.#position;
    const sheet = players[seat] ?? players[0];
    if (!sheet) throw new Error("nobody plays");
    return sheet;
  }

  /** Display the viewer's own sheet. */
  own(): void {
    this.chosen = this.following = null;
  }

  lookAt(seat: number): void {
    this.chosen = seat === this.#table.seat && !this.over ? null : seat;
  }

  total(seat: number): number {
    return (this.#table.view.points[seat] ?? []).reduce((sum, one) => sum + one, 0);
  }

  isWriting(seat: number): boolean {
    return this.#position.phase === PHASE.write && !this.#position.players[seat]?.desk.ended;
  }

  #racers(): Racer[] {
    const { view, name } = this.#table;
    if (isSolo(view)) return [];
    return this.#position.players.flatMap(({ ruins: { crossed, rewards } }, seat) =>
      seat === this.seat ? [] : [{ seat, name: name(seat), crossed, rewards }],
    );
  }
}
