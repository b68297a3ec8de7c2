// Test users, each with their own browser context.

import assert from "node:assert/strict";
import { after } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchChromium } from "./chromium.ts";
import { contextOptions, rememberName, type Look } from "./looks.ts";
import { PAGE_TIMEOUT } from "./waiting.ts";

let browser: Promise<Browser> | undefined;
after(async () => (await browser)?.close());

/** The address of the server in this run. */
export function serverAddress(): string {
  const address = process.env.MESETA_URL;
  assert.ok(address, "MESETA_URL is not set: the browser tests are started by `npm run e2e`.");
  return address;
}

export interface Person {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings from the console. */
  complaints: string[];
  close: () => Promise<void>;
}

type PersonOptions = Partial<Look> & { motion?: "reduce" | "no-preference"; name?: string; address?: string };

/** A user with their own browser context. */
export async function person({
  size = "desktop",
  scheme = "light",
  locale = "en-GB",
  motion = "reduce",
  name = "",
  address = serverAddress(),
}: PersonOptions = {}): Promise<Person> {
  browser ??= launchChromium();
  const context = await (
    await browser
  ).newContext({ ...contextOptions({ size, scheme, locale }), reducedMotion: motion, baseURL: address });
  if (name) await rememberName(context, name);
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { context, page, complaints, close: () => context.close() };
}
