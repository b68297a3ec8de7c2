// Builds what a browser needs to run Meseta's Python: Pyodide, the standard library, our packages and theirs.
//
//   node --import ts-blank-space/register runtime/build.ts OUT
//
// Every file is named after its content, so that it can be kept for ever, and compressed here: what is downloaded does
// not depend on the web host. `index.json` says what is there.

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { installPackages, Unbuildable, type Pyodide } from "./packages.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const REPO = here("../..");

const { version } = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf-8")) as { version: string };
const lock = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf-8")) as { info: Pyodide };

/** The part of Emscripten's file system that is used here. */
interface FileSystem {
  mkdirTree(path: string): void;
  mount(type: object, options: { root: string }, path: string): void;
  writeFile(path: string, content: Uint8Array): void;
  filesystems: { NODEFS: object };
}

/** The packs, made by `pack.py` in Pyodide. */
async function pack(packages: string, out: string): Promise<void> {
  const python = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONNODEBUGRANGES: "1" } });
  const fs = python.FS as unknown as FileSystem;
  for (const [path, root] of Object.entries({ "/repo": REPO, "/packages": packages, "/out": out })) {
    fs.mkdirTree(path);
    fs.mount(fs.filesystems.NODEFS, { root }, path);
  }
  fs.writeFile("/stdlib.zip", readFileSync(join(PYODIDE, "python_stdlib.zip")));
  try {
    python.runPython(readFileSync(here("pack.py"), "utf-8"), { filename: "pack.py" });
  } catch (error) {
    // Its words alone: the place is in Pyodide's own script, which is one long line.
    throw new Unbuildable((error as Error).message, { cause: error });
  }
}

/** Writes the file, compressed, under a name that says its content; returns what the index says of it. */
function keep(out: string, name: string, content: Buffer): { file: string; packed: number } {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const file = name.replace(/(?=\.[^.]+$)/, `-${hash}`) + ".gz";
  const packed = gzipSync(content, { level: 9 });
  writeFileSync(join(out, file), packed);
  return { file, packed: packed.length };
}

const out = resolve(process.argv[2] ?? "build/runtime");
const work = mkdtempSync(join(tmpdir(), "meseta-runtime-"));
try {
  const packages = join(work, "packages");
  const packs = join(work, "packs");
  mkdirSync(packs);
  installPackages(packages, lock.info);
  await pack(packages, packs);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const scripts = `pyodide-${version}/`;
  mkdirSync(join(out, scripts));
  for (const script of ["pyodide.mjs", "pyodide.asm.mjs"])
    copyFileSync(join(PYODIDE, script), join(out, scripts, script));
  copyFileSync(join(packs, "licences.txt"), join(out, "licences.txt"));
  const index = {
    scripts,
    lock: { info: lock.info, packages: {} },
    wasm: keep(out, "python.wasm", readFileSync(join(PYODIDE, "pyodide.asm.wasm"))),
    stdlib: keep(out, "stdlib.zip", readFileSync(join(packs, "stdlib.zip"))),
    meseta: keep(out, "meseta.pack", readFileSync(join(packs, "meseta.pack"))),
  };
  writeFileSync(join(out, "index.json"), JSON.stringify(index)); // the last one: where it is, all are
} catch (error) {
  if (!(error instanceof Unbuildable)) throw error;
  console.error(`What runs Meseta's Python in a browser could not be built. ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
