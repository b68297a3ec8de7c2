// The interface between the shell and a game's folder. A game's folder exports one GameModule as default; the shell
// finds it by its folder's name (games/<key>/index.ts) and uses nothing else of it. A game without a folder gets a
// generic module (shell/generic.ts).

import type { Component } from "svelte";
import type { ChairInfo, Legal, Refusal, Result, Told } from "../generated/protocol";
import type { Scene, Scenes } from "./director/scenes";

/** A sentence of the catalogues, in the player's language: `say("fault-not_neighbours", { a: "a1", b: "b2" })`. */
export type Say = (code: string, values?: Record<string, unknown>) => string;

export interface BoardProps<View = unknown, Components = unknown> {
  view: View;
  /** What is printed on the components: the edition's file as data. */
  components: Components;
  /** The legal actions of this viewer; null when there is nothing to do or a past moment is displayed. */
  legal: Legal | null;
  /** The moment being shown, or the moments just passed; the view is already the state after it. */
  told: Told[];
  /** What is happening right now; null if nothing is. See director/scenes.ts. */
  scene?: Scene<View> | null;
  acting: number[];
  viewer: number | null;
  chairs: ChairInfo[];
  undoable: boolean;
  result: Result | null;
  /** Whether to always show possible places, for beginners. */
  showPossible: boolean;
  reducedMotion: boolean;
  say: Say;
  name: (seat: number) => string;
  /** Send an action in notation; resolves when the server has stored or refused it. */
  act: (action: string) => Promise<boolean>;
  /** Why this action would be refused; null if it is allowed. Changes nothing. */
  explain: (action: string) => Promise<Refusal | null>;
  /** Tell the player why something cannot be done (opens the clause on demand). */
  refuse: (refusal: Refusal) => void;
  /** Set the line under the table: what the player is asked to do, in words. */
  ask: (sentence: string) => void;
  /** Tell the page whether the board still moves: the next scene, and the page's own words, wait for it. */
  lag?: (behind: boolean) => void;
  /** What a hint or an analysis suggests, to be shown on the board; null when nothing does. It is an action in
   * notation, or whatever the module's own `hint` returned as `show` for a weaker hint. */
  hinted: string | null;
  /** Places that a hint or an analysis speaks of, as the notation names them: spaces, cards, discs. They are outlined
   * quietly (indigo, with a small mark). These and `hinted` are drawn in a position of the past as well, where `legal`
   * is null. */
  pointed?: readonly string[];
  /** A small sound, if sounds are on: "pick" | "place" | "score" | "turn" | "refuse" | "win" | "hit" | "wall" |
   * "fall" | "slide"; `volume` from 0 to 1. */
  sound: (name: string, volume?: number) => void;
  /** Whether the table allows help: hints, and a glimpse of what an action would do. */
  hints?: boolean;
  /** Tell the page what the player has just picked, before it is an action: which actions it could become, and what
   * it is called. A lesson answers to it. */
  picked?: (leadsTo: (action: string) => boolean, words: string) => void;
  /** Everything sent so far, for replays. */
  log?: readonly Told[];
}

/** What the drawing of one seat's sheet at the end is given. */
export interface SheetProps<View = unknown, Components = unknown> {
  view: View;
  components: Components;
  seat: number;
  say: Say;
  name: (seat: number) => string;
}

/** What a page for practising is given. */
export interface PracticeProps<Components = unknown> {
  components: Components;
  say: Say;
  name: (seat: number) => string;
  reducedMotion: boolean;
  sound: (name: string, volume?: number) => void;
}

/** What the page for those who play with the box is given. */
export interface CompanionProps<Components = unknown> {
  /** What the box holds: the standard edition's file as data. */
  components: Components;
  say: Say;
  /** The answer of the game's companion (`GamePlugin.companion`), whose types are in `generated/protocol.ts`; rejects
   * with `Refused` where the question makes no sense. */
  ask: <Reply>(question: unknown, signal?: AbortSignal) => Promise<Reply>;
  reducedMotion: boolean;
}

/** A value that an edition's file holds. */
export type Printed = string | number | boolean | readonly Printed[];

/** What the picture is given on which an edition is changed by hand. A path leads to a value in the edition's file:
 * `["board", "circle", 3, "x"]`. */
