// What an analysis adds up to and where its graph draws things, apart from drawing them.
import type { JudgedEntry } from "../generated/protocol";

/** How a turn is marked. Unmarked is about equal to the judge's own. */
export type Mark = "inaccuracy" | "mistake" | "blunder" | "good";

/** The marks as they are written behind a move. */
export const SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??", good: "!" };

/** The marks of turns that gave something away, the mildest first. */
export const MISTAKES = ["inaccuracy", "mistake", "blunder"] as const satisfies readonly Mark[];

/** Standard errors from which on a difference counts as real; the server marks turns by the same. */
export const SURE = 2.5;

export const markOf = (entry: Pick<JudgedEntry, "mark"> | undefined): Mark | null =>
  entry?.mark ? (entry.mark as Mark) : null;

/** How bad a mark is; 0 gave nothing away that is sure. */
export const badness = ({ mark }: Pick<JudgedEntry, "mark">): number =>
  1 + MISTAKES.findIndex((mistake) => mistake === mark);

export const isMistake = (entry: Pick<JudgedEntry, "mark">): boolean => badness(entry) > 0;

/** One seat's skill and luck, with their standard errors. */
export interface Balance {
  seat: number;
  marks: Readonly<Record<Mark, number>>;
  cost: number;
  error: number;
  luck: number;
  luckError: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Every seat's skill and luck over these entries. */
export function balances(entries: readonly JudgedEntry[], seats: number): Balance[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = entries.filter((entry) => entry.seat === seat);
    const counted = (mark: Mark) => own.filter((entry) => entry.mark === mark).length;
    return {
      seat,
      marks: {
        inaccuracy: counted("inaccuracy"),
        mistake: counted("mistake"),
        blunder: counted("blunder"),
        good: counted("good"),
      },
      cost: sum(own.map(({ cost }) => cost)),
      error: Math.hypot(...own.map(({ error }) => error)),
      luck: sum(entries.map(({ luck }) => luck[seat] ?? 0)),
      luckError: Math.hypot(...entries.map(({ luck_error }) => luck_error[seat] ?? 0)),
    };
  });
}

/** What a graph shows from bottom to top, and the values that it labels. */
export interface Range {
  low: number;
  high: number;
  ticks: readonly number[];
}

/** The smallest round step with which a span has at most so many parts. */
function roundStep(span: number, parts: number): number {
  const least = span / parts;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((times) => times * power >= least * 0.999) ?? 10);
}

/** The range in which the entries' standings lie: chances from 0 to 100, points as far as they go. */
export function rangeOf(entries: readonly JudgedEntry[], unit: string, parts = 4): Range {
  if (unit === "chance") return { low: 0, high: 100, ticks: parts < 4 ? [0, 50, 100] : [0, 25, 50, 75, 100] };
  const points = entries.flatMap(({ standing }) => standing);
  const most = Math.max(1, ...points);
  const lowest = Math.min(most, ...points);
  const least = lowest > most / 2 ? lowest : Math.min(0, lowest); // far from 0, the graph shows what differs
  const step = Math.max(1, roundStep(Math.max(1, most - least), parts));
  const low = points.length ? Math.floor(least / step) * step : 0;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, at) => low + at * step) };
}

/** A place on a seat's line. */
export interface Spot {
  ply: number;
  value: number;
}

/** What a seat could expect, wherever that is known: between turns. */
export const lineOf = (entries: readonly JudgedEntry[], seat: number): Spot[] =>
  entries.flatMap(({ ply, standing }) => {
    const value = standing[seat];
    return value === undefined ? [] : [{ ply, value }];
  });

/** The height of a line at any ply: between two spots in proportion, beyond its ends as there. */
export function heightAt(line: readonly Spot[], ply: number): number {
  const after = line.findIndex((spot) => spot.ply >= ply);
  const [next, last] = [line[after], line[after < 0 ? line.length - 1 : after - 1]];
  if (!next) return last?.value ?? 0;
  if (!last) return next.value;
  return last.value + ((next.value - last.value) * (ply - last.ply)) / (next.ply - last.ply);
}

/** The ply of the nearest mistake before (-1) or after (+1) this one; null if there is none. */
export function nextMistake(entries: readonly JudgedEntry[], ply: number, step: 1 | -1): number | null {
  const mistakes = entries.filter(isMistake);
  const found = step > 0 ? mistakes.find((entry) => entry.ply > ply) : mistakes.findLast((entry) => entry.ply < ply);
  return found?.ply ?? null;
}
