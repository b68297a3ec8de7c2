// Calling somebody who is looking at something else while a page is open.

import type { TableLine } from "../generated/protocol";
import { subscriptionHere } from "../calls/worker";
import { prefs } from "./prefs.svelte";
import { go } from "./router.svelte";
import { say, titleOf } from "./speech.svelte";

/** Show a notification, if the person wants that and looks at something else; a click comes back, and does more. */
export function callFromElsewhere(what: string, body: string, tag: string, more: () => void = () => {}): void {
  const may = typeof Notification !== "undefined" && Notification.permission === "granted";
  if (!prefs.notify || !document.hidden || !may) return;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "";
  try {
    const note = new Notification(what, { body, tag, icon });
    note.onclick = () => (window.focus(), more());
  } catch {
    // on a phone only a worker may show one, which does so once the page is no longer connected
  }
}

/** The tables where it has become our turn between two looks. */
export const begun = (before: readonly TableLine[], now: readonly TableLine[]): TableLine[] =>
  now.filter((line) => line.my_turn && !before.some(({ id, my_turn }) => id === line.id && my_turn));

/** Call to these tables, unless a push service does. */
export async function callTo(tables: readonly TableLine[]): Promise<void> {
  if (!tables.length || !document.hidden || (await subscriptionHere())) return;
  for (const { id, game } of tables) callFromElsewhere(say("your-turn"), titleOf(game), id, () => go(`/t/${id}`));
}

const EVERY = 15_000;
const UNSEEN = 60_000;

/** Look now and then, more rarely while nobody sees the page, and then only as long as that is worth it. Returns what
 * ends it. */
export function keepLooking(look: () => void, worth: () => boolean): () => void {
  let last = Date.now();
  const again = () => {
    last = Date.now();
    look();
  };
  const timer = setInterval(() => {
    if (!document.hidden || (worth() && Date.now() - last >= UNSEEN)) again();
  }, EVERY);
  const seen = () => void (document.hidden || again());
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** Whether others may make it our turn at one of these tables. */
export const mayCall = (tables: readonly TableLine[]): boolean =>
  tables.some(({ status, my_turn }) => status === "playing" && !my_turn);
