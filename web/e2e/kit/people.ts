// People with browsers of their own, for tests.

import assert from "node:assert/strict";
import { after } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchChromium } from "./chromium.ts";
import { asContext, rememberName, type Look } from "./looks.ts";
import { PATIENCE } from "./waiting.ts";

let browser: Promise<Browser> | undefined;
after(async () => (await browser)?.close());

/** Where the server of this run listens. */
export function serverAddress(): string {
  const address = process.env.MESETA_URL;
  assert.ok(address, "MESETA_URL is not set: the browser tests are started by `npm run e2e`.");
  return address;
}

export interface Person {
  context: BrowserContext;
  page: Page;
  /** Everything the console complains about. */
  complaints: string[];
  close: () => Promise<void>;
}

type Wishes = Partial<Look> & { motion?: "reduce" | "no-preference"; name?: string; address?: string };

/** Somebody with a browser of their own. */
export async function person({
  size = "desktop",
  scheme = "light",
  locale = "en-GB",
  motion = "reduce",
  name = "",
  address = serverAddress(),
}: Wishes = {}): Promise<Person> {
  browser ??= launchChromium();
  const context = await (
    await browser
  ).newContext({ ...asContext({ size, scheme, locale }), reducedMotion: motion, baseURL: address });
  if (name) await rememberName(context, name);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { context, page, complaints, close: () => context.close() };
}
