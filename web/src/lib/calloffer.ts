// When to ask whether somebody wants to be told that it is their turn: where they will have to wait long.

import type { TableInfo } from "../generated/protocol";

/** Seconds for a move from which on nobody stays to wait for the others. */
const LONG = 3600;

/** Whether the others at this table take long, or are not there. */
export function takesLong(info: TableInfo, mine: readonly number[]): boolean {
  if (info.status !== "playing" || mine.length === 0) return false;
  const others = info.chairs.filter(({ seat, holder }) => holder === "person" && !mine.includes(seat));
  if (others.length === 0) return false;
  return (info.clock.kind === "move" && (info.clock.seconds ?? 0) >= LONG) || others.some(({ present }) => !present);
}

/** Whether the browser can still ask its person. */
export const mayAsk = (): boolean =>
  typeof Notification !== "undefined" && Notification.permission === "default" && "PushManager" in window;
