// The device itself as the host: Meseta's Python in a worker.

import { protectGames } from "../install/storage";
import { host, type Host, type Parts, type Reply, type Request } from "../lib/host";
import type { Wire } from "../lib/socket";
import type { Begin, FromTable, ToTable } from "./messages";
import { starting } from "./starting.svelte";

/** The code with which lines are closed when another page's worker becomes the table: connect again. */
const MOVED = 1012;

interface Asking {
  message: ToTable;
  settle: (answer: FromTable) => void;
}

/** Talks to the worker; what was not answered is said again if another worker becomes the table. */
export class DeviceHost implements Host {
  readonly others = false;
  readonly #worker: Worker;
  readonly #asking = new Map<number, Asking>();
  readonly #lines = new Map<number, DeviceWire>();
  #number = 0;

  constructor(
    worker: Worker,
    readonly parts: Parts,
  ) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.#receive(data);
    worker.onerror = (event) => starting.fail(event.message);
  }

  async ask({ method, path, language, body, signal }: Request): Promise<Reply> {
    const asked = { method, path, language, body };
    const answer = await this.#request((id) => ({ kind: "ask", id, asked }), signal);
    if (answer.kind !== "answer") throw new Error(path);
    if (answer.status < 300 && createsTable(method, path)) void protectGames();
    return { status: answer.status, text: answer.text };
  }

  connect(table: string): Wire {
    const line = ++this.#number;
    const wire = new DeviceWire(
      (text) => this.#say({ kind: "send", line, text }),
      () => {
        this.#lines.delete(line);
        this.#say({ kind: "hang-up", line });
      },
    );
    this.#lines.set(line, wire);
    this.#say({ kind: "connect", line, table, language: document.documentElement.lang });
    queueMicrotask(() => wire.onopen?.());
    return wire;
  }

  /** Everything that is kept on the device. */
  async export(): Promise<Uint8Array> {
    const answer = await this.#request((id) => ({ kind: "export", id }));
    if (answer.kind !== "exported") throw new Error("export");
    return answer.copy;
  }

  /** Puts this in the place of everything that is kept; says why not if it cannot be. */
  async replace(copy: Uint8Array): Promise<string | null> {
    const answer = await this.#request((id) => ({ kind: "replace", id, copy }));
    return answer.kind === "answer" && answer.status === 204 ? null : "text" in answer ? answer.text : "";
  }

  /** Ends the worker, and with it whatever is under way. */
  stop(): void {
    this.#worker.terminate();
  }

  #request(make: (id: number) => ToTable, signal?: AbortSignal): Promise<FromTable> {
    const id = ++this.#number;
    const message = make(id);
    return new Promise((settle, giveUp) => {
      signal?.addEventListener("abort", () => {
        this.#asking.delete(id);
        giveUp(new DOMException("", "AbortError"));
      });
      this.#asking.set(id, { message, settle });
      this.#say(message);
    });
  }

  #say(message: ToTable): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromTable): void {
    switch (message.kind) {
      case "progress":
        starting.progress(message.done, message.stage);
        break;
      case "moved":
        this.#sayAgain();
        break;
      case "failed":
        starting.fail(message.reason);
        break;
      case "ready":
        starting.ready(message.kept);
        break;
      case "answer":
      case "exported":
        this.#asking.get(message.id)?.settle(message);
        this.#asking.delete(message.id);
        break;
      case "message":
        this.#lines.get(message.line)?.onmessage?.({ data: message.text });
        break;
      case "closed": {
        const wire = this.#lines.get(message.line);
        this.#lines.delete(message.line);
        wire?.onclose?.({ code: message.code });
      }
    }
  }

  /** Says what was not answered once more, and lets the lines be opened anew. */
  #sayAgain(): void {
    for (const { message } of this.#asking.values()) this.#say(message);
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const wire of lines) wire.onclose?.({ code: MOVED });
  }
}

class DeviceWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

/** Whether there is one more game to lose. */
const createsTable = (method: string, path: string): boolean =>
  method === "POST" && /^\/(tables|records|tables\/[^/]+\/(fork|rematch|deal))$/.test(path);

/** The page's host, where it is the device. */
export const theDevice = (): DeviceHost => host as DeviceHost;

/** The device as the page's host; its worker starts at once. */
export function openDevice(parts: Parts): DeviceHost {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "table" });
  const seed = Number(new URLSearchParams(location.search).get("seed")) || undefined; // for tests and reports
  worker.postMessage({ kind: "begin", seed } satisfies Begin);
  return new DeviceHost(worker, parts);
}
