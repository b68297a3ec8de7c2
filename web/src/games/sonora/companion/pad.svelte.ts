// A score pad for the publisher's sheet: what players read off, added up by Python.

import { Kept, keptKey } from "../../../companion/kept.svelte";
import type {
  SonoraCompanionPadAdded,
  SonoraCompanionPadPlayer,
  SonoraCompanionQuestion,
} from "../../../generated/protocol";
import type { CompanionProps } from "../../../lib/game";
import { MOST_PLAYERS } from "./names.svelte";

export type PadPlayer = SonoraCompanionPadPlayer;
type Three = [number, number, number];

const BLANK: PadPlayer = { points: [0, 0, 0, 0], cacti: null, surrounded: null, discoveries: 0 };
const MOST = 999;

const numbers = (data: unknown, count: number): boolean =>
  Array.isArray(data) && data.length === count && data.every((one) => Number.isInteger(one));

function readPlayers(stored: unknown): readonly PadPlayer[] | null {
  if (!Array.isArray(stored) || !stored.length || stored.length > MOST_PLAYERS) return null;
  const known = (one: Partial<PadPlayer> | null): boolean =>
    numbers(one?.points, 4) &&
    [one?.cacti, one?.surrounded].every((three) => three === null || three === undefined || numbers(three, 3));
  return stored.every(known) ? (stored as PadPlayer[]) : null;
}

export class Pad {
  readonly kept = new Kept<readonly PadPlayer[]>(keptKey("sonora", "pad"), [BLANK, BLANK], readPlayers);
  added = $state.raw<SonoraCompanionPadAdded | null>(null);
  error = $state.raw<unknown>(null);

  constructor(private readonly ask: CompanionProps["ask"]) {}

  get players(): readonly PadPlayer[] {
    return this.kept.value;
  }

  setPlayers(count: number): void {
    this.kept.value = Array.from({ length: count }, (_, seat) => this.players[seat] ?? BLANK);
  }

  /** The points of a section, as they stand on the sheet; what was counted instead is forgotten. */
  setPoints(seat: number, section: number, points: number): void {
    const player = this.players[seat] ?? BLANK;
    const clamped = Number.isFinite(points) ? Math.min(Math.max(Math.trunc(points), 0), MOST) : 0;
    const counted = section === 1 ? { cacti: null } : section === 3 ? { surrounded: null } : {};
    this.#set(seat, { points: player.points.with(section, clamped) as PadPlayer["points"], ...counted });
  }
  /** So many cacti of one type, or of one size: the section's points follow from them. */
  setCount(seat: number, what: "cacti" | "surrounded", index: number, count: number): void {
    this.#set(seat, { [what]: (this.players[seat]?.[what] ?? [0, 0, 0]).with(index, count) as Three });
  }
  setDiscoveries(seat: number, discoveries: number): void {
    const clamped = Number.isFinite(discoveries) ? Math.min(Math.max(Math.trunc(discoveries), 0), 99) : 0;
    this.#set(seat, { discoveries: clamped });
  }

  #set(seat: number, changed: Partial<PadPlayer>): void {
    this.kept.value = this.players.with(seat, { ...(this.players[seat] ?? BLANK), ...changed });
  }

  /** Have it added up; the function that is returned gives up waiting. */
  add(): () => void {
    const leaving = new AbortController();
    const question: SonoraCompanionQuestion = { kind: "pad", players: [...this.players] };
    this.ask<SonoraCompanionPadAdded>(question, leaving.signal).then(
      (reply) => leaving.signal.aborted || ((this.added = reply), (this.error = null)),
      (error: unknown) => leaving.signal.aborted || (this.error = error),
    );
    return () => leaving.abort();
  }
}
