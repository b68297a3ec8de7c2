import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage, TableInfo } from "../generated/protocol";
import { TableSocket, type Connection, type Wire } from "./socket";

class FakeWire implements Wire {
  static all: FakeWire[] = [];
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: { type: string; id?: string; action?: string }[] = [];
  closed = false;
  constructor() {
    FakeWire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: Partial<ServerMessage> & { type: ServerMessage["type"] }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.tell({ type: "welcome", table: {} as TableInfo, viewers: [0], chat: [] });
  }
  static get last(): FakeWire {
    return FakeWire.all.at(-1)!;
  }
}

const STEP = { number: 3, own: 1 };

describe("a table's socket", () => {
  let states: Connection[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeWire.all = [];
    states = [];
    socket = new TableSocket({
      connect: () => new FakeWire(),
      hello: () => ({ since: { "0": 7 }, chat: 2 }),
      onmessage: () => {},
      onconnection: (state) => states.push(state),
      delay: () => 100,
      silence: 1000,
    });
  });

  afterEach(() => {
    socket.end();
    vi.useRealTimers();
  });

  test("sends hello first, saying what it already knows", () => {
    FakeWire.last.onopen?.();
    expect(FakeWire.last.sent).toEqual([{ type: "hello", since: { "0": 7 }, chat: 2 }]);
  });

  test("holds a submission back until it is welcomed", () => {
    void socket.submit(0, STEP, "end");
    FakeWire.last.onopen?.();
    expect(FakeWire.last.sent.map(({ type }) => type)).toEqual(["hello"]);
    FakeWire.last.welcome();
    expect(FakeWire.last.sent.at(-1)).toMatchObject({ type: "submit", action: "end", step: STEP });
  });

  test("resolves a submission when the server has stored it", async () => {
    FakeWire.last.welcome();
    const answer = socket.submit(0, STEP, "end");
    FakeWire.last.tell({ type: "accepted", id: FakeWire.last.sent.at(-1)!.id!, repeated: false });
    expect(await answer).toMatchObject({ ok: true });
    expect(socket.unanswered).toBe(0);
  });

  test("passes on why it was refused", async () => {
    FakeWire.last.welcome();
    const answer = socket.submit(0, STEP, "end");
    const error = { code: "illegal_action", message: "", values: {}, fault: "x", clause: "ST-08", reason: null };
    FakeWire.last.tell({ type: "refused", id: FakeWire.last.sent.at(-1)!.id!, error });
    expect(await answer).toEqual({ ok: false, refusal: error });
  });

  test("reconnects and resends the unanswered submission, with the same id", async () => {
    FakeWire.last.welcome();
    const answer = socket.submit(0, STEP, "end");
    const first = FakeWire.last.sent.at(-1)!;
    FakeWire.last.onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(100);
    expect(FakeWire.all).toHaveLength(2);
    FakeWire.last.welcome();
    expect(states.at(-1)).toBe("open");
    expect(FakeWire.last.sent.at(-1)).toEqual(first);
    FakeWire.last.tell({ type: "accepted", id: first.id!, repeated: true });
    expect(await answer).toMatchObject({ ok: true });
  });

  test("does not resend what was answered", () => {
    FakeWire.last.welcome();
    void socket.submit(0, STEP, "end");
    FakeWire.last.tell({ type: "accepted", id: FakeWire.last.sent.at(-1)!.id!, repeated: false });
    FakeWire.last.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(100);
    FakeWire.last.welcome();
    expect(FakeWire.last.sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  test("keeps trying", () => {
    for (let attempt = 1; attempt <= 5; attempt++) {
      FakeWire.last.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(100);
      expect(FakeWire.all).toHaveLength(attempt + 1);
    }
  });

  test("pings a silent connection, and drops it if it stays silent", () => {
    FakeWire.last.welcome();
    vi.advanceTimersByTime(1000);
    expect(FakeWire.last.sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(500);
    expect(states.at(-1)).toBe("lost");
    expect(FakeWire.all[0]!.closed).toBe(true);
  });

  test("keeps a connection that answers", () => {
    FakeWire.last.welcome();
    vi.advanceTimersByTime(1000);
    FakeWire.last.tell({ type: "pong", id: "" });
    vi.advanceTimersByTime(900);
    expect(states.at(-1)).toBe("open");
  });

  test("tries again when its hello was too late", () => {
    FakeWire.last.onopen?.();
    FakeWire.last.onclose?.({ code: 1008 });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(100);
    FakeWire.last.welcome();
    expect(states.at(-1)).toBe("open");
  });

  test("switches to another connection silently, and resends there what was not answered", () => {
    FakeWire.last.welcome();
    void socket.submit(0, STEP, "end");
    const first = FakeWire.last.sent.at(-1)!;
    socket.reconnect();
    expect(FakeWire.all.map(({ closed }) => closed)).toEqual([true, false]);
    FakeWire.last.welcome();
    expect(FakeWire.last.sent.at(-1)).toEqual(first);
    expect(states).not.toContain("lost");
    expect(states.filter((state) => state === "connecting")).toHaveLength(1);
  });

  test("leaves a connection that is still opening until it has opened, and then closes it unused", () => {
    const first = FakeWire.last;
    socket.reconnect();
    expect([FakeWire.all.length, first.closed]).toEqual([2, false]);
    first.onopen?.();
    expect([first.closed, first.sent]).toEqual([true, []]);
  });

  test("reports it when the new connection fails too", () => {
    FakeWire.last.welcome();
    socket.reconnect();
    FakeWire.last.onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe("lost");
  });

  test("stops if there is no such table", () => {
    FakeWire.last.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("gone");
    expect(FakeWire.all).toHaveLength(1);
  });
});
