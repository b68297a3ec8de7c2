// The whole board, mounted: what the pointer, keys and buttons do, and how refusals are explained.

import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Refusal, Result } from "../../generated/protocol";
import type { BoardProps } from "../../lib/game";
import { all, find, mounted, press, flushPromises, tap, usual } from "../mounted.fixture";
import Board from "./Board.svelte";
import { components } from "./house.fixture";
import { lesson } from "./lesson";
import { BLANK, cellOf, PHASE, type Components, type Sheet, type View } from "./model";

const step = (n: number) => lesson[n]?.view as View;
const [DEALT, KEPT, DRAW, WALK] = [step(0), step(2), step(5), step(6)];
const list = (...actions: string[]) => ({ kind: "list" as const, actions });
const DRAWING = list("r f7 f8 g8", "w f7 f8 g8", "c g4", "+r e6 AD", "+r e6 HI", "+w e6 AD");
const WALKING = list("go f5", "go f4", "go f7", "done", "+r e6 AD", "+r e6 HI");
const why: Refusal = {
  code: "illegal_action",
  message: "",
  values: {},
  fault: "not_adjacent",
  clause: "RU-11",
  reason: null,
};

const lay = (change: Partial<BoardProps<View, Components>> = {}) =>
  mounted(Board, { ...usual(why), view: DRAW, components, legal: DRAWING, ...change });

const button = (words: string) => {
  const found = all("button").find(
    (one) => one.textContent?.includes(words) || one.getAttribute("aria-label")?.includes(words),
  );
  if (!found) throw new Error(`no button says ${words}`);
  return found;
};
const push = (words: string) => {
  button(words).click();
  flushSync();
};
/** Move the mouse over a space; the box has 11 px per space. */
function mouse(type: "move" | "up", space: string): void {
  const fit = find(".fit");
  fit.getBoundingClientRect = () => ({ left: 0, top: 0, width: 121, height: 121 }) as DOMRect;
  const cell = cellOf(space);
  const event = new MouseEvent(`pointer${type}`, {
    clientX: (cell % 11) * 11 + 5,
    clientY: Math.floor(cell / 11) * 11 + 5,
    bubbles: true,
  });
  fit.dispatchEvent(Object.assign(event, { pointerType: "mouse", pointerId: 1 }));
  flushSync();
}
const held = () => find(".fit").dataset.held;

describe("drawing", () => {
  it("shows the shape under the pointer as possible or not, and draws it with a click", () => {
    const { act } = lay();
    mouse("move", "f8");
    expect([held(), find(".fit").dataset.fits]).toEqual(["f8 g8 f9", "false"]);
    push("page-turn");
    push("page-turn");
    push("page-turn");
    mouse("move", "f8");
    expect([held(), find(".fit").dataset.fits]).toEqual(["f7 f8 g8", "true"]);
    expect(all(".ghost.ok rect")).toHaveLength(3);
    mouse("up", "f8");
    expect(act).toHaveBeenCalledWith("r f7 f8 g8");
  });

  it("asks the server why the shape does not fit, and says so", async () => {
    const { act, explain, refuse } = lay();
    mouse("up", "b2");
    await flushPromises();
    expect(explain).toHaveBeenCalledWith("r b2 c2 b3");
    expect(refuse).toHaveBeenCalledWith(why);
    expect(act).not.toHaveBeenCalled();
    expect(all(".ghost.no .cross")).toHaveLength(3);
  });

  it("switches between Roads and Walls with one button", () => {
    lay();
    expect(find(".toggle").classList).toContain("road");
    tap(".toggle");
    expect(find(".toggle").classList).toContain("wall");
    mouse("move", "f8");
    expect(all(".ghost .cut").length).toBeGreaterThan(0);
  });

  it("offers no choice of marks where only one can be drawn; the key lets the server say why", async () => {
    const { explain, refuse } = lay({ legal: list("w f7 f8 g8") });
    expect(all(".toggle")).toHaveLength(0);
    press("w");
    await flushPromises();
    expect(explain).toHaveBeenCalledWith(expect.stringMatching(/^r /));
    expect(refuse).toHaveBeenCalledWith(why);
  });

  it("highlights every space that could be covered, if that preference is on", () => {
    lay();
    expect(all(".possible")).toHaveLength(3);
    lay({ showPossible: false });
    expect(all(".possible")).toHaveLength(0);
  });

  it("draws a single Wall, or an extra space for the route card that is tapped", () => {
    const { act, ask } = lay();
    push("page-single");
    mouse("up", "g4");
    expect(act).toHaveBeenLastCalledWith("c g4");
    push("page-extra");
    expect(ask).toHaveBeenLastCalledWith("page-ask-extra AD road");
    tap('[data-route="HI"]');
    expect(ask).toHaveBeenLastCalledWith("page-ask-extra HI road");
    expect(find('[data-route="HI"]').getAttribute("aria-pressed")).toBe("true");
  });
});

