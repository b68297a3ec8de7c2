// The files of the runtime: kept by the browser once they were downloaded, and unpacked here.

import { filesCache } from "../../sw/list";

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

/** The folder of the whole copy, seen from the built scripts: the service worker's scope. */
const ROOT = new URL(/* @vite-ignore */ "../../", import.meta.url).href;
const GZIP = [0x1f, 0x8b];

/** A file of the runtime, downloaded only if the browser does not have it; `count` is told how many bytes of the
 * compressed file have come. */
export async function keptFile(url: string, count: (bytes: number) => void): Promise<Blob> {
  const cache = await openCache();
  const kept = await cache?.match(url);
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

function counted(count: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
}

/** The unpacked file. A web host that recognises compressed files may have had it unpacked already. */
export async function unpacked(blob: Blob): Promise<ReadableStream<Uint8Array>> {
  const begin = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const packed = GZIP.every((byte, at) => begin[at] === byte);
  return packed ? blob.stream().pipeThrough(new DecompressionStream("gzip")) : blob.stream();
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
