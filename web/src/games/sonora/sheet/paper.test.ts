// The whole sheet, mounted at real moments: its prompts, what a key or a tap does, and how refusals are explained.

import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Refusal, Told } from "../../../generated/protocol";
import type { BoardProps } from "../../../lib/game";
import { all, find, mounted, press, flushPromises, tap, usual } from "../../mounted.fixture";
import type { Components, View } from "../model";
import file from "./moments.json";
import Paper from "./Paper.svelte";

const moments = file.moments as unknown as Record<string, Pick<BoardProps<View>, "view" | "legal" | "acting">>;
const components = file.components as unknown as Components;
const why: Refusal = {
  code: "illegal_action",
  message: "",
  values: {},
  fault: "shape_apart",
  clause: "SO-29",
  reason: null,
};

vi.setConfig({ testTimeout: 60_000 }); // a sheet has thousands of elements, slow to create outside a browser

type Props = BoardProps<View, Components> & { seat: number };

function lay(name: string, change: Partial<Props> = {}) {
  const moment = moments[name];
  if (!moment) throw new Error(`no moment ${name}`);
  return mounted(Paper, { ...usual(why), ...moment, components, seat: 0, ...change });
}

const big = () =>
  all(".section.big").map((section) =>
    [...section.classList].find((name) => ["ruins", "canyon", "creek", "mudcracks"].includes(name)),
  );

