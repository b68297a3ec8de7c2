// A hand measured: how far its flicks stray from the aims that would have hit, and which named hand that resembles.

import { HANDS, type Hand } from "../../../discs/index.ts";
import { wrapped, type Aim } from "../floor/force";

export const ENOUGH = 30;

/** A flick meant for a target: how far it was off, in degrees and as a share of the speed. */
export interface Miss {
  readonly angle: number;
  readonly speed: number;
}

export const missOf = (meant: Aim, made: Aim): Miss => ({
  angle: wrapped(made.angle - meant.angle),
  speed: made.force / meant.force - 1,
});

export interface Measured {
  /** As the game's hands are given: standard deviations in thousandths of a degree and of the speed. */
  readonly hand: Hand;
  /** What it does on average: degrees clockwise, and the share of speed too much. */
  readonly angle: number;
  readonly speed: number;
  readonly resembles: keyof typeof HANDS;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The spread of values around their mean, as if they were a sample of very many. */
function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (values.length - 1));
}

/** What these misses say of the hand that made them. A few wild ones (a slip, a swipe that was none) say nothing. */
export function measure(misses: readonly Miss[]): Measured {
  const usual = misses.filter(({ angle, speed }) => Math.abs(angle) < 45 && speed < 1.5);
  const kept = usual.length > 2 ? usual : misses;
  const [angles, speeds] = [kept.map(({ angle }) => angle), kept.map(({ speed }) => speed)];
  const hand = { angle: Math.round(spread(angles) * 1000), speed: Math.round(spread(speeds) * 1000) };
  return { hand, angle: mean(angles), speed: mean(speeds), resembles: nearest(hand) };
}

/** The named hand that strays most alike, by ratio: twice as far is as different as half as far. */
function nearest(hand: Hand): keyof typeof HANDS {
  // No hand of flesh is exact: one that strays less than half as far as a steady one is called so.
  const yardstick = (name: keyof typeof HANDS): Hand =>
    name === "exact" ? { angle: HANDS.steady.angle / 4, speed: HANDS.steady.speed / 4 } : HANDS[name];
  const unlike = (name: keyof typeof HANDS): number => {
    const { angle, speed } = yardstick(name);
    return Math.hypot(Math.log(Math.max(1, hand.angle) / angle), Math.log(Math.max(1, hand.speed) / speed));
  };
  const names = Object.keys(HANDS) as (keyof typeof HANDS)[];
  return names.reduce((best, name) => (unlike(name) < unlike(best) ? name : best));
}
