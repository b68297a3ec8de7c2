// Sockets between a page and the server that can be disturbed.

import assert from "node:assert/strict";
import type { Page, WebSocketRoute } from "playwright-core";
import type { ClientMessage, ServerMessage } from "../../src/generated/protocol.ts";
import { read } from "./listening.ts";

/** Goes away as a server does that is started again. */
const RESTART = { code: 1012 };

interface Disturbance {
  /** The page hears nothing. */
  deaf: boolean;
  /** The server hears nothing. */
  mute: boolean;
}

/** What a test does to the wire of a page, and what it learns of it. */
export interface FragileWire {
  /** The ids of all submissions, those that were lost included. */
  submitted: string[];
  /** What the server said and the page did not hear. */
  missed: ServerMessage[];
  /** Disturb the present connection. */
  disturb: (how: Partial<Disturbance>) => void;
  cut: () => Promise<void>;
}

/** Lets a test swallow what is said over a page's wire, and cut it; every new connection is a good one. */
export async function fragile(page: Page): Promise<FragileWire> {
  const submitted: string[] = [];
  const missed: ServerMessage[] = [];
  const connections: (Disturbance & { near: WebSocketRoute })[] = [];
  await page.routeWebSocket(/\/socket$/, (near) => {
    const far = near.connectToServer();
    const connection = { near, deaf: false, mute: false };
    connections.push(connection);
    near.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (message.type === "submit") submitted.push(message.id);
      if (!connection.mute) far.send(text);
    });
    far.onMessage((text) => {
      if (connection.deaf) missed.push(read(text));
      else near.send(text);
    });
  });
  const present = () => connections.at(-1) ?? assert.fail("The page has not connected yet.");
  return {
    submitted,
    missed,
    disturb: (how) => void Object.assign(present(), how),
    cut: () => present().near.close(RESTART),
  };
}

/** Lets a test close a page's wire for a time: meanwhile no connection stands. */
export async function closable(page: Page): Promise<{ close: () => Promise<void>; reopen: () => void }> {
  let open = true;
  let latest: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket$/, (near) => {
    latest = near;
    if (open) near.connectToServer();
    else void near.close(RESTART);
  });
  return {
    close: async () => {
      open = false;
      await latest?.close(RESTART);
    },
    reopen: () => void (open = true),
  };
}

/** Lets a test read, change or keep back what the server says before the page hears it. */
export async function between(page: Page, hear: (message: ServerMessage, pass: () => void) => void): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (near) => {
    const far = near.connectToServer();
    far.onMessage((text) => {
      const message = read(text);
      hear(message, () => near.send(JSON.stringify(message)));
    });
  });
}
