// Start one server and run every browser test against it.

import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { shareChromium } from "./kit/chromium.ts";
import { serve } from "./kit/server.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const wanted = process.argv.slice(2);
/** These take longest: they begin first, so that at the end no core waits for one of them. */
const LONGEST = ["sonoraaxe", "sonora", "sonorakeys", "analysis", "ruin", "ruinaxe", "axe", "sonorafingers"];
function order(file: string): number {
  const at = LONGEST.indexOf(file.replace(".test.ts", ""));
  return at < 0 ? LONGEST.length : at;
}
const files = readdirSync(here)
  .filter((name) => name.endsWith(".test.ts") && (!wanted.length || wanted.some((part) => name.includes(part))))
  .sort((a, b) => order(a) - order(b));

const browser = await shareChromium();
const { address, stop } = await serve();
const HOUR = 3_600_000; // Node applies it to a whole file; each wait inside has its own limit
const tests = spawn(
  process.execPath,
  [
    ...process.execArgv,
    "--test",
    "--test-reporter=spec",
    "--test-concurrency=4",
    `--test-timeout=${HOUR}`,
    ...files.map((name) => here + name),
  ],
  {
    env: { ...process.env, MESETA_URL: address, MESETA_BROWSER: browser.wsEndpoint() },
    stdio: "inherit",
  },
);
const code = await new Promise<number | null>((done) => tests.on("exit", done));
await browser.close();
await stop();
process.exit(code ?? 1);
