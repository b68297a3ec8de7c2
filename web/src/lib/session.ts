// Coming in: only when somebody wants to sit, speak or bring a record. Looking needs no session.

import { api } from "./api";
import { prefs } from "./prefs.svelte";

/** Be somebody, under the preferred name. */
export async function comeIn(): Promise<void> {
  await api.comeIn(prefs.name.trim());
  prefs.known = true;
}

/** Make the seat of a private link mine. */
export async function takeSeat(token: string): Promise<void> {
  await api.exchange(token);
  prefs.known = true;
}
