// What answers the page: a server, or the device itself. The rest of the client does not know which.

import type { Component } from "svelte";
import { serverHost } from "./serverhost";
import type { Wire } from "./socket";

/** Something asked of the host. */
export interface Request {
  method: string;
  /** With its query, such as `/games/sonora/rules?lang=es`. */
  path: string;
  /** The language of the answer. */
  language: string;
  /** JSON; null if nothing is sent along. */
  body: string | null;
  /** Gives up the request. */
  signal?: AbortSignal | undefined;
}

/** The host's answer, be it a refusal. */
export interface Reply {
  /** As in HTTP. */
  status: number;
  /** JSON or a plain text; empty if there is nothing to say. */
  text: string;
}

/** What a host adds to the page. */
export interface Parts {
  /** Above every page. */
  Notices: Component;
  /** In the place of the games until the host answers. */
  Waiting: Component;
  /** Below the games. */
  Home: Component;
  /** Among the settings. */
  Settings: Component;
}

export interface Host {
  readonly parts?: Parts;
  /** Whether other people can come. */
  readonly others: boolean;
  /** Rejects only if nothing answers. */
  ask(request: Request): Promise<Reply>;
  /** A file that it makes; rejects only if nothing answers. A host without this makes none. */
  file?(request: Request): Promise<Reply | Blob>;
  /** A new connection to a table. */
  connect(table: string): Wire;
}

export let host: Host = serverHost;

/** Have this host answer from now on. Called once, before anything is asked. */
export function useHost(other: Host): void {
  host = other;
}