export interface WorkbenchProps<Components = unknown> {
  /** The edition's file as data. It may have mistakes of any kind: what is missing or strange is drawn as well as it
   * can be. */
  components: Components;
  /** What is wrong with the value, in words; empty if nothing is. */
  wrong: (...path: (string | number)[]) => string;
  /** Put another value there. */
  set: (path: readonly (string | number)[], value: Printed) => void;
  /** Add a table to a list of tables, such as a card. */
  add: (path: readonly string[], entries: Record<string, Printed>) => void;
  /** Take a table or an item out of its list. */
  remove: (path: readonly (string | number)[]) => void;
  /** What is changed under one name, at once or one after another, is taken back at once. */
  together: (name: string, changes: () => void) => void;
  say: Say;
}

/** What a page is given on which an action of the past is tried again. */
export interface WhatIfProps<View = unknown, Components = unknown> {
  components: Components;
  /** The position just before the action. */
  before: View;
  /** The position that it led to; null if the match ended with it. */
  played: View | null;
  seat: number;
  /** The action that was played, in notation. */
  action: string;
  say: Say;
  name: (seat: number) => string;
  reducedMotion: boolean;
  sound: (name: string, volume?: number) => void;
  /** Go on from here at a table of one's own, with this action to begin with. */
  onplayon: (action: string) => void;
  onclose: () => void;
}

export interface LessonStep<View = unknown> {
  /** Catalogue code of the sentence shown at this step. */
  text: string;
  /** The position shown. */
  view: View;
  /** Actions offered at this step, with where each leads (index of the next step); none: a "next" button. */
  actions?: Record<string, number>;
  /** Where an action leads that is one of many, such as a flick that is close enough. Called before `actions`. */
  accept?: (action: string) => number | undefined;
  /** The legal actions, if they are not the list of `actions`. */
  legal?: Legal;
  /** What happened on the way to this step, to be animated. */
  told?: Told[];
  /** Catalogue code of what to say when something else is tried. */
  otherwise?: string;
}

/** How much a hint reveals: a direction, the piece to look at, the whole action. */
export type HintLevel = "nudge" | "stone" | "move";

/** A key that a game uses. While its player has to act, it has priority over the shell's same key. */
export interface GameKey {
  /** As it is printed: "R", "Enter", "← ↑ ↓ →". */
  key: string;
  /** Catalogue code of what it does. */
  name: string;
}

export interface GameModule {
  key: string;
  /** Everything on the table that belongs to the game: the board, the viewer's hand, the others' public parts. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own types
  Board: Component<BoardProps<any, any>>;
  /** The game's picture for the home page and headings; scales to its box. */
  Picture?: Component<Record<string, never>>;
  /** What one seat has made by the end, such as its sheet or its scored cards: still, as wide as its box. It stands
   * beside those of the others, on the page and in the picture to share. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own types
  Sheet?: Component<SheetProps<any, any>>;
  /** A small picture for a clause of the rule book, where one helps. */
  Figure?: Component<{ clause: string; say: Say }>;
  /** Clauses that have a figure. */
  figures?: readonly string[];
  /** A first game: short, interactive, on real positions. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own view
  lesson?: readonly LessonStep<any>[];
  /** A place to practise without a table, if the game has something that takes practice. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own types
  Practice?: Component<PracticeProps<any>>;
  /** What those use who play with the box; what they enter, it keeps (companion/kept.svelte.ts). */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own types
  Companion?: Component<CompanionProps<any>>;
  /** Where an edition is changed by hand, beside its text (docs/editions/in-the-browser.md); without this, the text has
   * to do. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own types
  Workbench?: Component<WorkbenchProps<any>>;
  /** Where the action that `again` names is tried again at once, on the board of a replay. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own types
  WhatIf?: Component<WhatIfProps<any, any>>;
  /** A hint of some level in words, and what the board should show of it (given to it as `hinted`). Without
   * this the shell uses general words, and shows only whole actions on the board. */
  hint?: (level: HintLevel, action: string, events: unknown[], say: Say) => { text: string; show: string | null };
  /** Sentences as this game's page says them, at a table with this many seats; without this, `say` as it is. */
  speaking?: (say: Say, seats: number) => Say;
  /** Whether an option applies at a table with this many seats; without this, all do. */
  optionFits?: (key: string, seats: number) => boolean;
  /** How this game's moments are shown, scene by scene (director/scenes.ts); without this each is one scene. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own view and events
  scenes?: Scenes<any, any>;
  /** The action in progress in this position, if it can be retried differently: "what if two degrees left". */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own view
  again?: (view: any) => string | null;
  /** The keys the Board listens to, for the help. */
  keys?: readonly GameKey[];
  /** Whether the board shows every seat with its name, so that the side panel does not need to. */
  showsSeats?: boolean;
  /** Whether seats have no secrets: on a shared screen no curtain falls between them. */
  openHands?: boolean;
}
