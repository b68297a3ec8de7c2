// How far the table has come with starting.

import type { Stage } from "./messages";

/** Which part of the start is the download; Python starts after it, before the next stage is reported. */
const DOWNLOADED = 0.5;
/** After how long without news it seems to be stuck, in milliseconds. */
const PATIENCE = 20_000;

class Starting {
  /** From 0 to 1. */
  done = $state(0);
  stage: Stage = $state("download");
  isReady = $state(false);
  /** Why it cannot start; null as long as it may. */
  failure: string | null = $state(null);
  /** Whether what happens here is kept. */
  isKept = $state(true);
  /** Whether somebody has taken note that nothing is kept. */
  isNoted = $state(false);
  /** Whether there has been no news for a long time, such as when another tab is the table and sleeps. */
  isSlow = $state(false);
  /** Whether the page itself shows how far it is, so that no row above it has to. */
  isOnPage = $state(false);
  /** Settles when the table is there for the first time. */
  readonly loaded: Promise<void>;
  #settle = (): void => {};
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.loaded = new Promise((settle) => (this.#settle = settle));
    this.#wait();
  }

  /** What is being done: a stage is reported once it is over, except for the download. */
  get doing(): Stage {
    if (this.stage !== "download") return "tables";
    return this.done < DOWNLOADED ? "download" : "python";
  }

  progress(done: number, stage: Stage): void {
    this.done = this.isReady ? done : Math.max(this.done, done); // another worker begins at the beginning
    this.isReady = false;
    this.stage = stage;
    this.#wait();
  }

  ready(kept: boolean): void {
    this.done = 1;
    this.isReady = true;
    this.isKept = kept;
    this.failure = null;
    this.#stopWaiting();
    this.#settle();
  }

  fail(reason: string): void {
    this.failure = reason;
    this.#stopWaiting();
  }

  #wait(): void {
    this.#stopWaiting();
    this.#waiting = setTimeout(() => (this.isSlow = true), PATIENCE);
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting);
    this.isSlow = false;
  }
}

export const starting = new Starting();
