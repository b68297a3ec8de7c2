// Start one server and run every browser test against it.

import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findChromium } from "./kit/chromium.ts";
import { serve } from "./kit/server.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(here).filter(
  (name) => name.endsWith(".test.ts") && (!wanted.length || wanted.some((part) => name.includes(part))),
);

const executable = findChromium();
const { address, stop } = await serve();
const HOUR = 3_600_000; // Node applies it to a whole file; each wait inside has its own limit
const tests = spawn(
  process.execPath,
  [
    ...process.execArgv,
    "--test",
    "--test-reporter=spec",
    "--test-concurrency=2",
    `--test-timeout=${HOUR}`,
    ...files.map((name) => here + name),
  ],
  {
    env: { ...process.env, MESETA_URL: address, MESETA_CHROMIUM: executable },
    stdio: "inherit",
  },
);
const code = await new Promise<number | null>((done) => tests.on("exit", done));
await stop();
process.exit(code ?? 1);
