// The browser's half of a service worker, played by a test.

import { vi } from "vitest";

export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = "installing";
  postMessage = vi.fn();

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

export class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = vi.fn(async () => {});

  /** The browser has found a version and begins to install it. */
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event("updatefound"));
    return this.installing;
  }

  /** The version is installed; the first one is used at once. */
  finish(): void {
    const worker = this.installing!;
    this.installing = null;
    this.waiting = worker;
    worker.become("installed");
    if (!this.active) this.activate();
  }

  activate(): void {
    const worker = this.waiting!;
    [this.active, this.waiting] = [worker, null];
    worker.become("activated");
  }
}

export class FakeContainer extends EventTarget {
  registration = new FakeRegistration();
  register = vi.fn(async () => this.registration);

  /** The worker says something to the page. */
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
