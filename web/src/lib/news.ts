// What a board has been told comes again with every view; each entry is shown and heard once.

import type { Told } from "../generated/protocol";

/** What happened, as a game's own events. The wire leaves them open, since a table may play any game; a board is only
 * told of its own, and the types are generated from the same structs as the events. */
export function eventsOf<Event>(told: readonly Told[]): Event[] {
  return told.flatMap(({ events }) => events as Event[]);
}

export class News {
  readonly #heard = new WeakSet<Told>();

  /** The entries that were not here before; from now on they are known. */
  fresh(told: readonly Told[]): Told[] {
    const news = told.filter((entry) => !this.#heard.has(entry));
    for (const entry of news) this.#heard.add(entry);
    return news;
  }
}
