import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { JudgedEntry, Refusal, Retried } from "../generated/protocol";
import { api, Refused, Unreachable } from "./api";
import { BetterTurn } from "./betterturn.svelte";
import { judgedEntry } from "./judged.fixture";
import { outcomeOf, Retry } from "./retry.svelte";

const blunder = (ply: number, about: Partial<JudgedEntry> = {}): JudgedEntry =>
  judgedEntry(ply, 1, { mark: "blunder", cost: 9, error: 0.8, better: ["best", "end"], ...about });
const FIRST = blunder(4, { reasons: [{ kind: "gem", places: ["b2", "b3"] }] });
const SECOND = blunder(9);
const REFUSAL: Refusal = { code: "illegal", message: "", values: {}, fault: "no", clause: "ST-08", reason: null };

/** What the server answers: “end” ends a turn; one with “best” in it costs nothing, any other as much as before. */
function answer(ply: number, actions: readonly string[]): Retried {
  if (actions.includes("forbidden")) throw new Refused(REFUSAL, 400);
  const over = actions.includes("end");
  const told = actions.map((kind, at) => ({ n: ply + at, at: 0, seat: 1, events: [{ kind }] }));
  return {
    seat: 1,
    view: { after: actions.join(" ") },
    legal: over ? null : { kind: "list", actions: ["best", "worse", "end"] },
    told: told as unknown as Retried["told"],
    undoable: actions.length > 0 && !over,
    over,
    verdict: over ? (actions.includes("best") ? judgedEntry(ply, 1) : blunder(ply)) : null,
  };
}

const asked = () => vi.mocked(api.retry).mock.calls.map(([, { ply, actions }]) => [ply, ...(actions ?? [])].join(" "));

beforeEach(() => {
  vi.spyOn(api, "retry").mockImplementation(async (_, { ply, actions = [] }) => answer(ply, actions));
});
afterEach(() => vi.restoreAllMocks());

async function begun(): Promise<Retry> {
  const retry = new Retry("t", [FIRST, SECOND]);
  await retry.begin();
  return retry;
}

describe("retrying one's mistakes", () => {
  test("begins with the first one, in the position as it was", async () => {
    const retry = await begun();
    expect(asked()).toEqual(["4"]);
    expect([retry.index, retry.finished, retry.undoable, retry.outcome]).toEqual([0, false, false, null]);
    expect(retry.legal).toMatchObject({ actions: ["best", "worse", "end"] });
  });

  test("gives a verdict once the turn is complete, and goes on", async () => {
    const retry = await begun();
    expect(await retry.act("best")).toBe(true);
    expect([retry.outcome, retry.undoable]).toEqual([null, true]);
    expect(retry.told.map(({ events }) => events)).toEqual([[{ kind: "best" }]]);
    expect(await retry.act("end")).toBe(true);
    expect([retry.outcome, retry.legal, retry.undoable]).toEqual(["best", null, false]);
    expect([...retry.found]).toEqual([0]);
    await retry.next();
    expect([retry.index, retry.outcome]).toEqual([1, null]);
    await retry.next();
    expect([retry.finished, retry.found.size]).toEqual([true, 1]);
  });

  test("takes back the last action that was tried", async () => {
    const retry = await begun();
    await retry.act("worse");
    await retry.act("undo");
    expect(asked()).toEqual(["4", "4 worse", "4"]);
    expect([retry.undoable, retry.told]).toEqual([false, []]);
    await retry.undo();
    expect(asked()).toHaveLength(3);
  });

  test("says what is refused and why, and stays where it was", async () => {
    const retry = await begun();
    await retry.act("worse");
    expect(await retry.act("forbidden")).toEqual(REFUSAL);
    expect(await retry.explain("forbidden")).toEqual(REFUSAL);
    expect(retry.now?.view).toEqual({ after: "worse" });
    await retry.act("end");
    expect(asked().at(-1)).toBe("4 worse end");
    expect(retry.outcome).toBe("still");
  });

  test("does not have the same turn judged twice because it was explained first", async () => {
    const retry = await begun();
    expect(await retry.explain("end")).toBe(null);
    expect(retry.now?.over).toBe(false);
    await retry.act("end");
    expect(asked()).toEqual(["4", "4 end"]);
    expect(retry.outcome).toBe("still");
  });

  test("shows the solution action by action, which mends nothing", async () => {
    const retry = await begun();
    await retry.solve();
    expect([retry.solving, retry.hinted, retry.legal]).toEqual([0, "best", null]);
    expect(retry.pointed).toEqual(["b2", "b3"]);
    await retry.solve(1);
    expect([retry.hinted, retry.now?.view]).toEqual(["end", { after: "best" }]);
    await retry.again();
    expect([retry.hinted, retry.pointed, retry.legal?.kind]).toEqual([null, [], "list"]);
    await retry.act("best");
    await retry.act("end");
    expect([retry.outcome, retry.found.size]).toEqual(["best", 0]);
  });

  test("ignores an answer that comes after the player has moved on", async () => {
    const retry = await begun();
    let late = (_: Retried): void => {};
    vi.mocked(api.retry).mockImplementationOnce(() => new Promise((done) => (late = done)));
    const acted = retry.act("end");
    await retry.next();
    late(answer(4, ["end"]));
    await acted;
    expect([retry.index, retry.outcome, retry.busy]).toEqual([1, null, false]);
  });

  test("keeps the position while the server cannot be reached", async () => {
    const retry = await begun();
    vi.mocked(api.retry).mockRejectedValueOnce(new Unreachable());
    await retry.act("best");
    expect(retry.failure).toBeInstanceOf(Unreachable);
    await retry.act("best");
    expect([retry.failure, retry.now?.view]).toEqual([null, { after: "best" }]);
  });
});

