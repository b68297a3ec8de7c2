import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Told } from "../generated/protocol";
import { excerpt, pieces, says, soughtWords } from "../lib/markdown";
import { notify } from "../lib/notices.svelte";
import { panels } from "../lib/panels.svelte";
import { language, useGame, useLanguage, wordsOf } from "../lib/speech.svelte";
import type { TablePage } from "../lib/tablepage.svelte";
import KeysHelp from "./KeysHelp.svelte";
import Log from "./Log.svelte";
import AskLine from "./AskLine.svelte";
import Dialog from "./Dialog.svelte";
import OutOfTime from "./OutOfTime.svelte";
import ShareLink from "./ShareLink.svelte";
import TopBar from "./TopBar.svelte";
import RuleText from "./RuleText.svelte";
import Scores from "./Scores.svelte";

beforeAll(async () => {
  await useLanguage("en");
  await useGame(game);
});

const drawn: (() => void)[] = [];
afterEach(() => drawn.splice(0).forEach((remove) => remove()));

const names = ["Ana", "Bea"];
const name = (seat: number) => names[seat] ?? "";
const game = "shifting_stones";

function draw<Props extends object>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  const mounted = mount(component, { target, props });
  flushSync();
  drawn.push(() => void unmount(mounted));
  return target;
}

describe("the log", () => {
  const log: Told[] = [
    { n: 1, seat: -1, at: 0, events: [{ kind: "first_player", seat: 1 }], text: null },
    { n: 2, seat: 1, at: 0, events: [{ kind: "flipped", seat: 1, card: 9, cell: "a1", face: "moon" }], text: null },
    { n: 3, seat: 1, at: 0, events: [{ kind: "took_back", seat: 1 }], text: null },
  ];

  test("says what happened, and displays the chosen moment", () => {
    const onlook = vi.fn();
    const page = draw(Log, { log, speak: wordsOf(game).speaker(name), at: null, onlook });
    const lines = [...page.querySelectorAll("button")];
    expect(lines.map((line) => line.textContent?.trim())).toEqual([
      "Bea begins.",
      "Bea spends card 9 and flips a1 to the moon.",
      "Bea takes back the last action.",
    ]);
    lines[1]!.click();
    expect(onlook).toHaveBeenCalledWith(2);
  });

  test("names the clauses of any game on demand", () => {
    const page = draw(Log, { log, speak: wordsOf(game).speaker(name), at: null, onlook: vi.fn() });
    const clauses = () => [...page.querySelectorAll(".clause")].map((clause) => clause.textContent?.trim());
    expect(clauses()).toEqual([]);
    page.querySelector<HTMLInputElement>("input")!.click();
    flushSync();
    expect(clauses()).toEqual(["ST-06", "ST-09"]);
    page.querySelector<HTMLInputElement>("input")!.click();
  });
});

describe("the scores", () => {
  const part = (code: string, points: number) => ({ code, points, clause: "ST-20", count: 3, detail: { lead: "yes" } });
  const scores = [
    { seat: 0, total: 4, parts: [part("scored_cards", 4), part("most_ones", 0)] },
    { seat: 1, total: 9, parts: [part("scored_cards", 6), part("most_ones", 3)] },
  ];
  const props = { scores, winners: [1], game, speak: wordsOf(game).speaker(name), name };
  const read = (page: HTMLElement, selector: string) =>
    [...page.querySelectorAll(selector)].map((one) => one.textContent);

  test("come in their parts, the best first, each with its clause", () => {
    const page = draw(Scores, props);
    expect(read(page, ".head b")).toEqual(["Bea", "Ana"]);
    expect(read(page, ".won .ui-figures")).toEqual(["9", "6", "3"]);
    expect(page.querySelectorAll("ol button")).toHaveLength(4);
  });

  test("are counted part by part, and nobody has won before the last", () => {
    const page = draw(Scores, { ...props, counted: 1 });
    expect(read(page, ".head b")).toEqual(["Ana", "Bea"]);
    expect(read(page, ".total")).toEqual(["4", "6"]);
    expect(page.querySelectorAll(".later")).toHaveLength(2);
    expect(page.querySelector(".won")).toBeNull();
  });
});

