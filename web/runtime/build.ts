// Builds what a browser needs to run Meseta's Python: Pyodide, the standard library, our packages and theirs.
//
//   node --import ts-blank-space/register runtime/build.ts OUT
//
// Every file is named after its content, so that it can be kept for ever, and compressed here: what is downloaded does
// not depend on the web host. `index.json` says what is there.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const REPO = here("../..");
/** What Meseta imports in a browser; what these need, pip finds. */
const PACKAGES = ["msgspec", "fluent.runtime"];

interface Lock {
  info: { abi_version: string; python: string };
}
const { version } = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf-8")) as { version: string };
const lock = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf-8")) as Lock;

/** Lets pip install our packages for Pyodide's platform, in the versions that the project has pinned. */
function install(target: string): void {
  const { info } = lock;
  const python = process.env.PYTHON ?? join(REPO, ".venv/bin/python");
  const platform = ["--implementation", "cp", "--python-version", info.python.split(".").slice(0, 2).join(".")];
  platform.push("--platform", `pyemscripten_${info.abi_version}_wasm32`, "--only-binary=:all:");
  const quiet = ["--quiet", "--quiet", "--disable-pip-version-check", "--no-compile"];
  const pinned = ["--constraint", join(REPO, "constraints.txt")];
  execFileSync(python, ["-m", "pip", "install", ...quiet, "--target", target, ...platform, ...pinned, ...PACKAGES], {
    stdio: "inherit",
  });
}

/** The packs, made by `pack.py` in Pyodide. */
async function pack(packages: string, out: string): Promise<void> {
  const python = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONNODEBUGRANGES: "1" } });
  for (const [path, root] of Object.entries({ "/repo": REPO, "/packages": packages, "/out": out })) {
    python.FS.mkdirTree(path);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, path);
  }
  python.FS.writeFile("/stdlib.zip", readFileSync(join(PYODIDE, "python_stdlib.zip")));
  try {
    python.runPython(readFileSync(here("pack.py"), "utf-8"), { filename: "pack.py" });
  } catch (error) {
    throw new Error((error as Error).message); // without the place in Pyodide's own script, which is one long line
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
  install(packages);
  await pack(packages, packs);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const scripts = `pyodide-${version}/`;
  mkdirSync(join(out, scripts));
  for (const script of ["pyodide.mjs", "pyodide.asm.mjs"])
    copyFileSync(join(PYODIDE, script), join(out, scripts, script));
  const index = {
    scripts,
    lock: { info: lock.info, packages: {} },
    wasm: keep(out, "python.wasm", readFileSync(join(PYODIDE, "pyodide.asm.wasm"))),
    stdlib: keep(out, "stdlib.zip", readFileSync(join(packs, "stdlib.zip"))),
    meseta: keep(out, "meseta.pack", readFileSync(join(packs, "meseta.pack"))),
  };
  writeFileSync(join(out, "index.json"), JSON.stringify(index));
} finally {
  rmSync(work, { recursive: true, force: true });
}
