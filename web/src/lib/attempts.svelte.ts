// What a player tries at a board: sent where it is offered; where it is not, the server says why.

import type { Refusal } from "../generated/protocol";
import type { BoardProps } from "./game";

type Table = Pick<BoardProps, "legal" | "act" | "explain" | "refuse">;

export class Attempts {
  /** Something is on its way; until it is answered nothing else is sent. */
  sending = $state(false);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Try an action; `onanswer` hears why it cannot be done (null if it can) before the player is told. */
  async make(action: string, offered: boolean, onanswer: (why: Refusal | null) => void = () => {}): Promise<void> {
    if (this.sending) return;
    if (offered) {
      await this.send(action);
      return;
    }
    const why = await this.#table.explain(action);
    onanswer(why);
    if (why) this.#table.refuse(why);
    else if (this.#table.legal !== null) await this.send(action); // nobody objects after all
  }

  /** Send an action; whether the table took it. */
  async send(action: string): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    try {
      return await this.#table.act(action);
    } finally {
      this.sending = false;
    }
  }
}
