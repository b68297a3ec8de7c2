// A game with paper sheets, as it was told to the caller so far, and what the caller says of it.

import { Asking } from "../../../companion/asking.svelte";
import { Kept, keptKey } from "../../../companion/kept.svelte";
import type {
  InTheRuinCompanionCall,
  InTheRuinCompanionCalled,
  InTheRuinCompanionNews,
  InTheRuinCompanionTold,
} from "../../../generated/protocol";
import type { CompanionProps, Say } from "../../../lib/game";
import { LETTERS, letterName, type Letter, type Print } from "../model";

export type Called = InTheRuinCompanionCalled;

interface Told {
  passes: readonly string[];
  escapes: number;
}

interface Game {
  /** 0 as long as no game has begun. */
  players: number;
  options: Readonly<Record<string, string>>;
  /** What the cards are shuffled by; null where the players' own cards are used. */
  seed: number | null;
  drawn: string;
  rounds: readonly Told[];
  /** Whether everybody has drawn their first shapes. */
  begun: boolean;
}

const NONE: Game = { players: 0, options: {}, seed: null, drawn: "", rounds: [], begun: false };
/** Numbers up to here are exact in both languages. */
const SEEDS = 2 ** 53;

const isLetters = (data: unknown): data is string => typeof data === "string" && /^[A-X]*$/.test(data);
const isTold = (data: unknown): data is Told => {
  const { passes, escapes } = (data ?? {}) as Partial<Record<keyof Told, unknown>>;
  return Array.isArray(passes) && passes.length > 0 && passes.every(isLetters) && Number.isInteger(escapes);
};

function readGame(stored: unknown): Game | null {
  const { players, options, seed, drawn, rounds, begun } = (stored ?? {}) as Partial<Record<keyof Game, unknown>>;
  if (![0, 1, 2, 3, 4].includes(players as number) || typeof options !== "object" || options === null) return null;
  if (!Array.isArray(rounds) || !rounds.every(isTold) || !isLetters(drawn) || typeof begun !== "boolean") return null;
  if (seed !== null && !Number.isSafeInteger(seed)) return null;
  return { players, options, seed, drawn, rounds, begun } as Game;
}

/** A seed that nobody can foresee. */
export function newSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high * 2 ** 32 + low) % SEEDS;
}

export class Calling {
  readonly kept = new Kept<Game>(keptKey("in_the_ruin", "caller"), NONE, readGame);
  readonly asking: Asking<Called>;
  /** The letters that were tapped as found, but not told yet. */
  found = $state.raw<readonly string[]>([]);
  escapes = $state(0);
  /** Whether the round's card has been drawn, so that its finds can be told. */
  closing = $state(false);

  constructor(ask: CompanionProps["ask"]) {
    this.asking = new Asking(ask);
  }

  get game(): Game {
    return this.kept.value;
  }
  get called(): Called | null {
    return this.game.players ? this.asking.reply : null;
  }
  /** Whether the cards come from here, so that their shapes are known. */
  get ours(): boolean {
    return this.game.seed !== null;
  }
  get alone(): boolean {
    return this.game.players === 1;
  }

  begin(players: number, own: boolean, options: Readonly<Record<string, string>>): void {
    this.kept.value = { ...NONE, players, options, seed: own ? null : newSeed() };
    this.#untell();
  }

  /** Everybody has drawn their first shapes. */
  start(): void {
    this.kept.value = { ...this.game, begun: true };
  }

  /** The card that somebody has turned up. */
  turnUp(letter: string): void {
    this.kept.value = { ...this.game, drawn: this.game.drawn + letter };
  }

  toggle(letter: string): void {
    if (this.found.includes(letter)) this.found = this.found.filter((one) => one !== letter);
    else if (this.found.length < this.most) this.found = [...this.found, letter];
  }

  /** How many letters can be found at most, with those who leave gone. */
  get most(): number {
    return (this.called?.finders ?? 0) - (this.called?.asks === "round" ? this.escapes : 0);
  }

  leave(escapes: number): void {
    this.escapes = escapes;
    this.found = this.found.slice(0, this.most);
  }

  /** Tell what was tapped: the end of a round, or what was found at once after it. */
  tell(): void {
    const letters = [...this.found].sort().join("");
    const last = this.game.rounds.at(-1);
    const rounds =
      this.called?.asks === "at_once" && last
        ? [...this.game.rounds.slice(0, -1), { ...last, passes: [...last.passes, letters] }]
        : [...this.game.rounds, { passes: [letters], escapes: this.escapes }];
    this.kept.value = { ...this.game, rounds };
    this.#untell();
  }

  #untell(): void {
    [this.found, this.escapes, this.closing] = [[], 0, false];
  }

  /** Back to the card, or else to the answer before. */
  back(): void {
    if (this.closing) this.#untell();
    else this.kept.undo();
  }

  over(): void {
    this.kept.value = NONE;
    this.#untell();
  }

  /** Ask what is said next; the function that is returned gives up waiting for it. */
  look(): (() => void) | undefined {
    const { players, options, seed, drawn, rounds } = this.game;
    this.#untell(); // what was tapped answers the question before
    if (!players) {
      this.asking.forget();
      return undefined;
    }
    const told = rounds.map(({ passes, escapes }): InTheRuinCompanionTold => ({ passes: [...passes], escapes }));
    const call: InTheRuinCompanionCall = {
      kind: "call",
      players,
      rounds: told,
      options: { ...options },
      ...(seed === null ? { drawn } : { seed }),
    };
    return this.asking.look(call);
  }
}

export type Standing = "active" | "used" | "line" | "gone" | "coming";

/** What is known of a letter, the most telling first. */
export function standingOf(called: Called, letter: string): readonly Standing[] {
  const found: Standing[] = [];
  if (called.active.includes(letter)) found.push("active");
  if (called.used.includes(letter)) found.push("used");
  if (called.line.includes(letter)) found.push("line");
  else found.push(called.gone.includes(letter) ? "gone" : "coming");
  return found;
}

export const letterOf = (name: string): Letter => LETTERS.indexOf(name);

/** Letters as they are read out: "A, C, D". */
export const spelt = (letters: string, join: (names: string[]) => string): string => join([...letters]);

/** A piece of news in words. */
export const newsWords = (say: Say, { code, letters }: InTheRuinCompanionNews, join: (names: string[]) => string) =>
  say(`companion-news-${code}`, { letters: spelt(letters, join), count: letters.length });

/** The card that is drawn now, in words. */
export function cardWords(say: Say, print: Print, called: Called, ours: boolean): string {
  const letter = called.line.charAt(0);
  const shape = print.shapeOf[letterOf(letter)];
  const { round } = called;
  if (!ours || !shape) return say("companion-draw-own-aloud", { round, letter });
  const values = {
    round,
    letter: letterName(letterOf(letter)),
    shape: say(`shape-${shape.name}`),
    number: shape.number,
  };
  return say("companion-draw-aloud", values);
}
