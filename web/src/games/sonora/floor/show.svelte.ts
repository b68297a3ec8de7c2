// The displayed floor: at rest, or one step playing after another. Each frame of a flight only moves layers.

import type { Told } from "../../../generated/protocol";
import { discOf, type View } from "../model";
import { quartersFor, turned, turnOn } from "./geometry";
import { after, before, placesOf, stepsOf, type Places, type Step } from "./steps";
import {
  duration,
  EXIT_SECONDS,
  fates,
  heading,
  hits,
  launchSpeed,
  loudness,
  onPath,
  type Fate,
  type Hit,
  type Place,
} from "./trace";

type Flick = Extract<Step, { kind: "flick" }>;

interface Flight {
  flick: Flick;
  discs: readonly number[];
  seconds: number;
  hits: readonly Hit[];
  fates: ReadonlyMap<number, Fate>;
  rate: number;
  /** How much of it has been shown, in seconds, and when that was. */
  time: number;
  drawn: number;
  /** The next hit to be heard. */
  heard: number;
}

interface Options {
  still: () => boolean;
  /** Draw a disc at a place of the board; how much of it is seen, and how large it is. */
  draw: (disc: number, place: Place, seen: number, size: number) => void;
  /** Draw a short trail: these places, the latest first. */
  trail: (places: readonly Place[]) => void;
  sound: (name: string, volume: number) => void;
}

/** What any page has already shown, so that switching to another view does not show it again. */
const shown = new WeakSet<readonly Told[]>();

/** With more flicks waiting than this, the earlier ones are skipped. */
const BACKLOG = 3;
const SLOWLY = 0.25;
const FADE = 0.45;
const TURN_MS = 700;
const SWAP_MS = 350;
/** The most flight time that passes between two frames: a flight stays visible however slow the machine. */
const LONGEST_FRAME_MS = 100;
const GHOSTS = [0.025, 0.05, 0.075, 0.1, 0.125];

export class Show {
  /** What lies on the displayed floor. */
  places = $state.raw<Places>(new Map());
  /** How far the board is turned, in quarters; it only ever grows. */
  quarters = $state(0);
  /** The flicked disc, while in flight. */
  flying = $state<number | null>(null);
  /** Whether nothing is moving, so that the floor shows the current position. */
  idle = $state(true);
  last = $state.raw<Flick | null>(null);
  /** The table as far as it has been shown: while something moves, as it was before. */
  view: View;

  #steps: Step[] = [];
  #flight: Flight | null = null;
  #view: View;
  #seat: number;
  #timer = 0;
  #frame = 0;
  #begun = false;
  readonly #options: Options;

