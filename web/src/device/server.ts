// The address of a server, as people type it.

import { ROOT } from "../install/root";

/** The server's home page; null if this is no address of one. A server has its own origin. */
export function serverOf(typed: string): string | null {
  const text = typed.trim();
  if (!text) return null;
  const isLocal = /^(localhost|127\.|192\.168\.|10\.|\[)/.test(text);
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${isLocal ? "http" : "https"}://${text}`;
  try {
    const { protocol, origin } = new URL(address);
    return /^https?:$/.test(protocol) ? `${origin}/` : null;
  } catch {
    return null;
  }
}

/** The server from which this page came; empty if it came from a host of files. There the page lies beside the folder
 * of its scripts, at a server in a folder of its own. */
export function serverHere(root = ROOT, page = location.href): string {
  return root && new URL("./", page).href !== root ? root : "";
}
