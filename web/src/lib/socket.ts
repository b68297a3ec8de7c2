// One socket per table: it reconnects by itself, and resends what was never answered.

import type { ClientMessage, Hello, Refusal, ServerMessage, Step } from "../generated/protocol";
import type { Reaction } from "./reactions.svelte";

/** The part of a WebSocket that is used here; tests supply their own. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Connection = "connecting" | "open" | "lost" | "gone";

/** The outcome of a request. */
export type Answer = { ok: true; message: ServerMessage } | { ok: false; refusal: Refusal | null };

type Asking = Exclude<ClientMessage, Hello> & { id: string };
type Waiting = { message: Asking; settle: (answer: Answer) => void };

export interface SocketOptions {
  connect: () => Wire;
  /** What the next hello should list as already known. */
  hello: () => Omit<Hello, "type">;
  onmessage: (message: ServerMessage) => void;
  onconnection: (connection: Connection) => void;
  /** Milliseconds before the nth attempt to reconnect. */
  delay?: (attempt: number) => number;
  /** Milliseconds of silence before a ping, and then before the connection is dropped. */
  silence?: number;
}

const backoff = (attempt: number) => Math.min(10_000, 300 * 2 ** attempt) * (0.75 + Math.random() / 2);

/** There is no such table: the one case in which reconnecting is pointless. After a late hello it is sent again, and
 * after the private link was revoked one may still watch. */
const NO_SUCH_TABLE = 4404;

export class TableSocket {
  #wire: Wire | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #opened = false;
  #welcome = false;
  #ended = false;
  readonly #options: Required<SocketOptions>;

  constructor(options: SocketOptions) {
    this.#options = { delay: backoff, silence: 25_000, ...options };
    this.#open();
  }

  /** Whether something sent has not been answered yet. */
  get unanswered(): number {
    return [...this.#waiting.values()].filter(({ message }) => message.type === "submit").length;
  }

  submit(seat: number, step: Step, action: string): Promise<Answer> {
    return this.#ask({ type: "submit", id: newId(), seat, step, action });
  }

  explain(seat: number, action: string): Promise<Answer> {
    return this.#ask({ type: "explain", id: newId(), seat, action });
  }

  hint(seat: number): Promise<Answer> {
    return this.#ask({ type: "hint", id: newId(), seat });
  }

  recall(viewer: number | null, before: number): Promise<Answer> {
    return this.#ask({ type: "recall", id: newId(), viewer, before });
  }

  say(text: string): Promise<Answer> {
    return this.#ask({ type: "say", id: newId(), text });
  }

  react(reaction: Reaction): Promise<Answer> {
    return this.#ask({ type: "react", id: newId(), reaction });
  }

  /** Reconnect now: the network is back, or the session has changed. */
  reconnect(): void {
    if (this.#ended) return;
    const quietly = this.#welcome; // a connection closed on purpose is not reported as lost
    this.#attempt = 0;
    this.#drop();
    this.#open(quietly);
  }

  /** Leave the table for good. */
  end(): void {
    this.#ended = true;
    this.#drop();
    for (const { settle } of this.#waiting.values()) settle({ ok: false, refusal: null });
    this.#waiting.clear();
  }

  #ask(message: Asking): Promise<Answer> {
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      if (this.#welcome) this.#send(message);
    });
  }

  #open(quietly = false): void {
    if (!quietly) this.#options.onconnection("connecting");
    const wire = (this.#wire = this.#options.connect());
    wire.onopen = () => {
      this.#opened = true;
      this.#send({ type: "hello", ...this.#options.hello() });
    };
    wire.onmessage = ({ data }) => this.#receive(JSON.parse(data) as ServerMessage);
    wire.onclose = ({ code }) => this.#lost(code);
    this.#listen();
  }

  #receive(message: ServerMessage): void {
    this.#listen();
    if (message.type === "welcome") {
      this.#welcome = true;
      this.#attempt = 0;
      this.#options.onconnection("open");
    }
    this.#options.onmessage(message);
    if (message.type === "welcome") for (const { message: again } of this.#waiting.values()) this.#send(again);
    if ("id" in message && message.id !== null) this.#answered(message.id, message);
  }

  #answered(id: string, message: ServerMessage): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.settle(message.type === "refused" ? { ok: false, refusal: message.error } : { ok: true, message });
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#ended) return;
    if (code === NO_SUCH_TABLE) {
      this.#options.onconnection("gone");
      return;
    }
    this.#options.onconnection("lost");
    this.#timer = setTimeout(() => this.#open(), this.#options.delay(this.#attempt++));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    const [wire, opened] = [this.#wire, this.#opened];
    this.#wire = null;
    this.#opened = this.#welcome = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    if (opened) wire.close();
    else wire.onopen = () => wire.close(); // browsers log an error if it is closed while opening
  }

  /** A silent connection is pinged once and then dropped: it may be dead without the browser noticing. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#welcome) this.#send({ type: "ping", id: "" });
      this.#watch = setTimeout(() => this.#lost(0), this.#options.silence / 2);
    }, this.#options.silence);
  }

  #send(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }
}

/** An id for one message, never used twice. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/]/g, "-");
}
