// What the player has picked, what that highlights, and what is sent once it is complete.

import { Attempts } from "../../lib/attempts.svelte";
import { closest, isForBoard } from "../../lib/targets";
import type { BoardProps } from "../../lib/game";
import {
  afterRefusal,
  promptFor,
  dropCard,
  dropStone,
  flip,
  inviting,
  isEmpty,
  NOTHING,
  scorable,
  tapCard,
  tapStone,
  type Choice,
  type Chosen,
} from "./choose";
import { dragging } from "./drag";
import {
  cellName,
  offered,
  PHASE,
  pointsOf,
  read,
  write,
  type Action,
  type Cell,
  type Components,
  type View,
} from "./model";
import { patternPlaces, type Lit } from "./patterns";
import type { Playback } from "./playback.svelte";
import type { Spots } from "./spots";

const MOST_INSETS = 4;
const NO_CELLS: ReadonlySet<Cell> = new Set();

export class Picking {
  choice = $state.raw<Choice>(NOTHING);
  /** The card under the pointer. */
  looked = $state<number | null>(null);
  focused = $state<Cell | undefined>();

  readonly over = $derived.by(() => this.#table.result !== null || this.#table.view.phase === PHASE.over);
  readonly mine = $derived.by(() => this.#table.legal !== null && !this.over);
  readonly offers = $derived.by(() => offered(this.#table.legal));
  /** The cards that can be scored now. */
  readonly ready = $derived.by(() => scorable(this.offers));
  /** The card that the button scores. */
  readonly standsNow = $derived.by(() => {
    const { card } = this.choice;
    if (card === null) return this.ready.length === 1 ? this.ready[0] : undefined;
    return this.ready.find((one) => one === card);
  });
  readonly scoredPoints = $derived.by(() => {
    const card = this.choice.card ?? this.standsNow;
    return pointsOf(this.#playback.deck, card === undefined ? [] : [card]);
  });
  /** In a solo game, a turn without a scored card is a strike. */
  readonly strikes = $derived.by(() => this.#table.view.hand_sizes.length === 1 && !this.#table.view.fruitful);
  readonly canFlip = $derived.by(() => this.choice.stones.length === 1 && !this.choice.flip);
  readonly lit = $derived.by(() => this.#lit());
  readonly inviting = $derived.by(() => {
    const wanted = this.mine && (this.#table.showPossible || this.choice.stones.length > 0);
    return wanted ? inviting(this.offers, this.choice) : NO_CELLS;
  });

  /** A stone dragged onto its neighbour, a card onto a stone or onto the player's own pile. */
  readonly drag = dragging({
    enabled: () => this.mine && !this.#attempts.sending,
    stone: (from, to) => this.#take(dropStone(this.choice, from, to, this.offers, this.#table.view.hand)),
    card: (card, cell) => this.#take(dropCard(card, cell)),
    score: (card) => this.score(card),
    lift: () => this.#playback.hurry(),
    home: () => this.#table.viewer,
  });

  readonly #table: BoardProps<View, Components>;
  readonly #playback: Playback;
  readonly #spots: Spots;
  readonly #attempts: Attempts;

  constructor(table: BoardProps<View, Components>, playback: Playback, spots: Spots) {
    this.#table = table;
    this.#playback = playback;
    this.#spots = spots;
    this.#attempts = new Attempts(table);
  }

  /** What the viewer is asked to do, in words. */
  get question(): string {
    const { viewer, view, say } = this.#table;
    const moment = { viewer, turn: view.turn, over: this.over, mine: this.mine, handSize: view.hand.length };
    const [code, values] = promptFor(moment, this.choice, this.offers);
    return code === "page-ask-wait" && viewer === view.turn ? "" : say(code, values);
  }

  /** Drop the choice of a card that is no longer in the hand. */
  keepTo(hand: readonly number[]): void {
    const { card } = this.choice;
    if (card !== null && !hand.includes(card)) this.choice = { ...this.choice, card: null };
  }

  cancel(): void {
    this.choice = NOTHING;
  }

  tapStone(cell: Cell): void {
    if (!this.#plays) return;
    this.#take(tapStone(this.choice, cell, this.offers, this.#table.view.hand));
    if (this.choice.stones.includes(cell)) this.#tell((action) => cellsOf(action).includes(cell), cellName(cell));
  }

  tapCard(card: number): void {
    if (this.over) return;
    this.#take(tapCard(this.choice, card));
    if (this.choice.card === card)
      this.#tell((action) => "card" in action && action.card === card, this.#table.say("page-picked-card", { card }));
  }

  #tell(uses: (action: Action) => boolean, words: string): void {
    this.#table.picked?.((text) => {
      const action = read(text);
      return action !== null && uses(action);
    }, words);
  }

  /** Flip the chosen stone, else this one. */
  flip(cell?: Cell): void {
    if (this.#plays) this.#take(flip(this.choice, cell));
  }

  score(card: number | undefined): void {
    this.#playback.hurry();
    if (card !== undefined) void this.attempt(write({ kind: "score", card }));
  }

  async attempt(action: string): Promise<void> {
    if (this.#table.viewer === null || this.#attempts.sending) return;
    const possible = this.offers.has(action);
    if (possible) this.choice = NOTHING;
    await this.#attempts.make(action, possible, (why) => {
      this.choice = afterRefusal(this.choice);
      if (why) this.#table.sound("refuse");
    });
  }

  press(event: KeyboardEvent): void {
    if (isForBoard(this.#spots.root, event) && this.#pressed(event.key.toLowerCase(), event.target)) {
      event.preventDefault();
    }
  }

  /** Handle a key press; returns whether the key was used. */
  #pressed(key: string, target: EventTarget | null): boolean {
    switch (key) {
      case "f":
        this.flip(numberOf(target, "cell") ?? this.focused);
        return true;
      case "s":
        if (this.#plays)
          this.score(this.choice.card ?? numberOf(target, "card") ?? this.ready[0] ?? this.#table.view.hand[0]);
        return true;
      case "e":
        void this.attempt("end");
        return true;
      case "k":
        void this.attempt("skip");
        return true;
      case "escape":
        if (isEmpty(this.choice)) return false;
        this.cancel();
        return true;
      default:
        return false;
    }
  }

  get #plays(): boolean {
    return this.#table.viewer !== null && !this.over;
  }

  #take({ choice, attempt }: Chosen): void {
    this.#playback.hurry();
    this.choice = choice;
    if (attempt !== null) void this.attempt(attempt);
    else this.#table.sound("pick");
  }

  #lit(): Lit[] {
    const { deck, shown } = this.#playback;
    const attended = this.looked ?? this.choice.card;
    const cards = attended !== null ? [attended] : this.mine ? this.ready : [];
    return cards.flatMap((id, index) => {
      const card = deck.get(id);
      if (!card || shown.grid.length === 0) return [];
      const inset = attended === null ? Math.min(index, MOST_INSETS) * 5 : 0;
      return patternPlaces(card.pattern, shown.grid).map((place) => ({ ...place, strong: attended !== null, inset }));
    });
  }
}

/** The cells of an action. */
const cellsOf = (action: Action): readonly Cell[] =>
  action.kind === "shift" ? [action.a, action.b] : action.kind === "flip" ? [action.cell] : [];

/** The number on the nearest stone or card around this element. */
function numberOf(target: EventTarget | null, kind: "cell" | "card"): number | undefined {
  const value = closest(target, `[data-${kind}]`)?.dataset[kind];
  return value === undefined ? undefined : Number(value);
}
