// Calibration: bots play the edition and, beside it, the house edition, a batch at a time, until there are enough games
// or somebody stops it. Games of the same number have the same chances in both.

import type { TriedGame, Trials, TryEdition } from "../generated/protocol";

export type Try = (wanted: TryEdition, signal: AbortSignal) => Promise<Trials>;

/** What is to be played. */
export interface Plan {
  game: string;
  seats: number;
  bot: string;
  count: number;
}

export class Calibration {
  running = $state(false);
  own = $state.raw<readonly TriedGame[]>([]);
  house = $state.raw<readonly TriedGame[]>([]);
  /** What is being or was played, and with which text; null before the first time. */
  plan = $state.raw<(Plan & { text: string }) | null>(null);
  failure = $state.raw<unknown>(null);
  readonly done = $derived(this.own.length + this.house.length);

  private stopping: AbortController | null = null;
  /** The games of the house edition so far: they are the same whatever is being edited. */
  private readonly known = new Map<string, readonly TriedGame[]>();

  constructor(private readonly attempt: Try) {}

  /** Play the games of the plan with this text, instead of what was being played. */
  async start(plan: Plan, text: string): Promise<void> {
    this.stop();
    const stopping = (this.stopping = new AbortController());
    const houseKey = `${plan.game} ${plan.seats} ${plan.bot}`;
    [this.plan, this.failure, this.running, this.own] = [{ ...plan, text }, null, true, []];
    this.house = (this.known.get(houseKey) ?? []).slice(0, plan.count);
    try {
      while (Math.min(this.own.length, this.house.length) < plan.count) {
        const isOwn = this.own.length <= this.house.length;
        const before = isOwn ? this.own : this.house;
        const games = await this.batch(plan, isOwn ? text : null, before.length, stopping.signal);
        if (stopping.signal.aborted) return;
        if (isOwn) this.own = [...before, ...games];
        else this.known.set(houseKey, (this.house = [...before, ...games]));
      }
    } catch (error) {
      if (!stopping.signal.aborted) this.failure = error;
    } finally {
      if (this.stopping === stopping) this.running = false;
    }
  }

  /** Stop playing; what has been played stays. */
  stop(): void {
    this.stopping?.abort();
    this.running = false;
  }

  private async batch(
    { game, seats, bot, count }: Plan,
    text: string | null,
    start: number,
    signal: AbortSignal,
  ): Promise<readonly TriedGame[]> {
    const { games } = await this.attempt(
      { game, seats, bot, text, start, count: Math.min(count - start, 100) },
      signal,
    );
    if (!games.length) throw new Error("no games"); // or this would go on forever
    return games;
  }
}
