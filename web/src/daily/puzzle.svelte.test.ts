import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DailyAnswer, DailyReasons, DailyVerdict, Edition } from "../generated/protocol";
import { api, Unreachable } from "../lib/api";
import * as games from "../lib/games";
import { prefs } from "../lib/prefs.svelte";
import { Answers } from "./answers";
import { Diary } from "./diary.svelte";
import { DAY, GAME, puzzle as thePuzzle, refused, REFUSAL, result, tried, verdict } from "./puzzle.fixture";
import { Puzzle } from "./puzzle.svelte";
import { requests } from "./requests";
import { Sending } from "./sending.svelte";

/** What the host has been asked to verify. */
let given: DailyAnswer[] = [];
let diary = new Diary();
let sending = new Sending(diary, new Answers());
const attempts = () => vi.mocked(requests.attempt).mock.calls.map(([, , actions]) => actions.join(" "));
const offline = () => Promise.reject(new Unreachable());

beforeEach(() => {
  localStorage.clear();
  [given, diary] = [[], new Diary()];
  sending = new Sending(diary, new Answers());
  prefs.known = true;
  vi.spyOn(games, "loadGame").mockResolvedValue({ key: GAME, Board: (() => ({})) as never });
  vi.spyOn(api, "edition").mockResolvedValue({ components: {} } as Edition);
  vi.spyOn(requests, "puzzle").mockImplementation(async () => thePuzzle());
  vi.spyOn(requests, "attempt").mockImplementation(async (_, __, actions) => tried(actions));
  vi.spyOn(requests, "answer").mockImplementation(async (_, __, answer) => {
    given.push(answer);
    return verdict(answer.actions ?? [], answer.give_up ? { yours: null, mark: "given_up" } : {});
  });
  vi.spyOn(requests, "reasons").mockImplementation(async (_, __, actions) => ({
    yours: actions.map((places) => ({ kind: "does", places: [places] })),
    best: [],
  }));
  vi.spyOn(requests, "answered").mockRejectedValue(refused("daily_not_answered"));
});
afterEach(() => vi.restoreAllMocks());

async function begun(): Promise<Puzzle> {
  const puzzle = new Puzzle(DAY, GAME, sending);
  await puzzle.load();
  return puzzle;
}

const view = (puzzle: Puzzle) => (puzzle.director?.position.view as { after: string }).after;

describe("trying", () => {
  test("begins with the position, and tells where every action leads", async () => {
    const puzzle = await begun();
    expect([view(puzzle), puzzle.undoable, puzzle.restartable, puzzle.handedIn]).toEqual(["", false, false, false]);
    await puzzle.act("good");
    expect([view(puzzle), puzzle.points, puzzle.undoable, puzzle.over]).toEqual(["good", 3, true, false]);
    await puzzle.act("end");
    expect([puzzle.legal, puzzle.over, puzzle.undoable]).toEqual([null, true, true]);
  });

  test("says what is refused and why, and stays where it was", async () => {
    const puzzle = await begun();
    await puzzle.act("poor");
    expect(await puzzle.act("forbidden")).toEqual(REFUSAL);
    expect(await puzzle.explain("forbidden")).toEqual(REFUSAL);
    expect(await puzzle.explain("good")).toBeNull();
    expect([view(puzzle), puzzle.actions]).toEqual(["poor", ["poor"]]);
  });

  test("takes back one action or all, without asking again", async () => {
    const puzzle = await begun();
    for (const action of ["good", "poor", "end"]) await puzzle.act(action);
    expect(attempts()).toHaveLength(3);
    await puzzle.undo();
    expect(view(puzzle)).toBe("good poor");
    await puzzle.restart();
    expect([view(puzzle), puzzle.actions]).toEqual(["", []]);
    expect(attempts()).toHaveLength(3);
  });

  test("does not take back what chance has answered", async () => {
    const puzzle = await begun();
    await puzzle.act("fly");
    expect([puzzle.undoable, puzzle.restartable]).toEqual([false, false]);
    await puzzle.act("good");
    await puzzle.act("poor");
    expect([puzzle.undoable, puzzle.restartable]).toEqual([true, true]);
    await puzzle.restart();
    expect(puzzle.actions).toEqual(["fly"]);
  });

  test("goes on where it was left", async () => {
    const first = await begun();
    await first.act("good");
    first.end();
    const again = await begun();
    expect([view(again), again.points, again.actions]).toEqual(["good", 3, ["good"]]);
  });

  test("begins anew if what was done is no longer possible", async () => {
    diary.doing(DAY, GAME, ["forbidden"]);
    const puzzle = await begun();
    expect([puzzle.actions, diary.line(DAY, GAME).actions]).toEqual([[], []]);
  });

  test("ignores an answer that comes after something was taken back", async () => {
    const puzzle = await begun();
    await puzzle.act("good");
    let late = (_: ReturnType<typeof tried>): void => {};
    vi.mocked(requests.attempt).mockImplementationOnce(() => new Promise((done) => (late = done)));
    const acted = puzzle.act("poor");
    await puzzle.undo();
    late(tried(["good", "poor"]));
    await acted;
    expect([puzzle.actions, view(puzzle), puzzle.busy]).toEqual([[], "", false]);
  });

  test("keeps the position while nothing answers", async () => {
    const puzzle = await begun();
    await puzzle.act("good");
    vi.mocked(requests.attempt).mockImplementationOnce(offline);
    await puzzle.act("poor");
    expect([puzzle.failure instanceof Unreachable, view(puzzle)]).toEqual([true, "good"]);
    await puzzle.undo();
    expect([puzzle.failure, view(puzzle)]).toEqual([null, ""]);
  });
});

