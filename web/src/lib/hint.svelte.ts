// A hint at a table: requested from the server, put into words, shown on the board until something happens.

import type { Refusal } from "../generated/protocol";
import type { GameModule, HintLevel, Say } from "./game";
import { announce } from "./notices.svelte";
import { say, wordsOf } from "./speech.svelte";
import { sentences } from "./sentences";
import type { TableStore } from "./table.svelte";

export interface Hint {
  text: string;
  /** What the board shows of it. */
  show: string | null;
}

/** A hint in general words, for a game without its own. */
export function plainHint(game: string, level: HintLevel, action: string, events: unknown[], speak: Say): Hint {
  if (level === "move") return { text: sentences(events, speak)[0] ?? action, show: action };
  const kind = (events[0] as { kind?: string } | undefined)?.kind ?? "";
  const cells = action.match(/[a-z]\d/g)?.join(", ");
  if (level === "stone" && cells) return { text: say("hint-look-at", { cells }), show: null };
  const nudge = `page-nudge-${kind}`;
  return { text: wordsOf(game).has(nudge) ? speak(nudge) : say("hint-nudge-plain"), show: null };
}

/** What hints depend on: one table, and the words of its game. */
interface Adviser {
  readonly store: TableStore;
  readonly module: GameModule | null;
  readonly game: string;
  readonly speak: Say;
  refuse(refusal: Refusal): void;
}

export class Hints {
  current = $state.raw<Hint | null>(null);
  /** Whether the line still shows it: the player's next choice replaces it. */
  said = $state(false);
  readonly #at: Adviser;

  constructor(at: Adviser) {
    this.#at = at;
  }

  /** What the line shows of it. */
  get line(): string | null {
    return this.said ? (this.current?.text ?? null) : null;
  }

  forget(): void {
    this.current = null;
  }

  async ask(level: HintLevel): Promise<void> {
    const { store } = this.#at;
    const answer = await store.hint();
    if (!answer) return;
    if (!answer.ok) {
      if (answer.refusal) this.#at.refuse(answer.refusal);
      return;
    }
    if (answer.message.type !== "hinted") return;
    const { action, events } = answer.message;
    const { module, game, speak } = this.#at;
    this.current = module?.hint?.(level, action, events, speak) ?? plainHint(game, level, action, events, speak);
    this.said = true;
    announce(this.current.text);
  }
}
