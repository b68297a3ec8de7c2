// The same steps once more, by CPython.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Step } from "./offlinetab.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PYTHON = process.env.MESETA_PYTHON ?? join(ROOT, ".venv/bin/python");

/** What the table in CPython says to the same steps. */
export interface Told {
  answers: [status: number, text: string][];
  /** By the number of a line. */
  lines: Record<string, string[]>;
}

/** Take the same steps on a device in CPython, with the same seed. */
export async function playAgain(seed: number, steps: Step[]): Promise<Told> {
  const python = spawn(PYTHON, ["-m", "tests.offline.again"], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const said: Buffer[] = [];
  python.stdout.on("data", (part: Buffer) => said.push(part));
  python.stdin.end(JSON.stringify({ seed, steps }));
  const code = await new Promise((ended) => python.once("close", ended));
  if (code !== 0) throw new Error(`python -m tests.offline.again ended with ${String(code)}.`);
  return JSON.parse(Buffer.concat(said).toString()) as Told;
}

const LONG_AGO = 1e12;

/** The same text without what no seed determines: times, and the handle of the device's person, who was here before
 * the seed. */
export function determined(text: string): unknown {
  const kept = (key: string, value: unknown) =>
    typeof value === "number" && value > LONG_AGO ? "time" : key === "who" && value !== null ? "somebody" : value;
  try {
    return JSON.parse(text, kept);
  } catch {
    return text; // such as a record
  }
}
