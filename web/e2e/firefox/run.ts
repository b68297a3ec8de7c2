// Runs the smoke tests in Firefox: against a server of their own, and against the page that needs none, from a web host
// that knows nothing but files and goes away after the first page. Given an address, against the page without a server
// that is there.

import { after, before, beforeEach, describe } from "node:test";
import { fileURLToPath } from "node:url";
import type { Site } from "../kit/addresses.ts";
import { serve } from "../kit/server.ts";
import { StaticHost } from "../kit/static.ts";
import { smokeTests } from "./smoke.ts";

const [address] = process.argv.slice(2);
/** What `make site` has written. */
const SITE = fileURLToPath(new URL("../../../build/offline", import.meta.url));

if (!address)
  void describe("in Firefox", () => {
    let server: Awaited<ReturnType<typeof serve>>;
    before(async () => void (server = await serve()));
    after(() => server.stop());
    smokeTests((): Site => ({ base: server.address, by: "path" }));
  });

void describe("in Firefox, without a server", () => {
  const host = new StaticHost(SITE, "/some/where/");
  beforeEach(async () => void (address ?? (await host.start())));
  after(async () => void (address ?? (await host.stop())));
  smokeTests((): Site => ({ base: address ?? host.address, by: "query" }), address ? undefined : () => host.stop());
});
