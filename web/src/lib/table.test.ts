import { afterEach, describe, expect, test, vi } from "vitest";
import type { ChatLine, Frames, ServerMessage, TableInfo, Told, Update } from "../generated/protocol";
import { api } from "./api";
import type { Wire } from "./socket";
import { TableStore } from "./table.svelte";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
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
  type: "update",
  viewer,
  told: news,
  n,
  view: {},
  acting,
  step: { number: n, own: 0 },
  legal: null,
  undoable: false,
  clocks: CLOCKS,
  result: null,
});

const frames = (...moments: number[]): Frames => ({
  table: "t",
  viewer: 0,
  open: false,
  last: 9,
  frames: moments.map((n) => ({ n, told: null, view: {}, acting: [], scores: null })),
  doubts: {},
});

/** The server's answers about the past, for the test to give when it likes. */
function held(): ((found: Frames) => void)[] {
  const answers: ((found: Frames) => void)[] = [];
  vi.spyOn(api, "frames").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  return answers;
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
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

  test("sends once what was pressed twice, and goes on from what the table then asks", () => {
    const { store, wire } = sit([0]);
    const sent = () => wire.sent.filter(({ type }) => type === "submit").map(({ step }) => step);
    wire.tell(update(0, 1, [0]));
    void store.act("undo");
    wire.tell(update(0, 1, [0])); // others did something
    void store.act("undo");
    expect(sent()).toEqual([{ number: 1, own: 0 }]);
    wire.tell(update(0, 2, [0])); // shown before it is answered
    void store.act("undo");
    expect(sent()).toEqual([
      { number: 1, own: 0 },
      { number: 2, own: 0 },
    ]);
  });

  test("keeps every line of the chat once", () => {
    const { store, wire } = sit([0]);
    wire.tell({ type: "said", line: line(2) });
    wire.tell({ type: "said", line: line(2) });
    expect(store.chat.map(({ n }) => n)).toEqual([1, 2]);
  });
});

describe("looking back", () => {
  test("shows what was asked for last, whatever arrives last", async () => {
    const { store, wire } = sit([0]);
    wire.tell(update(0, 9, [0]));
    const answers = held();
    const looks = [store.look(3), store.look(5)];
    answers[1]!(frames(5));
    answers[0]!(frames(3));
    await Promise.all(looks);
    expect(store.looking?.n).toBe(5);
  });

  test("is over once one has come back to the present, even if the past arrives later", async () => {
    const { store, wire } = sit([0]);
    wire.tell(update(0, 9, [0]));
    const answers = held();
    const look = store.look(3);
    store.now();
    answers[0]!(frames(3));
    await look;
    expect(store.looking).toBe(null);
  });
});

describe("a hint", () => {
  const step = (number: number, own: number, n = number): Update => ({
    ...update(0, n, [0, 1]),
    step: { number, own },
  });
  const hinted = (wire: FakeWire) =>
    wire.tell({ type: "hinted", id: String(wire.sent.at(-1)!.id), action: "end", bot: "greedy", events: [] });

  test("is given, whatever others do meanwhile", async () => {
    const { store, wire } = sit([0]);
    wire.tell(step(4, 1));
    const hint = store.hint();
    wire.tell(step(4, 1, 5));
    hinted(wire);
    expect(await hint).toMatchObject({ ok: true, message: { action: "end" } });
  });

  test("that comes when its moment has passed is none", async () => {
    const { store, wire } = sit([0]);
    wire.tell(step(4, 1));
    const hint = store.hint();
    wire.tell(step(4, 2));
    hinted(wire);
    expect(await hint).toBe(null);
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

  test("the curtain rises again where the game that keeps nothing secret comes late", () => {
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 1);
    expect(store.curtain).toBe(1);
    store.openHands();
    expect([store.curtain, store.eyes]).toEqual([null, 1]);
  });

  test("what one hand looked back at is never shown to the next", async () => {
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 0);
    store.lift();
    const answers = held();
    const look = store.look(1);
    turn(wire, 2, 1);
    store.lift();
    answers[0]!(frames(1));
    await look;
    expect([store.eyes, store.looking]).toEqual([1, null]);
  });

  test("nor while it is being shown once more", async () => {
    vi.useFakeTimers();
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 0);
    store.lift();
    const answers = held();
    const again = store.again(1, 900);
    answers[0]!(frames(0, 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.looking?.n).toBe(0);
    turn(wire, 2, 1);
    store.lift();
    await vi.advanceTimersByTimeAsync(900);
    await again;
    expect([store.eyes, store.looking]).toEqual([1, null]);
  });
});
