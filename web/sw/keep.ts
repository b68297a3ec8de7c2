// Keeping the files of a version on the device: all of them, or the version is not installed.

import { CODE, filesCache, HASH_LENGTH, isPackedCode, keyOf, keysOf, type Precache } from "./list.ts";
import { unpacked } from "./unpack.ts";

/** What the worker uses of its surroundings, so that tests can give their own. */
export interface Surroundings {
  caches: Pick<CacheStorage, "open">;
  fetch: (address: string, options?: RequestInit) => Promise<Response>;
}

/** Files fetched at a time. */
const AT_ONCE = 6;
/** They describe how a file came to us, not what is in it. The rest stays: a page needs its security policy. */
const OF_TRANSPORT = ["content-encoding", "content-length", "vary"];

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, HASH_LENGTH);
}

/** A response to keep if it is what the list says, else null. It is made anew, because browsers refuse to show a page
 * that came by a redirection. */
async function verified(response: Response | undefined, hash: string): Promise<Response | null> {
  if (!response?.ok) return null;
  const content = await response.arrayBuffer();
  if ((await hashOf(content)) !== hash) return null;
  const headers = new Headers(response.headers);
  for (const name of OF_TRANSPORT) headers.delete(name);
  return new Response(content, { headers });
}

/** The code of a packed file. */
async function code(packed: Response): Promise<Response> {
  const headers = new Headers(packed.headers);
  headers.set("content-type", CODE);
  return new Response(await unpacked(await packed.blob()), { headers });
}

/** One at a time to whoever asks first. A generator, because the first to fail closes it for all. */
function* each<T>(items: T[]): Generator<T> {
  yield* items;
}

/** Fetch what is not on the device yet; raises unless everything is there in the end. What has been fetched stays, so
 * that the next attempt is shorter. */
export async function keepFiles(
  list: Precache,
  scope: string,
  { caches, fetch }: Surroundings,
  tell: (kept: number, total: number) => void = () => {},
): Promise<void> {
  const cache = await caches.open(filesCache(scope));
  const held = new Set((await cache.keys()).map(({ url }) => url));
  const files = Object.entries(list.files).map(([path, [hash, size]]) => {
    return { address: new URL(path, scope).href, key: keyOf(path, hash, scope), hash, size };
  });
  const missing = files.filter(({ key }) => !held.has(key));
  const bytes = (some: typeof files) => some.reduce((sum, { size }) => sum + size, 0);
  const total = bytes(files);
  let kept = total - bytes(missing);

  async function content(address: string, hash: string): Promise<Response> {
    const found =
      (held.has(address) ? await verified(await cache.match(address), hash) : null) ??
      (await verified(await fetch(address), hash)) ??
      // The browser's own cache may be older than the list.
      (await verified(await fetch(address, { cache: "reload" }), hash));
    if (!found) throw new Error(`${address} is missing, or is not of version ${list.version}`);
    return found;
  }

  const queue = each(missing);
  const lane = async () => {
    for (const { address, key, hash, size } of queue) {
      const found = await content(address, hash);
      await cache.put(key, isPackedCode(address) ? await code(found) : found);
      kept += size;
      tell(kept, total);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  for (const one of lanes) if (one.status === "rejected") throw one.reason;
}

/** Delete everything that this version does not need. */
export async function forgetOthers(list: Precache, scope: string, { caches }: Surroundings): Promise<void> {
  const cache = await caches.open(filesCache(scope));
  const needed = new Set(keysOf(list, scope));
  const others = (await cache.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(others.map((key) => cache.delete(key)));
}
