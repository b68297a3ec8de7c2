// How far the table has come with starting.

import type { Stage } from "./messages";

class Starting {
  /** From 0 to 1. */
  done = $state(0);
  stage: Stage = $state("download");
  isReady = $state(false);
  /** Why it cannot start; null as long as it may. */
  failure: string | null = $state(null);
  /** Whether what happens here is kept. */
  isKept = $state(true);

  progress(done: number, stage: Stage): void {
    this.isReady = false;
    this.done = Math.max(this.done, done);
    this.stage = stage;
  }

  ready(kept: boolean): void {
    this.done = 1;
    this.isReady = true;
    this.isKept = kept;
  }

  fail(reason: string): void {
    this.failure = reason;
  }
}

export const starting = new Starting();
