// The number on the icon of the installed page: at how many tables it is the person's turn.

import { api } from "./api";

export function showWaiting(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {}); // it is not installed
}

/** Count anew, where there is an icon to show it. */
export async function countWaiting(): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  const { tables } = await api.mine();
  showWaiting(tables.filter(({ my_turn }) => my_turn).length);
}
