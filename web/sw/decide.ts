// What the service worker does with a request; a pure decision.

import { isPackedCode, packedOf, type Precache } from "./list.ts";

export type Decision =
  /** None of our business: the browser goes on as if there were no worker. */
  | { kind: "pass" }
  /** A file of the device's copy, from the cache. */
  | { kind: "file"; path: string }
  /** A page of the server; when that cannot be reached, the device's copy instead. */
  | { kind: "server" }
  /** A record that another program hands to us. */
  | { kind: "share" };

const PASS: Decision = { kind: "pass" };

/** The folder of the device's page: the scope itself, or one below it at a server. */
export const homeOf = ({ page }: Precache): string => page.slice(0, page.lastIndexOf("/") + 1);

/** What to do with a request. The scope ends with a slash. */
export function decide(request: Pick<Request, "method" | "mode" | "url">, list: Precache, scope: string): Decision {
  if (!request.url.startsWith(scope)) return PASS;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  const home = homeOf(list);
  const navigates = request.mode === "navigate";
  const opensDevice = navigates && (path === home || path === list.page);
  if (request.method === "POST" && opensDevice) return { kind: "share" };
  if (request.method !== "GET") return PASS;
  if (opensDevice) return { kind: "file", path: list.page };
  const packed = packedOf(path);
  if (isPackedCode(packed) && Object.hasOwn(list.files, packed)) return { kind: "file", path: packed };
  if (Object.hasOwn(list.files, path)) return { kind: "file", path };
  const isServer = home !== "";
  return isServer && navigates && !path.startsWith("api/") ? { kind: "server" } : PASS;
}

/** Where the device's copy opens instead of a page of the server that cannot be reached. The puzzles of a day are the
 * same there; any other page is the server's alone, so that the copy begins with its first. `home` is its address. */
export function insteadOf(url: string, home: string, scope: string): string {
  const path = new URL(url).pathname.slice(new URL(scope).pathname.length);
  return /^daily(\/|$)/.test(path) ? `${home}?/${path}` : home;
}
