// A draft: what is typed and what is done by hand change one text, the latest answer counts, and every step leads back.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EditionReport } from "../generated/protocol";
import { Refused, Unreachable } from "../lib/api";
import { Draft } from "./draft.svelte";

const HOUSE = 'name = "house"\n\n[[card]]\nid = 1  # the first\nrows = ["a b"]\n';
const SOUND: EditionReport = { game: "nim", edition: { name: "house", digest: "0" }, findings: [], count: 0 };

const wrongAt = (line: number, column: number, message: string): EditionReport => {
  const problem = { code: "edition_x", message, values: {}, fault: null, clause: null, reason: null };
  const place = { line, column, end_line: line, end_column: column + 1, path: "" };
  return { game: "nim", edition: null, findings: [{ ...place, problem }], count: 1 };
};

function kept(): Storage {
  localStorage.clear();
  return localStorage;
}

/** A server whose answers a test gives when it likes. */
function server() {
  const asked: { text: string; signal: AbortSignal; answer: (found: EditionReport | Error) => void }[] = [];
  const check = (text: string, signal: AbortSignal) =>
    new Promise<EditionReport>((found, failed) => {
      asked.push({ text, signal, answer: (given) => (given instanceof Error ? failed(given) : found(given)) });
    });
  return { asked, check };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const pause = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("checking", () => {
  it("asks at once, then after a pause, and only once for several changes", async () => {
    const { asked, check } = server();
    const draft = new Draft(HOUSE, check, kept(), "k");
    await settle();
    asked[0]?.answer(SOUND);
    await settle();
    expect(draft.sound).toBe(true);
    draft.type("x");
    draft.type("xy");
    expect(draft.sound).toBe(false);
    await pause();
    expect(asked.map(({ text }) => text)).toEqual([HOUSE, "xy"]);
  });

  it("counts the answer to the latest text only, whichever comes last", async () => {
    const { asked, check } = server();
    const draft = new Draft(HOUSE, check, kept(), "k");
    await settle();
    draft.type("later");
    await pause();
    asked[1]?.answer(wrongAt(1, 1, "later"));
    await settle();
    asked[0]?.answer(SOUND);
    await settle();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(draft.findings.map(({ problem }) => problem.message)).toEqual(["later"]);
    expect(draft.sound).toBe(false);
  });

  it("tries again when the server cannot be reached, or asks for patience", async () => {
    const { asked, check } = server();
    const draft = new Draft(HOUSE, check, kept(), "k");
    await settle();
    asked[0]?.answer(new Unreachable("x"));
    await settle();
    expect(draft.failure).toBeInstanceOf(Unreachable);
    await vi.advanceTimersByTimeAsync(3000);
    const slow = { code: "too_often", message: "", values: { seconds: 9 }, fault: null, clause: null, reason: null };
    asked[1]?.answer(new Refused(slow, 429));
    await vi.advanceTimersByTimeAsync(8000);
    expect(asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    asked[2]?.answer(SOUND);
    await settle();
    expect([draft.failure, draft.sound]).toEqual([null, true]);
  });

  it("shows what is wrong at its place in the picture, as long as the text is the one that was judged", async () => {
    const { asked, check } = server();
    const draft = new Draft(HOUSE, check, kept(), "k");
    await settle();
    asked[0]?.answer(wrongAt(5, 9, "no such word"));
    await settle();
    const messages = (...path: (string | number)[]) => draft.at(path).map(({ problem }) => problem.message);
    expect(messages("card", 0, "rows", 0)).toEqual(["no such word"]);
    expect(messages("card", 0)).toEqual(["no such word"]);
    expect(messages("card", 0, "id")).toEqual([]);
    draft.set(["card", 0, "id"], 2);
    expect(messages("card", 0)).toEqual([]);
  });

  it("stops when the page is left", async () => {
    const { asked, check } = server();
    const draft = new Draft(HOUSE, check, kept(), "k");
    await settle();
    draft.type("x");
    draft.leave();
    await pause();
    expect(asked.length).toBe(1);
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

describe("changing", () => {
  const drafted = () => new Draft(HOUSE, () => new Promise(() => {}), kept(), "k");

  it("by hand changes one value of the text, and data follows both ways", () => {
    const draft = drafted();
    draft.set(["card", 0, "id"], 7);
    expect(draft.text).toBe(HOUSE.replace("id = 1 ", "id = 7 "));
    draft.type(draft.text.replace('"a b"', '"b a"'));
    expect(draft.data).toEqual({ name: "house", card: [{ id: 7, rows: ["b a"] }] });
  });

  it("keeps the last data that could be read while the text cannot, and leaves such a text alone", () => {
    const draft = drafted();
    draft.type("name = ");
    expect(draft.root).toBeNull();
    expect(draft.data).toEqual({ name: "house", card: [{ id: 1, rows: ["a b"] }] });
    draft.set(["name"], "mine");
    draft.remove(["card", 0]);
    draft.add(["card"], { id: 2 });
    expect(draft.text).toBe("name = ");
  });

  it("leads back and forth, letters typed in one go and moves of one drag together", () => {
    const draft = drafted();
    draft.type("a", 0);
    draft.type("ab", 100);
    draft.type("abc", 5000);
    draft.begin(HOUSE);
    for (const id of [2, 3, 4]) draft.together("drag 1", () => draft.set(["card", 0, "id"], id));
    draft.together("drag 2", () => draft.set(["card", 0, "id"], 5));
    const seen: string[] = [];
    while (draft.canUndo) {
      draft.undo();
      seen.push(draft.text);
    }
    expect(seen).toEqual([HOUSE.replace("id = 1", "id = 4"), HOUSE, "abc", "ab", HOUSE]);
    draft.redo();
    expect(draft.text).toBe("ab");
    draft.type("other", 9000);
    expect(draft.canRedo).toBe(false);
  });
});

describe("keeping", () => {
  const silent = () => new Promise<EditionReport>(() => {});

  it("goes on with what was edited last, and forgets it with the house edition", () => {
    const storage = kept();
    new Draft(HOUSE, silent, storage, "k").type("mine");
    const again = new Draft(HOUSE, silent, storage, "k");
    expect([again.text, again.changed]).toEqual(["mine", true]);
    expect(new Draft(HOUSE, silent, storage, "other").text).toBe(HOUSE);
    again.begin(HOUSE);
    expect(storage.getItem("k")).toBeNull();
  });

  it("works without storage, and where it is full", () => {
    const full = {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("full");
      },
      removeItem: () => {},
    };
    for (const storage of [null, full]) {
      const draft = new Draft(HOUSE, silent, storage, "k");
      draft.type("mine");
      expect(draft.text).toBe("mine");
    }
  });
});
