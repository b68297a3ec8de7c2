// Whether this browser tells its person that it is their turn, and how: while a page is open, or also when none is.

import { browserId, toldOf } from "../../sw/call";
import type { Calls } from "../generated/protocol";
import { prefs } from "../lib/prefs.svelte";
import { comeIn } from "../lib/session";
import { calls } from "./calls";
import { SCOPE, subscriptionHere } from "./worker";

const WORKER = "/calls.js";

/** What can be said of this browser:
 *
 * - `closed`: it calls even if no page is open;
 * - `open`: it calls while a page is open, since the browser or the server can do no more;
 * - `off`: it could call, and nobody has asked for that;
 * - `denied`: its person has forbidden notifications here;
 * - `home`: on Apple's touch screens, only from the Home Screen;
 * - `insecure`: the site has no `https`, without which there are no notifications;
 * - `none`: it has no notifications. */
export type State = "closed" | "open" | "off" | "denied" | "home" | "insecure" | "none";

/** Whether this is an Apple touch screen's browser, whose pages get notifications only from the Home Screen. */
const needsHome = (): boolean => "standalone" in navigator && navigator.standalone === false;

export class Calling {
  state = $state<State>("off");
  /** What the server offers, and knows of the person; null until it has answered. */
  known = $state.raw<Calls | null>(null);
  /** Whether the person waits for an answer. */
  busy = $state(false);

  /** Look at the browser and ask the server. */
  async look(): Promise<void> {
    this.known = await calls.show();
    const subscription = await subscriptionHere();
    const called = subscription && this.known.browsers.includes(await browserId(subscription.endpoint));
    this.state = this.#stateWith(!!called);
  }

  /** Call the person in this browser; asks them for permission. */
  turnOn = (): Promise<void> =>
    this.#do(async () => {
      if ((await Notification.requestPermission()) !== "granted") return void (this.state = this.#stateWith(false));
      prefs.notify = true;
      const called = await this.#subscribe().catch(() => false);
      this.state = this.#stateWith(called);
    });

  turnOff = (): Promise<void> =>
    this.#do(async () => {
      prefs.notify = false;
      const subscription = await subscriptionHere();
      if (subscription) {
        await calls.dropBrowser(await browserId(subscription.endpoint)).catch(() => {}); // the service will say so
        await subscription.unsubscribe();
      }
      this.state = this.#stateWith(false);
    });

  addMail = (address: string): Promise<void> =>
    this.#do(async () => {
      await comeIn();
      this.known = await calls.addMail(address);
    });

  dropMail = (): Promise<void> =>
    this.#do(async () => {
      await calls.dropMail();
      this.known = await calls.show();
    });

  async #do(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } finally {
      this.busy = false;
    }
  }

  #stateWith(called: boolean): State {
    if (!isSecureContext) return "insecure";
    if (typeof Notification === "undefined") return needsHome() ? "home" : "none";
    if (Notification.permission === "denied") return "denied";
    if (!prefs.notify || Notification.permission !== "granted") return "off";
    return called ? "closed" : "open";
  }

  /** Have the server call this browser; returns whether it will. */
  async #subscribe(): Promise<boolean> {
    this.known ??= await calls.show();
    const key = this.known.key;
    if (!key || !("serviceWorker" in navigator) || !("PushManager" in window)) return false;
    await comeIn();
    const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    await active(registration);
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const old = await registration.pushManager.getSubscription();
    const subscription = await registration.pushManager.subscribe(options).catch(async (error) => {
      if (!old) throw error;
      await old.unsubscribe(); // it was made for another server's key
      return registration.pushManager.subscribe(options);
    });
    const told = toldOf(subscription, location.origin);
    if (!told) return false;
    await calls.addBrowser(told);
    return true;
  }
}

/** Wait until the worker runs: a browser subscribes no other. */
async function active(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((done) =>
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") done();
    }),
  );
}
