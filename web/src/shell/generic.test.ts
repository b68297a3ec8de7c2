// A game this page was not built with: its words come from the server, and it is played on the generic board.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardProps } from "../lib/game";
import { labelOf, layoutOf, offersOf, spoken } from "../lib/generic";
import { loadGame } from "../lib/games";
import { titleOf, useLanguage, wordsOf } from "../lib/speech.svelte";
import GenericBoard from "./GenericBoard.svelte";

const FTL: Record<string, string> = {
  en: "name = Nim\nblurb = Take the last one.\nview-heaps = Heaps\naction-take = Take { $rest }\n",
  es: "name = Nim, en español\n",
};
const asked: string[] = [];

function answer(path: string): Response {
  asked.push(path);
  const [, game, language = ""] = /games\/(\w+)\/words\/(\w+)/.exec(path) ?? [];
  if (game !== "nim") return new Response(JSON.stringify({ code: "unknown_game" }), { status: 404 });
  return new Response(FTL[language]);
}

beforeAll(() => useLanguage("en"));
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
});
afterEach(() => vi.unstubAllGlobals());

describe("a third-party game", () => {
  test("gets its words in the language of the page, and again after a change of language", async () => {
    const module = await loadGame("nim");
    expect(module.key).toBe("nim");
    expect([module.Picture, module.lesson]).toEqual([undefined, undefined]);
    expect(titleOf("nim")).toBe("Nim");
    await useLanguage("es");
    expect(titleOf("nim")).toBe("Nim, en español");
    await useLanguage("en");
    expect(asked).toEqual(["en", "es", "en"].map((language) => `/api/games/nim/words/${language}`));
  });

  test("is called by its key if the server has no words for it", async () => {
    await loadGame("gone");
    expect(titleOf("gone")).toBe("gone");
  });

  test("is never fetched if the page was built with its words", async () => {
    await loadGame("shifting_stones");
    expect(asked.filter((path) => path.includes("shifting_stones"))).toEqual([]);
  });
});

describe("a view without its own board", () => {
  test("is laid out by its structure", () => {
    expect(layoutOf(3)).toEqual({ kind: "text", value: 3 });
    expect(layoutOf([])).toEqual({ kind: "text", value: null });
    expect(layoutOf([3, 4, 5])).toEqual({ kind: "list", values: [3, 4, 5] });
    const board = [
      ["x", null],
      ["o", ""],
    ];
    expect(layoutOf(board)).toEqual({ kind: "grid", rows: board });
    const guesses = [
      { guess: "1234", bulls: 1 },
      { bulls: 0, guess: "5678" },
    ];
    const rows = [
      ["1234", 1],
      ["5678", 0],
    ];
    expect(layoutOf(guesses)).toEqual({ kind: "rows", columns: ["guess", "bulls"], rows });
    expect(layoutOf([{ a: [1] }])).toEqual({ kind: "items", items: [{ a: [1] }] });
    expect(layoutOf({ a: 1 })).toEqual({ kind: "fields", fields: [["a", 1]] });
  });

  test("is put into words by the catalogue where it has some", () => {
    const known: Record<string, string> = { "view-heaps": "Heaps", "face-fish": "fish" };
    const say = (code: string) => known[code] ?? code;
    const name = (seat: number) => ["Ana", "Luz"][seat] ?? "";
    expect(["heaps", "last_move"].map((field) => labelOf(field, say))).toEqual(["Heaps", "last move"]);
    expect(spoken("faces", "fish", say, name)).toBe("fish");
    expect(spoken("turn", 1, say, name)).toBe("Luz");
    expect(spoken("turn", -1, say, name)).toBe("–");
    expect(spoken("over", true, say, name)).toBe("✓");
    expect(spoken("secret", null, say, name)).toBe("–");
  });

  test("offers everything that can be chosen, once", () => {
    const say = (code: string, values?: Record<string, unknown>) =>
      code === "action-take" ? `Take ${String(values?.["rest"])}` : code;
    const placements = [{ action: "put a1", cells: ["a1"] }];
    expect(offersOf({ kind: "placements", placements, actions: ["take 1", "put a1"] }, say)).toEqual([
      { action: "put a1", words: null },
      { action: "take 1", words: "Take 1" },
    ]);
    expect(offersOf(null, say)).toEqual([]);
  });
});

describe("the generic board", () => {
  let drawn: Record<string, unknown> | undefined;
  afterEach(() => {
    if (drawn) void unmount(drawn);
    document.body.replaceChildren();
  });

  function lay(props: Partial<BoardProps>) {
    const act = vi.fn(() => Promise.resolve(true));
    const given = {
      view: { heaps: [3, 4, 5], viewer: 0 },
      components: {},
      legal: { kind: "list", actions: ["take 1", "pass"] },
      told: [],
      acting: [0],
      viewer: 0,
      chairs: [0, 1].map((seat) => ({ seat })),
      undoable: false,
      result: null,
      showPossible: true,
      reducedMotion: true,
      say: wordsOf("nim").speaker(),
      name: (seat: number) => ["Ana", "Luz"][seat] ?? "",
      act,
      explain: () => Promise.resolve(null),
      refuse: () => {},
      ask: () => {},
      hinted: null,
      sound: () => {},
      ...props,
    } as BoardProps;
    drawn = mount(GenericBoard, { target: document.body, props: given });
    flushSync();
    return act;
  }
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, " ").trim());

  test("shows the view, whose turn it is, and the legal actions as buttons", async () => {
    await loadGame("nim");
    const act = lay({});
    expect(texts("dt")).toEqual(["Heaps"]);
    expect(texts("dd")).toEqual(["3, 4, 5"]);
    expect(texts(".seats li")).toEqual(["▸ Ana Your turn", "Luz"]);
    expect(texts(".offer")).toEqual(["Take 1 take 1", "pass"]);
    document.querySelector<HTMLButtonElement>('[data-action="pass"]')!.click();
    expect(act).toHaveBeenCalledWith("pass");
    expect(document.querySelector("input")).toBeNull();
  });

  test("shows a hint on its button", () => {
    lay({ hinted: "take 1" });
    expect(texts(".hinted")).toEqual(["Take 1 take 1"]);
  });

  test("takes a bounded action as typed, and a hint as a draft", () => {
    const act = lay({ legal: { kind: "bounds", bounds: { most: 9 }, actions: [] }, hinted: "guess 4" });
    const field = document.querySelector("input")!;
    expect(field.value).toBe("guess 4");
    field.value = "guess 5";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    document.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
    expect(act).toHaveBeenCalledWith("guess 5");
  });

  test("offers nothing to a seat that does not have to act", () => {
    lay({ acting: [1], legal: null });
    expect(texts("button")).toEqual([]);
    expect(texts(".seats li")).toEqual(["Ana", "▸ Luz thinking"]);
  });
});