describe("the help about keys", () => {
  const says = (page: HTMLElement, title: string) => {
    const section = [...page.querySelectorAll("section")].find((one) => one.querySelector("h3")?.textContent === title);
    const words = (selector: string) =>
      [...(section?.querySelectorAll(selector) ?? [])].map((one) => one.textContent ?? "");
    return Object.fromEntries(words("dt").map((key, at) => [key, words("dd")[at]]));
  };

  test("lists a game's own keys, and which of the shell's yield to them", async () => {
    Object.assign(panels, { keys: true, game: "in_the_ruin" });
    const page = draw(KeysHelp, {});
    await vi.waitFor(
      () => expect(says(page, "In the Ruin")).toMatchObject({ C: "Confirm", F: "Flip the shape" }),
      20_000,
    );
    expect(says(page, "At the table")).toMatchObject({
      C: "To the chat (while you wait)",
      R: "Rule book (while you wait)",
      U: "Take back",
    });
    Object.assign(panels, { keys: false, game: null });
  });

  test("lists only the shell's if no game is on the page", () => {
    Object.assign(panels, { keys: true, game: null });
    const page = draw(KeysHelp, {});
    expect(page.querySelectorAll("section")).toHaveLength(3);
    expect(says(page, "At the table")).toMatchObject({ C: "To the chat" });
    panels.keys = false;
  });
});

describe("a dialog", () => {
  test("that was closed and reopened stays open when the late close event arrives", () => {
    Object.assign(panels, { keys: true, game: null });
    const dialog = draw(KeysHelp, {}).querySelector("dialog")!;
    for (const open of [false, true]) {
      panels.keys = open;
      flushSync();
    }
    dialog.dispatchEvent(new Event("close"));
    flushSync();
    expect([dialog.open, panels.keys]).toEqual([true, true]);
    panels.keys = false;
  });

  test("knows at once that Escape was pressed", () => {
    Object.assign(panels, { keys: true, game: null });
    const dialog = draw(KeysHelp, {}).querySelector("dialog")!;
    dialog.dispatchEvent(new Event("cancel"));
    expect(panels.keys).toBe(false);
  });
});

describe("a link to share", () => {
  const says = (address: string) => draw(ShareLink, { address, label: "link" }).textContent;

  test("says if it opens on this computer only, and what to do about that", () => {
    for (const host of ["127.0.0.1:8000", "localhost", "[::1]:8000", "0.0.0.0:80"])
      expect(says(`http://${host}/t/x`)).toContain("meseta serve --host 0.0.0.0");
    for (const host of ["192.168.1.20:8000", "127.example.org", "localhost.example.org"])
      expect(says(`http://${host}/t/x`)).not.toContain("serve");
  });
});

describe("the line below the table", () => {
  test("keeps the prompt apart from what is being sent", () => {
    const nothing = () => {};
    const page = draw(AskLine, {
      line: "End your turn.",
      mine: true,
      hinted: false,
      past: false,
      sending: true,
      undoable: false,
      hints: false,
      onundo: nothing,
      onhint: async () => {},
      onnow: nothing,
      onagain: null,
    });
    expect(page.querySelector("p")?.textContent?.trim()).toBe("End your turn. Sending …");
  });

  test("says why an attempt was refused, and leads to the clause", () => {
    const onwhy = vi.fn();
    const page = draw(AskLine, {
      ...{ line: "Choose a stone.", mine: true, hinted: false, past: false, sending: false, undoable: false },
      ...{ hints: false, onundo: () => {}, onhint: async () => {}, onnow: () => {}, onagain: null, onwhy },
      refused: { text: "a1 and c3 are not neighbours.", clause: "ST-08" },
    });
    expect(page.querySelector("p")?.textContent?.trim()).toBe("a1 and c3 are not neighbours.");
    const why = page.querySelector<HTMLButtonElement>("button")!;
    expect(why.textContent).toBe("Why? ST-08");
    why.click();
    expect(onwhy).toHaveBeenCalledWith("ST-08");
  });
});

describe("a notice", () => {
  test("has a row of its own in the page's head, until it is closed", () => {
    const page = draw(TopBar, { title: "Sonora" });
    notify("The table cannot be reached.");
    flushSync();
    expect(page.querySelector("header [role=alert]")?.textContent).toContain("cannot be reached");
    page.querySelector<HTMLButtonElement>("[role=alert] button")!.click();
    flushSync();
    expect(page.querySelector("[role=alert]")?.textContent?.trim()).toBe("");
  });

  test("is shown by the topmost dialog, since nobody can read what is behind it", () => {
    const page = draw(TopBar, { title: "Sonora" });
    const children = createRawSnippet(() => ({ render: () => "<p>Two minutes</p>" }));
    const dialog = draw(Dialog, { open: true, title: "Learn", children });
    notify("The table cannot be reached.");
    flushSync();
    expect(page.querySelector("[role=alert]")?.textContent?.trim()).toBe("");
    expect(dialog.querySelector("dialog [role=alert]")?.textContent).toContain("cannot be reached");
    dialog.querySelector<HTMLButtonElement>("dialog .head button")!.click();
    flushSync();
    expect(page.querySelector("[role=alert]")?.textContent).toContain("cannot be reached");
  });
});

