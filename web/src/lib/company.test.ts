import { afterEach, expect, test, vi } from "vitest";
import type { ChatLine, TableInfo } from "../generated/protocol";
import { Reactions } from "./reactions.svelte";
import { Unread } from "./unread.svelte";

const line = (n: number, seat: number | null, at = 2000): ChatLine => ({ n, seat, at, name: "", text: "", who: null });
const table = { created: 1000 } as TableInfo;

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test("one's own lines are never unread, nor is what was said before a rematch", () => {
  const unread = new Unread("a");
  expect(unread.count([line(1, 1, 1000), line(2, 0), line(3, 1), line(4, null)], table, [0])).toBe(2);
});

test("what was read stays read when the page is opened again, for this table only", () => {
  const lines = [line(1, 1), line(2, null)];
  new Unread("a").readTo(2);
  expect(new Unread("a").count([...lines, line(3, 1)], table, [0])).toBe(1);
  expect(new Unread("b").count(lines, table, [0])).toBe(2);
});

test("a browser remembers its latest tables only", () => {
  for (let number = 0; number < 40; number++) new Unread(`t${number}`).readTo(1);
  expect(new Unread("t39").count([line(1, 1)], table, [0])).toBe(0);
  expect(new Unread("t0").count([line(1, 1)], table, [0])).toBe(1);
});

test("a reaction is shown for a while, and a few at once", () => {
  vi.useFakeTimers();
  const reactions = new Reactions();
  for (const name of ["Ana", "Bea", "Eva", "Ida", "Max"])
    reactions.show({ type: "reacted", name, seat: null, reaction: "bravo", who: null });
  expect(reactions.shown.map(({ name }) => name)).toEqual(["Bea", "Eva", "Ida", "Max"]);
  vi.runAllTimers();
  expect(reactions.shown).toEqual([]);
});
