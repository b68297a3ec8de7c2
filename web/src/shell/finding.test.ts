import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { ChairInfo, GameCard, NewTable as Wanted, TableInfo } from "../generated/protocol";
import { api } from "../lib/api";
import { provideChairs } from "../lib/chairs";
import { gentle, playFirstGame } from "../lib/firstgame";
import { genericModule as generic } from "./generic";
import { prefs } from "../lib/prefs.svelte";
import { place } from "../lib/router.svelte";
import { useLanguage } from "../lib/speech.svelte";
import GameTile from "./GameTile.svelte";
import NewTable from "./NewTable.svelte";
import People from "./People.svelte";
import Scores from "./Scores.svelte";
import Side from "./Side.svelte";
import { quiet } from "../lib/company.fixture";

beforeAll(() => useLanguage("en"));

const drawn: (() => void)[] = [];
afterEach(() => {
  drawn.splice(0).forEach((remove) => remove());
  vi.restoreAllMocks();
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- which of its props a component binds is its own affair
function draw<Props extends object>(component: Component<Props, object, any>, props: Props): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  const mounted = mount(component, { target, props });
  flushSync();
  drawn.push(() => void unmount(mounted));
  return target;
}

const card = {
  key: "shifting_stones",
  seats: [1, 2, 3],
  options: [],
  bots: ["random", "novice", "greedy", "expert"],
  ratings: { random: { rating: -867, margin: 483 }, greedy: { rating: 1000, margin: 0 } },
} as unknown as GameCard;

const chair = (seat: number, more: Partial<ChairInfo>): ChairInfo => ({
  ...{
    seat,
    holder: "person",
    name: "",
    mine: false,
    present: true,
    bot: null,
    standing_in: null,
    who: null,
    knows_deal: false,
    conceded: false,
    missed: 0,
    lost: false,
  },
  face: null,
  ...more,
});

describe("the people at a table", () => {
  const chairs = [
    chair(0, { name: "Ana", mine: true }),
    chair(1, { name: "Bea", present: false }),
    chair(2, { name: "Luna", holder: "bot", bot: "greedy", face: "moon" }),
  ];
  const clocks = { now: 0, due: [null, null, null], left: [], stand_in: [null, 41_000, null], remind: [] };
  const info = { chairs, status: "playing", clock: { kind: "none" }, clocks } as unknown as TableInfo;
  const people = () =>
    draw(People, {
      ...{
        info,
        acting: [1, 2],
        clocks,
        offset: -Date.now(),
        viewer: 0,
        name: (seat: number) => chairs[seat]!.name,
      },
      ...{ company: quiet(), onstandin: vi.fn(), onreturn: vi.fn(), onlink: vi.fn(), onconcede: vi.fn() },
    });

  test("are away rather than thinking, and it says when a bot may take over", () => {
    const [, bea] = people().querySelectorAll("li");
    expect(bea!.textContent).toMatch(/Bea\s+away · a bot may take over in 0:4\d/);
  });

  test("are bots with a name, a level and a plain word of strength", () => {
    const [, , luna] = people().querySelectorAll("li");
    expect(luna!.textContent?.replace(/\s+/g, " ").trim()).toBe("Luna Magpie · fair");
  });
});

describe("the side panel", () => {
  const away = (bea: Partial<ChairInfo>) => {
    const chairs = [chair(0, { name: "Ana", mine: true }), chair(1, { name: "Bea", present: false, ...bea })];
    const info = { chairs, status: "playing", options: {}, watching: 0 } as unknown as TableInfo;
    const page = draw(Side, {
      ...{ info, module: { ...generic(card.key), showsSeats: true }, acting: [1], clocks: null!, offset: 0, viewer: 0 },
      ...{ name: (seat: number) => chairs[seat]!.name, speak: (code: string) => code, log: [], at: null },
      ...{ unread: 0, tab: "log" as const, onlook: vi.fn() },
      ...{ company: quiet(), onstandin: vi.fn(), onreturn: vi.fn(), onlink: vi.fn(), onconcede: vi.fn() },
    });
    return page.querySelector(".unread")?.textContent;
  };

  test("says that somebody is away, unless a bot plays for them", () => {
    expect(away({})).toBe("away");
    expect(away({ standing_in: "return", bot: "greedy" })).toBeUndefined();
    expect(away({ conceded: true })).toBeUndefined();
  });
});

describe("the scores", () => {
  test("name the level of each bot", () => {
    const chairs = [chair(0, { name: "Ana" }), chair(1, { name: "Luna", holder: "bot", bot: "greedy" })];
    const Seated: typeof Scores = (internals, props) => {
      provideChairs(() => chairs);
      return Scores(internals, props);
    };
    const page = draw(Seated, {
      scores: chairs.map(({ seat }) => ({ seat, total: 3, parts: [] })),
      ...{ game: card.key, speak: (code: string) => code, name: (seat: number) => chairs[seat]!.name },
    });
    const heads = [...page.querySelectorAll(".head")].map((head) => head.textContent?.replace(/\s+/g, " ").trim());
    expect(heads).toEqual(["Ana 3", "Luna Magpie · fair 3"]);
  });
});

describe("setting a table against bots", () => {
  test("asks how many and against whom; everything else is folded away, the measured ratings too", () => {
    const page = draw(NewTable, { open: true, game: card, module: generic(card.key), mode: "bots" });
    const unfolded = [...page.querySelectorAll("legend")].filter((legend) => !legend.closest("details"));
    expect(unfolded.map((legend) => legend.textContent)).toEqual([
      "How many play?",
      "Against whom? Choose one to begin",
    ]);
    const levels = [...page.querySelectorAll(".level b")].map((level) => level.textContent);
    expect(levels).toEqual(["Tumbleweed plays at random", "Gecko gentle", "Magpie fair", "Raven very strong"]);
    expect(page.querySelector(".levels")?.textContent).not.toContain("867");
    expect(page.querySelector("details")?.textContent).toContain("-867 ± 483");
    expect(page.querySelector("details input[type=text]")).not.toBeNull();
  });
});

describe("somebody new", () => {
  afterEach(() => (prefs.known = false));
  const tile = () =>
    draw(GameTile, { game: card, module: { ...generic(card.key), lesson: [{ text: "look", view: {} }] } });

  test("is offered a lesson of two minutes, and nobody who has played is asked again", () => {
    expect(tile().querySelector(".actions a")?.getAttribute("href")).toBe("/learn/shifting_stones");
    expect(tile().querySelector(".links")?.textContent).not.toContain("Learn by playing");
    prefs.known = true;
    expect(tile().querySelector(".actions a")).toBeNull();
    expect(tile().querySelector(".links")?.textContent).toContain("Learn by playing");
  });

  test("plays the first game against one gentle bot", async () => {
    const set = vi.spyOn(api, "set").mockImplementation(async (wanted: Wanted) => {
      expect(wanted.chairs?.[1]).toEqual({ kind: "bot", bot: "novice" });
      return { id: "first1" } as TableInfo;
    });
    vi.spyOn(api, "games").mockResolvedValue([card]);
    vi.spyOn(api, "comeIn").mockResolvedValue({ person: "p", name: "" });
    await playFirstGame("shifting_stones");
    expect(set).toHaveBeenCalledOnce();
    expect([place.path, place.query.has("first")]).toEqual(["/t/first1", true]);
    expect(gentle(["random"])).toBe("random");
  });
});
