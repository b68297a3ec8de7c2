// WebSocket connections that a test can disturb, cut or intercept.

import assert from "node:assert/strict";
import type { Page, WebSocketRoute } from "playwright-core";
import type { ClientMessage, ServerMessage } from "../../src/generated/protocol.ts";
import { readMessage } from "./listening.ts";

/** The close code of a server that restarts. */
const RESTART = { code: 1012 };

interface Disturbance {
  /** Drop messages to the page. */
  dropToPage: boolean;
  /** Drop messages to the server. */
  dropToServer: boolean;
}

/** A page's connection that a test can disturb, and what was sent over it. */
export interface FragileWire {
  /** The ids of all submissions, including lost ones. */
  submitted: string[];
  /** Messages from the server that never reached the page. */
  missed: ServerMessage[];
  /** Disturb the current connection; the next one works again. */
  disturb: (how: Partial<Disturbance>) => void;
  cut: () => Promise<void>;
}

/** Lets a test drop the messages of a page's connection, and cut it; every new connection works again. */
export async function fragileWire(page: Page): Promise<FragileWire> {
  const submitted: string[] = [];
  const missed: ServerMessage[] = [];
  const connections: (Disturbance & { pageSide: WebSocketRoute })[] = [];
  await page.routeWebSocket(/\/socket$/, (pageSide) => {
    const serverSide = pageSide.connectToServer();
    const connection = { pageSide, dropToPage: false, dropToServer: false };
    connections.push(connection);
    pageSide.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (message.type === "submit") submitted.push(message.id);
      if (!connection.dropToServer) serverSide.send(text);
    });
    serverSide.onMessage((text) => {
      if (connection.dropToPage) missed.push(readMessage(text));
      else pageSide.send(text);
    });
  });
  const current = () => connections.at(-1) ?? assert.fail("The page has not connected yet.");
  return {
    submitted,
    missed,
    disturb: (how) => void Object.assign(current(), how),
    cut: () => current().pageSide.close(RESTART),
  };
}

/** Lets a test keep a page disconnected for a while: until reopened, every new connection is closed at once. */
export async function closableWire(page: Page): Promise<{ close: () => Promise<void>; reopen: () => void }> {
  let open = true;
  let latest: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket$/, (pageSide) => {
    latest = pageSide;
    if (open) pageSide.connectToServer();
    else void pageSide.close(RESTART);
  });
  return {
    close: async () => {
      open = false;
      await latest?.close(RESTART);
    },
    reopen: () => void (open = true),
  };
}

/** Lets a test read, change or delay messages from the server before the page receives them. */
export async function interceptMessages(
  page: Page,
  receive: (message: ServerMessage, pass: () => void) => void,
): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (pageSide) => {
    const serverSide = pageSide.connectToServer();
    serverSide.onMessage((text) => {
      const message = readMessage(text);
      receive(message, () => pageSide.send(JSON.stringify(message)));
    });
  });
}
