// Being called to one's turn while no page is open. Chromium's headless shell has no push service, no notifications
// and no icon with a number, so these are given to the page and to its worker; what a server pushes is delivered to the
// real worker by Chromium itself.

import assert from "node:assert/strict";
import { createECDH } from "node:crypto";
import { test } from "node:test";
import type { BrowserContext, Page, Worker } from "playwright-core";
import { axeViolations } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { serverAddress } from "./kit/shared.ts";
import { waitUntil } from "./kit/waiting.ts";

const CALL = { title: "Your turn in Sonora", body: "With Eva", table: "the-table", turn: "1 7 0", waiting: 1 };

/** Let the page's browser have a push service and notifications, which its person has allowed. */
async function givePushService(context: BrowserContext): Promise<void> {
  const browser = createECDH("prime256v1");
  const keys = { p256dh: browser.generateKeys("base64url"), auth: Buffer.alloc(16, 7).toString("base64url") };
  await context.addInitScript((keys) => {
    Object.defineProperty(Notification, "permission", { value: "granted" });
    Notification.requestPermission = async () => "granted";
    let there: PushSubscription | null = null;
    const endpoint = "https://push.example/abc";
    PushManager.prototype.subscribe = async () =>
      (there = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => ((there = null), true),
      } as unknown as PushSubscription);
    PushManager.prototype.getSubscription = async () => there;
  }, keys);
}

/** The worker that shows calls, with notifications that replace one another by their tags, as real ones do. */
async function callsWorker(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith("/calls.js"));
  assert.ok(worker, "it runs once the browser is called");
  // As text: what a worker has is of other types than what a page has.
  await worker.evaluate(`{
    let shown = [];
    const other = (tag) => (one) => one.tag !== tag;
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data, silent }) => {
      const close = () => void (shown = shown.filter(other(tag)));
      shown = [...shown.filter(other(tag)), { title, body, tag, data, silent, close }];
    };
    ServiceWorkerRegistration.prototype.getNotifications = async () => shown;
    self.navigator.setAppBadge = async (count) => void (self.counted = count);
  }`);
  return worker;
}

const notifications = (worker: Worker) =>
  worker.evaluate(`(async () => JSON.parse(JSON.stringify(await self.registration.getNotifications())))()`);

/** Go to the settings, and be called from now on. */
async function turnOn(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: "Tell me when it is my turn" }).check();
  await page.getByText("Also when no page of Meseta is open").waitFor();
}

/** Chromium delivers a message to the worker, as if a push service had sent it. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((known) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith("/calls/"));
      if (ours) known(ours.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await found;
  await session.send("ServiceWorker.deliverPushMessage", { origin: serverAddress(), registrationId, data });
  await session.detach();
}

test("a browser is called from the settings on, and no longer when they say so", async () => {
  const { context, page, complaints, close } = await person({ name: "Ana" });
  await givePushService(context);
  await turnOn(page);
  const known = () =>
    page.evaluate(async () => ((await (await fetch("/api/calls")).json()) as { browsers: string[] }).browsers);
  assert.equal((await known()).length, 1);
  assert.deepEqual(await axeViolations(page, "settings"), []);

  const worker = await callsWorker(context);
  await deliver(context, page, JSON.stringify(CALL));
  await deliver(context, page, JSON.stringify(CALL)); // it may come twice
  const said = { title: CALL.title, body: CALL.body, tag: CALL.table, data: { path: "/t/the-table", turn: CALL.turn } };
  const silenced = async () =>
    JSON.stringify(await notifications(worker)) === JSON.stringify([{ ...said, silent: true }]);
  await waitUntil(silenced, "one notification, which the second call replaces without a sound");
  assert.equal(
    await worker.evaluate("self.counted"),
    CALL.waiting,
    "the icon says at how many tables it is their turn",
  );
  assert.equal(await page.evaluate(() => navigator.serviceWorker.controller), null, "it comes between nobody");

  await page.getByRole("checkbox", { name: "Tell me when it is my turn" }).uncheck();
  await page.getByText("Also when no page of Meseta is open").waitFor({ state: "hidden" });
  assert.deepEqual(await known(), []);
  assert.deepEqual(complaints, []);
  await close();
});

test("a click on a call opens its table, in the window that shows it", async () => {
  const { context, page, close } = await person({ name: "Ana" });
  await givePushService(context);
  await turnOn(page);
  const worker = await callsWorker(context);
  await deliver(context, page, JSON.stringify(CALL));
  await waitUntil(async () => ((await notifications(worker)) as unknown[]).length === 1, "the call is shown");
  // Chromium opens windows for people only.
  const opened = await worker.evaluate(`(async () => {
    const asked = new Promise((found) => (self.clients.openWindow = async (url) => (found(url), null)));
    const [notification] = await self.registration.getNotifications();
    const click = new Event("notificationclick");
    self.dispatchEvent(Object.assign(click, { notification, waitUntil: () => {} }));
    const opened = await asked;
    return { opened, left: (await self.registration.getNotifications()).length };
  })()`);
  assert.deepEqual(opened, { opened: "/t/the-table", left: 0 });
  await close();
});