describe("writing", () => {
  it("takes the first disc in hand, enlarges its section and says what to do", () => {
    const { ask } = lay("write");
    expect(big()).toEqual(["canyon"]);
    expect(find(".chip.held").dataset["chip"]).toBe("draw 4");
    expect(ask).toHaveBeenLastCalledWith("paper-ask-draw 4");
    expect(all("[data-cell]")).toHaveLength(195);
  });

  it("draws a shape where it is shown, turned and flipped by keys", () => {
    const { act, ask } = lay("write");
    press("n");
    expect(all(".ghost.ok")).toHaveLength(1);
    const before = find(".confirm").textContent;
    expect(before).toBe("paper-do-draw");
    press("Enter");
    expect(act).toHaveBeenCalledTimes(1);
    expect(act).toHaveBeenCalledWith(expect.stringMatching(/^draw 4( [a-o]\d+){5}$/));
    expect(moments["write"]?.legal?.actions).toContain(vi.mocked(act).mock.calls[0]?.[0 as never]);
    expect(ask).toHaveBeenLastCalledWith("paper-ask-draw 4");
  });

  it("moves over the squares with arrow keys and says why a shape does not fit there", async () => {
    const { act, explain, refuse } = lay("write");
    press("ArrowRight", '[data-cell="139"]');
    await flushPromises();
    press("r", '[data-cell="140"]');
    expect(all(".ghost.no")).toHaveLength(1);
    press("Enter", '[data-cell="140"]');
    await flushPromises();
    expect(explain).toHaveBeenCalledWith(expect.stringMatching(/^draw 4 /));
    expect(refuse).toHaveBeenCalledWith(why);
    expect(act).not.toHaveBeenCalled();
  });

  it("offers only smaller shapes too, and marks those that fit nowhere", () => {
    lay("write");
    expect(all(".form")).toHaveLength(5);
    tap(".form:last-child");
    expect(find(".form.on").getAttribute("aria-label")).toBe("paper-shape 1 1");
    expect(all('[aria-label="paper-turn"]')).toHaveLength(0);
  });

  it("changes the hand with a chip, and the section with it", () => {
    const { ask } = lay("write");
    tap('[data-chip="walk 1"]');
    expect(big()).toEqual(["creek"]);
    expect(ask).toHaveBeenLastCalledWith("paper-ask-walk 1");
    expect(all(".space.end")).toHaveLength(
      moments["write"]?.legal?.actions.filter((action) => action.startsWith("walk 1 ")).length ?? 0,
    );
  });

  it("tells the page which chip is picked and what can be done with it", () => {
    const picked = vi.fn<NonNullable<Props["picked"]>>();
    lay("write", { picked });
    tap('[data-chip="walk 1"]');
    const [leadsTo, words] = picked.mock.lastCall!;
    expect(words).toBe("paper-picked-disc 1");
    expect(["walk 1 4", "walk 2 4", "draw 1 a1", "mark 3"].filter(leadsTo)).toEqual(["walk 1 4"]);
  });

  it("walks a path from the keyboard", async () => {
    const { act } = lay("write");
    tap('[data-chip="walk 1"]');
    press("n");
    expect(find(".confirm").textContent).toBe("paper-do-walk 1");
    tap(".confirm");
    expect(act).toHaveBeenCalledWith(expect.stringMatching(/^walk 1 \d+$/));
  });

  it("opens the sum of the discs with the first node", async () => {
    const { act } = lay("first");
    expect(big()).toEqual(["mudcracks"]);
    press("ArrowRight", '[data-node="0"]');
    await flushPromises();
    expect(document.activeElement?.getAttribute("data-node")).toBe("15");
    press("Enter", '[data-node="15"]');
    await flushPromises();
    expect(vi.mocked(act).mock.calls.map(([action]: unknown[]) => action)).toEqual(["mud", "mark 15"]);
  });

  it("shows what the sum can pay and warns before its rest is lost", async () => {
    const { act, ask } = lay("sum");
    const marks = moments["sum"]?.legal?.actions.filter((action) => action.startsWith("mark ")).length ?? 0;
    expect(all(".node.can")).toHaveLength(marks);
    press("c");
    expect(act).not.toHaveBeenCalled();
    expect(ask).toHaveBeenLastCalledWith("paper-ask-close-lose 9");
    expect(find(".end").textContent?.trim()).toBe("paper-close-anyway");
    press("c");
    expect(act).toHaveBeenCalledWith("close");
  });

  it("dismisses a warning with Escape", () => {
    const { ask, act } = lay("sum");
    press("c");
    press("Escape");
    expect(ask).toHaveBeenLastCalledWith("paper-ask-sum 9");
    expect(act).not.toHaveBeenCalled();
  });

  it("asks for an animal while a Discovery is pending, and for nothing else", () => {
    const { act } = lay("owed");
    expect(all(".find")).toHaveLength(3);
    expect(all(".chip, .confirm")).toHaveLength(0);
    tap(".find:nth-child(2)");
    expect(act).toHaveBeenCalledWith("discover owl");
  });

  it("ends when nothing is left", () => {
    const { act, ask } = lay("end");
    expect(ask).toHaveBeenLastCalledWith("paper-ask-done");
    tap(".end.ui-act");
    expect(act).toHaveBeenCalledWith("done");
  });

  it("says why a chip cannot be used now", async () => {
    const { view, legal } = moments["write"]!;
    const only = { kind: "list" as const, actions: legal!.actions.filter((action) => !action.startsWith("walk")) };
    const { explain, refuse } = lay("write", { view, legal: only });
    tap('[data-chip="walk 1"]');
    await flushPromises();
    expect(explain).toHaveBeenCalledWith("walk 1 1");
    expect(refuse).toHaveBeenCalledWith(why);
  });
});

describe("the Ruins", () => {
  it("are filled by number, and show the race", async () => {
    const { act, ask } = lay("ruins");
    expect(big()).toEqual(["ruins"]);
    expect(ask).toHaveBeenLastCalledWith("paper-ask-ruins 10");
    expect(all(".racer")).toHaveLength(16);
    press("ArrowRight", '[data-building="A"]');
    await flushPromises();
    press("ArrowDown", '[data-building="B"]');
    press("ArrowDown", '[data-building="B"]');
    const count = find(".confirm").textContent ?? "";
    press("Enter", '[data-building="B"]');
    expect(act).toHaveBeenCalledWith(`cross B ${count.split(" ").at(-1)}`);
    expect(find('[data-building="B"]').getAttribute("aria-label")).toContain("paper-building-gone Teo");
  });
});

