// The messages a page receives from the server, for tests to read.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Legal, Result, ServerMessage, Told, Update } from "../../src/generated/protocol.ts";

/** A message as it arrived over the wire. */
export const readMessage = (payload: string | Buffer): ServerMessage => JSON.parse(String(payload)) as ServerMessage;

/** Keeps the latest update that a page has received, and everything it was told. Create it before opening the table. */
export class Listener<View> {
  readonly told: Told[] = [];
  #latest: Update | null = null;

  constructor(page: Page) {
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.hear(payload)));
  }

  /** Take note of a message to the page. */
  hear(payload: string | Buffer): void {
    const message = readMessage(payload);
    if (message.type !== "update") return;
    this.#latest = message;
    this.told.push(...message.told);
  }

  /** The moment of the match; 0 before the first update. */
  get n(): number {
    return this.#latest?.n ?? 0;
  }

  get view(): View {
    assert.ok(this.#latest, "The table has sent no update yet.");
    return this.#latest.view as View;
  }

  /** The seat whose view the page receives. */
  get viewer(): number {
    const viewer = this.#latest?.viewer ?? null;
    assert.ok(viewer !== null, "A spectator has no seat.");
    return viewer;
  }

  /** The seats that are to act. */
  get acting(): number[] {
    return this.#latest?.acting ?? [];
  }

  /** The legal actions; null unless this page is to act. */
  get legal(): Legal | null {
    return this.#latest?.legal ?? null;
  }

  /** The legal actions that can be listed, in notation, while this page is to act. */
  get actions(): string[] {
    assert.ok(this.legal, "It is not this page's turn to act.");
    return this.legal.actions;
  }

  /** How the match ended, once it has. */
  get result(): Result | null {
    return this.#latest?.result ?? null;
  }
}
