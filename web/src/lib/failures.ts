// Telling the player about failures: why the server refused something, or that it could not be reached.

import type { Refusal } from "../generated/protocol";
import { Refused } from "./api";
import type { Say } from "./game";
import { announce, notify } from "./notices.svelte";
import { reasonOf, say } from "./speech.svelte";

/** Why it failed, in the page's language. */
export const failureText = (error: unknown, game = "", speak?: Say): string =>
  error instanceof Refused ? reasonOf(error.refusal, game, speak) : say("cannot-reach");

/** Tell the player why it failed. */
export function showFailure(error: unknown, game = "", speak?: Say): void {
  notify(failureText(error, game, speak));
}

/** Why an action was refused, as the line that asked for it says it. */
export interface Answered {
  text: string;
  /** The clause that says so, if it is one of the rules. */
  clause: string | null;
}

/** Why it was refused, in words; screen readers hear it at once. */
export function answerTo(refusal: Refusal, game: string, speak?: Say): Answered {
  const text = reasonOf(refusal, game, speak);
  announce(text);
  return { text, clause: refusal.clause ?? null };
}
