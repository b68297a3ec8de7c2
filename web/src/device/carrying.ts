// Carrying a match from one place to another, such as from the device to a server: all of it stands in the fragment of
// an address, so that neither place has to know or trust the other, and no server sees it on the way.

import { compress, decompress } from "./compressing";

/** What is carried. */
export interface Carried {
  record: string;
  /** The text of the edition, if it is not the house edition. */
  edition: string | null;
  /** Whether it is over, so that it can only be looked at. */
  over: boolean;
}

/** What a record says of itself. */
export interface Summary {
  game: string;
  entries: number;
  /** By seat: the name, and the bot that plays there, if any. */
  seats: { name: string; bot: string | null }[];
}

/** The name in the fragment. */
export const NAME = "carry=";
/** How long an address may be; Firefox takes no more than 1 MiB. */
export const LONGEST_ADDRESS = 1_000_000;
/** Bytes of what is carried, unpacked. The longest record has 6 million. */
const MOST = 8_000_000;
const MOST_SEATS = 20;

/** What stands in the fragment. */
export async function pack(carried: Carried): Promise<string> {
  const bytes = await compress(new TextEncoder().encode(JSON.stringify(carried)), "deflate-raw");
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What was carried here; null if it is nothing of the kind. Anybody can make up an address: nothing in it is
 * trusted. */
export async function unpack(text: string): Promise<Carried | null> {
  if (text.length > LONGEST_ADDRESS) return null;
  try {
    const packed = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const json = new TextDecoder("utf-8", { fatal: true }).decode(await decompress(bytes, "deflate-raw", MOST));
    return checked(JSON.parse(json));
  } catch {
    return null;
  }
}

function checked(found: unknown): Carried | null {
  if (typeof found !== "object" || found === null) return null;
  const { record, edition = null, over = false } = found as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === "string";
  if (!isText(record) || (edition !== null && !isText(edition)) || typeof over !== "boolean") return null;
  return { record, edition, over };
}

/** What a record says of itself in its header and its last line; null if it is none. Whether it is true is found out
 * when it is replayed. */
export function summarise(record: string): Summary | null {
  const [header = ""] = record.split("\n\n", 1);
  if (!/^meseta record /m.test(header)) return null;
  const field = (pattern: RegExp, text = header) => pattern.exec(text)?.[1];
  const game = field(/^game (\w{1,60}) /m);
  const count = Number(field(/^seats (\d{1,2})$/m));
  const entries = Number(field(/\nend (\d{1,6})\s*$/, record.slice(-40)));
  if (!game || !(count >= 1 && count <= MOST_SEATS) || Number.isNaN(entries)) return null;
  const of = (kind: string, seat: number) => field(new RegExp(`^${kind} ${seat} (.+)$`, "m"));
  const seats = Array.from({ length: count }, (_, seat) => ({
    name: of("player", seat) ?? "",
    bot: of("bot", seat) ?? null,
  }));
  return { game, entries, seats };
}
