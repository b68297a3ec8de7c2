// Remaining time, as the page shows it.

import type { ClockFace, ClockRule } from "../generated/protocol";

/** How far the server's clock is ahead of this browser's, in milliseconds. */
export const offsetOf = (face: ClockFace, received: number): number => face.now - received;

/** Milliseconds a seat has left; null if it has no clock, running or stopped. */
export function left(rule: ClockRule, face: ClockFace, seat: number, serverNow: number): number | null {
  if (rule.kind === "none" || rule.kind === undefined) return null;
  const due = face.due[seat];
  if (due !== null && due !== undefined) return Math.max(0, due - serverNow);
  return rule.kind === "reserve" ? (face.left[seat] ?? null) : null;
}

/** Milliseconds until others may call a stand-in for the seat; null if they may not. */
export function untilStandIn(faces: readonly ClockFace[], seat: number, serverNow: number): number | null {
  const latest = faces.reduce((one, other) => (other.now > one.now ? other : one));
  const from = latest.stand_in[seat] ?? null;
  return from === null ? null : Math.max(0, from - serverNow);
}

/** 75 s as 1:15, two hours as 2:00:00, more than two days as days. */
export function written(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** When the seat's time is up, once it should be reminded of that; null before, or if its clock is stopped. */
export function untilReminded(
  faces: readonly (ClockFace | undefined)[],
  seat: number,
  serverNow: number,
): number | null {
  const known = faces.filter((face) => face !== undefined);
  const latest = known.reduce<ClockFace | null>((one, other) => (one && one.now > other.now ? one : other), null);
  const remind = latest?.remind[seat] ?? null;
  return remind !== null && remind <= serverNow ? (latest?.due[seat] ?? null) : null;
}

const DAY = 86_400_000;

/** Whether people come and go between their moves, so that nothing has to tick. */
export const byCorrespondence = ({ kind, seconds }: ClockRule): boolean =>
  kind !== "none" && (seconds ?? 0) * 1000 >= DAY;

export type TimeUnit = "day" | "hour" | "minute";

/** So much of a unit is as good as a whole one: three days that have just begun are three days. */
const AS_GOOD = 0.05;

/** What is left in the largest unit that says enough; null in the last minute. */
export function inWords(milliseconds: number): { count: number; unit: TimeUnit } | null {
  const [unit, size]: [TimeUnit, number] =
    milliseconds >= (2 - AS_GOOD) * DAY
      ? ["day", DAY]
      : milliseconds >= (1 - AS_GOOD) * 3_600_000
        ? ["hour", 3_600_000]
        : ["minute", 60_000];
  const count = Math.floor(milliseconds / size + AS_GOOD);
  return milliseconds >= 60_000 ? { count, unit } : null;
}