describe("handing in", () => {
  test("shows one's turn beside the best, and remembers it", async () => {
    const puzzle = await begun();
    await puzzle.act("poor");
    await puzzle.handIn();
    expect(given).toMatchObject([{ actions: ["poor"], give_up: false }]);
    expect([puzzle.verdict?.mark, puzzle.side, puzzle.legal]).toEqual(["far", "yours", null]);
    expect([diary.state(DAY, GAME), diary.line(DAY, GAME).actions]).toEqual(["far", []]);
    await puzzle.act("good");
    expect([await puzzle.explain("good"), attempts()]).toEqual([null, ["poor"]]);
    puzzle.show("best");
    expect(puzzle.showing?.steps((code) => code).map(({ words }) => words)).toEqual([
      "event-good",
      "event-good",
      "event-end",
    ]);
    puzzle.look("yours", 1);
    expect(puzzle.side).toBe("yours");
    puzzle.end();
  });

  test("has its verdict before anybody has looked for reasons", async () => {
    const puzzle = await begun();
    await puzzle.act("poor");
    let found = (_: DailyReasons): void => {};
    vi.mocked(requests.reasons).mockImplementationOnce(() => new Promise((later) => (found = later)));
    await puzzle.handIn();
    puzzle.show("yours");
    expect([puzzle.verdict?.mark, puzzle.explaining, puzzle.places]).toEqual(["far", true, []]);
    found({ yours: [{ kind: "does", places: ["a1"] }], best: [] });
    await vi.waitFor(() => expect(puzzle.explaining).toBe(false));
    expect(puzzle.places).toEqual(["a1"]);
    puzzle.show("best");
    expect(puzzle.places).toEqual([]);
    puzzle.end();
  });

  test("stands without reasons where nobody gives any, and forgets those of another turn", async () => {
    const puzzle = await begun();
    await puzzle.act("poor");
    vi.mocked(requests.reasons).mockImplementationOnce(offline);
    await puzzle.handIn();
    await vi.waitFor(() => expect(puzzle.explaining).toBe(false));
    expect([puzzle.verdict?.mark, puzzle.reasons, puzzle.failure]).toEqual(["far", null, null]);
    let found = (_: DailyReasons): void => {};
    vi.mocked(requests.reasons).mockImplementationOnce(() => new Promise((later) => (found = later)));
    puzzle.again();
    await puzzle.act("good");
    await puzzle.handIn();
    puzzle.again();
    found({ yours: [{ kind: "does", places: ["a1"] }], best: [] });
    await Promise.resolve();
    expect([puzzle.verdict, puzzle.reasons, puzzle.explaining]).toEqual([null, null, false]);
  });

  test("counts once: what follows is practice", async () => {
    const puzzle = await begun();
    await puzzle.act("poor");
    await puzzle.handIn();
    puzzle.again();
    expect([puzzle.verdict, puzzle.practising, view(puzzle)]).toEqual([null, true, ""]);
    vi.mocked(requests.answer).mockResolvedValueOnce(verdict(["good", "good"], { counted: false, result: result() }));
    for (const action of ["good", "good"]) await puzzle.act(action);
    await puzzle.handIn();
    expect([puzzle.verdict?.mark, diary.state(DAY, GAME)]).toEqual(["best", "far"]);
  });

  test("gives up, and shows the best", async () => {
    const puzzle = await begun();
    await puzzle.handIn(true);
    expect(given).toMatchObject([{ actions: [], give_up: true }]);
    expect([puzzle.side, puzzle.verdict?.yours]).toEqual(["best", null]);
    puzzle.end();
  });

  test("is seen again later, as the host knows it", async () => {
    const [known] = [verdict(["poor"])];
    diary.verified(DAY, GAME, result());
    vi.mocked(requests.answered).mockResolvedValue(known);
    const puzzle = await begun();
    expect([puzzle.verdict, given]).toEqual([known, []]);
  });

  test("is handed in again to a host that does not know it, such as after playing in the device's copy", async () => {
    diary.hand(DAY, GAME, { actions: ["poor"], gaveUp: false, at: 7 });
    diary.verified(DAY, GAME, result());
    const puzzle = await begun();
    expect(given).toMatchObject([{ actions: ["poor"], at: 7 }]);
    expect(puzzle.verdict?.mark).toBe("far");
  });

  test("is refused where the host will never take it, and can be tried again", async () => {
    const puzzle = await begun();
    await puzzle.act("poor");
    vi.mocked(requests.answer).mockRejectedValueOnce(refused("daily_turn_over"));
    expect(await puzzle.handIn()).toMatchObject({ code: "daily_turn_over" });
    expect([puzzle.handedIn, puzzle.actions, diary.state(DAY, GAME)]).toEqual([false, ["poor"], "begun"]);
  });
});