describe("the set-up", () => {
  it("keeps two route cards, the last two tapped", () => {
    const { act, ask } = lay({ view: DEALT, legal: list("keep AD HI", "keep AD EJ") });
    expect(all("[data-route]")).toHaveLength(4);
    tap('[data-route="AD"]');
    expect(ask).toHaveBeenLastCalledWith("page-ask-keep 1");
    tap('[data-route="HI"]');
    expect(ask).toHaveBeenLastCalledWith("page-ask-keep-these");
    push("page-keep");
    expect(act).toHaveBeenCalledWith("keep AD HI");
  });

  it("shows the viewer's own cards, and draws the one that is picked", () => {
    lay({ view: KEPT, legal: list("r f4 f5 f6") });
    const picks = all(".pick");
    expect(picks.map((pick) => pick.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    picks[1]!.click();
    flushSync();
    mouse("move", "f6");
    expect(held()?.split(" ")).toHaveLength(4); // card O is a tetromino
  });
});

describe("walking", () => {
  it("highlights what is within reach and goes there", () => {
    const { act } = lay({ view: WALK, legal: WALKING });
    expect(all(".sheet .reach")).toHaveLength(3);
    expect(all(".sheet .prize")).toHaveLength(1); // A is active and within reach
    mouse("move", "f4");
    expect(find(".preview").getAttribute("d")).toMatch(/^M/);
    mouse("up", "f4");
    expect(act).toHaveBeenCalledWith("go f4");
  });

  it("marks what only a warp reaches, and says so", () => {
    const [b4, b5] = [cellOf("b4"), cellOf("b5")];
    lay({ view: { ...WALK, own: { ...WALK.own!, warp: [b4, b5] } }, legal: list("go f5", "done") });
    expect(all(".sheet .reach:not(.far)")).toHaveLength(1);
    expect(all(".sheet .far")).toHaveLength(2);
    expect(all(".sheet .warp")).toHaveLength(0);
    expect(find('[data-name="b4"]').getAttribute("aria-label")).toMatch(/page-reach-warp$/);
    expect(find('[data-name="f5"]').getAttribute("aria-label")).toMatch(/page-reach$/);
  });

  it("warps only where the server offers a Gate", () => {
    const { act } = lay({ view: WALK, legal: list("go f5", "warp b4 AD", "warp b4 HI", "done") });
    push("page-warp");
    expect(all(".sheet .warp")).toHaveLength(1);
    mouse("up", "b4");
    expect(act).toHaveBeenCalledWith("warp b4 AD");
  });

  it("has buttons to confirm, to stay and to escape", () => {
    const { act } = lay({ view: WALK, legal: list("done", "escape") });
    push("page-escape");
    expect(act).toHaveBeenLastCalledWith("escape");
  });
});

describe("the keyboard", () => {
  it("moves over the sheet, turns, flips, draws", async () => {
    const { act } = lay();
    press("ArrowDown"); // the first arrow goes to the pawn
    await flushPromises();
    expect(document.activeElement?.getAttribute("data-name")).toBe("f6");
    press("ArrowDown", document.activeElement!);
    press("ArrowDown", document.activeElement!);
    expect(held()).toBe("f8 g8 f9");
    for (let turn = 0; turn < 3; turn++) press("r");
    expect(held()).toBe("f7 f8 g8");
    press("f");
    expect(held()).not.toBe("f7 f8 g8");
    press("f");
    await flushPromises();
    press("Enter", document.activeElement!);
    expect(act).toHaveBeenCalledWith("r f7 f8 g8");
  });

  it("confirms and puts down, wherever the focus is", () => {
    const { act } = lay({ view: WALK, legal: WALKING });
    const elsewhere = document.body.appendChild(document.createElement("button"));
    press("x", elsewhere);
    expect(find('.actions [aria-pressed="true"]').textContent).toContain("page-extra");
    press("Escape", elsewhere);
    expect(all('.actions [aria-pressed="true"]')).toHaveLength(0);
    press("c", elsewhere);
    expect(act).toHaveBeenCalledWith("done");
  });

  it("ignores arrows and letters that are not for it", () => {
    const { act } = lay({ legal: null });
    press("ArrowDown");
    press("c");
    expect(act).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    const field = document.body.appendChild(document.createElement("input"));
    press("c", field);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("what others may see", () => {
  it("is no sheet and no hand for spectators", () => {
    const { act } = lay({
      viewer: null,
      legal: null,
      view: { ...DRAW, viewer: null, own: null, sheets: [null, null] },
    });
    mouse("up", "f6");
    expect(all(".actions, [data-route], .sheet .gravel, .ghost")).toHaveLength(0);
    expect(act).not.toHaveBeenCalled();
  });

  it("is everyone's public state: gems, route cards, where a pawn was announced", () => {
    lay({ view: { ...DRAW, gems: [0, 3], known_at: [-1, 4], hand_sizes: [2, 5] } });
    expect(find('[data-seat="1"] .spoken').textContent).toBe("page-seat 1 3 5, page-seat-at E");
  });

  it("is every sheet at the end, side by side, with its total", () => {
    const sheet: Sheet = { ...BLANK, roads: [60], pawn: 60 };
    const result: Result = {
      winners: [1],
      code: "line_empty",
      clause: "RU-32",
      scores: [
        { seat: 0, total: 12, parts: [] },
        { seat: 1, total: 34, parts: [] },
      ],
      margin: 3,
      tie_break: null,
    };
    lay({
      legal: null,
      result,
      view: { ...DRAW, phase: PHASE.over, own: null, escaped: [0, 7], sheets: [sheet, sheet] },
    });
    expect(all(".gallery > li")).toHaveLength(2);
    expect(all(".gallery h2").map((heading) => heading.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Ana 12",
      "Luz 34",
    ]);
    expect(all(".gallery .won h2 svg")).toHaveLength(1);
    expect(all(".gallery p").map((words) => words.textContent?.includes("table-escaped 7"))).toEqual([false, true]);
    expect(all(".actions")).toHaveLength(0);
  });

  it("is every route card at the end: hovering over or tapping one shows its path on its own sheet", () => {
    const way = [38, 49, 60];
    const joined: Sheet = { ...BLANK, roads: way, pawn: 60, routes: [0, 13], joined: [way, []] };
    lay({ legal: null, view: { ...DRAW, phase: PHASE.over, own: null, sheets: [joined, { ...BLANK, roads: [60] }] } });
    const cards = all(".ways button");
    expect(cards.map((card) => card.lastElementChild?.textContent)).toEqual(["AD", "HI"]);
    expect(cards.map((card) => card.classList.contains("joined"))).toEqual([true, false]);
    expect(cards[0]?.querySelector(".spoken")?.textContent).toBe("page-route-joined A D: f4 f5 f6");
    expect(all(".sheet .route, .sheet .end")).toHaveLength(0);
    cards[0]?.click();
    flushSync();
    expect(all(".gallery > li:first-child .end")).toHaveLength(2);
    expect(find(".gallery .route").getAttribute("d")?.split("L")).toHaveLength(3);
    expect(all(".gallery > li:last-child .end")).toHaveLength(0);
    cards[0]?.click();
    flushSync();
    expect(all(".sheet .route")).toHaveLength(0);
  });
});

describe("help on the board", () => {
  it("marks what a hint points at", () => {
    lay({ hinted: "look f8" });
    expect(all(".sheet .hint")).toHaveLength(1);
    expect(all(".sheet .better")).toHaveLength(0);
  });

  it("draws the better move in a position of the past: the shape, a single Wall, where the pawn goes", () => {
    lay({ legal: null, acting: [], hinted: "r f7 f8 g8" });
    expect(all(".sheet circle.better")).toHaveLength(3);
    lay({ legal: null, acting: [], hinted: "c g4" });
    expect(all(".sheet .better.cut")).toHaveLength(1);
    lay({ view: WALK, legal: null, acting: [], hinted: "go f4" });
    expect(all(".sheet g.better")).toHaveLength(1);
    expect(all(".sheet .hint")).toHaveLength(1);
  });

  it("outlines the spaces that reasons speak of, each once and with a mark beside the colour", () => {
    lay({ legal: null, pointed: ["f4", "h8", "f4"] });
    expect(all(".sheet .pointed rect")).toHaveLength(2);
    expect(all(".sheet .pointed path")).toHaveLength(2);
    lay();
    expect(all(".sheet .pointed")).toHaveLength(0);
  });

  it("draws the path of a joined route card under the pointer", () => {
    lay({ view: step(9), legal: null });
    find('[data-route="AD"]').dispatchEvent(new Event("focus"));
    flushSync();
    expect(all(".sheet .end")).toHaveLength(2);
    expect(find(".sheet .route").getAttribute("d")?.split("L")).toHaveLength(7);
    expect(all(".route.joined")).toHaveLength(1);
  });

  it("names columns and rows as the log does", () => {
    lay();
    expect(all(".sheet .names text").map((name) => name.textContent)).toEqual(
      [..."abcdefghijk"].flatMap((column, at) => [column, String(at + 1)]),
    );
  });

  it("lists the whole deck, every letter with its state", () => {
    lay();
    expect(all(".deck .letters .letter")).toHaveLength(24);
    tap("button.deck");
    expect(find("dialog").hasAttribute("open")).toBe(true);
    expect(all("dialog .letters .letter")).toHaveLength(24);
  });
});
