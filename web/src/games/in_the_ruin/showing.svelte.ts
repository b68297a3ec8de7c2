// What is on the table right now: the position displayed while a moment is shown scene by scene, and what moves in it.

import type { InTheRuinEvent } from "../../generated/protocol";
import type { Scene } from "../../lib/director/scenes";
import type { BoardProps } from "../../lib/game";
import { cellOf, LETTERS, PHASE, type Cell, type Components, type Letter, type Print, type View } from "./model";
import { newlyJoined } from "./scenes";
import { unfold } from "./unfold";

type RuinScene = Scene<View, InTheRuinEvent>;
type Table = Pick<BoardProps<View, Components>, "view" | "viewer" | "sound"> & { scene?: Scene<View> | null };

/** A card on its way out. */
export interface Leaving {
  letter: Letter;
  deck: boolean;
}

/** What a scene shows, apart from the position. */
export interface Effects {
  /** Changes with every scene, so that each is animated once. */
  key: string;
  ms: number;
  /** Gems that are found: where, and whose pawns are seen there that are not on this sheet. */
  gems: readonly { cell: Cell; rivals: readonly number[] }[];
  /** Spaces that change. */
  rings: readonly Cell[];
  /** A rectangle that scores, by its corners. */
  rectangle: readonly Cell[];
  /** The paths of the routes that have just been joined. */
  ways: readonly (readonly Cell[])[];
  /** The way the pawn takes. */
  walk: readonly Cell[];
  leaving: readonly Leaving[];
  arriving: readonly Letter[];
  /** The seats it is about. */
  seats: readonly number[];
}

const NOTHING: Effects = {
  key: "",
  ms: 0,
  gems: [],
  rings: [],
  rectangle: [],
  ways: [],
  walk: [],
  leaving: [],
  arriving: [],
  seats: [],
};

/** What the viewer's own sheet scores at the end; empty for spectators. */
const largest = ({ after, viewer }: RuinScene): readonly Cell[] =>
  (viewer === null ? null : after.sheets[viewer])?.largest ?? [];

/** What moves in a scene. */
export function effectsOf(scene: RuinScene, print: Print): Effects {
  const effects = { ...NOTHING, key: `${scene.n} ${scene.index}`, ms: scene.ms };
  const letter = (name: string) => LETTERS.indexOf(name);
  const place = (name: string) => print.places[letter(name)] ?? 0;
  for (const event of scene.events) {
    switch (event.kind) {
      case "found":
      case "found_at_once":
        effects.gems = [
          ...effects.gems,
          { cell: place(event.letter), rivals: event.seats.filter((seat) => seat !== scene.viewer) },
        ];
        effects.seats = [...effects.seats, ...event.seats];
        break;
      case "became_gate":
      case "became_wall":
      case "stayed_wall":
        effects.rings = [...effects.rings, cellOf(event.cell)];
        break;
      case "activated":
      case "known_before":
        effects.rings = [...effects.rings, place(event.letter)];
        break;
      case "announced":
        effects.rings = [...effects.rings, ...event.letters.map(place)];
        effects.seats = [...effects.seats, event.seat];
        break;
      case "card_used":
        effects.leaving = [...effects.leaving, { letter: letter(event.letter), deck: false }];
        break;
      case "removed":
      case "collapsed":
        effects.leaving = [...effects.leaving, { letter: letter(event.letter), deck: event.source === "deck" }];
        break;
      case "laid":
        effects.arriving = [...effects.arriving, letter(event.letter)];
        break;
      case "measured":
        effects.rectangle = [cellOf(event.first), cellOf(event.last)];
        break;
      case "game_over":
        effects.rectangle = largest(scene);
        break;
      case "walked":
        effects.walk = event.path.map(cellOf);
        break;
      case "warped":
        effects.rings = [cellOf(event.start), cellOf(event.cell)];
        break;
      case "escaped":
      case "route_spent":
      case "route_drawn":
        effects.seats = [...effects.seats, event.seat];
        break;
      default: // the line tells it
    }
  }
  if (!scene.events.length) effects.ways = joinedWays(scene);
  return effects;
}

/** The paths of the routes that a moment has joined. */
function joinedWays(scene: RuinScene): readonly (readonly Cell[])[] {
  const sheet = scene.viewer === null ? null : scene.after.sheets[scene.viewer];
  return sheet ? newlyJoined(scene).map((route) => sheet.joined[sheet.routes.indexOf(route)] ?? []) : [];
}

export class Showing {
  readonly #table: Table;
  readonly #print: () => Print;
  #scene: RuinScene | null = null;
  /** The position in which the scene begins, and the one it leads to. */
  #begun: View | null = null;
  #led: View | null = null;

  constructor(table: Table, print: () => Print) {
    this.#table = table;
    this.#print = print;
  }

  /** The scene being shown; the events of a table are those of its game. */
  readonly scene = $derived.by(() => (this.#table.scene ?? null) as RuinScene | null);
  readonly view = $derived.by((): View => {
    const { scene } = this;
    if (scene !== this.#scene) {
      this.#begun = scene?.index ? (this.#led ?? scene.before) : (scene?.before ?? null);
      this.#scene = scene;
    }
    if (!scene || !this.#begun) return this.#table.view;
    const led = scene.events.reduce((view, event) => unfold(view, event, scene.after), this.#begun);
    this.#led = led;
    if (scene.index < scene.count - 1) return led;
    // The sheets of all are shown once the end has been told.
    return this.closing ? { ...scene.after, phase: scene.before.phase } : scene.after;
  });
  readonly effects = $derived.by(() => (this.scene ? effectsOf(this.scene, this.#print()) : NOTHING));
  /** Whether the end is being told. */
  readonly closing = $derived.by(() => this.scene?.after.phase === PHASE.over);
}
