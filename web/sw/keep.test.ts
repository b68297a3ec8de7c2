// @vitest-environment node
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { MemoryCaches } from "./caches.fixture";
import { forgetOthers, keepFiles } from "./keep";
import { filesCache, keyOf, keysOf, type Precache } from "./list";

const SCOPE = "https://host.example/some/where/";
const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** A list of files with these contents. */
const listed = (contents: Record<string, string>): Precache => ({
  version: hash(JSON.stringify(contents)),
  page: "index.html",
  files: Object.fromEntries(Object.entries(contents).map(([path, text]) => [path, [hash(text), text.length]])),
});

/** A host that has these files, and counts what it was asked for. */
class Host {
  readonly asked: string[] = [];
  readonly #contents: Record<string, string>;

  constructor(contents: Record<string, string>) {
    this.#contents = contents;
  }

  fetch = async (address: string, { cache = "default" }: RequestInit = {}): Promise<Response> => {
    const path = address.slice(SCOPE.length);
    this.asked.push(cache === "default" ? path : `${path} (${cache})`);
    const text = this.#contents[path];
    return text === undefined ? new Response("", { status: 404 }) : new Response(text, { headers: HEADERS });
  };
}

const HEADERS = { "content-type": "text/x-test", "content-security-policy": "none", "content-encoding": "br" };
const FIRST = { "index.html": "one", "assets/a-1.js": "a", "runtime/python.zip": "python" };
const SECOND = { "index.html": "two", "assets/a-2.js": "aa", "runtime/python.zip": "python" };

let caches: MemoryCaches;
beforeEach(() => void (caches = new MemoryCaches()));

async function read(path: string, text: string): Promise<Response | undefined> {
  return (await caches.open(filesCache(SCOPE))).match(keyOf(path, hash(text), SCOPE));
}

it("keeps every file as it is, with what its headers say about it", async () => {
  await keepFiles(listed(FIRST), SCOPE, { caches, ...new Host(FIRST) });
  expect(caches.addresses).toEqual(keysOf(listed(FIRST), SCOPE).sort());
  const page = await read("index.html", "one");
  expect(await page?.text()).toBe("one");
  expect(Object.fromEntries(page!.headers)).toEqual({
    "content-type": "text/x-test",
    "content-security-policy": "none",
  });
});

it("fetches only what has changed, and leaves the running version whole until the next one is used", async () => {
  await keepFiles(listed(FIRST), SCOPE, { caches, ...new Host(FIRST) });
  const host = new Host(SECOND);
  await keepFiles(listed(SECOND), SCOPE, { caches, ...host });
  expect(host.asked).toEqual(["index.html", "assets/a-2.js"]);
  expect(await (await read("index.html", "one"))?.text()).toBe("one");
  await forgetOthers(listed(SECOND), SCOPE, { caches, ...host });
  expect(caches.addresses).toEqual(keysOf(listed(SECOND), SCOPE).sort());
});

it("takes what the page has put there by its address, if it is the right content", async () => {
  const cache = await caches.open(filesCache(SCOPE));
  await cache.put(`${SCOPE}runtime/python.zip`, new Response("python"));
  await cache.put(`${SCOPE}assets/a-1.js`, new Response("something else"));
  const host = new Host(FIRST);
  await keepFiles(listed(FIRST), SCOPE, { caches, ...host });
  expect(host.asked).toEqual(["index.html", "assets/a-1.js"]);
  await forgetOthers(listed(FIRST), SCOPE, { caches, ...host });
  expect(caches.addresses).toEqual(keysOf(listed(FIRST), SCOPE).sort());
});

describe("packed code", () => {
  const PATH = "runtime/python-1.wasm.gz";
  const ADDRESS = `${SCOPE}runtime/python-1.wasm`;
  const packed = gzipSync("code");
  const list: Precache = {
    version: "1",
    page: "index.html",
    files: { [PATH]: [createHash("sha256").update(packed).digest("hex").slice(0, 32), packed.length] },
  };
  const host = {
    fetch: () => Promise.resolve(new Response(packed, { headers: { "content-type": "application/gzip" } })),
  };

  it("is kept as code, at its own address, once it was checked", async () => {
    await keepFiles(list, SCOPE, { caches, ...host });
    await forgetOthers(list, SCOPE, { caches, ...host });
    expect(caches.addresses).toEqual([ADDRESS]);
    const kept = await (await caches.open(filesCache(SCOPE))).match(ADDRESS);
    expect(await kept?.text()).toBe("code");
    expect(kept?.headers.get("content-type")).toBe("application/wasm");
  });

  it("is not fetched again for the next version", async () => {
    await keepFiles(list, SCOPE, { caches, ...host });
    const gone = { fetch: () => Promise.reject(new Error("gone")) };
    await keepFiles({ ...list, version: "2" }, SCOPE, { caches, ...gone });
    expect(caches.addresses).toEqual([ADDRESS]);
  });
});

it("asks again past the browser's cache for a file of another version", async () => {
  const host = new Host(FIRST);
  const stale = async (address: string, options?: RequestInit) =>
    options?.cache === "reload" ? host.fetch(address, options) : new Response("an older one");
  await keepFiles(listed(FIRST), SCOPE, { caches, fetch: stale });
  expect(host.asked).toContain("index.html (reload)");
});

it.each([
  ["is missing", { "index.html": "two" }],
  ["is of another version", { ...SECOND, "assets/a-2.js": "half an upload" }],
])("does not install a version of which a file %s, and continues from there the next time", async (_, there) => {
  await expect(keepFiles(listed(SECOND), SCOPE, { caches, ...new Host(there) })).rejects.toThrow("a-2.js");
  const host = new Host(SECOND);
  await keepFiles(listed(SECOND), SCOPE, { caches, ...host });
  expect(host.asked).toContain("assets/a-2.js");
  expect(host.asked).not.toContain("index.html");
});

it("stops fetching when one file fails", async () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`assets/${n}.js`, `${n}`]));
  const host = new Host({});
  await expect(keepFiles(listed(many), SCOPE, { caches, ...host })).rejects.toThrow("is missing");
  expect(host.asked.length).toBeLessThan(20);
});

it("says how far it is", async () => {
  const told: number[][] = [];
  await keepFiles(listed(FIRST), SCOPE, { caches, ...new Host(FIRST) }, (...progress) => told.push(progress));
  expect(told).toHaveLength(3);
  expect(told.at(-1)).toEqual([10, 10]);
});

it("does not touch the copy in another folder of the host", async () => {
  const other = await caches.open(filesCache(`${SCOPE}deeper/`));
  await other.put(`${SCOPE}deeper/index.html?1`, new Response("other"));
  await forgetOthers(listed(FIRST), SCOPE, { caches, ...new Host(FIRST) });
  expect(caches.addresses).toEqual([`${SCOPE}deeper/index.html?1`]);
});
