// What is said when something did not work: why the server refused it, or that it could not be reached.

import type { Refusal } from "../generated/protocol";
import { Refused } from "./api";
import { notify } from "./notices.svelte";
import { reasonOf, say } from "./speech.svelte";

type Players = (seat: number) => string | undefined;

/** Why it failed, in the page's language. */
export const failure = (error: unknown, game = "", players?: Players): string =>
  error instanceof Refused ? reasonOf(error.refusal, game, players) : say("cannot-reach");

/** Tell the player why it failed. */
export function complain(error: unknown, game = "", players?: Players): void {
  notify(failure(error, game, players), "refused");
}

/** Tell the player why it was refused, with the clause that says so. */
export function complainOf(refusal: Refusal, game: string, players?: Players): void {
  notify(reasonOf(refusal, game, players), "refused", refusal.clause ? { game, id: refusal.clause } : undefined);
}
