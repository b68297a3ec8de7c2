// A board receives recent entries again with every view; each is animated and sounded once.

import type { Told } from "../generated/protocol";

/** What happened, as a game's own events. The wire leaves their type open, since a table may play any game; a board
 * only receives its own, and the types are generated from the same structs as the events. */
export function eventsOf<Event>(told: readonly Told[]): Event[] {
  return told.flatMap(({ events }) => events as Event[]);
}

export class News {
  readonly #heard = new WeakSet<Told>();

  /** The entries not seen before; from now on they count as seen. */
  fresh(told: readonly Told[]): Told[] {
    const news = told.filter((entry) => !this.#heard.has(entry));
    for (const entry of news) this.#heard.add(entry);
    return news;
  }
}
