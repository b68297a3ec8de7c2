import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { person } from "./kit.js";

const STATIC = fileURLToPath(new URL("../../src/meseta/server/static", import.meta.url));
const KB = 1000;

test("the whole client, compressed, is under 300 KB", (t) => {
  const files = readdirSync(STATIC, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(file.parentPath ?? file.path, file.name))).length, 0);
  t.diagnostic(`${Math.round(bytes / KB)} KB in ${files.length} files`);
  assert.ok(bytes < 300 * KB);
});

test("something is painted within 2 s over a slow line, and nothing comes from elsewhere", async (t) => {
  const { context, page, troubles, close } = await person();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 });
  const hosts = new Set();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/");
  await page.locator("article .act").waitFor();
  const { paint, bytes } = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    bytes: performance.getEntriesByType("resource").reduce((sum, { transferSize }) => sum + transferSize, 0),
  }));
  t.diagnostic(`first paint after ${Math.round(paint)} ms; ${Math.round(bytes / KB)} KB until the home page stands`);
  assert.ok(paint < 2000, `first paint after ${paint} ms`);
  assert.ok(bytes < 150 * KB, `${bytes} bytes`);
  assert.deepEqual([...hosts], [new URL(page.url()).host]);
  assert.deepEqual(troubles, []);
  await close();
});
