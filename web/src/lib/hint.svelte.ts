// A hint at a table: requested from the server, put into words, shown on the board until something happens.

import type { Hint as Given, Refusal } from "../generated/protocol";
import type { GameModule, HintLevel, Say } from "./game";
import { announce } from "./notices.svelte";
import { say, wordsOf } from "./speech.svelte";
import { sentences } from "./sentences";
import type { TableStore } from "./table.svelte";
import { placesOf, whyHinted } from "./why";

export interface Hint {
  text: string;
  /** What the board shows of it. */
  show: string | null;
  /** The places that its reasons speak of. */
  places?: readonly string[];
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
  /** The server's answer, and the decision it is about: every stage of a hint tells of the same one. */
  #given: { standing: string; hint: Given } | null = null;
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
    const given = await this.#answer();
    if (!given) return;
    this.current = this.#worded(level, given);
    this.said = true;
    announce(this.current.text);
  }

  /** The hint for the decision that the seat faces, asked for once. */
  async #answer(): Promise<Given | null> {
    const { store } = this.#at;
    const { standing } = store;
    if (this.#given?.standing === standing) return this.#given.hint;
    const answer = await store.hint();
    if (!answer) return null;
    if (!answer.ok) {
      if (answer.refusal) this.#at.refuse(answer.refusal);
      return null;
    }
    if (answer.message.type !== "hinted") return null;
    this.#given = { standing, hint: answer.message.hint };
    return answer.message.hint;
  }

  /** The hint as far as it is wanted: the place says where its reasons lie, and only the move says why. */
  #worded(level: HintLevel, given: Given): Hint {
    const { module, game, speak } = this.#at;
    const [action = ""] = given.turn;
    const hint =
      module?.hint?.(level, action, given.events, speak) ?? plainHint(game, level, action, given.events, speak);
    if (level === "nudge") return hint;
    const places = placesOf(given.reasons);
    return level === "move"
      ? { ...hint, places, text: `${hint.text} ${whyHinted(given, speak)}` }
      : { ...hint, places };
  }
}
