import { beforeEach, expect, it } from "vitest";
import { Kept, keptKey, keptPart } from "./kept.svelte";

const KEY = keptKey("nim");
const readNumber = (stored: unknown): number | null => (typeof stored === "number" ? stored : null);
const kept = () => new Kept(KEY, 0, readNumber);

beforeEach(() => localStorage.clear());

it("is there again after the page was loaded again, and so is the way back", () => {
  const first = kept();
  first.value = 3;
  first.value = 5;
  const again = kept();
  expect(again.value).toBe(5);
  again.undo();
  expect(again.value).toBe(3);
  expect(kept().value).toBe(3);
});

it("is cleared, and the clearing is taken back", () => {
  const now = kept();
  now.value = 3;
  now.clear();
  expect([now.value, now.isEmpty]).toEqual([0, true]);
  now.undo();
  expect([now.value, now.isEmpty]).toEqual([3, false]);
});

it("turns to something without a way back", () => {
  const now = kept();
  now.turnTo(7);
  expect(now.canUndo).toBe(false);
  expect(kept().value).toBe(7);
});

it("passes over what it does not know", () => {
  localStorage.setItem(KEY, "not even JSON");
  expect(kept().value).toBe(0);
  localStorage.setItem(KEY, JSON.stringify({ value: "five", before: [1, "two", 3] }));
  const now = kept();
  expect(now.value).toBe(0);
  now.undo();
  now.undo();
  expect([now.value, now.canUndo]).toEqual([1, false]);
});

it("shows the part that was shown last, or the first one", () => {
  const parts = ["stones", "cards"] as const;
  keptPart("nim", parts).turnTo("cards");
  expect(keptPart("nim", parts).value).toBe("cards");
  expect(keptPart("nim", ["heaps"]).value).toBe("heaps");
});
