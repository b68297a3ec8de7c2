// What is left of the puzzles when the connection goes.

import { host } from "../lib/host";

/** Whether this page's server has put a copy of everything on the device: then the same puzzle opens there. */
export async function hasCopy(): Promise<boolean> {
  if (!host.others || !("serviceWorker" in navigator)) return false;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  return registrations.some(({ active }) => active !== null);
}

/** Where a page is in the device's copy (device/addresses.ts). */
export const inCopy = (path: string): string => `/offline/?${path}`;
