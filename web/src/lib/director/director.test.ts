import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage, TableInfo, Told, Update } from "../../generated/protocol";
import { loadGame } from "../games";
import { prefs } from "../prefs.svelte";
import type { Wire } from "../socket";
import { TableStore } from "../table.svelte";
import { Director, type Displayed } from "./director.svelte";
import { FACTORS, PACES, watched, type Pace } from "./pace";
import { RECORDINGS, updatesOf } from "./rounds";
import type { Scene, Scenes } from "./scenes";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  send(): void {}
  close(): void {}
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Longer than any queue may take, in milliseconds, but not so long that a silent connection is dropped. */
const LONG = 23_000;
const INFO = { status: "playing", acting: [], clocks: { now: 0, due: [], left: [] } } as unknown as TableInfo;

interface Shown {
  scene: Scene;
  viewer: number | null;
  /** What the page said of the table when the scene began. */
  logged: number | undefined;
  view: unknown;
}

function sit(viewers: number[], scenes?: Scenes): { store: TableStore; wire: FakeWire; shown: Shown[] } {
  const wire = new FakeWire();
  const shown: Shown[] = [];
  const store = new TableStore("t", {
    connect: () => wire,
    scenes: () => scenes,
    onscene: (scene, position, viewer) =>
      shown.push({ scene, viewer, logged: store.log.at(-1)?.n, view: position.view }),
  });
  wire.onopen?.();
  wire.tell({ type: "welcome", table: INFO, viewers, chat: [], muted: [] });
  return { store, wire, shown };
}

const gameOf = (name: string) => name.split(" ")[0]!;
const scenesOf = async (name: string) => (await loadGame(gameOf(name))).scenes;
const eventsOf = (updates: readonly Update[]) => updates.flatMap(({ told }) => told.flatMap(({ events }) => events));
const momentsOf = (updates: readonly Update[]) => updates.flatMap(({ told }) => told.map(({ n }) => n));
const shownEvents = (shown: readonly Shown[]) => shown.flatMap(({ scene }) => scene.events);