describe("of time that has run out", () => {
  const chair = (seat: number, more: object) => ({ seat, holder: "person", mine: seat === 0, missed: 0, ...more });
  function said(viewer: number, missed: number[], more: object = {}): string | undefined {
    const info = {
      ...{ status: "playing", claimable: null, forgiven: 1, stand_in: "greedy", ...more },
      chairs: missed.map((count, seat) => chair(seat, { missed: count, lost: false })),
    };
    const table: unknown = { info, store: { viewer, seen: null, offset: 0 }, mayAct: false, name };
    return draw(OutOfTime, { table: table as TablePage }).textContent?.trim();
  }

  test("whoever comes back reads at once that somebody has played for them", () => {
    expect(said(0, [1, 0])).toContain("Your time ran out");
    expect(said(0, [0, 0])).toBe("");
    expect(said(0, [1, 0], { status: "finished" })).toBe("");
  });

  test("the others read who it was", () => {
    expect(said(0, [0, 1])).toMatch(/^\w+ played for Bea when time ran out\.$/);
  });
});

describe("a clause", () => {
  test("leads to the clauses it names", () => {
    const onclause = vi.fn();
    const page = draw(RuleText, { text: "As in [ST-14]:\n\n- type `end`", onclause });
    page.querySelector<HTMLButtonElement>("button")!.click();
    expect(onclause).toHaveBeenCalledWith("ST-14");
    expect(page.querySelector("li code")?.textContent).toBe("end");
  });

  test("draws emphasis with whatever is in it, and marks what is sought", () => {
    const page = draw(RuleText, { text: "*Más allá de [ST-14]*, **dos** mesas.", words: ["mas", "mesa"] });
    expect(page.querySelector("em")?.textContent).toBe("Más allá de ");
    expect(page.querySelector("a.clause")?.textContent).toBe("ST-14");
    expect(page.querySelector("strong")?.textContent).toBe("dos");
    expect([...page.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Más", "mesa"]);
  });

  test("is found by a word of its text, which is shown", () => {
    const words = soughtWords("CANON");
    expect(excerpt("Hay *cuatro* zonas. La del cañón es la segunda.", words)).toContain("cañón es la");
    expect(excerpt("Otra cosa.", words)).toBe("");
  });

  test("is found in Japanese, which has no spaces, and shown by clauses of its sentences", () => {
    const page =
      "手番は、何もしていなくても、いつでも終えられます。".repeat(3) +
      "すると、山札から引きます。" +
      "終わりです。".repeat(20);
    const found = excerpt(page, soughtWords("山札"));
    expect(found).toContain("すると、山札から引きます。終わりです");
    expect(found.length).toBeLessThan(130);
    expect(found).toMatch(/^… いつでも.*終わりです …$/);
    expect(soughtWords("ＳＴ－０８　ｶｰﾄﾞ")).toEqual(["st-08", "かーど"]);
    expect(excerpt("カードを配る", soughtWords("かーど"))).toBe("カードを配る");
    expect(excerpt("かぎの形", soughtWords("がぎ"))).toBe("");
  });

  test("is found without the letters that a keyboard lacks, and marked where it has them", () => {
    const marked = (text: string, sought: string) =>
      pieces(text, soughtWords(sought))
        .filter((piece) => piece.hit)
        .map((piece) => piece.text);
    expect(excerpt("Das Programm zieht für dich.", soughtWords("fur DICH"))).toContain("für dich");
    for (const sought of ["schließe", "schliesse", "SCHLIESSE"])
      expect(marked("Schließe sie.", sought)).toEqual(["Schließe"]);
    for (const sought of ["für", "fur", "Fuer"]) expect(marked("Nur für Mäuse", sought)).toEqual(["für"]);
    expect(marked("un nœud de 3", "noeud")).toEqual(["nœud"]);
    expect(says("Zieh neue Karten, für dich.", soughtWords("neue fuer"))).toBe(true);
    expect(says("Ein Zug", soughtWords("Zueg"))).toBe(false);
  });
});

describe("the page's language", () => {
  afterEach(() => useLanguage("en"));

  test("is the one chosen last, even while a game's words are loading", async () => {
    await Promise.all([useGame("sonora"), useLanguage("es")]);
    expect(language()).toBe("es");
    expect(wordsOf("sonora").has("event-rested")).toBe(true);
    expect(wordsOf("sonora").speaker()("floor-best")).toBe("El mejor impulso");
  });
});
