// Python in a worker: Pyodide with our packages, started with true progress.

import type { loadPyodide, PyodideAPI } from "pyodide";
import type { FileNode } from "./files";
import type { Stage } from "./messages";
import { filesOf, keptCode, keptPack, RUNTIME, type RuntimeIndex } from "./runtime";

export type Progress = (done: number, stage: Stage) => void;

/** The part of Emscripten's file system that is used here. */
export interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: string | Uint8Array, options?: { canOwn: boolean }): void;
  lookupPath(path: string): { node: FileNode };
  ErrnoError: new (code: number) => Error;
}

/** Which part of the whole start each stage is, measured on a first visit (`docs/adr/0064`). */
const DOWNLOADED = 0.5;
const STARTED = 0.75;

/** A Python with Meseta in it. */
export async function startPython(progress: Progress): Promise<PyodideAPI> {
  const index = (await (await fetch(new URL("index.json", RUNTIME))).json()) as RuntimeIndex;
  const scripts = new URL(index.scripts, RUNTIME).href;
  const loader = import(/* @vite-ignore */ `${scripts}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>;
  const glue = import(/* @vite-ignore */ `${scripts}pyodide.asm.mjs`); // meanwhile; Pyodide will ask for it
  const [wasm, stdlib, meseta] = await download(index, (part) => progress(part * DOWNLOADED, "download"));
  const pack = meseta.arrayBuffer();
  serve({ [`${scripts}pyodide.asm.wasm`]: wasm, [`${scripts}python_stdlib.zip`]: stdlib });
  await glue;
  const python = await (
    await loader
  ).loadPyodide({
    indexURL: scripts,
    lockFileContents: JSON.stringify(index.lock),
    packageBaseUrl: scripts,
    env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" },
  });
  progress(STARTED, "python");
  unpackInto(python, await pack);
  return python;
}

/** The files of the runtime, all at once; `progress` is told which part of them has come. */
function download(
  { wasm, stdlib, meseta }: RuntimeIndex,
  progress: (part: number) => void,
): Promise<[wasm: Response, stdlib: Response, meseta: Response]> {
  const all = wasm.packed + stdlib.packed + meseta.packed;
  let come = 0;
  const count = (bytes: number) => progress(Math.min(1, (come += bytes) / all));
  return Promise.all([keptCode(wasm, count), keptPack(stdlib, count), keptPack(meseta, count)]);
}

/** Answers requests for these addresses with what is here already: Pyodide fetches its files by itself. */
function serve(files: Record<string, Response>): void {
  const network = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const found = files[url];
    delete files[url];
    return found ? Promise.resolve(found) : network(input, init);
  };
}

/** Puts our packages where Python looks for them. */
function unpackInto(python: PyodideAPI, pack: ArrayBuffer): void {
  const version = python.runPython("import sys; '%d.%d' % sys.version_info[:2]") as string;
  const folder = `/lib/python${version}/site-packages`;
  const fs = python.FS as unknown as FileSystem;
  const made = new Set<string>();
  for (const [name, content] of filesOf(pack)) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) fs.mkdirTree(parent);
    made.add(parent);
    fs.writeFile(path, content, { canOwn: true });
  }
}
