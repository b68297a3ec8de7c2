// The discs on somebody's own board, and what has been written about them round by round. Python judges all of it.

import { Kept, keptKey } from "../../../companion/kept.svelte";
import type {
  Result,
  SonoraCompanionAiMarks,
  SonoraCompanionDiscsCounted,
  SonoraCompanionGameStands,
  SonoraCompanionPaperGame,
  SonoraCompanionQuestion,
  Told,
} from "../../../generated/protocol";
import type { CompanionProps } from "../../../lib/game";
import { colourOf, PHASE } from "../model";
import { MOST_PLAYERS } from "./names.svelte";
import { placeOf, type Tapped } from "./places";

export interface Round {
  discs: readonly Tapped[];
  reflicks: readonly number[];
  entries: readonly [number, string][];
}

interface Laid {
  seats: number;
  first: number;
  options: Readonly<Record<string, string>>;
  /** The discs of the round that is being flicked, as far as they were entered. */
  discs: readonly (Tapped | null)[];
  reflicks: readonly number[];
  /** The rounds that are kept, the last of which may still be written. */
  rounds: readonly Round[];
}

const EACH = 5;
const NOTHING: Laid = { seats: 2, first: 0, options: {}, discs: [], reflicks: [], rounds: [] };

/** What was stored, if it can be understood: whatever else is wrong with it, Python says. */
function readLaid(stored: unknown): Laid | null {
  const { seats, first, options, discs, reflicks, rounds } = (stored ?? {}) as Partial<Record<keyof Laid, unknown>>;
  if (typeof seats !== "number" || typeof first !== "number" || seats < 1 || seats > MOST_PLAYERS) return null;
  if (!Array.isArray(discs) || !Array.isArray(reflicks) || !Array.isArray(rounds)) return null;
  if (typeof options !== "object" || options === null) return null;
  return { seats, first, options: options as Laid["options"], discs, reflicks, rounds: rounds as Round[] };
}

export class Box {
  readonly kept = new Kept<Laid>(keptKey("sonora"), NOTHING, readLaid);
  /** The disc that was picked to be laid elsewhere. */
  picked = $state<number | null>(null);
  /** The disc that was tapped into the hole. */
  #holed = $state<number | null>(null);
  counted = $state.raw<SonoraCompanionDiscsCounted | null>(null);
  stands = $state.raw<SonoraCompanionGameStands | null>(null);
  told = $state.raw<Told[]>([]);
  error = $state.raw<unknown>(null);
  /** The seat that writes, where several may. */
  writer = $state(0);

  /** What is kept and answered already: after a mark, its answer is there with it. */
  #answered: { rounds: Laid["rounds"]; writer: number } | null = null;

  constructor(private readonly ask: CompanionProps["ask"]) {}

  get laid(): Laid {
    return this.kept.value;
  }
  get seats(): number {
    return this.laid.seats;
  }
  get colours(): number {
    return this.seats === 1 ? 3 : this.seats;
  }
  get count(): number {
    return EACH * this.colours;
  }
  /** Whether sheets are kept. */
  get keeps(): boolean {
    return this.laid.rounds.length > 0;
  }
  /** Whether the discs of the last round are being written down. */
  get writing(): boolean {
    return this.keeps && this.stands !== null && this.stands.acting.length > 0;
  }
  get over(): boolean {
    return this.stands?.view.position.phase === PHASE.over;
  }
  /** The number of the round whose discs are on the board. */
  get round(): number {
    return this.stands && this.keeps ? this.stands.view.position.round : 1;
  }
  /** Where each disc lies: those being written down, or those entered so far. */
  get discs(): readonly (Tapped | null)[] {
    const shown = this.writing ? (this.laid.rounds.at(-1)?.discs ?? []) : this.laid.discs;
    return Array.from({ length: this.count }, (_, disc) => shown[disc] ?? null);
  }
  /** The disc that the next tap lays; null when all lie there. */
  get next(): number | null {
    if (this.writing || this.over) return null;
    if (this.picked !== null) return this.picked;
    const at = this.discs.indexOf(null);
    return at < 0 ? null : at;
  }
  /** A disc in the hole whose section is still to be chosen; none, once another disc is due. */
  get inHole(): number | null {
    return this.#holed === this.next ? this.#holed : null;
  }
  get entered(): number {
    return this.discs.filter((place) => place !== null).length;
  }
  get complete(): boolean {
    return this.entered === this.count;
  }
  /** Whose colour it is; alone, the colour itself. */
  colourOf(disc: number): number {
    return colourOf(disc);
  }

  setSeats(seats: number): void {
    if (this.keeps) return;
    this.#set({ seats, first: Math.min(this.laid.first, seats - 1), discs: [], reflicks: [] });
    this.#letGo();
  }
  setFirst(first: number): void {
    this.#set({ first });
  }
  setOption(key: string, value: string): void {
    this.#set({ options: { ...this.laid.options, [key]: value } });
  }
  setReflicks(seat: number, used: number): void {
    const reflicks = Array.from({ length: this.seats }, (_, other) => this.laid.reflicks[other] ?? 0);
    this.#set({ reflicks: reflicks.with(seat, Math.max(0, used)) });
  }

  pick(disc: number): void {
    if (this.writing) return;
    this.picked = this.picked === disc ? null : disc;
    this.#holed = null;
  }

