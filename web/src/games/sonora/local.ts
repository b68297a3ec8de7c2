// A flick played on this machine, without the server: the position and the events that it would lead to.

import { arenaOf, FATE, Runner, simulate, type Flicked, type Place, type Shot } from "../../discs/index.ts";
import type { SonoraMoved, SonoraSection, Told } from "../../generated/protocol";
import { FULL_FORCE } from "../../generated/discs.ts";
import { readFlick, velocity, type Aim } from "./floor/force";
import { turned } from "./floor/geometry";
import {
  ANIMALS,
  discName,
  discOf,
  SECTIONS,
  WHERE,
  type Bounds,
  type Components,
  type Disc,
  type Spot,
  type View,
} from "./model";

type Board = Components["board"];

/** Where the discs on the floor lie, by number. */
export const lying = (view: View): Map<number, Place> =>
  new Map(view.position.discs.flatMap(([where, x, y], disc) => (where === WHERE.floor ? [[disc, [x, y]]] : [])));

/** An aim from a corner as a shot on the board: whole micrometres, as the record has them. */
export function shotFrom(corner: number, aim: Aim): Shot {
  const [x, y] = turned(corner, ...aim.start);
  const [vx, vy] = turned(corner, ...velocity(aim));
  return { corner, x, y, vx: Math.round(vx), vy: Math.round(vy) };
}

/** The limits of a flick of these discs from a corner, as the table would give them. */
export function boundsOn(board: Board, corner: number, discs: readonly number[]): Bounds {
  const { half_width, corner_leg, disc_radius, top_speed } = arenaOf(board);
  const across = Math.floor(Math.SQRT2 * disc_radius) + 1;
  return {
    discs: discs.map(discName),
    corner,
    far: disc_radius - half_width,
    edge: corner_leg - 2 * half_width - across,
    top_speed,
    full_force: FULL_FORCE,
  };
}

export interface LocalFlick {
  readonly disc: number;
  /** The discs in the order of the landings: those that lay there, then the flicked one. */
  readonly discs: readonly number[];
  readonly flicked: Flicked;
}

/** A flick in notation at the discs of this position; null if it is not one. */
export function flickIn(runner: Runner, view: View, seat: number, action: string): LocalFlick | null {
  const read = readFlick(action);
  if (!read) return null;
  return play(runner, view, discOf(read.disc), shotFrom(view.corners[seat] ?? 0, read.aim));
}

export function play(runner: Runner, view: View, disc: number, shot: Shot): LocalFlick {
  const floor = lying(view);
  floor.delete(disc);
  return { disc, discs: [...floor.keys(), disc], flicked: simulate(runner, [...floor.values()], shot) };
}

const GONE = { [FATE.hole]: WHERE.hole, [FATE.off]: WHERE.off, [FATE.corner]: WHERE.out } as const;

/** The position after the flick: only places and what they count for; whose turn it is stays as it was. */
export function after(board: Board, view: View, { discs, flicked }: LocalFlick): View {
  const [places, counts] = [[...view.position.discs], [...view.counts]];
  flicked.landings.forEach(({ fate, place }, at) => {
    const disc = discs[at] ?? 0;
    places[disc] = fate === FATE.floor ? ([WHERE.floor, ...place, -1] satisfies Disc) : [GONE[fate], 0, 0, -1];
    counts[disc] = fate === FATE.floor ? spotsAt(board, place) : [];
  });
  return { ...view, counts, position: { ...view.position, discs: places } };
}

/** The flick as the table would tell it, to be shown. */
export function toldOf({ disc, discs, flicked }: LocalFlick, n: number): Told {
  const moved: SonoraMoved = {
    kind: "moved",
    disc: discName(disc),
    seconds: flicked.duration.toFixed(1),
    discs: discs.map(discName),
    trace: flicked.trace,
  };
  return { n, seat: 0, text: null, at: 0, events: [moved] };
}

/** Whether any part of a disc there lies on the circle (SO-20). */
export const isOn = (board: Board, { x, y, radius }: { x: number; y: number; radius: number }, place: Place): boolean =>
  Math.hypot(place[0] - x, place[1] - y) <= radius + board.disc_radius;

/** The zones that hold most of a disc there: several if they hold equal parts (SO-21). */
export function zonesAt({ zones }: Board, [x, y]: Place): (typeof zones)[number][] {
  const right = x === 0 ? [false, true] : [x > 0];
  const below = y === 0 ? [false, true] : [y > 0];
  const corners = below.flatMap((low) => right.map((far) => (low ? (far ? 2 : 3) : far ? 1 : 0)));
  return corners.flatMap((corner) => zones[corner] ?? []);
}

/** What a disc there may count for (SO-20, SO-21). */
export function spotsAt(board: Board, place: Place): Spot[] {
  const section = (of: number): SonoraSection => of as SonoraSection;
  const on = board.circle.filter((circle) => isOn(board, circle, place)).map(({ animal }) => ANIMALS.indexOf(animal));
  if (on.length) return [...new Set(on)].sort((a, b) => a - b).map((of): Spot => [section(of), true]);
  const zones = zonesAt(board, place).map((zone) => SECTIONS.indexOf(zone));
  return [...new Set(zones)].sort((a, b) => a - b).map((of): Spot => [section(of), false]);
}
