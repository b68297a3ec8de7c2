// What all tests of a run share: one server and one Chromium.

import assert from "node:assert/strict";
import type { Browser } from "playwright-core";
import { launchChromium } from "./chromium.ts";
import { serve } from "./server.ts";

interface Shared {
  browser: Browser;
  server: Awaited<ReturnType<typeof serve>>;
}

let shared: Shared | undefined;

function running(): Shared {
  assert.ok(shared, "There is no server yet: the browser tests are started by `npm run e2e`.");
  return shared;
}

/** Start the server and Chromium. */
export async function startShared(): Promise<void> {
  const [browser, server] = await Promise.all([launchChromium(), serve()]);
  shared = { browser, server };
}

export async function stopShared(): Promise<void> {
  const { browser, server } = running();
  await browser.close();
  await server.stop();
}

/** The address of the server in this run. */
export const serverAddress = (): string => running().server.address;

/** The Chromium of this run; what one context does is hidden from all others. */
export const sharedChromium = (): Browser => running().browser;
