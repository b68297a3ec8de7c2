// Practice: an endless board without a table. One flicks at a target; the page counts, and can measure the hand.

import {
  arenaOf,
  Cloud,
  FATE,
  HANDS,
  Runner,
  tremble,
  type Hand,
  type Landing,
  type Place,
} from "../../../discs/index.ts";
import type { LegalBounds, Told } from "../../../generated/protocol";
import { flickAction, readFlick, type Aim } from "../floor/force";
import { middleStart } from "../floor/geometry";
import { after, boundsOn, lying, play, shotFrom, toldOf } from "../local";
import { ready } from "../lesson";
import { discName, discOf, WHERE, type Components, type Disc, type View } from "../model";
import { ENOUGH, measure, missOf, type Measured, type Miss } from "./measuring";
import { aimAt, isHit, keyOf, missedBy, targetsOn, type Target } from "./targets";

export type HandName = keyof typeof HANDS;
export const HAND_NAMES = ["steady", "ordinary", "shaky", "exact"] as const satisfies readonly HandName[];

/** A flick that was counted. */
export interface Tried {
  readonly target: string;
  readonly landing: Landing;
  readonly hit: boolean;
  /** How far from the middle of the target it ended, in µm. */
  readonly missed: number;
}

const DISCS = 5;
const IN_HAND: Disc = [WHERE.hand, 0, 0, -1];
/** How many flicks of each hand are compared. */
const COMPARED = 400;

/** A board with five discs in hand, from the first position of the lesson. */
const swept = (view: View): View => ({
  ...view,
  counts: Array.from({ length: DISCS }, () => []),
  due: Array.from({ length: DISCS }, (_, disc) => disc),
  position: { ...view.position, discs: Array.from({ length: DISCS }, () => IN_HAND) },
});

export class Practice {
  readonly targets: readonly Target[];
  target = $state.raw<Target>() as Target;
  hand = $state<HandName>("ordinary");
  /** Whether discs stay where they landed, in the way of the next. */
  staying = $state(false);
  tried = $state.raw<readonly Tried[]>([]);
  told = $state.raw<Told[]>([]);
  /** An aim to be shown on the board. */
  hinted = $state.raw<string | null>(null);
  /** The misses so far while a hand is being measured, else null. */
  misses = $state.raw<readonly Miss[] | null>(null);
  measured = $state.raw<Measured | null>(null);
  #view = $state.raw<View>(swept(ready));
  #order: readonly number[] = [];
  #count = 0;
  readonly #board: Components["board"];
  readonly #runner: Runner;

  constructor({ board }: Components) {
    this.#board = board;
    this.#runner = new Runner(arenaOf(board));
    this.targets = targetsOn(board);
    [this.target] = this.targets as readonly [Target];
  }