  constructor(seat: number, view: View, options: Options) {
    this.#seat = seat;
    this.#options = options;
    this.quarters = quartersFor(this.#corner(view));
    this.places = placesOf(view);
    this.view = $state.raw(view);
    this.#view = view;
  }

  /** The table has new events, or another moment is displayed. */
  follow(view: View, told: readonly Told[]): void {
    this.#view = view;
    const steps = shown.has(told) ? [] : told.flatMap(stepsOf);
    shown.add(told);
    if (!this.#begun) {
      this.#begun = true;
      // Only the current floor is known: of what has happened, only the last flick can be shown on it.
      steps.splice(
        0,
        Math.max(
          0,
          steps.findLastIndex(({ kind }) => kind === "flick"),
        ),
      );
    }
    this.#steps.push(...steps);
    this.#catchUp();
    if (this.idle) this.#next();
  }

  /** Replay the last flick, at normal speed or in slow motion. */
  again(slowly = false): void {
    if (this.last) this.play(this.last, slowly ? SLOWLY : 1);
  }

  /** Show a flick over the discs that lie there now. */
  play(flick: Flick, rate = 1): void {
    this.skip();
    this.idle = false;
    this.#fly(flick, rate);
  }

  /** Show a flick of an earlier round: over the discs that lay there, with the board turned back to that round. */
  recall(flick: Flick, places: Places, rounds: number): void {
    this.skip();
    this.idle = false;
    this.places = places;
    this.quarters = turnOn(this.quarters, this.quarters - rounds);
    this.#timer = window.setTimeout(() => this.#fly(flick, 1), rounds && !this.#options.still() ? TURN_MS : 0);
  }

  /** Finish whatever is moving at once. */
  skip(): void {
    if (this.idle) return;
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    const flick = this.#steps.findLast((step) => step.kind === "flick") ?? this.#flight?.flick;
    if (flick?.kind === "flick") this.last = flick;
    this.#steps = [];
    this.#settle();
  }

  end(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  #corner(view: View): number {
    return view.corners[this.#seat] ?? 0;
  }

  #settle(): void {
    this.#flight = null;
    this.flying = null;
    this.#options.trail([]);
    this.places = placesOf(this.#view);
    this.quarters = turnOn(this.quarters, quartersFor(this.#corner(this.#view)));
    this.view = this.#view;
    this.idle = true;
  }

  /** With many flicks waiting, only the latest are shown. */
  #catchUp(): void {
    while (this.#steps.filter(({ kind }) => kind === "flick").length > BACKLOG) {
      const step = this.#steps.shift();
      if (step) this.#over(step);
    }
  }

  #over(step: Step): void {
    this.places = after(this.places, step);
    if (step.kind === "flick") this.last = step;
  }

  #next(): void {
    const step = this.#steps.shift();
    if (!step) return this.#settle();
    this.idle = false;
    if (step.kind === "flick") return this.#fly(step, this.#steps.some(({ kind }) => kind === "flick") ? 1.15 : 1);
    this.#over(step);
    if (step.kind === "turn") this.quarters = turnOn(this.quarters, quartersFor(this.#corner(this.#view)));
    const ms = this.#options.still() || step.kind === "lift" ? 0 : step.kind === "turn" ? TURN_MS : SWAP_MS;
    this.#timer = window.setTimeout(() => this.#next(), ms);
  }

  #fly(flick: Flick, rate: number): void {
    const { trace, discs } = flick.moved;
    this.places = before(this.places, flick.moved);
    this.flying = discOf(flick.moved.disc);
    this.#options.sound("slide", loudness(launchSpeed(trace, discs.indexOf(flick.moved.disc))));
    const ends = fates(trace);
    const gone = [...ends.values()].some((fate) => fate !== "rest");
    const seconds = this.#options.still() ? FADE : duration(trace) + (gone ? EXIT_SECONDS : 0.05);
    this.#flight = {
      flick,
      discs: discs.map(discOf),
      seconds,
      hits: hits(trace),
      fates: ends,
      rate: this.#options.still() ? 1 : rate,
      time: 0,
      drawn: -1,
      heard: 0,
    };
    this.#frame = requestAnimationFrame(this.#draw);
  }

  #draw = (now: number): void => {
    const flight = this.#flight;
    if (!flight) return;
    if (flight.drawn >= 0) flight.time += (Math.min(now - flight.drawn, LONGEST_FRAME_MS) / 1000) * flight.rate;
    flight.drawn = now;
    const { time } = flight;
    if (this.#options.still()) this.#fade(flight, time / flight.seconds);
    else this.#move(flight, time);
    if (time < flight.seconds) {
      this.#frame = requestAnimationFrame(this.#draw);
      return;
    }
    this.#options.trail([]);
    this.#flight = null;
    this.flying = null;
    this.#over(flight.flick);
    this.#next();
  };

  #move(flight: Flight, time: number): void {
    const { flick, discs, hits, fates: ends } = flight;
    const { trace, disc } = flick.moved;
    for (const path of trace.paths) {
      const [index, end] = path;
      const place = onPath(trace.deceleration, path, time);
      const fate = ends.get(index);
      const late = time > end && fate !== "rest" ? Math.min(1, (time - end) / EXIT_SECONDS) : 0;
      if (late && fate === "gone") {
        const [dx, dy] = heading(path);
        this.#options.draw(
          discs[index] ?? 0,
          [place[0] + dx * late * 60_000, place[1] + dy * late * 60_000],
          1 - late,
          1 + late * 0.25,
        );
      } else {
        this.#options.draw(discs[index] ?? 0, place, 1 - late * 0.9, 1 - late * 0.45);
      }
      if (discs[index] === discOf(disc)) {
        const ghosts = time > end ? [] : GHOSTS.map((ago) => onPath(trace.deceleration, path, Math.max(0, time - ago)));
        this.#options.trail(ghosts);
      }
    }
    for (let hit = hits[flight.heard]; hit && hit.t <= time; hit = hits[++flight.heard])
      this.#options.sound(hit.kind === "disc" ? "hit" : hit.kind === "wall" ? "wall" : "fall", loudness(hit.speed));
  }

  /** With reduced motion, what has moved fades out in one place and in at the other. */
  #fade({ flick, discs, fates: ends }: Flight, part: number): void {
    const { trace } = flick.moved;
    for (const path of trace.paths) {
      const [index] = path;
      const there = part > 0.5;
      const seen = there ? (ends.get(index) === "rest" ? Math.min(1, 2 * part - 1) : 0) : 1 - 2 * part;
      this.#options.draw(discs[index] ?? 0, onPath(trace.deceleration, path, there ? Infinity : 0), seen, 1);
    }
  }
}

/** A place of the board on the screen, with the board turned this far. */
export const onScreen = (quarters: number, [x, y]: Place): Place => turned(quarters, x, y);
