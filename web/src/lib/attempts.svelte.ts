// What a player tries on a board: sent if it is legal; otherwise the server says why not.

import type { Refusal } from "../generated/protocol";
import type { BoardProps } from "./game";

type Table = Pick<BoardProps, "legal" | "act" | "explain" | "refuse">;

export class Attempts {
  /** Whether an action is being sent; nothing else is sent until it is answered. */
  sending = $state(false);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Try an action; `onanswer` receives why it is refused (null if it is not) before the player sees it. */
  async make(action: string, offered: boolean, onanswer: (why: Refusal | null) => void = () => {}): Promise<void> {
    if (this.sending) return;
    if (offered) {
      await this.send(action);
      return;
    }
    const why = await this.#table.explain(action);
    onanswer(why);
    if (why) this.#table.refuse(why);
    else if (this.#table.legal !== null) await this.send(action); // the server allows it after all
  }

  /** Send an action; returns whether the table accepted it. */
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
