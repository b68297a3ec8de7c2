// The route cards in the viewer's hand: which are kept, which one pays, and whose path is displayed.

import type { BoardProps } from "../../lib/game";
import type { Holding } from "./holding.svelte";
import { LETTERS, PHASE, read, write, type Cell, type Components, type View } from "./model";

/** The number of route cards a player keeps. */
const KEPT = 2;

type Table = Pick<BoardProps<View, Components>, "view" | "sound" | "say" | "picked">;

export class RouteChoice {
  /** Set-up: the cards selected so far. */
  keeping = $state.raw<readonly number[]>([]);
  pointed = $state<number | null>(null);

  /** Set-up: whether the viewer still has to choose. */
  readonly choosing = $derived.by(() => {
    const { phase, own } = this.#table.view;
    return phase === PHASE.setup && own !== null && !own.kept.length;
  });
  readonly keepAction = $derived.by(() =>
    this.keeping.length === KEPT
      ? write({ kind: "keep", routes: this.keeping.map((route) => this.name(route)) })
      : null,
  );
  /** The card whose path is displayed. */
  readonly looked = $derived.by(() => this.pointed ?? this.#holding.paying);
  readonly way = $derived.by((): readonly Cell[] => {
    const { joined, routes } = this.#holding.sheet;
    return this.looked === null ? [] : (joined[routes.indexOf(this.looked)] ?? []);
  });
  /** Where its two letters are. */
  readonly ends = $derived.by((): readonly Cell[] => {
    const { places } = this.#holding.print;
    return this.looked === null
      ? []
      : [...this.name(this.looked)].map((letter) => places[LETTERS.indexOf(letter)] ?? 0);
  });

  readonly #table: Table;
  readonly #holding: Holding;

  constructor(table: Table, holding: Holding) {
    this.#table = table;
    this.#holding = holding;
  }

  name(route: number): string {
    return this.#holding.print.routes[route] ?? "";
  }

  tap(route: number): void {
    if (this.choosing) {
      if (this.keeping.includes(route)) this.keeping = this.keeping.filter((other) => other !== route);
      else this.keeping = [...this.keeping.slice(1 - KEPT), route];
      this.#table.sound("pick");
      if (this.keeping.includes(route)) this.#tell(this.name(route));
      return;
    }
    this.#holding.pay = route;
    this.pointed = this.pointed === route ? null : route;
  }

  /** Tell the page which card is to be kept. */
  #tell(name: string): void {
    this.#table.picked?.(
      (text) => {
        const action = read(text);
        return action?.kind === "keep" && action.routes.includes(name);
      },
      this.#table.say("page-picked-route", { route: [...name].join("–") }),
    );
  }
}
