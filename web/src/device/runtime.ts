// The files of the runtime: kept by the browser once they were downloaded, and unpacked here.

import { CODE, codeOf, filesCache } from "../../sw/list";
import { unpacked } from "../../sw/unpack";

/** A file of the runtime, and how many bytes are downloaded. */
interface Part {
  file: string;
  packed: number;
}

/** What `runtime/index.json` says. */
export interface RuntimeIndex {
  /** The folder of Pyodide's own scripts. */
  scripts: string;
  lock: object;
  wasm: Part;
  stdlib: Part;
  meseta: Part;
}

/** Told how many bytes of a compressed file have come. */
type Count = (bytes: number) => void;

/** The folder of the whole copy, seen from the built scripts: the service worker's scope. */
const ROOT = new URL(/* @vite-ignore */ "../../", import.meta.url).href;
export const RUNTIME = new URL("runtime/", ROOT);

/** A file of the runtime, unpacked. */
export const keptPack = async ({ file }: Part, count: Count): Promise<Response> =>
  new Response(await unpacked(await keptFile(new URL(file, RUNTIME).href, count)));

/** Python's code. The service worker keeps it unpacked, and whoever asks for it also gets what the browser compiled of
 * it on an earlier visit. A page that was loaded past the service worker takes it as it is kept. */
export async function keptCode(part: Part, count: Count): Promise<Response> {
  const address = codeOf(new URL(part.file, RUNTIME).href);
  const kept = await (await openCache())?.match(address);
  if (!kept) {
    const { body } = await keptPack(part, count);
    return new Response(body, { headers: { "Content-Type": CODE } });
  }
  count(part.packed);
  const served = await fetch(address).catch(() => null);
  if (!served?.ok) return kept;
  void kept.body?.cancel();
  return served;
}

/** A compressed file, downloaded only if the browser does not have it. */
async function keptFile(url: string, count: Count): Promise<Blob> {
  const cache = await openCache();
  // The service worker names what it keeps after its content, in the query.
  const kept = await cache?.match(url, { ignoreSearch: true });
  if (kept) {
    const blob = await kept.blob();
    count(blob.size);
    return blob;
  }
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const blob = await new Response(response.body.pipeThrough(counted(count))).blob();
  await cache?.put(url, new Response(blob, { headers: { "Content-Type": "application/gzip" } })).catch(() => undefined);
  return blob;
}

/** Some browsers keep nothing in a private window. */
const openCache = (): Promise<Cache | undefined> => caches.open(filesCache(ROOT)).catch(() => undefined);

function counted(count: Count): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
}

/** The files of a pack (`web/runtime/pack.py`), by their names. */
export function* filesOf(pack: ArrayBuffer): Generator<[name: string, content: Uint8Array]> {
  const length = new DataView(pack).getUint32(0, true);
  const names = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, length))) as [string, number][];
  let at = 4 + length;
  for (const [name, size] of names) {
    yield [name, new Uint8Array(pack, at, size)];
    at += size;
  }
}
