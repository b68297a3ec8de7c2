// Test users, each with their own browser context.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { contextOptions, hurryFrames, rememberPrefs, type Look } from "./looks.ts";
import { serverAddress, sharedChromium } from "./shared.ts";
import { PAGE_TIMEOUT } from "./waiting.ts";

export interface Person {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings from the console. */
  complaints: string[];
  close: () => Promise<void>;
}

export interface Screen {
  width: number;
  height: number;
  /** Physical pixels per pixel: 2 on most phones, and on a page zoomed to twice its size. */
  scale?: number;
  touch?: boolean;
}

type PersonOptions = Partial<Look> & {
  motion?: "reduce" | "no-preference";
  name?: string;
  /** How fast a match is shown; tests do not wait for scenes unless they are about them. */
  pace?: "calm" | "normal" | "brisk" | "at_once";
  address?: string;
  /** Another browser than the Chromium that all tests share. */
  browser?: Browser;
  /** A screen of another size than the two usual ones. */
  screen?: Screen;
};

const screenOptions = ({ width, height, scale = 1, touch = false }: Screen): BrowserContextOptions => ({
  viewport: { width, height },
  deviceScaleFactor: scale,
  isMobile: touch,
  hasTouch: touch,
});

/** A user with their own browser context. */
export async function person({
  size = "desktop",
  scheme = "light",
  locale = "en-GB",
  motion = "reduce",
  name = "",
  pace = "at_once",
  address = serverAddress(),
  browser = sharedChromium(),
  screen,
}: PersonOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    ...contextOptions({ size, scheme, locale }),
    ...(screen ? screenOptions(screen) : {}),
    reducedMotion: motion,
    baseURL: address,
  });
  await rememberPrefs(context, { name, pace });
  if (motion === "reduce") await hurryFrames(context);
  return { context, ...(await newPage(context)), close: () => context.close() };
}

/** A page, and what its console complains of. */
export async function newPage(context: BrowserContext): Promise<Pick<Person, "page" | "complaints">> {
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, complaints };
}
