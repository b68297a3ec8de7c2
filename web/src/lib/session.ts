// Opening a session: only to take a seat, to chat or to upload a record. Watching needs none.

import { api } from "./api";
import { prefs } from "./prefs.svelte";

/** Open a session under the preferred name. */
export async function comeIn(): Promise<void> {
  await api.comeIn(prefs.name.trim());
  prefs.known = true;
}

/** Claim the seat of a private link. */
export async function takeSeat(token: string): Promise<void> {
  await api.exchange(token);
  prefs.known = true;
}