describe("without a connection", () => {
  async function handedIn(): Promise<Puzzle> {
    const puzzle = await begun();
    await puzzle.act("poor");
    vi.mocked(requests.answer).mockImplementationOnce(offline);
    expect(await puzzle.handIn()).toBe(true);
    return puzzle;
  }

  test("an answer is kept, with the time at which it was given", async () => {
    const puzzle = await handedIn();
    expect([puzzle.waiting, puzzle.handedIn, diary.state(DAY, GAME)]).toEqual([true, true, "waiting"]);
    expect(diary.waiting[0]?.handed.at).toBeGreaterThan(0);
  });

  test("it is sent once there is one, and then seen beside the best", async () => {
    const puzzle = await handedIn();
    const at = diary.waiting[0]?.handed.at;
    await sending.sendAll();
    expect(given).toMatchObject([{ actions: ["poor"], at }]);
    await puzzle.arrive();
    expect([puzzle.waiting, puzzle.verdict?.mark, diary.waiting]).toEqual([false, "far", []]);
    expect(given).toHaveLength(1);
  });

  test("it goes on waiting while the host has no time for it", async () => {
    await handedIn();
    vi.mocked(requests.answer).mockRejectedValueOnce(refused("too_often", 429));
    await sending.sendAll();
    expect(diary.state(DAY, GAME)).toBe("waiting");
  });

  test("nothing is sent twice at a time", async () => {
    const puzzle = await begun();
    await puzzle.act("poor");
    let done = (_: DailyVerdict): void => {};
    vi.mocked(requests.answer).mockImplementationOnce(() => new Promise((later) => (done = later)));
    const handing = puzzle.handIn();
    await sending.sendAll();
    expect(vi.mocked(requests.answer)).toHaveBeenCalledTimes(1);
    done(verdict(["poor"]));
    await handing;
  });

  test("a page follows what waits by itself, when the connection is back", async () => {
    await handedIn();
    vi.mocked(requests.answer).mockImplementationOnce(offline);
    const stop = $effect.root(() => sending.follow());
    flushSync();
    await vi.waitFor(() => expect(vi.mocked(requests.answer)).toHaveBeenCalledTimes(2));
    expect(diary.state(DAY, GAME)).toBe("waiting");
    await new Promise((soon) => setTimeout(soon));
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(diary.state(DAY, GAME)).toBe("far"));
    stop();
  });
});
