// Going from page to page.

import type { Page } from "playwright-core";

/** Go to another page of the site, as by a link on this one: the client stays loaded. A new tab loads it first. */
export async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === "about:blank") {
    await page.goto(address);
    return;
  }
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await page.waitForURL(address);
}
