// Live announcements for screen readers, and short notices.

import { untrack } from "svelte";

interface Notice {
  id: number;
  text: string;
  kind: "info" | "refused";
  /** The clause that gives the reason, and its game. */
  clause?: { game: string; id: string };
}

let count = 0;
const heard = $state<{ id: number; text: string }[]>([]);
const shown = $state<Notice[]>([]);

export const announcements = heard;
export const notices = shown;

/** Announce it to screen readers. */
export function announce(text: string): void {
  if (!text) return;
  untrack(() => {
    heard.push({ id: ++count, text });
    if (heard.length > 8) heard.splice(0, heard.length - 8);
  });
}

/** Show a short notice, which disappears by itself. */
export function notify(text: string, kind: Notice["kind"] = "info", clause?: Notice["clause"]): void {
  const id = ++count;
  untrack(() => {
    shown.splice(0, Math.max(0, shown.length - 1));
    shown.push({ id, text, kind, ...(clause ? { clause } : {}) });
  });
  setTimeout(() => dismiss(id), kind === "refused" ? 9000 : 5000);
}

export function dismiss(id: number): void {
  const at = shown.findIndex((notice) => notice.id === id);
  if (at >= 0) shown.splice(at, 1);
}
