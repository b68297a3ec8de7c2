// A question to a companion: its latest answer, or why there is none.

import type { CompanionProps } from "../lib/game";

export class Asking<Reply> {
  reply = $state.raw<Reply | null>(null);
  error = $state.raw<unknown>(null);

  constructor(private readonly ask: CompanionProps["ask"]) {}

  /** Ask it; the function that is returned gives up waiting. The answer before stays until there is another. */
  look(question: unknown): () => void {
    const leaving = new AbortController();
    this.ask<Reply>(question, leaving.signal).then(
      (reply) => leaving.signal.aborted || ([this.reply, this.error] = [reply, null]),
      (error: unknown) => leaving.signal.aborted || (this.error = error),
    );
    return () => leaving.abort();
  }

  forget(): void {
    this.reply = this.error = null;
  }
}
