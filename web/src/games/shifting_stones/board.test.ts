// The whole board, mounted: what a tap does, and how refusals are explained.

import { describe, expect, it } from "vitest";
import type { Refusal } from "../../generated/protocol";
import type { BoardProps } from "../../lib/game";
import { find, mounted, press, flushPromises, tap, usual } from "../mounted.fixture";
import Board from "./Board.svelte";
import { lesson } from "./lesson";
import { CELLS, write, type Components, type View } from "./model";

const components: Components = {
  card: [
    { id: 7, points: 1, pattern: ["horse boat"] },
    { id: 13, points: 1, pattern: ["bird", "seed"] },
    { id: 17, points: 1, pattern: ["horse", "boat"] },
    { id: 26, points: 1, pattern: ["tree .", ". horse"] },
    { id: 39, points: 2, pattern: ["seed . tree"] },
    { id: 44, points: 2, pattern: ["tree . seed"] },
  ],
};
const opening = lesson[0]?.view as View;
const legal = {
  kind: "list" as const,
  actions: [
    "+7",
    "end",
    "skip",
    "s a1b1 13",
    "s a1a2 13",
    ...CELLS.map((cell) => write({ kind: "flip", cell, card: 13 })),
  ],
};
const why: Refusal = {
  code: "illegal_action",
  message: "",
  values: {},
  fault: "not_neighbours",
  clause: "ST-08",
  reason: null,
};

const lay = (change: Partial<BoardProps<View, Components>> = {}) =>
  mounted(Board, { ...usual(why), view: opening, components, legal, ...change });

describe("the board", () => {
  it("names every stone with both its faces", () => {
    lay();
    const labels = [...document.querySelectorAll("[data-cell]")].map((stone) => stone.getAttribute("aria-label"));
    expect(labels).toHaveLength(9);
    expect(labels[0]).toBe("page-stone a1 horse face-boat");
  });

  it("sends an action once it is complete and legal", () => {
    const { act } = lay();
    tap('[data-card="13"]');
    tap('[data-cell="0"]');
    expect(act).not.toHaveBeenCalled();
    expect([...document.querySelectorAll(".inviting")].map((stone) => stone.getAttribute("data-cell"))).toEqual([
      "1",
      "3",
    ]);
    tap('[data-cell="1"]');
    expect(act).toHaveBeenCalledWith("s a1b1 13");
    expect(document.querySelectorAll(".chosen")).toHaveLength(0);
  });

  it("asks the server why an action is not legal, and says so", async () => {
    const { act, explain, refuse } = lay();
    tap('[data-card="13"]');
    tap('[data-cell="0"]');
    tap('[data-cell="8"]');
    await flushPromises();
    expect(explain).toHaveBeenCalledWith("s a1c3 13");
    expect(refuse).toHaveBeenCalledWith(why);
    expect(act).not.toHaveBeenCalled();
  });

  it("scores a card whose pattern is complete, and shows where", () => {
    const { act } = lay();
    expect(document.querySelectorAll(".light")).toHaveLength(1);
    tap('[data-card="7"]');
    tap(".reward");
    expect(act).toHaveBeenCalledWith("+7");
  });

  it("flips, ends and cancels from the keyboard", () => {
    const { act } = lay();
    tap('[data-card="13"]');
    press("Escape", '[data-cell="4"]');
    expect(document.querySelectorAll(".chosen")).toHaveLength(0);
    tap('[data-card="13"]');
    press("f", '[data-cell="4"]');
    expect(act).toHaveBeenLastCalledWith("f b2 13");
  });

  it("asks nothing of spectators and offers them nothing", () => {
    const { act } = lay({ viewer: null, legal: null, view: { ...opening, viewer: null, hand: [] } });
    tap('[data-cell="0"]');
    expect(document.querySelectorAll(".actions, .hand, .chosen")).toHaveLength(0);
    expect(act).not.toHaveBeenCalled();
  });

  it("counts strikes and sixteen cards in a solo game", () => {
    lay({ view: { ...opening, hand_sizes: [5], scored: [[]], strikes: 2, goal: 16 } });
    expect(document.querySelectorAll(".cross.full")).toHaveLength(2);
    expect(document.querySelectorAll(".pips i")).toHaveLength(16);
    expect(find(".main").textContent).toContain("page-end-strike");
  });

  it("highlights what a hint points at", () => {
    lay({ hinted: "look s a1b1 13" });
    expect(find(".card.hinted").dataset.card).toBe("13");
    expect(document.querySelectorAll(".cell.hinted")).toHaveLength(2);
  });

  it("outlines the stones and cards that the reasons speak of, each with a mark of its own", () => {
    lay({ pointed: ["17", "a1", "c3"] });
    const outlined = [...document.querySelectorAll<HTMLElement>(".cell.pointed")].map((stone) => stone.dataset.cell);
    expect(outlined).toEqual(["0", "8"]);
    expect(find(".card.pointed").dataset.card).toBe("17");
    expect(document.querySelectorAll(".pointer")).toHaveLength(3);
  });

  it("draws a better turn in its place where nothing can be done any more", () => {
    lay({ legal: null, hinted: "s a1b1 13", pointed: ["b2"] });
    expect(find(".card.hinted").dataset.card).toBe("13");
    expect(document.querySelectorAll(".cell.hinted")).toHaveLength(2);
    expect(document.querySelectorAll(".cell.pointed")).toHaveLength(1);
    expect(document.querySelectorAll(".advised, .action")).toHaveLength(0);
  });

  it.each(["end", "skip"])("names %s as the better end of a turn in the past, without a button", (action) => {
    lay({ legal: null, hinted: action });
    expect(find(".advised").textContent).toContain(`page-${action}`);
    expect(document.querySelectorAll(".action")).toHaveLength(0);
  });
});
