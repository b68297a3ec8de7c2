import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Told } from "../generated/protocol";
import { panels } from "../lib/panels.svelte";
import { language, useGame, useLanguage, wordsOf } from "../lib/speech.svelte";
import KeysHelp from "./KeysHelp.svelte";
import Log from "./Log.svelte";
import AskLine from "./AskLine.svelte";
import ShareLink from "./ShareLink.svelte";
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
      "Bea spends card 9 and flips a1 to moon.",
      "Bea takes back the last action.",
    ]);
    lines[1]!.click();
    expect(onlook).toHaveBeenCalledWith(2);
  });
});

describe("the scores", () => {
  test("come in their parts, the best first, each with its clause", () => {
    const scores = [
      { seat: 0, total: 4, parts: [{ code: "scored_cards", points: 4, clause: "ST-20", count: 3, detail: {} }] },
      {
        seat: 1,
        total: 9,
        parts: [
          { code: "scored_cards", points: 6, clause: "ST-20", count: 4, detail: {} },
          { code: "most_ones", points: 3, clause: "ST-20", count: 2, detail: {} },
        ],
      },
    ];
    const page = draw(Scores, { scores, winners: [1], game, speak: wordsOf(game).speaker(name), name });
    expect([...page.querySelectorAll("b")].map((one) => one.textContent)).toEqual(["Bea", "Ana"]);
    expect([...page.querySelectorAll(".won .ui-figures")].map((one) => one.textContent)).toEqual(["9", "6", "3"]);
    expect(page.querySelectorAll("dt button")).toHaveLength(3);
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
});

describe("a clause", () => {
  test("leads to the clauses it names", () => {
    const onclause = vi.fn();
    const page = draw(RuleText, { text: "As in [ST-14]:\n\n- type `end`", onclause });
    page.querySelector<HTMLButtonElement>("button")!.click();
    expect(onclause).toHaveBeenCalledWith("ST-14");
    expect(page.querySelector("li code")?.textContent).toBe("end");
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
