// The page that needs no server, on a host of files which can go away.

import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { writePrecache } from "../../vite/precache.ts";
import { writeSite } from "../../vite/site.ts";
import { StaticHost } from "./static.ts";

const STATIC = fileURLToPath(new URL("../../../src/meseta/server/static", import.meta.url));
/** Not at the root: the page has to find everything from any folder. */
const PATH = "/some/where/";

let prepared: Promise<string> | undefined;
let made = "";

/** The folder of the site, made once per run from what was built for the server; nobody changes it. */
function siteFolder(): Promise<string> {
  prepared ??= (async () => {
    assert.ok(existsSync(join(STATIC, "runtime/index.json")), "The offline copy is not built: make client.");
    const folder = mkdtempSync(join(tmpdir(), "offline-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    writeSite(folder, STATIC);
    await writePrecache(folder, "site");
    made = folder;
    return folder;
  })();
  return prepared;
}

/** A host of the site, at an address of its own and so with a device of its own in every browser. */
export const hostSite = async (): Promise<StaticHost> => new StaticHost(await siteFolder(), PATH).start();

/** A host of a copy of the site that a test may change; `update` makes it a new version. */
export async function hostCopy(): Promise<{ host: StaticHost; update: () => Promise<void>; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "offline-copy-"));
  cpSync(await siteFolder(), folder, { recursive: true });
  const update = async () => {
    const page = join(folder, "index.html");
    writeFileSync(page, readFileSync(page, "utf-8").replace("<html", '<html data-version="two"'));
    await writePrecache(folder, "site");
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { host: await new StaticHost(folder, PATH).start(), update, remove };
}

/** The address of a page on the device. */
export const onDevice = (host: StaticHost, path = "/", query = ""): string =>
  `${host.address}?${path}${query && `&${query}`}`;

/** Wait until the table has started: the home page lists the games. */
export const waitForGames = (page: Page): Promise<void> => page.locator("article .ui-act").first().waitFor();

/** Wait until the home page says that the browser has a copy of everything: from then on it needs no host. */
export const waitUntilKept = (page: Page): Promise<void> => page.getByText("Everything is on this device").waitFor();

/** Take the network away. */
export async function goOffline(host: StaticHost, context: BrowserContext): Promise<void> {
  await host.stop();
  await context.setOffline(true);
}

const sizes = new Map<string, number>();

/** The size of a file of the site once it is packed, unless that makes it no smaller. */
export function sizeOf(path: string, pack: (content: Buffer) => Buffer): number {
  const content = readFileSync(join(made, path));
  if (!sizes.has(path)) sizes.set(path, Math.min(content.length, pack(content).length));
  return sizes.get(path)!;
}
