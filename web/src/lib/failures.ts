// Telling the player about failures: why the server refused something, or that it could not be reached.

import type { Refusal } from "../generated/protocol";
import { Refused } from "./api";
import { notify } from "./notices.svelte";
import { reasonOf, say } from "./speech.svelte";

type Players = (seat: number) => string | undefined;

/** Why it failed, in the page's language. */
export const failureText = (error: unknown, game = "", players?: Players): string =>
  error instanceof Refused ? reasonOf(error.refusal, game, players) : say("cannot-reach");

/** Tell the player why it failed. */
export function showFailure(error: unknown, game = "", players?: Players): void {
  notify(failureText(error, game, players), "refused");
}

/** Tell the player why it was refused, with the clause that says so. */
export function showRefusal(refusal: Refusal, game: string, players?: Players): void {
  notify(reasonOf(refusal, game, players), "refused", refusal.clause ? { game, id: refusal.clause } : undefined);
}
