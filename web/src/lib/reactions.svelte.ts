// Reactions without typing: shown for a moment, never stored.

import type { Reacted } from "../generated/protocol";

export type Reaction = Reacted["reaction"];
export const REACTIONS: readonly Reaction[] = ["bravo", "smile", "gasp"];

/** How long a reaction is shown, in milliseconds, and how many at once. */
const STAYS = 5000;
const MOST = 4;

export class Reactions {
  shown = $state.raw<readonly (Reacted & { id: number })[]>([]);
  #count = 0;

  show(reacted: Reacted): void {
    const id = ++this.#count;
    this.shown = [...this.shown, { ...reacted, id }].slice(-MOST);
    setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), STAYS);
  }
}
