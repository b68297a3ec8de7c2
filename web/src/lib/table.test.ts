import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ChatLine, Frames, Hint, ServerMessage, TableInfo, Told, Update } from "../generated/protocol";
import { api } from "./api";
import { prefs } from "./prefs.svelte";
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

const CLOCKS = { now: 0, due: [null, null], left: [], stand_in: [], remind: [] };
const INFO = { id: "t", status: "playing", acting: [0], clocks: CLOCKS } as unknown as TableInfo;
const told = (n: number, seat = 0): Told => ({ n, seat, at: 0, events: [{ kind: "ended", seat }], text: null });
const line = (n: number): ChatLine => ({ n, name: "Eva", seat: null, text: "hola", at: 0, who: null });
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
  between: [],
  result: null,
});

const frames = (...moments: number[]): Frames => ({
  table: "t",
  viewer: 0,
  open: false,
  last: 9,
  frames: moments.map((n) => ({ n, told: n ? told(n) : null, view: {}, acting: [], scores: null })),
  doubts: {},
});

/** The server's answers about past moments, released by the test. */
function held(): ((found: Frames) => void)[] {
  const answers: ((found: Frames) => void)[] = [];
  vi.spyOn(api, "frames").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  return answers;
}
// How moments are shown one after another is tested with the director.
beforeEach(() => {
  prefs.pace = "at_once";
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function sit(viewers: (number | null)[]): { store: TableStore; wire: FakeWire; heard: number[] } {
  const wire = new FakeWire();
  const heard: number[] = [];
  const store = new TableStore("t", { connect: () => wire, onscene: ({ n }) => heard.push(n) });
  wire.onopen?.();
  wire.tell({ type: "welcome", table: INFO, viewers, chat: [line(1)], muted: [] });
  return { store, wire, heard };
}

describe("a table", () => {
  test("does not animate what happened before the page was opened", () => {
    const { store, wire, heard } = sit([0]);
    wire.tell(update(0, 3, [0], [told(1), told(2), told(3)]));
    expect(store.seen?.log).toHaveLength(3);
    expect(store.told).toEqual([]);
    expect(heard).toEqual([]);
  });

  test("animates what happens now, once", () => {
    const { store, wire, heard } = sit([0]);
    wire.tell(update(0, 1, [0], [told(1)]));
    wire.tell(update(0, 2, [1], [told(2)]));
    expect(store.told.map(({ n }) => n)).toEqual([2]);
    wire.tell(update(0, 2, [1], [told(2)]));
    expect(store.seen?.log.map(({ n }) => n)).toEqual([1, 2]);
    expect(heard).toEqual([2]);
  });

  test("asks page by page for what came before the latest moments", async () => {
    const { store, wire } = sit([0]);
    wire.tell(update(0, 6, [0], [told(5), told(6)]));
    const asked = () => wire.sent.filter((message) => message.type === "recall");
    expect(asked()).toMatchObject([{ viewer: 0, before: 5 }]);
    wire.tell({ type: "recalled", id: String(asked()[0]!.id), viewer: 0, told: [told(3), told(4)] });
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    wire.tell({ type: "recalled", id: String(asked()[1]!.id), viewer: 0, told: [told(1), told(2)] });
    await vi.waitFor(() => expect(store.seen?.log.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]));
    expect(asked()).toHaveLength(2);
  });

  test("shows the latest moments after an absence so long that only those were sent", () => {
    const { store, wire } = sit([0]);
    wire.tell(update(0, 1, [0], [told(1)]));
    wire.tell(update(0, 9, [0], [told(8), told(9)]));
    expect(store.seen?.log.map(({ n }) => n)).toEqual([8, 9]);
    expect(wire.sent.at(-1)).toMatchObject({ type: "recall", before: 8 });
  });

  test("says after a lost connection what it already knows", () => {
    const { store, wire } = sit([0]);
    wire.tell(update(0, 4, [0], [told(4)]));
    store.reconnect();
    wire.onopen?.();
    expect(wire.sent.at(-1)).toEqual({ type: "hello", since: { "0": 4 }, chat: 1, between: true });
  });

  test("displays a spectator's view without a seat", () => {
    const { store, wire } = sit([null]);
    wire.tell(update(null, 1, [0]));
    expect([store.viewer, store.mine, store.myTurn]).toEqual([null, [], false]);
  });

  test("sends an action pressed twice only once, and continues with the next decision", () => {
    const { store, wire } = sit([0]);
    const sent = () => wire.sent.filter(({ type }) => type === "submit").map(({ step }) => step);
    wire.tell(update(0, 1, [0]));
    void store.act("undo");
    wire.tell(update(0, 1, [0])); // others did something
    void store.act("undo");
    expect(sent()).toEqual([{ number: 1, own: 0 }]);
    wire.tell(update(0, 2, [0])); // the update arrives before the answer
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
  test("displays the moment requested last, whichever arrives last", async () => {
    const { store, wire } = sit([0]);
    wire.tell(update(0, 9, [0]));
    const answers = held();
    const looks = [store.look(3), store.look(5)];
    answers[1]!(frames(5));
    answers[0]!(frames(3));
    await Promise.all(looks);
    expect(store.looking?.n).toBe(5);
  });

  test("ends on returning to the present, even if the past moment arrives later", async () => {
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
  const advice: Hint = {
    turn: ["end"],
    events: [],
    unit: "points",
    worth: 9,
    reasons: [],
    other: [],
    lead: 0,
    error: 0,
    sure: false,
    against: [],
  };
  const step = (number: number, own: number, n = number): Update => ({
    ...update(0, n, [0, 1]),
    step: { number, own },
  });
  const hinted = (wire: FakeWire) => wire.tell({ type: "hinted", id: String(wire.sent.at(-1)!.id), hint: advice });

  test("is given, whatever others do meanwhile", async () => {
    const { store, wire } = sit([0]);
    wire.tell(step(4, 1));
    const hint = store.hint();
    wire.tell(step(4, 1, 5));
    hinted(wire);
    expect(await hint).toMatchObject({ ok: true, message: { hint: { turn: ["end"] } } });
  });

  test("that arrives after its moment has passed is dropped", async () => {
    const { store, wire } = sit([0]);
    wire.tell(step(4, 1));
    const hint = store.hint();
    wire.tell(step(4, 2));
    hinted(wire);
    expect(await hint).toBe(null);
  });
});

describe("on a shared screen", () => {
  const turn = (wire: FakeWire, n: number, acting: number) => {
    for (const viewer of [0, 1]) wire.tell(update(viewer, n, [acting], [told(n, 1 - acting)]));
  };

  test("a curtain falls before the first hand", () => {
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 1);
    expect(store.curtain).toBe(1);
  });

  test("a curtain falls whenever another hand has to act, and its player sees what was missed", () => {
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 0);
    store.lift();
    expect([store.curtain, store.viewer]).toEqual([null, 0]);
    turn(wire, 2, 0);
    expect(store.curtain).toBe(null);
    turn(wire, 3, 1);
    expect(store.curtain).toBe(1);
    store.lift();
    expect(store.viewer).toBe(1);
    expect(store.told.map(({ n }) => n)).toEqual([2, 3]);
  });

  test("no curtain falls where nothing in a hand is secret", () => {
    const { store, wire } = sit([0, 1]);
    store.openHands();
    turn(wire, 1, 0);
    turn(wire, 2, 1);
    expect([store.curtain, store.viewer]).toEqual([null, 1]);
  });

  test("the curtain rises again when a game without secrets loads late", () => {
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 1);
    expect(store.curtain).toBe(1);
    store.openHands();
    expect([store.curtain, store.viewer]).toEqual([null, 1]);
  });

  test("a past moment displayed to one hand is never shown to the next", async () => {
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 0);
    store.lift();
    const answers = held();
    const look = store.look(1);
    turn(wire, 2, 1);
    store.lift();
    answers[0]!(frames(1));
    await look;
    expect([store.viewer, store.looking]).toEqual([1, null]);
  });

  test("nor during a replay of the latest moments", async () => {
    vi.useFakeTimers();
    const { store, wire } = sit([0, 1]);
    turn(wire, 1, 0);
    store.lift();
    const answers = held();
    const again = store.again(1);
    answers[0]!(frames(0, 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.looking?.n).toBe(1);
    turn(wire, 2, 1);
    expect([store.viewer, store.curtain]).toEqual([0, null]); // the player still looks at what was shown again
    await vi.advanceTimersByTimeAsync(900);
    await again;
    expect([store.looking, store.curtain]).toEqual([null, 1]);
    store.lift();
    expect([store.viewer, store.looking]).toEqual([1, null]);
  });
});
