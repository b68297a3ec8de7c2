// Shows a match one scene after another, and nothing ahead of its time. What a scene is, see scenes.ts.

import type { Position, Result, Told } from "../../generated/protocol";
import { lineOf, momentOf, scenesOf, type Scene, type ScenePlan, type Scenes } from "./scenes";

/** A position that is, was or will be displayed. */
export interface Displayed extends Position {
  n: number;
  result: Result | null;
}

/** A moment that is yet to be shown, and the position it led to. */
export interface Coming {
  told: Told;
  position: Displayed;
}

interface Options {
  viewer: number | null;
  /** How long scenes last, as a multiple of their normal length; 0: they are not waited for. */
  factor: () => number;
  /** The game's own scenes, once it is loaded. */
  scenes: () => Scenes | undefined;
  /** A scene begins, or is skipped. It belongs to the moment that led to this position. */
  onscene?: (scene: Scene, position: Displayed) => void;
  /** Everything has been shown. */
  ondone?: () => void;
  /** Whether the viewer's own time is running. */
  pressed?: () => boolean;
  /** Whether it keeps its pace however much is waiting, as in a replay. */
  unhurried?: boolean;
}

/** At normal pace, whatever is waiting is shown within this many milliseconds: a round of four bots takes as long. */
const LONGEST_LAG = 12_000;
/** The same while the viewer's own clock runs. */
const LONGEST_LAG_PRESSED = 3000;
/** A player knows what they have just done: it is shown faster. */
const OWN = 0.35;

export class Director {
  /** The position displayed: the one that the moment being shown led to. */
  position: Displayed;
  /** What is happening right now; null if nothing is. */
  scene = $state.raw<Scene | null>(null);
  /** The moment being shown or, at once, the moments just passed. */
  told = $state.raw<Told[]>([]);
  /** Whether the position displayed is the latest. */
  current = $state(true);
  /** Whether the board still moves. */
  #lagging = $state(false);
  #queue: Coming[] = [];
  /** Further scenes of the moment being shown. */
  #scenes: Scene[] = [];
  #awake = true;
  #speed = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #options: Options;

  constructor(position: Displayed, options: Options) {
    this.position = $state.raw(position);
    this.#options = options;
  }

  /** Whether something is still being shown. */
  get behind(): boolean {
    return this.scene !== null || !this.current || this.#lagging;
  }

  /** Show these moments after whatever is still to be shown. */
  play(moments: readonly Coming[]): void {
    if (!moments.length) return;
    this.#queue.push(...moments);
    this.current = false;
    this.#hurry();
    if (this.#awake && this.scene === null) this.#next();
  }

  /** The latest position has changed without anything to be told. */
  amend(position: Displayed): void {
    const last = this.#queue.at(-1);
    if (last) this.#queue.splice(-1, 1, { ...last, position });
    else this.position = position;
  }

  /** Display this position instead, and forget what was to be shown. */
  jump(position: Displayed): void {
    this.#stop();
    this.#queue = [];
    this.told = [];
    this.position = position;
    this.current = true;
  }

  /** Display the latest position at once: the player does not wait. */
  skip(): void {
    if (!this.behind) return;
    for (const scene of this.#scenes) this.#options.onscene?.(scene, this.position);
    this.#stop();
    this.#pass();
    this.told = [];
    this.#options.ondone?.();
  }

  /** Show nothing further until it is woken: nobody is looking. */
  sleep(): void {
    this.#awake = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  wake(): void {
    if (this.#awake) return;
    this.#awake = true;
    this.#hurry();
    if (this.scene !== null) this.#wait();
    else if (this.#queue.length) this.#next();
  }

  /** The board still moves, or no longer. */
  lag = (lagging: boolean): void => {
    if (lagging === this.#lagging) return;
    this.#lagging = lagging;
    if (!lagging && this.#timer === undefined && this.scene !== null && this.#awake) this.#next();
  };

  end(): void {
    this.#stop();
    this.#queue = [];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#scenes = [];
    this.scene = null;
    this.#lagging = false;
  }

  /** Go through everything that waits without stopping. */
  #pass(): void {
    const passed = this.#queue.map(({ told }) => told);
    for (let coming = this.#queue.shift(); coming; coming = this.#queue.shift()) {
      const scenes = this.#begin(coming);
      for (const scene of scenes) this.#options.onscene?.(scene, this.position);
    }
    this.told = passed;
  }

  /** Show the next scene; the position changes with the first one of a moment. */
  #next(): void {
    this.#timer = undefined;
    if (!this.#scenes.length && this.#options.factor() === 0) {
      this.scene = null;
      if (this.#queue.length) this.#pass();
      this.#options.ondone?.();
      return;
    }
    if (!this.#scenes.length) {
      const coming = this.#queue.shift();
      if (coming) this.#scenes = this.#begin(coming);
    }
    const scene = this.#scenes.shift();
    this.scene = scene ?? null;
    if (!scene) {
      this.#options.ondone?.();
      return;
    }
    this.#options.onscene?.(scene, this.position);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#lagging) this.#next();
    }, this.scene?.ms ?? 0);
  }

  /** Display the position that a moment led to, and return its scenes. */
  #begin({ told, position }: Coming): Scene[] {
    const moment = momentOf(told, this.position.view, position.view, this.#options.viewer);
    const plans = scenesOf(moment, this.#options.scenes());
    this.position = position;
    this.told = [told];
    this.current = !this.#queue.length;
    const own = told.seat >= 0 && told.seat === this.#options.viewer;
    return plans.map((plan, index) => ({
      ...moment,
      events: plan.events,
      ms: (this.#length(plan) * (own && !plan.steady && !plan.shared ? OWN : 1)) / (plan.patient ? 1 : this.#speed),
      index,
      count: plans.length,
      shown: plans.slice(0, index + 1).reduce((sum, { events }) => sum + events.length, 0),
      shared: plan.shared,
      line: lineOf(plan),
    }));
  }

  #length({ ms, steady }: ScenePlan): number {
    const factor = this.#options.factor();
    return steady && factor ? ms : ms * factor;
  }

  /** Much that waits is shown faster, so that the page is never far behind. */
  #hurry(): void {
    if (this.#options.unhurried || this.#options.viewer === null) return; // nobody waits for a spectator
    const { viewer, scenes, factor, pressed } = this.#options;
    const longest = pressed?.() ? LONGEST_LAG_PRESSED : LONGEST_LAG;
    let before = this.position.view;
    let total = 0;
    for (const { told, position } of this.#queue) {
      const plans = scenesOf(momentOf(told, before, position.view, viewer), scenes());
      before = position.view;
      for (const plan of plans) if (!plan.patient) total += this.#length(plan);
    }
    this.#speed = Math.max(1, total / (longest * (factor() || 1)));
  }
}
