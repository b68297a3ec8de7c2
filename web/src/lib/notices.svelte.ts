// Live announcements for screen readers, and short notices. Why an action is refused is no notice: the line that asked
// for it says so (`failures.ts`).

import { untrack } from "svelte";

/** How long a notice stays, in milliseconds. */
const STAYS = 8000;

let count = 0;
const heard = $state<{ id: number; text: string }[]>([]);
const notice = $state({ id: 0, text: "" });

export const announcements = heard;
/** The notice on the page; its text is empty if there is none. */
export const shown: Readonly<typeof notice> = notice;

/** The dialogs that are open, the topmost last: it shows the notice, since whatever is behind it cannot be read. */
const dialogs = $state<string[]>([]);

/** Whether the notice belongs here: in this dialog, or on the page. */
export const showsNotice = (dialog: string | null): boolean => (dialogs.at(-1) ?? null) === dialog;

/** Let the dialog show notices; returns what ends that. */
export function noticesIn(dialog: string): () => void {
  untrack(() => dialogs.push(dialog));
  return () => untrack(() => dialogs.splice(dialogs.indexOf(dialog), 1));
}

/** Announce it to screen readers. */
export function announce(text: string): void {
  if (!text) return;
  untrack(() => {
    heard.push({ id: ++count, text });
    if (heard.length > 8) heard.splice(0, heard.length - 8);
  });
}

/** Show a short notice, which disappears by itself or when another comes. */
export function notify(text: string): void {
  const id = ++count;
  Object.assign(notice, { id, text });
  setTimeout(() => notice.id === id && dismiss(), STAYS);
}

export function dismiss(): void {
  notice.text = "";
}
