import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { person, serverAddress } from "./kit/people.ts";

const STATIC = fileURLToPath(new URL("../../src/meseta/server/static", import.meta.url));
const KB = 1000;

test("the whole client, compressed, is under 300 KB", (t) => {
  const files = readdirSync(STATIC, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && !/\.(gz|br)$/.test(file.name),
  );
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(file.parentPath, file.name))).length, 0);
  t.diagnostic(`${Math.round(bytes / KB)} KB in ${files.length} files`);
  assert.ok(bytes < 300 * KB);
});

/** The home page over 1.6 Mbit/s with a round trip of 150 ms and an empty cache. */
async function visit() {
  const { context, page, complaints, close } = await person();
  const connection = await context.newCDPSession(page);
  await connection.send("Network.enable");
  await connection.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/");
  await page.locator("article .ui-act").first().waitFor();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    ready: performance.now(),
    bytes: performance
      .getEntriesByType("resource")
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  }));
  await close();
  return { ...seen, hosts: [...hosts], complaints };
}

test("the first paint comes within 2 s over a slow connection, and nothing is loaded from another host", async (t) => {
  // Other load on the machine can only slow a visit down: the fastest of three counts, or of ten on a busy machine.
  const first = await visit();
  const visits = [first];
  const fastest = () => Math.min(...visits.map((seen) => seen.paint));
  while (visits.length < 3 || (visits.length < 10 && fastest() >= 2000)) visits.push(await visit());
  const paint = fastest();
  const { bytes, hosts } = first;
  const all = (figure: "paint" | "ready") => visits.map((seen) => Math.round(seen[figure])).join(", ");
  t.diagnostic(
    `first paint after ${all("paint")} ms; ` +
      `the games are ready after ${all("ready")} ms and ${Math.round(bytes / KB)} KB`,
  );
  assert.ok(paint < 2000, `first paint after ${paint} ms`);
  assert.ok(bytes < 150 * KB, `${bytes} bytes`);
  assert.deepEqual(hosts, [new URL(serverAddress()).host]);
  assert.deepEqual(
    visits.flatMap((seen) => seen.complaints),
    [],
  );
});
