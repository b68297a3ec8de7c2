// Plays by doing anything that is legal, over a line and without a page.

import type { Legal } from "../../src/generated/protocol.ts";
import type { Line } from "../kit/offlinetab.ts";

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The bounds of Sonora's flicks. */
interface FlickBounds {
  discs: string[];
  far: number;
  edge: number;
  top_speed: number;
}

/** A flick that a person might make: from somewhere in one's corner, over the floor. */
function flick({ discs, far, edge, top_speed: top }: FlickBounds, random: () => number): string {
  const disc = discs[Math.floor(random() * discs.length)];
  const [x, y] = [0, 0].map(() => Math.round(far + (random() * (edge - 2 * far)) / 2));
  const [angle, speed] = [(random() * Math.PI) / 2, (0.1 + 0.3 * random()) * top];
  return `flick ${disc} ${x} ${y} ${Math.round(speed * Math.cos(angle))} ${Math.round(speed * Math.sin(angle))}`;
}

/** One of the legal actions. What scores goes first, so that games come to an end. */
function choose(legal: Legal, random: () => number): string {
  const offers = [
    ...(legal.kind === "placements" ? legal.placements.map(({ action }) => action) : []),
    ...legal.actions,
  ];
  if (legal.kind === "bounds" && (!offers.length || random() < 0.5)) return flick(legal.bounds as FlickBounds, random);
  const scoring = offers.filter((action) => action.startsWith("+"));
  const among = scoring.length ? scoring : offers;
  return among[Math.floor(random() * among.length)] ?? "";
}

/** Something that any of one's seats may do. */
export function chooseOffer(line: Line, random: () => number): [seat: number, action: string] {
  const { offers } = line;
  const [seat, legal] = offers[Math.floor(random() * offers.length)]!;
  return [seat, choose(legal, random)];
}

/** Play until the match is over, or this many actions were accepted; returns how many were. */
export async function playOn(line: Line, random: () => number, most = 2000): Promise<number> {
  let accepted = 0;
  while (!line.isOver && accepted < most) if (await line.submit(...chooseOffer(line, random))) accepted++;
  return accepted;
}
