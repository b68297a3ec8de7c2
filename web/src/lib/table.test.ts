import { describe, expect, test } from "vitest";
import type { ChatLine, ServerMessage, TableInfo, Told, Update } from "../generated/protocol";
import type { Wire } from "./socket";
import { TableStore } from "./table.svelte";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const CLOCKS = { now: 0, due: [null, null], left: [] };
const INFO = { id: "t", status: "playing", acting: [0], clocks: CLOCKS } as unknown as TableInfo;
const told = (n: number, seat = 0): Told => ({ n, seat, at: 0, events: [{ kind: "ended", seat }], text: null });
const line = (n: number): ChatLine => ({ n, name: "Eva", seat: null, text: "hola", at: 0 });
const update = (viewer: number | null, n: number, acting: number[], news: Told[] = []): Update => ({
  type: "update", viewer, told: news, n, view: {}, acting, step: { number: n, own: 0 }, legal: null, undoable: false, clocks: CLOCKS, result: null,
});

function sit(viewers: (number | null)[]): { store: TableStore; wire: FakeWire; heard: Told[] } {
  const wire = new FakeWire();
  const heard: Told[] = [];
  const store = new TableStore("t", { connect: () => wire, ontold: (news) => heard.push(...news) });
  wire.onopen?.();
  wire.tell({ type: "welcome", table: INFO, viewers, chat: [line(1)] });
  return { store, wire, heard };
}

describe("a table", () => {
  test("does not act out what happened before one came", () => {
    const { store, wire, heard } = sit([0]);
    wire.tell(update(0, 3, [0], [told(1), told(2), told(3)]));
    expect(store.seen?.log).toHaveLength(3);
    expect(store.told).toEqual([]);
    expect(heard).toEqual([]);
  });

  test("acts out what happens now, once", () => {
    const { store, wire, heard } = sit([0]);
    wire.tell(update(0, 1, [0], [told(1)]));
    wire.tell(update(0, 2, [1], [told(2)]));
    expect(store.told.map(({ n }) => n)).toEqual([2]);
    wire.tell(update(0, 2, [1], [told(2)]));
    expect(store.seen?.log.map(({ n }) => n)).toEqual([1, 2]);
    expect(heard.map(({ n }) => n)).toEqual([2]);
  });

  test("says after a cut what it knows already", () => {
    const { store, wire } = sit([0]);
    wire.tell(update(0, 4, [0], [told(4)]));
    store.reconnect();
    wire.onopen?.();
    expect(wire.sent.at(-1)).toEqual({ type: "hello", since: { "0": 4 }, chat: 1 });
  });

  test("shows a spectator's eyes where no seat is held", () => {
    const { store, wire } = sit([null]);
    wire.tell(update(null, 1, [0]));
    expect([store.eyes, store.mine, store.myTurn]).toEqual([null, [], false]);
  });

  test("keeps every line of the chat once", () => {
    const { store, wire } = sit([0]);
    wire.tell({ type: "said", line: line(2) });
    wire.tell({ type: "said", line: line(2) });
    expect(store.chat.map(({ n }) => n)).toEqual([1, 2]);
  });
});

describe("at one screen", () => {
  const turn = (wire: FakeWire, n: number, acting: number) => {
    for (const viewer of [0, 1]) wire.tell(update(viewer, n, [acting], [told(n, 1 - acting)]));
  };

  test("a curtain falls before the first hand", () => {
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 1);
    expect(store.curtain).toBe(1);
  });

  test("a curtain falls whenever another hand is asked, and the next sees what was missed", () => {
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 0);
    store.lift();
    expect([store.curtain, store.eyes]).toEqual([null, 0]);
    turn(wire, 2, 0);
    expect(store.curtain).toBe(null);
    turn(wire, 3, 1);
    expect(store.curtain).toBe(1);
    store.lift();
    expect(store.eyes).toBe(1);
    expect(store.told.map(({ n }) => n)).toEqual([2, 3]);
  });

  test("no curtain falls where nothing in a hand is secret", () => {
    const { store, wire } = sit([0, 1]);
    store.openHands();
    turn(wire, 1, 0);
    turn(wire, 2, 1);
    expect([store.curtain, store.eyes]).toEqual([null, 1]);
  });

  test("a curtain rises that fell before it was known that nothing is secret", () => {
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 1);
    expect(store.curtain).toBe(1);
    store.openHands();
    expect([store.curtain, store.eyes]).toEqual([null, 1]);
    turn(wire, 2, 0);
    expect([store.curtain, store.eyes]).toEqual([null, 0]);
  });
});
