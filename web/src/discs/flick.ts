// One flick, simulated: where everything ends, its motion to be shown, and what the flicked disc meets first.

import { EDGE, FALL, HIT, JOIN, LEAVE, REST, RIM, START, WALL, WIDTH, deceleration_of } from "../generated/discs.ts";
import type { SonoraLeg, SonoraPath, SonoraTrace } from "../generated/protocol";
import { FATE, Runner, wholePlace, type Fate, type Place, type Shot } from "./run.ts";

/** Where a disc ended; its last place, if it is no longer on the board. */
export interface Landing {
  readonly fate: Fate;
  readonly place: Place;
}

/** The two discs that met: where the own one was, and with which velocities, in µm/s, they went on. */
export interface Meeting {
  /** The number of the disc that was met. */
  readonly disc: number;
  readonly at: Place;
  readonly own: Place;
  readonly other: Place;
}

/** What a line can truthfully show of a flick. */
export interface Outlook {
  /** The flicked disc's way from its start, around every bounce, to the first disc it meets or to its end. */
  readonly way: readonly Place[];
  /** How often it bounces off the frame or a corner's edge on that way. */
  readonly bounces: number;
  /** The first disc it meets; null if it meets none. */
  readonly met: Meeting | null;
}

export interface Flicked {
  /** The discs in the order in which they were given, then the flicked one. */
  readonly landings: readonly Landing[];
  /** Whether the flicked disc met a wall, a corner's edge or another disc on its way. */
  readonly touched: boolean;
  /** Seconds until everything was at rest. */
  readonly duration: number;
  /** The motion, as the server sends it; its numbers are not rounded. */
  readonly trace: SonoraTrace;
  readonly outlook: Outlook;
}

/** The whole of a flick at the resting discs. */
export function simulate(runner: Runner, discs: readonly Place[], shot: Shot): Flicked {
  const { duration, touched, log } = runner.run(discs, shot);
  return {
    landings: runner.discs.map((disc) => ({ fate: disc.fate, place: wholePlace(disc) })),
    touched,
    duration,
    trace: traceOf(log, deceleration_of(runner.arena)),
    outlook: outlookOf(log, discs.length),
  };
}

/** What the flicked disc meets first, and nothing of what comes after: cheaper than the whole. */
export function lookAhead(runner: Runner, discs: readonly Place[], shot: Shot): Outlook {
  return outlookOf(runner.run(discs, shot).log, discs.length);
}

interface Row {
  kind: number;
  t: number;
  disc: number;
  other: number;
  place: Place;
  velocity: Place;
  approach: number;
}

function* rowsOf(log: Float64Array): Generator<Row> {
  for (let at = 0; at < log.length; at += WIDTH) {
    const [kind, t, disc, other, x, y, vx, vy, approach] = log.subarray(at, at + WIDTH) as unknown as number[];
    yield { kind, t, disc, other, place: [x, y], velocity: [vx, vy], approach } as Row;
  }
}

function outlookOf(log: Float64Array, flicked: number): Outlook {
  const way: Place[] = [];
  let bounces = 0;
  let first: Row | null = null;
  for (const row of rowsOf(log)) {
    if (row.kind === HIT && (row.disc === flicked || row.other === flicked)) {
      // A contact is logged for the one disc, then for the other.
      if (first) return { way: [...way, placeOf(flicked, first, row)], bounces, met: meeting(flicked, first, row) };
      first = row;
    } else if (row.disc === flicked) {
      if (row.kind !== EDGE) way.push(row.place);
      if (row.kind === WALL) bounces++;
    }
  }
  return { way, bounces, met: null };
}

const placeOf = (disc: number, a: Row, b: Row): Place => (a.disc === disc ? a.place : b.place);

function meeting(flicked: number, a: Row, b: Row): Meeting {
  const [own, other] = a.disc === flicked ? [a, b] : [b, a];
  return { disc: other.disc, at: own.place, own: own.velocity, other: other.velocity };
}

type TraceEvent = SonoraTrace["events"][number];

/** What a new leg begins with. */
const TURNS: ReadonlySet<number> = new Set([START, HIT, WALL, RIM, JOIN]);

/** The trace in a kernel's log, as discs/trace.py makes it. */
function traceOf(log: Float64Array, deceleration: number): SonoraTrace {
  const paths = new Map<number, SonoraLeg[]>();
  const ends = new Map<number, number>();
  const events: TraceEvent[] = [];
  for (const row of rowsOf(log)) {
    const event = eventOf(row);
    if (event && !isTwin(event, events.at(-1))) events.push(event);
    const [vx, vy] = row.velocity;
    const legs = paths.get(row.disc);
    const turns = TURNS.has(row.kind);
    if (turns && (legs || vx !== 0 || vy !== 0))
      paths.set(row.disc, [...(legs ?? []), [row.t, ...row.place, vx, vy] satisfies SonoraLeg]);
    ends.set(row.disc, row.t);
  }
  const listed = [...paths].map(([disc, legs]): SonoraPath => [disc, ends.get(disc) ?? 0, legs]);
  return { deceleration, paths: listed, events };
}

function eventOf({ kind, t, disc, other, approach }: Row): TraceEvent | null {
  switch (kind) {
    case HIT:
      return ["disc", t, disc, other, approach];
    case WALL:
      return other < 4 ? ["wall", t, disc, other, approach] : ["corner", t, disc, other - 4, approach];
    case EDGE:
      return ["passed", t, disc, other];
    case LEAVE:
      return ["left", t, disc, approach];
    case FALL:
      return ["fell", t, disc];
    case REST:
      return ["rested", t, disc];
    default:
      return null;
  }
}

/** Whether an event is the contact just listed, seen from the other disc. */
function isTwin(event: TraceEvent, last: TraceEvent | undefined): boolean {
  return (
    event[0] === "disc" && last?.[0] === "disc" && event[1] === last[1] && event[2] === last[3] && event[3] === last[2]
  );
}

/** Whether a disc that ended like this still lies on the board. */
export const stays = (fate: Fate): boolean => fate === FATE.floor;
