// A server on a free port with an empty store.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const MESETA = process.env.MESETA ?? join(ROOT, ".venv/bin/meseta");
const GENEROUS = {
  requests: { burst: 5000, a_second: 500 },
  strangers: { burst: 5000, a_second: 500 },
  address: { burst: 50000, a_second: 5000 },
  tables: { burst: 5000, a_second: 500 },
  tables_address: { burst: 5000, a_second: 500 },
  sessions: { burst: 500, a_second: 50 },
  messages: { burst: 500, a_second: 200 },
};

/** Start a server with an empty store; returns its address and a function that stops it. */
export async function serve(
  environment: Record<string, string> = {},
): Promise<{ address: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), "meseta-"));
  const server = spawn(MESETA, ["serve", "--port", "0", "--no-open", "--lang", "en", "--data", data], {
    env: { ...process.env, MESETA_LIMITS: JSON.stringify(GENEROUS), PYTHONUNBUFFERED: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.once("exit", () => server.kill("SIGKILL"));
  let said = "";
  const address = await new Promise<string>((found, failed) => {
    const listen = (text: Buffer) => {
      said += text.toString();
      const place = /http:\/\/[\d.a-z]+:\d+/.exec(said);
      if (place) found(place[0]);
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.on("exit", (code) => failed(new Error(`The server stopped (${code}).\n${said}`)));
    setTimeout(() => failed(new Error(`The server did not start.\n${said}`)), 300_000).unref();
  });
  const stop = async () => {
    const gone = new Promise((done) => server.once("exit", done));
    server.kill("SIGINT");
    await Promise.race([gone, new Promise((done) => setTimeout(done, 5000))]);
    server.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  };
  return { address, stop };
}
