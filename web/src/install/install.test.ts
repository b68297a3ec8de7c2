import sentences from "@words/en/web.ftl?raw";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryCaches } from "../../sw/caches.fixture";
import { keepShared } from "../../sw/share";
import { useLanguage, useMore } from "../lib/speech.svelte";
import { openHanded } from "./handed";
import OnDevice from "./OnDevice.svelte";
import { installation } from "./prompt.svelte";
import { rootOf } from "./root";
import { Updates } from "./updates.svelte";
import UpdateNotice from "./UpdateNotice.svelte";
import { FakeContainer } from "./workers.fixture";

const ROOT = "https://host.example/some/where/";

let workers: FakeContainer;
let reload: ReturnType<typeof vi.fn<() => void>>;
let updates: Updates;
beforeAll(async () => {
  await useLanguage("en");
  await useMore(async () => ({ web: sentences }));
});
beforeEach(() => {
  workers = new FakeContainer();
  reload = vi.fn<() => void>();
  updates = new Updates(workers as unknown as ServiceWorkerContainer, reload);
});

const drawn: (() => void)[] = [];
afterEach(() => {
  drawn.splice(0).forEach((remove) => remove());
  vi.unstubAllGlobals();
});

function draw(part: Component<{ updates: Updates }>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  const mounted = mount(part, { target, props: { updates } });
  flushSync();
  drawn.push(() => void unmount(mounted));
  return target;
}

it("finds the folder of the copy from a script in it", () => {
  expect(rootOf(`${ROOT}assets/device/install-Ab1.js`)).toBe(ROOT);
  expect(rootOf("https://host.example/assets/where/assets/x.js")).toBe("https://host.example/assets/where/");
  expect(rootOf("http://localhost:5173/src/install/root.ts")).toBeNull();
});

describe("a version", () => {
  /** There is a first version, and the page is open. */
  async function first(): Promise<void> {
    await updates.start(ROOT);
    workers.registration.find();
    workers.registration.finish();
  }

  it("is registered for the whole folder", async () => {
    await updates.start(ROOT);
    expect(workers.register).toHaveBeenCalledWith(`${ROOT}sw.js`, { scope: ROOT, updateViaCache: "none" });
  });

  it("is used without a word if it is the first", async () => {
    await first();
    expect(updates).toMatchObject({ kept: true, ready: false });
    expect(reload).not.toHaveBeenCalled();
  });

  it("waits until somebody accepts it, and then the page is loaded again, once", async () => {
    await first();
    const next = workers.registration.find();
    expect(updates.ready).toBe(false);
    workers.registration.finish();
    const page = draw(UpdateNotice);
    expect(page.textContent).toContain("A new version is ready.");
    expect(next.postMessage).not.toHaveBeenCalled();

    page.querySelector<HTMLElement>("button")!.click();
    expect(next.postMessage).toHaveBeenCalledExactlyOnceWith({ type: "update" });
    expect(reload).not.toHaveBeenCalled();
    workers.registration.activate();
    workers.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is used in all tabs when it is accepted in one", async () => {
    await first();
    workers.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("may wait for the next visit", async () => {
    await first();
    workers.registration.find();
    workers.registration.finish();
    const page = draw(UpdateNotice);
    page.querySelector<HTMLElement>(".ui-bare")!.click();
    flushSync();
    expect(page.textContent?.trim()).toBe("");
    expect(workers.registration.waiting!.postMessage).not.toHaveBeenCalled();
  });

  it("that was ready before the page was opened is offered, too", async () => {
    workers.registration.find();
    workers.registration.finish();
    workers.registration.find();
    workers.registration.finish();
    await updates.start(ROOT);
    expect(updates.ready).toBe(true);
  });

  it("is looked for when somebody comes back to the page", async () => {
    await first();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(workers.registration.update).toHaveBeenCalledOnce();
  });

  it("is looked for every hour, connected or not", async () => {
    vi.useFakeTimers();
    workers.registration.update.mockRejectedValue(new TypeError("offline"));
    await updates.start(ROOT);
    await vi.advanceTimersByTimeAsync(2.5 * 3_600_000);
    expect(workers.registration.update).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it("is not missed where there are no workers, or none are allowed", async () => {
    await new Updates(undefined, reload).start(ROOT);
    workers.register.mockRejectedValue(new DOMException("private window", "SecurityError"));
    await updates.start(ROOT);
    expect(updates).toMatchObject({ kept: false, ready: false });
  });
});

describe("on the device", () => {
  it("says how far the copy is, and then that it is whole", async () => {
    await updates.start(ROOT);
    const page = draw(OnDevice);
    workers.registration.find();
    workers.say({ type: "progress", kept: 3, total: 8 });
    flushSync();
    expect(page.textContent).toContain("Copying everything to this device: 37%");
    workers.registration.finish();
    flushSync();
    expect(page.textContent).toContain("Everything is on this device");
  });

  it("offers to install the page when the browser does, once", async () => {
    const page = draw(OnDevice);
    expect(page.querySelector("button")).toBeNull();
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: vi.fn() });
    dispatchEvent(event);
    flushSync();
    expect(event.defaultPrevented).toBe(true);
    page.querySelector<HTMLElement>("button")!.click();
    flushSync();
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(page.querySelector("button")).toBeNull();
  });

  it("says how to do it by hand on Apple's touch screens, until it is done", () => {
    vi.stubGlobal("navigator", { standalone: false, maxTouchPoints: 5 });
    expect(draw(OnDevice).textContent).toContain("Add to Home Screen");
    vi.stubGlobal("navigator", { standalone: true, maxTouchPoints: 5 });
    expect(installation.byHand).toBe(false);
  });
});

describe("records that are handed to the page", () => {
  it("are opened, whoever opened the page with them", async () => {
    let consume = (_: object): void => {};
    vi.stubGlobal("launchQueue", { setConsumer: (consumer: typeof consume) => (consume = consumer) });
    const open = vi.fn<(file: Blob) => void>();
    await openHanded(open, ROOT);
    consume({ files: [{ getFile: async () => new File(["meseta record 1"], "game.txt") }] });
    consume({}); // opened without any
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    expect(await open.mock.calls[0]![0].text()).toBe("meseta record 1");
  });

  it("are taken from where the worker has put them", async () => {
    const caches = new MemoryCaches();
    vi.stubGlobal("caches", caches);
    const form = { get: () => "meseta record 1" } as unknown as FormData;
    await keepShared(form, ROOT, caches);
    const open = vi.fn<(file: Blob) => void>();
    await openHanded(open, ROOT);
    expect(open).not.toHaveBeenCalled();
    vi.stubGlobal("location", { search: "?/&shared" });
    await openHanded(open, ROOT);
    await openHanded(open, ROOT);
    expect(open).toHaveBeenCalledOnce();
    expect(await open.mock.calls[0]![0].text()).toBe("meseta record 1");
  });
});