describe("a solo game", () => {
  it.each([
    ["ai_draw", "canyon", /^ai draw 4 /],
    ["ai_walk", "creek", /^ai walk 5 \d+$/],
    ["ai_fill", "mudcracks", /^ai fill \d+$/],
  ])("the AI's discs are marked in %s", (name, section, action) => {
    const { act } = lay(name);
    expect(big()).toEqual([section]);
    press("n");
    tap(".confirm");
    expect(act).toHaveBeenCalledWith(expect.stringMatching(action));
  });

  it("shows the AI's building and the more expensive nodes on the sheet", () => {
    lay("solo_ruins");
    expect(all(".hex.ai")).toHaveLength(24);
    expect(all(".tabs")).toHaveLength(0);
    expect(all(".bed")).toHaveLength(3 * 16);
  });
});

describe("others", () => {
  it("have their sheets one tap away, read-only", () => {
    const { act, ask } = lay("write");
    const asked = vi.mocked(ask).mock.calls.length;
    tap('[data-sheet="1"]');
    expect(find(".sheet").getAttribute("aria-label")).toBe("paper-sheet Luz");
    expect(all(".confirm, .ghost, .chip.held")).toHaveLength(0);
    press("n");
    press("Enter");
    expect(act).not.toHaveBeenCalled();
    expect(
      vi
        .mocked(ask)
        .mock.calls.slice(asked)
        .every(([line]: unknown[]) => line === "paper-ask-draw 4"),
    ).toBe(true);
    tap('[data-sheet="0"]');
    expect(all(".chip.held")).toHaveLength(1);
  });

  it("are shown without controls to spectators", () => {
    const { ask, act } = lay("write", { viewer: null, legal: null });
    expect(big()).toEqual([]);
    expect(all(".confirm, .end, .chip.held")).toHaveLength(0);
    tap(".section.creek .enlarge");
    expect(big()).toEqual(["creek"]);
    expect(all("[data-space]")).toHaveLength(49);
    expect(ask).not.toHaveBeenCalled();
    expect(act).not.toHaveBeenCalled();
  });
});

describe("the end", () => {
  it("shows everyone's totals side by side, with the tie-breaker, and then the sheets", () => {
    lay("over", {
      result: { winners: [0], reason: "last_round", clause: "SO-44", scores: [] } as unknown as BoardProps["result"],
    });
    const totals = all("tfoot .total td").map((cell) => cell.textContent?.trim());
    expect(totals).toEqual(moments["over"]?.view.points.map((row) => String(row.reduce((sum, one) => sum + one, 0))));
    expect(all("tfoot .tie td").map((cell) => cell.textContent)).toEqual(["3", "4", "3"]);
    tap('[data-sheet="2"]');
    expect(find(".sheet").getAttribute("aria-label")).toBe("paper-sheet Teo");
    expect(all(".section")).toHaveLength(4);
  });
});

describe("what has happened", () => {
  const told = [
    {
      n: 1,
      seat: 0,
      at: 0,
      text: null,
      events: [
        { kind: "walked", seat: 0, end: 4, length: 1, points: 0 },
        { kind: "earned", seat: 0, bonus: "swap" },
      ],
    },
  ] as unknown as Told[];
  it("rises from its place, and any touch skips it", () => {
    const { sound } = lay("write", { told });
    expect(all(".pop").length).toBeGreaterThan(0);
    expect(sound).toHaveBeenCalledWith("score");
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    flushSync();
    expect(all(".pop")).toHaveLength(0);
  });

  it("is pointed at by a hint", () => {
    lay("write", { hinted: moments["write"]!.legal!.actions[0]! });
    expect(find(".chip.hinted").dataset["chip"]).toBe("draw 4");
    expect(all(".canyon .hint").length).toBeGreaterThan(0);
  });
});