  /** Lay the disc that is due; a disc in the hole waits for its section. */
  lay(tapped: Tapped): void {
    const disc = this.next;
    if (disc === null) return;
    if (tapped === "hole") {
      this.#holed = disc;
      return;
    }
    this.#set({ discs: this.discs.with(disc, tapped) });
    this.#letGo();
  }

  /** All that were not entered have left the board. */
  othersOff(): void {
    this.#set({ discs: this.discs.map((place) => place ?? "off") });
    this.#letGo();
  }

  /** The board is empty again, without sheets. */
  nextRound(): void {
    this.#set({ discs: [], reflicks: [] });
    this.#letGo();
  }

  /** Write down the round that lies there. */
  begin(): void {
    if (!this.complete || this.writing) return;
    const begun: Round = {
      discs: this.discs.map((place) => place ?? "off"),
      reflicks: Array.from({ length: this.seats }, (_, seat) => this.laid.reflicks[seat] ?? 0),
      entries: [],
    };
    this.#set({ discs: [], reflicks: [], rounds: [...this.laid.rounds, begun] });
    this.#letGo();
  }

  #letGo(): void {
    this.picked = this.#holed = null;
  }

  #set(changed: Partial<Laid>): void {
    this.kept.value = { ...this.laid, ...changed };
  }

  #game(rounds = this.laid.rounds): SonoraCompanionPaperGame {
    const { seats, first, options } = this.laid;
    const plain = rounds.map(({ discs, reflicks, entries }) => ({
      discs: discs.map(placeOf),
      reflicks: [...reflicks],
      entries: entries.map(([seat, action]): [number, string] => [seat, action]),
    }));
    return { seats, first, options: { ...options }, rounds: plain };
  }

  #with(entries: readonly [number, string][]): Laid["rounds"] {
    const last = this.laid.rounds.at(-1);
    return last ? [...this.laid.rounds.slice(0, -1), { ...last, entries: [...last.entries, ...entries] }] : [];
  }

  #ask<Reply>(question: SonoraCompanionQuestion, signal?: AbortSignal): Promise<Reply> {
    return this.ask<Reply>(question, signal);
  }

  /** Ask what the discs count for; the function that is returned gives up waiting. */
  countDiscs(): () => void {
    const leaving = new AbortController();
    const discs = this.discs.map((place) => placeOf(place ?? "off"));
    this.#ask<SonoraCompanionDiscsCounted>({ kind: "discs", discs }, leaving.signal).then(
      (reply) => leaving.signal.aborted || ((this.counted = reply), (this.error = null)),
      (error: unknown) => leaving.signal.aborted || (this.error = error),
    );
    return () => leaving.abort();
  }

  /** Ask where the game stands, unless that was said with the last mark. */
  look(): () => void {
    const { rounds } = this.laid;
    const { writer } = this;
    if (this.#answered?.rounds === rounds && this.#answered.writer === writer) return () => {};
    const leaving = new AbortController();
    this.#ask<SonoraCompanionGameStands>({ kind: "game", game: this.#game(), seat: writer }, leaving.signal).then(
      (reply) => leaving.signal.aborted || this.#hear(reply, rounds, false),
      (error: unknown) => leaving.signal.aborted || (this.error = error),
    );
    return () => leaving.abort();
  }

  #hear(reply: SonoraCompanionGameStands, rounds: Laid["rounds"], news: boolean): void {
    this.stands = reply;
    this.error = null;
    if (news) this.told = [{ n: 0, seat: reply.view.viewer ?? 0, at: 0, events: reply.events, text: null }];
    if (reply.view.viewer !== null) this.writer = reply.view.viewer;
    this.#answered = { rounds, writer: this.writer };
  }

  /** Write one mark, or refuse it: rejects with `Refused`, and nothing has changed. */
  async write(action: string): Promise<void> {
    const seat = this.stands?.view.viewer ?? this.writer;
    const rounds = this.#with([[seat, action]]);
    const reply = await this.#ask<SonoraCompanionGameStands>({ kind: "game", game: this.#game(rounds), seat });
    this.#hear(reply, rounds, true);
    this.#set({ rounds });
  }

  /** Ask whether a mark would be allowed; rejects with `Refused` if not. */
  async tryOut(action: string): Promise<void> {
    const seat = this.stands?.view.viewer ?? this.writer;
    await this.#ask({ kind: "game", game: this.#game(this.#with([[seat, action]])), seat });
  }

  /** Have lots drawn for what the AI marks, and write all of it. */
  async drawLots(seed: number): Promise<readonly string[]> {
    const { actions } = await this.#ask<SonoraCompanionAiMarks>({ kind: "ai", game: this.#game(), seed });
    const rounds = this.#with(actions.map((action): [number, string] => [0, action]));
    const reply = await this.#ask<SonoraCompanionGameStands>({ kind: "game", game: this.#game(rounds), seat: 0 });
    this.#hear(reply, rounds, false);
    this.#set({ rounds });
    return actions;
  }

  /** The end, as boards know it. */
  get result(): Result | null {
    const outcome = this.stands?.outcome ?? null;
    if (outcome === null) return null;
    return {
      winners: outcome.winners,
      code: outcome.code,
      clause: outcome.clause,
      scores: [],
      margin: 0,
      tie_break: null,
    };
  }
}
