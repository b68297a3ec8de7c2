// The service worker of a server's pages. It shows calls and nothing else: its scope holds no page, so it comes between
// no page and its server.

import { browserId, callIn, shown, toldOf, type Kept } from "./call.ts";

declare const self: ServiceWorkerGlobalScope;

const SITE = self.location.origin;

async function call(text: string | undefined): Promise<void> {
  const said = callIn(text);
  // A browser that is shown nothing for a message stops delivering them.
  if (!said) return self.registration.showNotification("Meseta");
  const before = await self.registration.getNotifications({ tag: said.table });
  await self.registration.showNotification(said.title, shown(said, before));
  if ("setAppBadge" in navigator) await navigator.setAppBadge(said.waiting || undefined).catch(() => {});
}

/** Open the table, in the window that shows it if there is one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The browser has given itself another address: let the server know. */
async function renew(old: PushSubscription | null, next: PushSubscription | null): Promise<void> {
  const fresh = next ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  const told = fresh && toldOf(fresh, SITE, old ? await browserId(old.endpoint) : "");
  if (!told) return;
  const headers = { "content-type": "application/json" };
  await fetch("/api/calls/browsers", { method: "POST", headers, body: JSON.stringify(told) });
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("push", (event) => event.waitUntil(call(event.data?.text())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as Kept | null)?.path ?? "/"));
});
interface Changed extends ExtendableEvent {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}
self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription, newSubscription } = event as Changed;
  (event as Changed).waitUntil(renew(oldSubscription, newSubscription));
});
