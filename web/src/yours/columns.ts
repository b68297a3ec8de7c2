// How scores are stacked in columns: what adds points upwards, what takes them away downwards.

import type { ResultLine } from "../generated/protocol";

export interface Block {
  /** Which part, by its place among them. */
  part: number;
  /** Between these points. */
  from: number;
  to: number;
}

export interface Column {
  result: ResultLine;
  blocks: Block[];
}

/** One column per result, the earliest first. */
export function columnsOf(results: readonly ResultLine[], parts: readonly string[]): Column[] {
  return [...results].reverse().map((result) => {
    let [high, low] = [0, 0];
    const blocks = result.parts.flatMap(({ code, points }): Block[] => {
      const part = parts.indexOf(code);
      if (points === 0 || part < 0) return [];
      if (points > 0) return [{ part, from: high, to: (high += points) }];
      return [{ part, from: low, to: (low += points) }];
    });
    return { result, blocks };
  });
}

/** Marks for an axis that reaches from the lowest to the highest block: round numbers, five or so. */
export function ticksOf(columns: readonly Column[]): number[] {
  const ends = columns.flatMap(({ blocks }) => blocks.flatMap(({ from, to }) => [from, to]));
  const [low, high] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, tick) => (first + tick) * step);
}
