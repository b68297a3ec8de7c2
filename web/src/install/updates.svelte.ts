// The service worker as the page sees it: whether everything is on the device, and whether a newer version is.

import { isMessage, type Progress, type Update } from "../../sw/messages";

const HOUR = 3_600_000;

/** One page's copy of itself on the device. */
export class Updates {
  /** A new version is on the device and waits until somebody wants it. */
  ready = $state(false);
  /** Everything is on the device: the page opens without a connection. */
  kept = $state(false);
  /** How much of a version has been fetched, from 0 to 1; null while none is being fetched. */
  progress = $state<number | null>(null);

  readonly #workers: ServiceWorkerContainer | undefined;
  readonly #reload: () => void;
  #registration: ServiceWorkerRegistration | null = null;

  /** The browser has no workers for a page that came without encryption from another machine. */
  constructor(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker, reload = () => location.reload()) {
    this.#workers = workers;
    let reloaded = false;
    this.#reload = () => {
      if (!reloaded) reload();
      reloaded = true;
    };
  }

  /** Register the worker of the copy in this folder, and look for new versions from now on. */
  async start(root: string): Promise<void> {
    this.#workers?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isMessage<Progress>(data, "progress")) this.progress = data.kept < data.total ? data.kept / data.total : null;
    });
    // In every tab: the files of the version that it shows are gone.
    this.#workers?.addEventListener("controllerchange", this.#reload);
    try {
      const options = { scope: root, updateViaCache: "none" } as const;
      this.#registration = (await this.#workers?.register(`${root}sw.js`, options)) ?? null;
    } catch {
      return; // such as in a private window: the page works, but needs its host
    }
    this.#registration?.addEventListener("updatefound", this.#follow);
    this.#follow();
    setInterval(this.#check, HOUR);
    document.addEventListener("visibilitychange", () => document.hidden || this.#check());
  }

  /** Change to the new version, and load the page again. */
  accept(): void {
    const waiting = this.#registration?.waiting;
    waiting?.addEventListener("statechange", () => waiting.state === "activated" && this.#reload());
    waiting?.postMessage({ type: "update" } satisfies Update);
  }

  /** Stay with this version until the page is opened again. */
  postpone(): void {
    this.ready = false;
  }

  #check = (): void => void this.#registration?.update().catch(() => {}); // there may be no connection

  #follow = (): void => {
    this.#registration?.installing?.addEventListener("statechange", this.#look);
    this.#look();
  };

  #look = (): void => {
    const { installing, waiting, active } = this.#registration ?? {};
    this.kept = !!active;
    this.ready = !!active && !!waiting;
    if (!installing) this.progress = null;
  };
}
