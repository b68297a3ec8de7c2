// A flick that a hint or an analysis suggests, in a position where nobody is asked for one: it is drawn from the corner
// of the player who was to flick.

import { HANDS } from "../../../discs/run";
import { discOf, PHASE, type View } from "../model";
import { readFlick, velocity, type Aim } from "./force";
import type { Question } from "./forecast.svelte";
import { turned } from "./geometry";
import { placesOf } from "./steps";

export interface Suggested {
  disc: number;
  aim: Aim;
  corner: number;
  question: Question;
}

const isHand = (name: string): name is keyof typeof HANDS => name in HANDS;

/** What an aim from a seat's corner would do among the discs that lie there, with its own hand. */
export function questionFor(view: View, seat: number, corner: number, aim: Aim): Question {
  const [vx, vy] = velocity(aim).map(Math.round) as [number, number];
  const [[x, y], [ux, uy]] = [turned(corner, ...aim.start), turned(corner, vx, vy)];
  const hand = view.position.table.hands[seat];
  return {
    discs: [...placesOf(view).values()],
    shot: { corner, x, y, vx: ux, vy: uy },
    hand: hand !== undefined && isHand(hand) ? HANDS[hand] : HANDS.exact,
  };
}

/** The suggested flick; null where the suggestion is something else, or no disc is to be flicked. */
export function suggestedFlick(view: View, hinted: string | null): Suggested | null {
  const flick = hinted === null ? null : readFlick(hinted);
  const { phase, actor } = view.position;
  const corner = view.corners[actor];
  if (!flick || corner === undefined || phase !== PHASE.aim) return null;
  return { disc: discOf(flick.disc), aim: flick.aim, corner, question: questionFor(view, actor, corner, flick.aim) };
}
