// What the floor asks the viewer to do, and the line above it: catalogue codes with their values.

import { discName, ownerOf, PHASE, type Bounds, type View } from "../model";

type Sentence = [code: string, values?: Record<string, unknown>];

export interface FloorMoment {
  view: View;
  viewer: number | null;
  /** Whose sheet and tray apply: the viewer's, or the first seat's for a spectator. */
  seat: number;
  over: boolean;
  /** The disc in flight. */
  flying: number | null;
  /** The seat to act, if there is only one. */
  actor: number | null;
  bounds: Bounds | null;
  /** The disc picked first for a Swap. */
  first: number | null;
}

/** What the viewer is asked to do; null in phases played on the sheet. */
export function promptFor({ view, seat, bounds, first }: FloorMoment): Sentence | null {
  const { position } = view;
  switch (position.phase) {
    case PHASE.aim: {
      const again = position.disc >= 0 || position.queue.length > 0;
      return [again ? "floor-ask-again" : "floor-ask-aim", { discs: bounds?.discs ?? [] }];
    }
    case PHASE.keep:
      return [bounds ? "floor-ask-on" : "floor-ask-keep", { disc: discName(position.disc) }];
    case PHASE.hole:
      return ["floor-ask-hole"];
    case PHASE.colours:
      return ["floor-ask-colours"];
    case PHASE.swap:
      return first === null
        ? ["floor-ask-swap", { count: position.players[seat]?.tray.swaps ?? 0 }]
        : ["floor-ask-swap-with", { disc: discName(first) }];
    case PHASE.choose:
      return ["floor-ask-choose"];
    default:
      return null;
  }
}

/** The seats to act in a position; in the Write phase all who have not ended it. */
export function actingIn({ position: { phase, actor, players } }: View): number[] {
  if (phase === PHASE.write) return players.flatMap(({ desk }, seat) => (desk.ended ? [] : [seat]));
  return phase === PHASE.over || actor < 0 ? [] : [actor];
}

/** The seat whose action is displayed: the owner of the disc in flight, else the seat to act. */
export function displayedActor({ view, flying, actor }: FloorMoment): number | null {
  return flying !== null ? ownerOf(view, flying) : actor;
}

/** The line above the floor; null for none. */
export function headline(moment: FloorMoment, solo: boolean): Sentence | null {
  const { view, viewer, over, flying } = moment;
  const { phase } = view.position;
  const seat = displayedActor(moment);
  if (over) return ["floor-over"];
  if (flying !== null)
    return solo
      ? ["floor-flies", { disc: discName(flying) }]
      : ["floor-flicks", { seat: ownerOf(view, flying), disc: discName(flying) }];
  const flicksOn = phase === PHASE.keep && moment.bounds !== null;
  if ((phase === PHASE.aim || flicksOn) && seat !== null)
    return seat === viewer ? ["floor-you-flick"] : ["floor-to-flick", { seat }];
  if (phase === PHASE.write) return ["floor-all-write"];
  if (seat === null) return null;
  return seat === viewer ? ["floor-you"] : ["floor-thinks", { seat }];
}
