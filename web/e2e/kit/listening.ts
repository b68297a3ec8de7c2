// What the server tells a page, heard beside it.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Legal, Result, ServerMessage, Told, Update } from "../../src/generated/protocol.ts";

/** A message as it came over the wire. */
export const read = (payload: string | Buffer): ServerMessage => JSON.parse(String(payload)) as ServerMessage;

/** Keeps the latest that the server has told a page, and all that has happened. Begin before the table is opened. */
export class Listener<View> {
  readonly told: Told[] = [];
  #latest: Update | null = null;

  constructor(page: Page) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = read(payload);
        if (message.type !== "update") return;
        this.#latest = message;
        this.told.push(...message.told);
      }),
    );
  }

  /** The moment of the match; 0 before anything was told. */
  get n(): number {
    return this.#latest?.n ?? 0;
  }

  get view(): View {
    assert.ok(this.#latest, "The table has told nothing yet.");
    return this.#latest.view as View;
  }

  /** The seat whose eyes these are. */
  get viewer(): number {
    const viewer = this.#latest?.viewer ?? null;
    assert.ok(viewer !== null, "A spectator has no seat.");
    return viewer;
  }

  /** The seats that are asked something. */
  get acting(): number[] {
    return this.#latest?.acting ?? [];
  }

  /** What may be chosen; nothing unless this page is asked. */
  get legal(): Legal | null {
    return this.#latest?.legal ?? null;
  }

  /** The legal actions that can be listed, in notation, while this page is asked. */
  get actions(): string[] {
    assert.ok(this.legal, "This page is not asked anything.");
    return this.legal.actions;
  }

  /** How the match ended, once it has. */
  get result(): Result | null {
    return this.#latest?.result ?? null;
  }
}
