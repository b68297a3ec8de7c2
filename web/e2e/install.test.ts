// The device's page on a host of files: installed, without a connection, and up to date.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import { InstallableSite, removeBuilt } from "./kit/installable.ts";
import { sharedChromium } from "./kit/shared.ts";
import { StaticHost } from "./kit/static.ts";
import { PAGE_TIMEOUT } from "./kit/waiting.ts";
import type { Layout } from "../vite/precache.ts";

interface Visit {
  site: InstallableSite;
  host: StaticHost;
  context: BrowserContext;
  page: Page;
}

/** A person opens the first version of a site on a host of its own. */
async function visit(layout: Layout, path: string, then: (visit: Visit) => Promise<void>): Promise<void> {
  const site = new InstallableSite(layout);
  await site.write("one");
  const host = await new StaticHost(site.folder, path).start();
  const context = await sharedChromium().newContext({ locale: "en-GB" });
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT);
  try {
    await page.goto(host.address + (layout === "server" ? "offline/" : ""));
    await page.getByText("Everything is on this device").waitFor();
    await then({ site, host, context, page });
  } finally {
    await context.close();
    await host.stop();
    site.remove();
  }
}

const shown = (page: Page) => page.locator("#state", { hasText: "shown" }).waitFor();

async function loadWords(page: Page): Promise<string> {
  await page.locator("#words").evaluate((words) => (words.textContent = ""));
  await page.getByRole("button", { name: "Load the words" }).click();
  await page.locator("#words", { hasText: /./ }).waitFor();
  return (await page.locator("#words").textContent()) ?? "";
}

after(removeBuilt);

test("after one visit the page opens without its host, at every address", () =>
  visit("site", "/some/where/", async ({ host, context, page }) => {
    await host.stop();
    await context.setOffline(true);
    for (const address of ["", "?/t/abc&ply=3#SO-11", "index.html"]) {
      await page.goto(host.address + address);
      await shown(page);
      assert.equal(await page.title(), "Version one");
    }
    assert.equal(await loadWords(page), "words of version one");
  }));

test("a new version is offered, leaves the old one whole, and is used when it is accepted", () =>
  visit("site", "/some/where/", async ({ site, host, page }) => {
    await page.reload(); // from now on the worker answers
    await shown(page);
    await site.write("two");
    host.sent.length = 0;
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByText("A new version is ready.").waitFor();
    const fetched = host.sent.filter((path) => path !== "sw.js");
    assert.deepEqual([...new Set(fetched)].sort(), ["assets/words.txt", "index.html"], "only what has changed");

    assert.equal(await loadWords(page), "words of version one");
    await page.reload();
    await page.getByText("A new version is ready.").waitFor();
    assert.equal(await page.title(), "Version one");

    await page.getByRole("button", { name: "Use it now" }).click();
    await page.waitForFunction(() => document.title === "Version two");
    await host.stop();
    await page.reload();
    await shown(page);
    assert.equal(await page.title(), "Version two");
    assert.equal(await loadWords(page), "words of version two");
    assert.equal(await page.getByText("A new version is ready.").count(), 0);
    const kept = await page.evaluate(async () => {
      const keys = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname);
    });
    assert.equal(kept.length, new Set(kept).size, "nothing is left of the old version");
  }));

test("a record that is shared with the page arrives there", () =>
  visit("site", "/some/where/", async ({ page, host }) => {
    await page.reload();
    await shown(page);
    await page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { method: "post", enctype: "multipart/form-data" });
      form.action = "./";
      const input = Object.assign(document.createElement("input"), { type: "file", name: "record" });
      const files = new DataTransfer();
      files.items.add(new File(["meseta record 1"], "game.txt", { type: "text/plain" }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL(`${host.address}?/&shared`);
    await page.getByText("meseta record 1").waitFor();
  }));

test("at a server that has gone, every address leads to the device's copy", () =>
  visit("server", "/", async ({ host, page }) => {
    await page.goto(host.address);
    assert.equal(await page.title(), "The server");
    await host.stop();
    for (const address of ["", "t/abc", "offline/?/rules/sonora"]) {
      await page.goto(host.address + address);
      await shown(page);
      assert.equal(new URL(page.url()).pathname, "/offline/");
    }
  }));

const PAGES: Record<Layout, string[]> = { site: [""], server: ["", "offline/"] };

for (const layout of ["site", "server"] as const)
  test(`Chromium finds nothing wrong with the manifests: ${layout}`, () =>
    visit(layout, layout === "site" ? "/some/where/" : "/", async ({ context, page, host }) => {
      const browser = await context.newCDPSession(page);
      for (const path of PAGES[layout]) {
        await page.goto(host.address + path);
        const { errors, url, data = "" } = await browser.send("Page.getAppManifest");
        assert.equal(url, `${host.address}${path}manifest.webmanifest`);
        assert.match(data, /"maskable"/);
        assert.deepEqual(errors, []);
        const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
        // The headless shell knows none, a whole Chromium does. Contexts of tests are like private windows, in which
        // nothing is ever installed.
        const wrong = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
        assert.deepEqual(wrong, []);
      }
    }));
