// The best flick of a match: the one that brought its player most, shown again over the discs of its own round.
//
// What a flick brought is how much more the player's discs would count for after it than before, and how much less
// the others': a disc counts for its number, twice on a circle, and once in the hole, where its owner chooses the
// section. Alone, all discs are one's own. A flick that a Reflick took back has brought nothing.

import type { SonoraEvent, Told } from "../../../generated/protocol";
import { eventsOf } from "../../../lib/news";
import { spotsAt } from "../local";
import { colourOf, discOf, numberOf, worth, type Components } from "../model";
import { after, stepsOf, type Places, type Step } from "./steps";
import { spectacle } from "./trace";

type Board = Components["board"];
type Flick = Extract<Step, { kind: "flick" }>;

export interface FlickMade {
  readonly flick: Flick;
  /** The discs on the floor just before it. */
  readonly places: Places;
  readonly round: number;
  /** The disc that was flicked. */
  readonly disc: number;
  /** What it brought. */
  readonly gain: number;
}

/** What a disc counts for where it lies, if it does. */
function value(board: Board, places: Places, disc: number): number {
  const place = places.get(disc);
  return place ? Math.max(...spotsAt(board, place).map((spot) => worth(disc, spot))) : 0;
}

/** What the flick of this disc brought, between two moments; these discs fell into the hole. */
function gainOf(
  board: Board,
  lay: Places,
  lie: Places,
  fell: readonly number[],
  flicked: number,
  solo: boolean,
): number {
  let gain = 0;
  for (const disc of new Set([...lay.keys(), ...lie.keys(), ...fell])) {
    const more = (fell.includes(disc) ? numberOf(disc) : value(board, lie, disc)) - value(board, lay, disc);
    gain += solo || colourOf(disc) === colourOf(flicked) ? more : -more;
  }
  return gain;
}

/** Every flick of a match that was not taken back, in order. */
export function flicksIn(board: Board, log: readonly Told[], solo: boolean): FlickMade[] {
  const made: FlickMade[] = [];
  let [places, round]: [Places, number] = [new Map(), 1];
  for (const told of log) {
    const [events, steps] = [eventsOf<SonoraEvent>([told]), stepsOf(told)];
    const lie = steps.reduce(after, places);
    const flick = steps.find((step) => step.kind === "flick");
    for (const event of events) {
      if (event.kind === "new_round") ({ round } = event);
      if (event.kind === "reflicked" && made.at(-1)?.disc === discOf(event.disc)) made.pop();
    }
    if (flick) {
      const fell = events.flatMap((event) => (event.kind === "fell_in" ? [discOf(event.disc)] : []));
      const disc = discOf(flick.moved.disc);
      made.push({ flick, places, round, disc, gain: gainOf(board, places, lie, fell, disc, solo) });
    }
    places = lie;
  }
  return made;
}

/** The flick of a match that brought most; of several, the one with most to see. Null if there was none. */
export function bestFlick(board: Board, log: readonly Told[], solo: boolean): FlickMade | null {
  const shown = ({ flick }: FlickMade): number => spectacle(flick.moved.trace);
  return flicksIn(board, log, solo).reduce<FlickMade | null>((best, one) => {
    const better = !best || one.gain > best.gain || (one.gain === best.gain && shown(one) > shown(best));
    return better ? one : best;
  }, null);
}
