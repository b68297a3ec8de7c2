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

/** The home page over 1.6 Mbit/s with 150 ms there and back, everything fetched anew. */
async function visit() {
  const { context, page, complaints, close } = await person();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
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
    stands: performance.now(),
    bytes: performance
      .getEntriesByType("resource")
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  }));
  await close();
  return { ...seen, hosts: [...hosts], complaints };
}

test("something is painted within 2 s over a slow line, and nothing comes from elsewhere", async (t) => {
  // The machine's other work only ever adds: the fastest of three visits counts, of ten where there is much of it.
  const first = await visit();
  const visits = [first];
  const fastest = () => Math.min(...visits.map((seen) => seen.paint));
  while (visits.length < 3 || (visits.length < 10 && fastest() >= 2000)) visits.push(await visit());
  const paint = fastest();
  const { bytes, hosts } = first;
  const all = (figure: "paint" | "stands") => visits.map((seen) => Math.round(seen[figure])).join(", ");
  t.diagnostic(
    `first paint after ${all("paint")} ms; ` +
      `the games stand after ${all("stands")} ms and ${Math.round(bytes / KB)} KB`,
  );
  assert.ok(paint < 2000, `first paint after ${paint} ms`);
  assert.ok(bytes < 150 * KB, `${bytes} bytes`);
  assert.deepEqual(hosts, [new URL(serverAddress()).host]);
  assert.deepEqual(
    visits.flatMap((seen) => seen.complaints),
    [],
  );
});
