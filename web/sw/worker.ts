// The service worker. It keeps the device's copy of Meseta and serves it; nothing is decided here but when.

import { decide, homeOf, insteadOf, type Decision } from "./decide.ts";
import { forgetOthers, keepFiles, type Surroundings } from "./keep.ts";
import { filesCache, keyOf, type Precache } from "./list.ts";
import { isMessage, type Progress, type Update } from "./messages.ts";
import { keepShared } from "./share.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written here by the build. */
declare const PRECACHE: Precache;

const LIST = PRECACHE;
const SCOPE = self.registration.scope;
const HOME = new URL(homeOf(LIST), SCOPE).href;
const here: Surroundings = { caches, fetch: (address, options) => fetch(address, options) };

async function tell(kept: number, total: number): Promise<void> {
  const message: Progress = { type: "progress", kept, total };
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

async function file(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(filesCache(SCOPE));
  const [hash] = LIST.files[path] ?? [""];
  return (await cache.match(keyOf(path, hash, SCOPE))) ?? fetch(request);
}

async function share(request: Request): Promise<Response> {
  const kept = await keepShared(await request.formData(), SCOPE, caches);
  return Response.redirect(kept ? `${HOME}?/&shared` : HOME, 303);
}

function answer(decision: Exclude<Decision, { kind: "pass" }>, request: Request): Promise<Response> {
  switch (decision.kind) {
    case "file":
      return file(decision.path, request);
    case "server":
      return fetch(request).catch(() => Response.redirect(insteadOf(request.url, HOME, SCOPE)));
    case "share":
      return share(request);
  }
}

self.addEventListener("install", (event) =>
  event.waitUntil(keepFiles(LIST, SCOPE, here, (kept, total) => void tell(kept, total))),
);
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers(LIST, SCOPE, here)));
self.addEventListener("fetch", (event) => {
  const decision = decide(event.request, LIST, SCOPE);
  if (decision.kind !== "pass") event.respondWith(answer(decision, event.request));
});
// Only when the person has said so: a page and its files must be of one version.
self.addEventListener("message", (event) => {
  if (isMessage<Update>(event.data, "update")) event.waitUntil(self.skipWaiting());
});
