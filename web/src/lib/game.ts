// What the shell and a game's folder know of each other. A game's folder exports one GameModule as default;
// the shell finds it by its folder's name (games/<key>/index.ts) and touches nothing else of it. A game without a
// folder gets a generic one (shell/generic.ts).

import type { Component } from "svelte";
import type { ChairInfo, Legal, Refusal, Result, Told } from "../generated/protocol";

/** A sentence of the catalogues, in the player's language: `say("fault-not_neighbours", { a: "a1", b: "b2" })`. */
export type Say = (code: string, values?: Record<string, unknown>) => string;

export interface BoardProps<View = unknown, Components = unknown> {
  view: View;
  /** What is printed on the components: the edition's file as data. */
  components: Components;
  /** What the server offers this viewer now; null when there is nothing to do or when looking back. */
  legal: Legal | null;
  /** What has just happened, to be animated once; the view is already the state after it. */
  told: Told[];
  acting: number[];
  viewer: number | null;
  chairs: ChairInfo[];
  undoable: boolean;
  result: Result | null;
  /** Show possible places at rest, as for beginners. */
  showPossible: boolean;
  reducedMotion: boolean;
  say: Say;
  name: (seat: number) => string;
  /** Send an action in notation; resolves when the server has stored or refused it. */
  act: (action: string) => Promise<boolean>;
  /** Why would this be refused? null if it is allowed. Changes nothing. */
  explain: (action: string) => Promise<Refusal | null>;
  /** Tell the player why something cannot be done (opens the clause on demand). */
  refuse: (refusal: Refusal) => void;
  /** What is asked of me, in words: the line under the table. The game sets it as the player chooses. */
  ask: (sentence: string) => void;
  /** What a hint has suggested, to be shown on the board; null when none was asked for. It is an action in
   * notation, or whatever the module's own `hint` gave as `show` for a smaller hint. */
  hinted: string | null;
  /** A small sound, if sounds are on: "pick" | "place" | "score" | "turn" | "refuse" | "win" | "hit" | "wall" | "fall";
   * `volume` from 0 to 1. */
  sound: (name: string, volume?: number) => void;
  /** Whether the table allows help: hints, and a glimpse of what an action would do. */
  hints?: boolean;
  /** Everything told so far, for looking back on it. */
  log?: readonly Told[];
}

export interface LessonStep<View = unknown> {
  /** Catalogue code of the sentence shown at this step. */
  text: string;
  /** The position shown. */
  view: View;
  /** Actions offered at this step, with where each leads (index of the next step); none: a "next" button. */
  actions?: Record<string, number>;
  /** Where an action leads that is one of many: a flick that is near enough. Asked before `actions`. */
  accept?: (action: string) => number | undefined;
  /** What is offered, where it is no list of `actions`. */
  legal?: Legal;
  /** What happened on the way to this step, to be animated. */
  told?: Told[];
  /** Catalogue code of what to say when something else is tried. */
  otherwise?: string;
}

/** How much a hint gives away: a direction, the piece to look at, the whole action. */
export type HintLevel = "nudge" | "stone" | "move";

/** A key of a game's own. While its player is asked to act, the shell's key of the same name gives way to it. */
export interface GameKey {
  /** As it is printed: "R", "Enter", "← ↑ ↓ →". */
  key: string;
  /** Catalogue code of what it does. */
  name: string;
}

export interface GameModule {
  key: string;
  /** The table with everything on it that is the game's own: what is played on, my hand, others' open things. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own types
  Board: Component<BoardProps<any, any>>;
  /** The game's picture for the home page and headings; scales to its box. */
  Picture?: Component<Record<string, never>>;
  /** A small picture for a clause of the rule book, where one helps. */
  Figure?: Component<{ clause: string; say: Say }>;
  /** Clauses that have a figure. */
  figures?: readonly string[];
  /** A first game: short, interactive, on real positions. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own view
  lesson?: readonly LessonStep<any>[];
  /** Words for a hint of some level, and what the board is to show of it (given to it as `hinted`). Without
   * this the shell speaks in general words, and shows the board only whole actions. */
  hint?: (level: HintLevel, action: string, events: unknown[], say: Say) => { text: string; show: string | null };
  /** Whether an option is of any use at a table of so many seats; without this, all are. */
  optionFits?: (key: string, seats: number) => boolean;
  /** The action on its way in this position, if it can be taken again and another way: "what if two degrees left". */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own view
  again?: (view: any) => string | null;
  /** The keys the Board listens to, for the help. */
  keys?: readonly GameKey[];
  /** True where seats keep nothing secret: at one screen no curtain falls between them. */
  openHands?: boolean;
}