/** The view after each moment. */
function viewsOf(updates: readonly Update[]): Map<number, unknown> {
  return new Map(
    updates.flatMap(({ told, between, view }) => told.map(({ n }, at) => [n, between[at]?.view ?? view] as const)),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  prefs.pace = "normal";
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Every event had its scene, in order, over the position it led to, and the page never spoke of anything later. */
function expectAllShown(shown: readonly Shown[], updates: readonly Update[]): void {
  expect(shownEvents(shown)).toEqual(eventsOf(updates));
  expect([...new Set(shown.map(({ scene }) => scene.n))]).toEqual(momentsOf(updates));
  const views = viewsOf(updates);
  for (const { scene, logged, view } of shown) {
    expect(logged).toBe(scene.n);
    expect(view).toEqual(views.get(scene.n));
  }
}

describe.each(RECORDINGS)("rounds of %s", (name) => {
  const [opening, ...updates] = updatesOf(name);

  test.each(PACES)("are shown event by event, in order: %s", async (pace) => {
    prefs.pace = pace;
    const { store, wire, shown } = sit([0], await scenesOf(name));
    wire.tell(opening!);
    expect(shown).toEqual([]); // what happened before is not shown
    for (const update of updates) {
      wire.tell(update);
      vi.advanceTimersByTime(400);
      expect(store.acting).toEqual(store.seen?.director.position.acting);
    }
    vi.advanceTimersByTime(2 * LONG);
    expectAllShown(shown, updates);
    expect(store.seen?.director.behind).toBe(false);
    expect(store.seen?.director.position.view).toEqual(updates.at(-1)?.view);
  });

  test.each(["calm", "normal", "brisk"] as const)("are never far behind, however fast they come: %s", async (pace) => {
    prefs.pace = pace;
    const { store, wire, shown } = sit([0], await scenesOf(name));
    wire.tell(opening!);
    for (const update of updates) wire.tell(update);
    vi.advanceTimersByTime(20_000 * FACTORS[pace]);
    expectAllShown(shown, updates);
    expect(store.seen?.director.behind).toBe(false);
  });

  test("are shown sooner while one's own clock runs", async () => {
    const { wire, shown } = sit([0], await scenesOf(name));
    const clocks = { ...opening!.clocks, due: [1] };
    wire.tell(opening!);
    for (const update of updates) wire.tell({ ...update, clocks });
    vi.advanceTimersByTime(6000);
    expectAllShown(shown, updates);
  });

  test("are shown after a lost connection, from where one left", async () => {
    const { store, wire, shown } = sit([0], await scenesOf(name));
    wire.tell(opening!);
    const [next, ...missed] = updates;
    wire.tell(next!);
    vi.advanceTimersByTime(LONG);
    store.reconnect();
    wire.onopen?.();
    wire.tell({ type: "welcome", table: INFO, viewers: [0], chat: [], muted: [] });
    const told = missed.flatMap((update) => update.told);
    const positions = missed.flatMap(({ told, between, view, acting }) =>
      told.map((_, at) => between[at] ?? { view, acting }),
    );
    wire.tell({ ...missed.at(-1)!, told, between: positions.slice(0, -1) });
    vi.advanceTimersByTime(LONG);
    expectAllShown(shown, updates);
  });

  test("are all in the log after a skip, and the present is displayed at once", async () => {
    const { store, wire, shown } = sit([0], await scenesOf(name));
    wire.tell(opening!);
    for (const update of updates) wire.tell(update);
    store.skip();
    expect(shownEvents(shown)).toEqual(eventsOf(updates));
    expect(store.log.at(-1)?.n).toBe(updates.at(-1)?.n);
    expect(store.seen?.director.behind).toBe(false);
  });
});

describe.each(RECORDINGS.filter((name) => name.endsWith(" 2")))("at one screen, rounds of %s", (name) => {
  test("are shown to each player, behind a curtain of their own", async () => {
    const { store, wire, shown } = sit([0, 1], await scenesOf(name));
    const both = [0, 1].map((viewer) => updatesOf(name, viewer));
    const most = Math.max(...both.map(({ length }) => length));
    for (let at = 0; at < most; at++) {
      for (const update of both.flatMap((updates) => updates[at] ?? [])) wire.tell(update);
      vi.advanceTimersByTime(LONG);
      if (store.curtain === null) continue;
      const before = shown.length;
      vi.advanceTimersByTime(1000);
      expect(shown.length).toBe(before); // nothing is shown to a curtain
      store.lift();
    }
    vi.advanceTimersByTime(LONG);
    for (const viewer of [0, 1]) {
      const own = shown.filter((one) => one.viewer === viewer);
      const all = eventsOf(both[viewer]!.slice(1));
      expect(shownEvents(own)).toEqual(all.slice(0, shownEvents(own).length));
      if (viewer === store.viewer) expect(shownEvents(own)).toHaveLength(all.length); // the other's curtain is down
      for (const { scene, logged } of own) expect(logged).toBe(scene.n);
    }
    expect(new Set(shown.map(({ viewer }) => viewer)).size).toBe(2);
  });
});

test("at one screen, what nobody hides is shown once", async () => {
  const name = "sonora 2";
  const { store, wire, shown } = sit([0, 1], await scenesOf(name));
  store.openHands();
  const both = [0, 1].map((viewer) => updatesOf(name, viewer));
  for (const [at, update] of both[0]!.entries()) {
    wire.tell(update);
    wire.tell(both[1]![at]!);
    vi.advanceTimersByTime(LONG);
  }
  expect(new Set(shown.map(({ viewer }) => viewer)).size).toBe(2);
  expect(shownEvents(shown)).toEqual(eventsOf(both[0]!.slice(1)));
});

describe("the director", () => {
  const told = (n: number, seat = 1): Told => ({ n, seat, at: 0, events: [{ kind: "ended", seat }], text: null });
  const at = (n: number): Displayed => ({ n, view: n, acting: [], result: null });
  const comings = (...moments: number[]) => moments.map((n) => ({ told: told(n), position: at(n) }));
  const direct = (scenes?: Scenes, pace: Pace = "normal", viewer: number | null = 0) => {
    const begun: Scene[] = [];
    const options = { viewer, factor: () => FACTORS[pace], scenes: () => scenes };
    return { begun, director: new Director(at(0), { ...options, onscene: (scene) => begun.push(scene) }) };
  };

  test("shows what a game's scenes leave out, at the end of its moment", () => {
    const { begun, director } = direct(({ events }) => [{ events: events.slice(1), ms: 100 }]);
    const events = [{ kind: "one" }, { kind: "two" }];
    director.play([{ told: { ...told(1), events }, position: at(1) }]);
    vi.advanceTimersByTime(LONG);
    expect(begun.map((scene) => scene.events)).toEqual([[{ kind: "two" }], [{ kind: "one" }]]);
  });

  test("waits for a board that still moves, and not when the player skips", () => {
    const { director } = direct();
    director.play(comings(1, 2));
    director.lag(true);
    vi.advanceTimersByTime(LONG);
    expect(director.position.n).toBe(1);
    director.lag(false);
    expect(director.position.n).toBe(2);
    director.lag(true);
    director.skip();
    expect([director.scene, director.behind]).toEqual([null, false]);
  });

  test("shows nothing while nobody looks, and all of it afterwards", () => {
    const { begun, director } = direct();
    director.sleep();
    director.play(comings(1, 2));
    vi.advanceTimersByTime(LONG);
    expect([begun.length, director.position.n, director.current]).toEqual([0, 0, false]);
    director.wake();
    vi.advanceTimersByTime(LONG);
    expect(begun.map(({ n }) => n)).toEqual([1, 2]);
  });

  test("offers the present as soon as its last moment is on the board", () => {
    const { director } = direct();
    director.play(comings(1, 2));
    expect(director.current).toBe(false);
    vi.advanceTimersByTime(901);
    expect([director.current, director.behind, director.position.n]).toEqual([true, true, 2]);
  });

  test("shows the player's own action faster, and a flick in its own time at any pace", () => {
    const { begun, director } = direct(({ events }) => [{ events, ms: 1000, steady: true }], "calm");
    director.play(comings(1));
    expect(begun[0]?.ms).toBe(1000);
    const other = direct();
    other.director.play([{ told: told(1, 0), position: at(1) }]);
    expect(other.begun[0]?.ms).toBeLessThan(400);
  });

  test("hurries a player through what waits, and no spectator", () => {
    const many = comings(...Array.from({ length: 60 }, (_, n) => n + 1));
    const [player, spectator] = [direct(), direct(undefined, "normal", null)];
    for (const { director } of [player, spectator]) director.play(many);
    expect(player.begun[0]?.ms).toBeLessThan(spectator.begun[0]?.ms ?? 0);
    spectator.director.skip();
    expect(spectator.begun.map(({ n }) => n)).toEqual(many.map(({ told: { n } }) => n));
  });

  test("passes at once without a scene, where the player wants none, but not where it was asked for", () => {
    const { begun, director } = direct(undefined, "at_once");
    director.play(comings(1, 2, 3));
    expect([director.position.n, director.scene, director.behind]).toEqual([3, null, false]);
    expect(director.told.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(begun.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(watched("at_once")).toBeGreaterThan(0);
  });

  test("takes over what has changed without being told", () => {
    const { director } = direct();
    director.amend({ ...at(0), acting: [1] });
    expect(director.position.acting).toEqual([1]);
    director.play(comings(1, 2));
    director.amend({ ...at(2), acting: [0] });
    expect(director.position.acting).toEqual([]);
    vi.advanceTimersByTime(LONG);
    expect(director.position.acting).toEqual([0]);
  });
});
