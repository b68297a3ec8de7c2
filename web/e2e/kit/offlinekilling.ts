// Ways in which a page comes to a sudden end, without a word to it.

import type { Page } from "playwright-core";

export const ENDINGS: Record<string, (page: Page) => Promise<void>> = {
  "its process crashes": async (page) => {
    const crashed = new Promise((done) => page.once("crash", done));
    const session = await page.context().newCDPSession(page);
    session.send("Page.crash").catch(() => undefined); // nobody is left to answer
    await crashed;
    await page.close();
  },
  "its tab is closed": (page) => page.close(),
};
