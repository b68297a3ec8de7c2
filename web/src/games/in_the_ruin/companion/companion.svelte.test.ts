// What somebody taps becomes the question that they mean, is kept, and can be taken back.

import { beforeEach, expect, it } from "vitest";
import type { InTheRuinCompanionCalled, InTheRuinCompanionQuestion } from "../../../generated/protocol";
import { print } from "../house.fixture";
import { Calling, newSeed, standingOf } from "./calling.svelte";
import { MARKS, PaperSheets } from "./papers.svelte";

const CALLED: InTheRuinCompanionCalled = {
  kind: "called",
  asks: "round",
  clause: "RU-15",
  news: [],
  phase: 1,
  round: 1,
  line: "EFG",
  dealt: ["AB", "CD"],
  active: "ABCD",
  used: "",
  gone: "ABCD",
  deck: 17,
  turns: 20,
  inside: 2,
  open: "ABCD",
  finders: 2,
};

let asked: InTheRuinCompanionQuestion[] = [];
let answer: unknown = CALLED;
const ask = <Reply>(question: unknown): Promise<Reply> => {
  asked.push(question as InTheRuinCompanionQuestion);
  return Promise.resolve(answer as Reply);
};
/** The caller as it is once it has been answered. */
async function answered(calling: Calling): Promise<Calling> {
  calling.look();
  await Promise.resolve();
  await Promise.resolve();
  return calling;
}

beforeEach(() => {
  localStorage.clear();
  [asked, answer] = [[], CALLED];
});

it("asks nothing before a game has begun, and carries its seed from then on", async () => {
  const calling = new Calling(ask);
  expect(calling.look()).toBeUndefined();
  calling.begin(2, false, { refill: "add_3" });
  await answered(calling);
  const { seed } = calling.game;
  expect(asked).toEqual([{ kind: "call", players: 2, rounds: [], options: { refill: "add_3" }, seed }]);
  expect(new Calling(ask).game).toEqual(calling.game);
});

it("draws seeds that both languages can count to", () => {
  const seeds = Array.from({ length: 50 }, newSeed);
  expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
  expect(new Set(seeds).size).toBe(50);
});

it("tells no more letters than there are pawns to stand on them, and fewer if somebody leaves", async () => {
  const calling = new Calling(ask);
  calling.begin(2, false, {});
  answer = { ...CALLED, phase: 2 };
  await answered(calling);
  for (const letter of "CAB") calling.toggle(letter);
  expect(calling.found).toEqual(["C", "A"]);
  calling.leave(1);
  expect(calling.found).toEqual(["C"]);
  calling.tell();
  expect(calling.game.rounds).toEqual([{ passes: ["C"], escapes: 1 }]);
});

it("adds what is found at once to its round, and takes it back step by step", async () => {
  const calling = new Calling(ask);
  calling.begin(2, false, {});
  await answered(calling);
  calling.toggle("B");
  calling.tell();
  answer = { ...CALLED, asks: "at_once", open: "E", finders: 1 };
  await answered(calling);
  calling.toggle("E");
  calling.tell();
  expect(calling.game.rounds).toEqual([{ passes: ["B", "E"], escapes: 0 }]);
  calling.back();
  expect(calling.game.rounds).toEqual([{ passes: ["B"], escapes: 0 }]);
  calling.back();
  expect(calling.game.rounds).toEqual([]);
});

it("takes a round that was closed too early back to its card, and forgets what was tapped for it", async () => {
  const calling = new Calling(ask);
  calling.begin(2, false, {});
  await answered(calling);
  calling.tell();
  await answered(calling);
  calling.closing = true;
  calling.toggle("A");
  calling.back();
  expect([calling.closing, calling.found, calling.game.rounds.length]).toEqual([false, [], 1]);
  calling.closing = true;
  calling.toggle("A");
  calling.kept.clear();
  calling.look();
  expect([calling.closing, calling.found]).toEqual([false, []]);
});

it("asks with the cards of the box where these are used", async () => {
  const calling = new Calling(ask);
  calling.begin(1, true, {});
  for (const letter of "XQ") calling.turnUp(letter);
  await answered(calling);
  expect(asked).toEqual([{ kind: "call", players: 1, rounds: [], options: {}, drawn: "XQ" }]);
});

it("knows of a letter whether it is active, found, and where its card lies", () => {
  const called = { ...CALLED, used: "D", active: "ABC" };
  expect(standingOf(called, "A")).toEqual(["active", "gone"]);
  expect(standingOf(called, "D")).toEqual(["used", "gone"]);
  expect(standingOf(called, "E")).toEqual(["line"]);
  expect(standingOf(called, "X")).toEqual(["coming"]);
});

it("passes over what it does not know of what was kept", () => {
  localStorage.setItem("meseta-companion-in_the_ruin-caller", JSON.stringify({ value: { players: 9 }, before: [] }));
  localStorage.setItem("meseta-companion-in_the_ruin-sheets", JSON.stringify({ value: { sheets: [{}] }, before: [] }));
  expect(new Calling(ask).game.players).toBe(0);
  expect(new PaperSheets(print, ask).sheets).toHaveLength(1);
});

const marked = (papers: PaperSheets) => [...papers.paper.marks].filter((mark) => mark !== MARKS.none).length;

it("draws a stroke over several spaces, wipes where it began on a mark, and takes each back as one", () => {
  const papers = new PaperSheets(print, ask);
  papers.brush = "wall";
  papers.press(0);
  for (const cell of [1, 2]) papers.draw(cell);
  papers.lift();
  papers.draw(3);
  expect(marked(papers)).toBe(4); // the Exit is a Road already
  papers.press(1);
  papers.draw(2);
  papers.lift();
  expect(marked(papers)).toBe(2);
  papers.kept.undo();
  expect(marked(papers)).toBe(4);
  papers.kept.undo();
  expect(marked(papers)).toBe(1);
});

it("makes Gates only where there is a letter, and Walls of all that is empty", () => {
  const papers = new PaperSheets(print, ask);
  papers.brush = "gate";
  papers.press(0);
  expect(marked(papers)).toBe(1);
  papers.press(print.places[0]!);
  expect(papers.paper.marks.charAt(print.places[0]!)).toBe(MARKS.gate);
  papers.fill();
  expect(papers.paper.marks).not.toContain(MARKS.none);
});

it("asks about a sheet on which nothing is drawn as one that was not entered", () => {
  const papers = new PaperSheets(print, ask);
  papers.resize(2);
  papers.press(0);
  papers.count("gems", 1);
  papers.count("penalties", -1);
  papers.toggleRoute("AD");
  papers.look();
  const [question] = asked;
  if (question?.kind !== "sheets") throw new Error("it asks about sheets");
  expect(question.sheets[0]).toMatchObject({ gems: 1, penalties: 0, routes: ["AD"] });
  expect(question.sheets[1]?.marks).toBe("");
});
