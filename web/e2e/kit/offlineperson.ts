// Somebody who plays on a device, and what the device's page hears from its table.

import type { BrowserContext, Page } from "playwright-core";
import { hostSite, goOffline, waitForGames, waitUntilKept } from "./offlinesite.ts";
import type { Listener } from "./listening.ts";
import { newPage, person, type Person } from "./people.ts";
import type { StaticHost } from "./static.ts";

/** Let the listener hear what the page's worker tells it. Call this before opening the page. */
export async function listenOnDevice(page: Page, ...listeners: Listener<never>[] | Listener<unknown>[]): Promise<void> {
  await page.exposeBinding("hearTable", (_, text: string) => {
    for (const listener of listeners) listener.hear(text);
  });
  await page.addInitScript(() => {
    const { hearTable } = window as unknown as { hearTable: (text: string) => void };
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }: MessageEvent<{ kind: string; text: string }>) => {
          if (data.kind === "message") hearTable(data.text);
        });
      }
    };
  });
}

export interface DevicePerson extends Person {
  host: StaticHost;
}

/** A browser that has a copy of everything and no network. Its first visit takes longest, so tests share it. */
export class KeptDevice {
  #made: Promise<{ host: StaticHost; context: BrowserContext }> | undefined;

  async #make(): Promise<{ host: StaticHost; context: BrowserContext }> {
    const host = await hostSite();
    const { page, context } = await person({ name: "Ana", address: host.address });
    await page.goto(host.address);
    await waitForGames(page);
    await waitUntilKept(page);
    await goOffline(host, context);
    await page.close();
    return { host, context };
  }

  /** Somebody on its home page; `listen` is called before the page is opened. */
  async person(listen: (page: Page) => Listener<never>[] = () => []): Promise<DevicePerson> {
    const { host, context } = await (this.#made ??= this.#make());
    const { page, complaints } = await newPage(context);
    await listenOnDevice(page, ...listen(page));
    await page.goto(host.address);
    await waitForGames(page);
    const close = async () => {
      await Promise.all(context.pages().map((page) => page.close()));
    };
    return { context, page, complaints, close, host };
  }

  async remove(): Promise<void> {
    await (await this.#made)?.context.close();
  }
}
