// The same deal again: who plays it this time, and how it was played so far.

import type { ClockRule, DealAgain, DealLine, Placement, TableInfo } from "../generated/protocol";
import { api } from "../lib/api";
import { failureText } from "../lib/failures";
import { prefs } from "../lib/prefs.svelte";
import { go } from "../lib/router.svelte";
import { comeIn } from "../lib/session";
import { requests } from "./requests";

/** Who takes a seat: oneself, nobody yet, or a bot of some level. */
export const ME = "";
export const FREE = "-";

const NO_CLOCK: ClockRule = { kind: "none", seconds: 0 };

export class Deal {
  /** How it was played, the best first; null until that is known. */
  tables = $state.raw<DealLine[] | null>(null);
  bots = $state.raw<string[]>([]);
  seats = $state<string[]>([]);
  open = $state(false);
  busy = $state(false);
  trouble = $state("");
  readonly #info: TableInfo;

  constructor(info: TableInfo) {
    this.#info = info;
    this.seats = info.chairs.map((_, seat) => (seat === 0 ? ME : FREE));
  }

  /** Whether somebody else can still come. */
  get waits(): boolean {
    return this.seats.includes(FREE);
  }

  async load(others: boolean): Promise<void> {
    try {
      const { game, id } = this.#info;
      const [deal, games] = await Promise.all([requests.deal(id), api.games()]);
      this.bots = games.find(({ key }) => key === game)?.bots ?? [];
      this.tables = deal.tables;
      this.seats = this.#info.chairs.map((chair, seat) =>
        this.#usual(seat, chair.holder === "bot" ? chair.bot : null, others),
      );
    } catch (error) {
      this.trouble = failureText(error, this.#info.game);
    }
  }

  /** Bots sit where they sat; where somebody else sat, somebody else may come. */
  #usual(seat: number, bot: string | null, others: boolean): string {
    if (seat === this.#ownSeat()) return ME;
    if (bot && this.bots.includes(bot)) return bot;
    return others ? FREE : (this.bots.at(-1) ?? ME);
  }

  #ownSeat(): number {
    return Math.max(
      0,
      this.#info.chairs.findIndex(({ mine }) => mine),
    );
  }

  async begin(): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await comeIn();
      const wanted: DealAgain = {
        chairs: this.seats.map((who): Placement => {
          if (who === ME) return { kind: "me", name: prefs.name };
          return who === FREE ? { kind: "nobody" } : { kind: "bot", bot: who };
        }),
        start: !this.waits,
        open: this.open && this.waits,
        clock: this.waits ? this.#info.clock : NO_CLOCK,
        timeout: this.#info.timeout,
        hints: this.#info.hints,
        chat: this.#info.chat,
      };
      const table = await requests.dealAgain(this.#info.id, wanted);
      go(`/t/${table.id}`);
    } catch (error) {
      this.trouble = failureText(error, this.#info.game);
    } finally {
      this.busy = false;
    }
  }
}

/** The most points that somebody has made at the table. */
export const best = ({ seats }: DealLine): number => Math.max(...seats.map(({ total }) => total));

/** The place of a table among those that played its deal. */
export interface Place {
  rank: number;
  /** Whether another table has as many points; the place after it stays empty then. */
  shared: boolean;
}

/** The place of each table. */
export function places(tables: readonly DealLine[]): Place[] {
  const points = tables.map(best);
  return points.map((own) => ({
    rank: 1 + points.filter((other) => other > own).length,
    shared: points.filter((other) => other === own).length > 1,
  }));
}
