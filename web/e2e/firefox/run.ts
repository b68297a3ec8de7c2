// Runs the smoke tests in Firefox against a server of their own, or, given an address, against the client without a
// server that a static web host serves there: `npm run firefox -- http://localhost:8080/meseta/`.

import { after, before, describe } from "node:test";
import type { Site } from "../kit/addresses.ts";
import { serve } from "../kit/server.ts";
import { smokeTests } from "./smoke.ts";

const [base] = process.argv.slice(2);

if (base) void describe("in Firefox, without a server", () => smokeTests(() => ({ base, by: "query" })));
else
  void describe("in Firefox", () => {
    let server: Awaited<ReturnType<typeof serve>>;
    before(async () => void (server = await serve()));
    after(() => server.stop());
    smokeTests((): Site => ({ base: server.address, by: "path" }));
  });
