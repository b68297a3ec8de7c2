// What Meseta imports in a browser, installed for WebAssembly by pip.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const REPO = fileURLToPath(new URL("../..", import.meta.url));
/** What these need, pip finds. */
const PACKAGES = ["msgspec", "fluent.runtime"];

/** What Pyodide says of itself, in its lock file. */
export interface Pyodide {
  abi_version: string;
  python: string;
}

/** The runtime cannot be built here; the message says what to do. */
export class Unbuildable extends Error {}

const UNREACHABLE = /NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError|Max retries/;
/** What pip says depends on whether the version is pinned: a version without a wheel contradicts its pin. */
const NO_WHEEL = /No matching distribution found for (\S+)|Cannot install (.+?) because .* conflicting dependencies/;

/** What to do about what pip has said. */
export function advice(said: string, platform: string): string {
  if (said.includes("No module named pip"))
    return "This Python has no pip. Add it with python -m ensurepip, or set PYTHON to a Python that has it.";
  // Asked first: without a connection, pip says in the end that it has not found the package.
  if (UNREACHABLE.test(said))
    return (
      "pip cannot reach its package index. " +
      "Connect to the network, or set PIP_INDEX_URL to a mirror; then try again."
    );
  const [, unpinned, pinned] = NO_WHEEL.exec(said) ?? [];
  const missing = unpinned ?? pinned;
  if (missing)
    return (
      `The package index has no wheel of ${missing} for ${platform}. ` +
      "Pin a version in constraints.txt that has one, or use a mirror that is complete."
    );
  return `pip failed: ${said.trim()}`;
}

/** Lets pip install the packages for Pyodide's platform, in the versions that the project has pinned. */
export function installPackages(target: string, { abi_version: abi, python: version }: Pyodide): void {
  const python = process.env.PYTHON ?? `${REPO}.venv/bin/python`;
  const platform = `pyemscripten_${abi}_wasm32`;
  const binary = ["--implementation", "cp", "--python-version", version.split(".").slice(0, 2).join(".")];
  binary.push("--platform", platform, "--only-binary=:all:");
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-compile"];
  const pinned = ["--constraint", `${REPO}constraints.txt`];
  const command = ["-m", "pip", "install", ...quiet, "--target", target, ...binary, ...pinned, ...PACKAGES];
  const done = spawnSync(python, command, { encoding: "utf-8" });
  if (done.error) throw new Unbuildable(`There is no Python at ${python}. Use make, or set PYTHON to one with pip.`);
  if (done.status !== 0) throw new Unbuildable(advice(done.stdout + done.stderr, platform));
}
