import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { HASH_LENGTH, type Precache } from "../sw/list.ts";

/** How a folder of built files is laid out: the device's copy beside the server's page, or as a site of its own. */
export type Layout = "server" | "site";

const PAGES: Record<Layout, string> = { server: "offline/index.html", site: "index.html" };
/** What a server has at the same level, but not for the device. */
const OF_SERVER = ["index.html", "manifest.webmanifest"];
/** The service worker, at the root: it cannot reach above its own folder. */
export const WORKER = "sw.js";
/** The worker that shows calls, at a server only. */
export const CALLS_WORKER = "calls.js";
const source = (name: string) => fileURLToPath(new URL(`../sw/${name}.ts`, import.meta.url));
/** The suffixes of a file's compressed siblings. */
const COMPRESSED = [".br", ".gz"];

const shortHash = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, HASH_LENGTH);

/** The files of a folder by their paths, without the siblings that were compressed in advance. */
function filesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const there = new Set(all);
  const isSibling = (path: string) =>
    COMPRESSED.some((suffix) => path.endsWith(suffix) && there.has(path.slice(0, -suffix.length)));
  return all.filter((path) => !isSibling(path)).sort();
}

/** What the device's copy consists of, in a finished folder. */
export function listFiles(folder: string, layout: Layout): Precache {
  const workers = [WORKER, CALLS_WORKER].flatMap((worker) => [worker, ...COMPRESSED.map((suffix) => worker + suffix)]);
  const left = [...workers, ...(layout === "server" ? OF_SERVER : [])];
  const paths = filesIn(folder).filter((path) => !left.includes(path));
  const page = PAGES[layout];
  if (!paths.includes(page)) throw new Error(`${folder} has no ${page}`);
  const files = Object.fromEntries(
    paths.map((path): [string, [string, number]] => {
      const content = readFileSync(join(folder, path));
      return [path, [shortHash(content), content.length]];
    }),
  );
  return { version: shortHash(JSON.stringify(files)), page, files };
}

/** A service worker as one classic script. */
async function script(entry: string, define: Record<string, string> = {}): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define,
    build: { write: false, target: "es2022", lib: { entry: source(entry), formats: ["iife"], name: "worker" } },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error("the service worker could not be bundled");
  return chunk.code;
}

/** Write a file in place of another, without what was compressed of that. */
export function replaceFile(path: string, text: string): void {
  for (const suffix of COMPRESSED) rmSync(path + suffix, { force: true });
  writeFileSync(path, text);
}

/** Write the service worker of a finished folder, with a list of everything that the device's copy consists of. The
 * list is in the worker itself, because browsers look for a new version there and nowhere else. */
export async function writePrecache(folder: string, layout: Layout): Promise<Precache> {
  const list = listFiles(folder, layout);
  replaceFile(join(folder, WORKER), await script("worker", { PRECACHE: JSON.stringify(list) }));
  return list;
}

/** Write the worker that shows calls beside a server's page. */
export async function writeCallsWorker(folder: string): Promise<void> {
  replaceFile(join(folder, CALLS_WORKER), await script("calls"));
}
