// Calls to somebody who is away: what a server pushes, and how a browser is named there.

/** What a server says when it is somebody's turn. */
export interface Call {
  title: string;
  body: string;
  table: string;
  /** Which turn it is: the same call may come twice. */
  turn: string;
  /** At how many tables it is their turn. */
  waiting: number;
}

/** What is kept with a notification. */
export interface Kept {
  path: string;
  turn: string;
}

/** What the message says; null if it is none of ours. */
export function callIn(text: string | undefined): Call | null {
  try {
    const { title, body, table, turn, waiting } = JSON.parse(text ?? "") as Record<keyof Call, unknown>;
    if (typeof title !== "string" || typeof table !== "string" || !/^[\w-]{1,64}$/.test(table)) return null;
    return {
      title,
      body: typeof body === "string" ? body : "",
      table,
      turn: String(turn),
      waiting: typeof waiting === "number" ? waiting : 0,
    };
  } catch {
    return null;
  }
}

/** The page of the table. */
export const pathOf = ({ table }: Call): string => `/t/${table}`;

/** How to show a call. One notification for each table; it makes itself heard once for each turn. */
export function shown(call: Call, before: readonly { data?: unknown }[]): NotificationOptions & { renotify: boolean } {
  const data: Kept = { path: pathOf(call), turn: call.turn };
  const known = before.some((one) => (one.data as Kept | null)?.turn === call.turn);
  const [icon, badge] = ["/icons/icon-192.png", "/icons/monochrome-512.png"];
  return { body: call.body, tag: call.table, icon, badge, data, renotify: !known, silent: known };
}

/** What a server calls the browser with this endpoint: half of its SHA-256. */
export async function browserId(endpoint: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a server is told of a subscription. */
export interface Told {
  endpoint: string;
  p256dh: string;
  auth: string;
  site: string;
  replaces: string;
}

/** A subscription as a server is told of it; null if the browser gives no keys. */
export function toldOf(subscription: PushSubscription, site: string, replaces = ""): Told | null {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth, site, replaces };
}
