// The documentation site, as `make docs` has built it.

import assert from "node:assert/strict";
import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { sharedChromium } from "./kit/shared.ts";
import { contextOptions, LOOKS } from "./kit/looks.ts";

const SITE = fileURLToPath(new URL("../../build/site", import.meta.url));
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};
const PAGES = ["compare.html", "discs.html", "rules/es/sonora.html", "reference/meseta.core.game.html"];
/** Pages small enough for axe to be quick. */
const AUDITED = ["index.html", "start/hosts.html", "reference/meseta.core.seats.html"];
// The theme's own; all else must be in order.
const EXPECTED = /landmark-unique|empty-table-header|scrollable-region-focusable/;

let server: Server;
let address: string;

before(async () => {
  assert.ok(existsSync(join(SITE, "index.html")), "make docs builds the site");
  server = createServer((request, response) => {
    const file = join(SITE, new URL(request.url ?? "/", "http://site").pathname);
    response.writeHead(existsSync(file) ? 200 : 404, { "content-type": TYPES[extname(file)] ?? "text/plain" });
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

after(() => void server.close());

/** Everything that goes wrong while the page is open: scripts that fail, files that are missing or from elsewhere. */
function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  page.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(address)) found.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

for (const look of LOOKS.filter(({ size, scheme }) => (size === "phone") === (scheme === "dark"))) {
  const name = `${look.size}, ${look.scheme}`;
  test(`the site loads nothing from elsewhere, fits and can be read: ${name}`, async () => {
    const context = await sharedChromium().newContext(contextOptions(look));
    const page = await context.newPage();
    const found = troubles(page);
    for (const path of [...PAGES, ...AUDITED]) {
      await page.goto(`${address}/${path}`);
      found.push(...(await horizontalOverflow(page, path)));
      const violations = AUDITED.includes(path) ? await axeViolations(page, path) : [];
      found.push(...violations.filter((line) => !EXPECTED.test(line.split(":")[1] ?? "")));
    }
    assert.deepEqual(found, []);
    await context.close();
  });
}

test("the search leads to a clause", async () => {
  const context = await sharedChromium().newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const found = troubles(page);
  await page.goto(`${address}/index.html`);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("shift two neighbouring");
  await page.getByText("ST-08 ·").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/rules\/en\/shifting_stones\.html.*#st-08$/);
  assert.deepEqual(found, []);
  await context.close();
});
