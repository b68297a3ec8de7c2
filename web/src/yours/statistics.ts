// What one's results come to. Nothing is smoothed, and nothing is left out but what its caveats leave out.

import type { ResultLine } from "../generated/protocol";

/** Which results are looked at. */
export interface Filter {
  /** How many players: so many, with others, or any number. */
  seats: number | "others" | "any";
  /** Whether to count games that went on from another, or in which a bot played. */
  loosely: boolean;
}

type Caveat = ResultLine["caveats"][number];
/** What makes a result nobody's, or no match for others. */
const NEVER: readonly Caveat[] = ["several", "edition"];
const LOOSELY: readonly Caveat[] = ["forked", "stood_in"];
/** What leaves a game without the score that its rules give it. */
const CUT_SHORT: readonly Caveat[] = ["conceded", "given_up"];

const has = (result: ResultLine, caveats: readonly Caveat[]): boolean =>
  result.caveats.some((caveat) => caveats.includes(caveat));

/** The results that count, latest first. */
export const counting = (results: readonly ResultLine[], { seats, loosely }: Filter): ResultLine[] =>
  results.filter(
    (result) =>
      !has(result, loosely ? NEVER : [...NEVER, ...LOOSELY]) &&
      (seats === "any" || (seats === "others" ? result.seats > 1 : result.seats === seats)),
  );

/** Those of them that were played to their end, latest first. */
export const whole = (results: readonly ResultLine[]): ResultLine[] =>
  results.filter((result) => !has(result, CUT_SHORT));

/** The numbers of players that occur, fewest first. */
export const playersOf = (results: readonly ResultLine[]): number[] =>
  [...new Set(results.map(({ seats }) => seats))].sort((a, b) => a - b);

export interface Level {
  /** A bot's level; empty for people. */
  level: string;
  won: number;
  shared: number;
  lost: number;
}

/** How games with others ended, by the strongest bot or by people; `bots` are the levels, weakest first. */
export function byLevel(results: readonly ResultLine[], bots: readonly string[]): Level[] {
  const found = new Map<string, Level>();
  for (const result of results) {
    if (result.seats === 1 || result.ending === "several") continue;
    const strength = (level: string) => bots.indexOf(level);
    const level = result.opponents.includes("")
      ? ""
      : result.opponents.reduce((a, b) => (strength(b) > strength(a) ? b : a));
    const line = found.get(level) ?? { level, won: 0, shared: 0, lost: 0 };
    line[result.ending]++;
    found.set(level, line);
  }
  const place = ({ level }: Level) => (level === "" ? bots.length : bots.indexOf(level));
  return [...found.values()].sort((a, b) => place(a) - place(b));
}

/** The highest total for each number of players; of equal ones the earliest. */
export function bests(results: readonly ResultLine[]): ResultLine[] {
  const found = new Map<number, ResultLine>();
  for (const result of results) {
    const best = found.get(result.seats);
    if (!best || result.total >= best.total) found.set(result.seats, result);
  }
  return [...found.values()].sort((a, b) => a.seats - b.seats);
}

/** What was reached alone, and how often; nothing if the game always says the same. */
export function reached(results: readonly ResultLine[]): { code: string; count: number; best: number }[] {
  const found = new Map<string, { code: string; count: number; best: number }>();
  for (const { seats, code, total } of results) {
    if (seats > 1) continue;
    const line = found.get(code) ?? { code, count: 0, best: total };
    found.set(code, { code, count: line.count + 1, best: Math.max(line.best, total) });
  }
  const lines = [...found.values()].sort((a, b) => a.best - b.best);
  return lines.length === 1 && lines[0]?.code === "solo_total" ? [] : lines;
}

export interface Figure {
  code: string;
  /** In how many games. */
  games: number;
  mean: number;
  least: number;
  most: number;
  /** If it is counted by rounds, the mean of each, and of how many games. */
  rounds: { mean: number; games: number }[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const mean = (numbers: readonly number[]): number => (numbers.length ? sum(numbers) / numbers.length : 0);

/** What the game counts, by its code, over these results. */
export function figures(results: readonly ResultLine[]): Figure[] {
  const codes = [...new Set(results.flatMap((result) => Object.keys(result.figures)))];
  return codes.map((code) => {
    const counted = results.flatMap((result) => (result.figures[code] ? [result.figures[code]] : []));
    const totals = counted.map(sum);
    const longest = Math.max(...counted.map(({ length }) => length));
    const rounds = Array.from({ length: longest > 1 ? longest : 0 }, (_, round) => {
      const there = counted.flatMap((counts) => counts.slice(round, round + 1));
      return { mean: mean(there), games: there.length };
    });
    const [least, most] = [Math.min(...totals), Math.max(...totals)];
    return { code, games: counted.length, mean: mean(totals), least, most, rounds };
  });
}

/** The parts that some score has points for, in the order of the rules. */
export const partsOf = (results: readonly ResultLine[]): string[] => [
  ...new Set(results.flatMap(({ parts }) => parts.filter(({ points }) => points !== 0).map(({ code }) => code))),
];