  /** The position as the floor shows it: with the chosen hand, and nothing foretold while a hand is measured. */
  readonly view: View = $derived.by(() => {
    const { position } = this.#view;
    const table = { ...position.table, hands: [this.#flicking, this.#flicking] };
    if (this.misses) table.preview = "none";
    return { ...this.#view, position: { ...position, table } };
  });
  readonly #inHand = $derived.by(() =>
    // What lies on the floor alone is lifted for the next flick, so it can be that one.
    this.#view.position.discs.flatMap(([where], disc) => (where === WHERE.floor && this.staying ? [] : [disc])),
  );
  readonly legal: LegalBounds = $derived.by(() => {
    return { kind: "bounds", bounds: { ...boundsOn(this.#board, 0, this.#inHand) }, actions: [] };
  });
  /** The counted flicks at the current target. */
  readonly here = $derived.by(() => this.tried.filter(({ target }) => target === keyOf(this.target)));
  /** Half of the flicks at the current target ended nearer to it than this, in µm; null if none stayed on the floor. */
  readonly median = $derived.by(() => {
    const far = this.here.filter(({ landing }) => landing.fate === FATE.floor).map(({ missed }) => missed);
    return far.sort((a, b) => a - b)[Math.floor(far.length / 2)] ?? null;
  });
  /** Of each hand, the share of its flicks at the current target that would hit it. */
  readonly compared = $derived.by(() => {
    const shares = HAND_NAMES.map((name) => ({ name, share: this.#share(HANDS[name]) }));
    return this.measured ? [...shares, { name: "mine" as const, share: this.#share(this.measured.hand) }] : shares;
  });

  get #flicking(): HandName {
    return this.misses ? "exact" : this.hand;
  }

  get #start(): Place {
    return middleStart(this.#board.half_width, this.#board.corner_leg);
  }

  /** How often a target was tried and hit. */
  score(target: Target): { tries: number; hits: number } {
    const tried = this.tried.filter((one) => one.target === keyOf(target));
    return { tries: tried.length, hits: tried.filter(({ hit }) => hit).length };
  }

  /** Play a flick in notation. */
  readonly act = async (action: string): Promise<boolean> => {
    const read = readFlick(action);
    if (!read) return false;
    this.hinted = null;
    const disc = discOf(read.disc);
    const lifted = this.staying ? [] : [...lying(this.#view).keys()];
    const before = this.staying ? this.#view : swept(this.#view);
    const meant = shotFrom(0, read.aim);
    const { top_speed } = this.#runner.arena;
    const [vx, vy] = tremble(top_speed, HANDS[this.#flicking], [meant.vx, meant.vy], Math.random);
    const flick = play(this.#runner, before, disc, { ...meant, vx, vy });
    const told = toldOf(flick, ++this.#count);
    const lifts = lifted.map((one) => ({ kind: "disqualified", disc: discName(one) }));
    this.told = [{ ...told, events: [...lifts, ...told.events] }];
    this.#view = this.#onward(after(this.#board, before, flick), disc);
    this.#judge(read.aim, flick.flicked.landings.at(-1));
    return true;
  };

  /** What has left the board is in hand again; so is the oldest disc if all lie on the floor. */
  #onward(view: View, flicked: number): View {
    this.#order = [...this.#order.filter((disc) => disc !== flicked), flicked];
    const [discs, counts] = [[...view.position.discs], [...view.counts]];
    const back = (disc: number): void => {
      discs[disc] = IN_HAND;
      counts[disc] = [];
    };
    discs.forEach(([where], disc) => where === WHERE.floor || back(disc));
    const oldest = this.#order.find((disc) => discs[disc]?.[0] === WHERE.floor);
    if (oldest !== undefined && discs.every(([where]) => where === WHERE.floor)) back(oldest);
    return { ...view, counts, position: { ...view.position, discs } };
  }

  #judge(made: Aim, landing: Landing | undefined): void {
    if (!landing) return;
    const { target } = this;
    const tried = {
      target: keyOf(target),
      landing,
      hit: isHit(this.#board, target, landing),
      missed: missedBy(target, landing),
    };
    this.tried = [...this.tried, tried];
    if (!this.misses) return;
    this.misses = [...this.misses, missOf(aimAt(this.#runner.arena, target, made.start), made)];
    if (this.misses.length < ENOUGH) return this.#another();
    this.measured = measure(this.misses);
    this.misses = null;
  }

  /** Begin to measure, or stop doing so. */
  toggleMeasuring(): void {
    this.misses = this.misses ? null : [];
    if (!this.misses) return;
    this.measured = null;
    this.clear();
    this.#another();
  }

  /** Another circle to aim at than the last one. */
  #another(): void {
    const circles = this.targets.filter((one) => one.kind === "circle" && one !== this.target);
    this.target = circles[Math.floor(Math.random() * circles.length)] ?? this.target;
  }

  /** The aim that would hit, shown on the board. */
  suggest(): void {
    const [disc = 0] = this.#inHand;
    this.hinted = flickAction(discName(disc), aimAt(this.#runner.arena, this.target, this.#start));
  }

  /** Everything has come to rest: unless discs stay, the board is swept, so that nothing lies in the next one's way. */
  rest(): void {
    if (this.staying) return;
    this.told = [];
    this.#view = swept(this.#view);
  }

  /** Forget all flicks and sweep the board. */
  clear(): void {
    this.tried = [];
    this.told = [];
    this.#view = swept(this.#view);
  }

  #share(hand: Hand): number {
    const shot = shotFrom(0, aimAt(this.#runner.arena, this.target, this.#start));
    const cloud = new Cloud(this.#runner, [], shot, hand, COMPARED).grow();
    return cloud.share((fate, x, y) => isHit(this.#board, this.target, { fate, place: [x, y] }));
  }
}