describe("what was tried", () => {
  const costing = (mark: string, cost: number, error: number) => judgedEntry(4, 1, { mark, cost, error });

  test("is as good as the best unless it surely is not", () => {
    expect(outcomeOf(FIRST, costing("", 1.9, 1))).toBe("best");
    expect(outcomeOf(FIRST, costing("good", -3, 1))).toBe("best");
  });

  test("is better than what was played only if that is sure", () => {
    expect(outcomeOf(FIRST, costing("inaccuracy", 2, 0.4))).toBe("better");
    expect(outcomeOf(FIRST, costing("blunder", 6, 0.5))).toBe("better");
    expect(outcomeOf(FIRST, costing("blunder", 8, 0.8))).toBe("still");
    expect(outcomeOf(FIRST, costing("blunder", 12, 0.8))).toBe("still");
  });
});

describe("the better turn", () => {
  test("is drawn in its place, until another moment is displayed", async () => {
    const better = new BetterTurn("t", () => {});
    await better.toggle(FIRST);
    expect(better.shown).toEqual({ view: { after: "" }, seat: 1, hinted: "best", pointed: ["b2", "b3"] });
    await better.show(FIRST, 1);
    expect([better.step, better.shown?.hinted, better.shown?.view]).toEqual([1, "end", { after: "best" }]);
    better.keepTo(FIRST);
    expect(better.shown).not.toBe(null);
    better.keepTo(SECOND);
    expect([better.shown, better.step]).toEqual([null, 0]);
  });

  test("is not drawn when it arrives too late, or where there is none", async () => {
    const better = new BetterTurn("t", () => {});
    const shown = better.show(FIRST);
    better.hide();
    await shown;
    expect(better.shown).toBe(null);
    await better.toggle(judgedEntry(3, 1));
    expect(better.shown).toBe(null);
  });

  test("reports why it cannot be drawn", async () => {
    const failed = vi.fn();
    vi.mocked(api.retry).mockRejectedValueOnce(new Unreachable());
    await new BetterTurn("t", failed).toggle(FIRST);
    expect(failed).toHaveBeenCalledOnce();
  });
});
