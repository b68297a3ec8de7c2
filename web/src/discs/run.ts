// The kernel's host in the browser: what goes in and what comes out, as in discs/run.py. The physics is generated.
//
// The server stays the judge of every flick that is played. What this is for: previews, practice, "what if".

import { figures, nearest, run, TABLE, walls, WIDTH, type Arena, type Wall } from "../generated/discs.ts";

export { HANDS, type Arena } from "../generated/discs.ts";

/** Where a disc's centre is, in µm, in the edition's frame. */
export type Place = readonly [x: number, y: number];

/** One flick: a disc placed on a launch corner and set off; µm and µm/s, whole numbers, in the edition's frame. */
export interface Shot {
  readonly corner: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

/** What a disc can come to: on the floor, in the hole, off the board, never past its corner's edge. */
export const FATE = { floor: 0, hole: 1, off: 2, corner: 3 } as const;
export type Fate = (typeof FATE)[keyof typeof FATE];

/** The printed board as the floor that discs move on: what an edition does not print is as on our own board. */
export function arenaOf(board: Partial<Arena>): Arena {
  const { half_width, corner_leg, hole_radius, disc_radius } = { ...TABLE, ...board };
  return { ...TABLE, half_width, corner_leg, hole_radius, disc_radius };
}

/** What the kernel knows of a disc. The floats begin as floats, so that the engine never has to change its mind. */
class Disc {
  x = 0.5;
  y = 0.5;
  ux = 0.5;
  uy = 0.5;
  pace = 0.5;
  since = 0.5;
  due = 0.5;
  sunk = 0.5;
  px = 0.5;
  py = 0.5;
  what = 0;
  whom = 0;
  part = 0;
  ties = 0;
  fate: Fate = FATE.floor;
}

/** What a kernel returns, in its own numbers. */
export interface Run {
  readonly duration: number;
  /** Whether the flicked disc met a wall, a corner's edge or another disc on its way. */
  readonly touched: boolean;
  /** Sweeps that it took the kernel. */
  readonly sweeps: number;
  /** Rows of `WIDTH` floats, flattened; valid until the next run. */
  readonly log: Float64Array;
}

const ROOM = 200;

/** Runs flicks on one board, again and again in the same memory. */
export class Runner {
  /** The discs as the last run has left them, the flicked one last. */
  readonly discs: Disc[] = [];
  readonly arena: Arena;
  readonly #figures: readonly number[];
  readonly #walls: readonly Wall[];
  readonly #launch: [number, number, number] = [0, 0, 0];
  #moving = new Int32Array(0);
  #log = new Float64Array(ROOM * WIDTH);
  readonly #none = new Float64Array(0);

  constructor(arena: Arena) {
    this.arena = arena;
    this.#figures = figures(arena) as readonly number[];
    this.#walls = walls(arena) as readonly Wall[];
  }

  /** The flick at the resting discs, with its log. */
  run(discs: readonly Place[], shot: Shot): Run {
    const [duration, rows, touched, sweeps] = this.#run(discs, shot, this.#log);
    if (rows * WIDTH > this.#log.length) {
      this.#log = new Float64Array(rows * WIDTH);
      return this.run(discs, shot);
    }
    return { duration, touched, sweeps, log: this.#log.subarray(0, rows * WIDTH) };
  }

  /** The same flick without its log. Returns what became of the flicked disc; `discs` has the rest. */
  end(discs: readonly Place[], shot: Shot): Disc {
    this.#run(discs, shot, this.#none);
    return this.discs[discs.length] as Disc;
  }

  #run(discs: readonly Place[], shot: Shot, log: Float64Array): [number, number, boolean, number] {
    this.#seat(discs.length + 1);
    discs.forEach(([x, y], at) => put(this.discs[at] as Disc, x, y));
    put(this.discs[discs.length] as Disc, shot.x, shot.y);
    [this.#launch[0], this.#launch[1], this.#launch[2]] = [shot.corner, shot.vx, shot.vy];
    return run(this.#figures, this.#walls, this.#launch, this.discs, this.#moving, log) as [
      duration: number,
      rows: number,
      touched: boolean,
      sweeps: number,
    ];
  }

  #seat(size: number): void {
    this.discs.length = Math.min(this.discs.length, size);
    while (this.discs.length < size) this.discs.push(new Disc());
    if (this.#moving.length < size) this.#moving = new Int32Array(size);
  }
}

function put(disc: Disc, x: number, y: number): void {
  [disc.x, disc.y] = [x, y];
  disc.ux = disc.uy = disc.pace = disc.since = disc.due = disc.sunk = disc.px = disc.py = 0;
  disc.what = disc.whom = disc.fate = disc.part = disc.ties = 0;
}

/** A resting place in whole micrometres, as the record has it. */
export const wholePlace = ({ x, y }: { x: number; y: number }): Place => [nearest(x), nearest(y)];
