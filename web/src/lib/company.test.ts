import { afterEach, expect, test, vi } from "vitest";
import type { ChatLine, TableInfo } from "../generated/protocol";
import { Company } from "./company.svelte";
import { hostThatAnswers } from "./host.fixture";
import { announcements } from "./notices.svelte";
import { Reactions } from "./reactions.svelte";
import type { TablePage } from "./tablepage.svelte";
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

const said = (n: number, seat: number | null, who: string, name = ""): ChatLine => ({ ...line(n, seat), who, name });

/** The company at a table of Ana, who looks, and Eva. */
function company(muted: readonly string[]): Company {
  const chairs = [
    { seat: 0, who: "ana", name: "Ana", mine: true },
    { seat: 1, who: "eva", name: "Eva", mine: false },
  ];
  const chat = [said(1, 1, "eva", "Eva"), said(2, null, "ida", "Ida"), said(3, 0, "ana", "Ana")];
  const store = { chat, muted, mine: [0] };
  const name = (seat: number) => chairs[seat]!.name;
  return new Company({
    id: "t",
    info: { created: 0, chairs, again: [], rematch: null },
    store,
    name,
  } as unknown as TablePage);
}

test("of whoever is muted, no line is shown, counted or read out, and no reaction is seen", () => {
  const heard = () => announcements.map(({ text }) => text).join();
  const quiet = company(["eva"]);
  expect(quiet.chatLines.map(({ n }) => n)).toEqual([2, 3]);
  expect(quiet.unread).toBe(1);
  quiet.hear(said(4, 1, "eva", "Eva"));
  quiet.see({ type: "reacted", name: "Eva", seat: 1, reaction: "gasp", who: "eva" });
  expect(quiet.reactions.shown).toEqual([]);
  expect(heard()).not.toContain("Eva");
  quiet.hear(said(5, null, "ida", "Ida"));
  expect(heard()).toContain("Ida");
});

test("whoever is muted is named, so that one can see them again, be it a spectator", () => {
  expect(company([]).mutedHere).toEqual([]);
  expect(company(["ida", "eva", "stranger"]).mutedHere.map(({ name }) => name)).toEqual(["Eva", "Ida"]);
});

test("whoever does not want to play again frees their seats at the next table, and is asked no more", async () => {
  const asked = hostThatAnswers(200, "{}");
  const page = {
    ...{ id: "t", info: { rematch: "next", again: [1], chairs: [] }, store: { mine: [0, 2], chat: [], muted: [] } },
    ...{ name: () => "Eva", change: (what: () => Promise<unknown>) => what() },
  };
  const people = new Company(page as unknown as TablePage);
  expect(people.invited).toBe(true);
  await people.decline();
  expect(asked).toEqual(["DELETE /tables/next/seats/0", "DELETE /tables/next/seats/2"]);
  expect([people.invited, people.invitation]).toEqual([false, null]);
});

test("there is nothing to mute about one's own lines", () => {
  const { chatLines, isOwn } = company([]);
  expect(chatLines.map(isOwn)).toEqual([false, false, true]);
});
