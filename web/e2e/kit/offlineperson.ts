// Somebody who plays on a device, and what the device's page hears from its table.

import type { Page } from "playwright-core";
import { hostSite, goOffline, waitForGames, waitUntilKept } from "./offlinesite.ts";
import type { Listener } from "./listening.ts";
import { person, type Person } from "./people.ts";
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

/** Somebody whose browser has a copy of everything and no network; `listen` is called before the page is opened. */
export async function offlinePerson(listen: (page: Page) => Listener<never>[] = () => []): Promise<DevicePerson> {
  const host = await hostSite();
  const someone = await person({ name: "Ana", address: host.address });
  const { page, context } = someone;
  await listenOnDevice(page, ...listen(page));
  await page.goto(host.address);
  await waitForGames(page);
  await waitUntilKept(page);
  await goOffline(host, context);
  await page.goto(host.address);
  await waitForGames(page);
  return { ...someone, host };
}
