import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { place } from "../lib/router.svelte";
import { useLanguage, useMore } from "../lib/speech.svelte";
import { Book } from "./book.svelte";
import Calendar from "./Calendar.svelte";
import { diary } from "./diary.svelte";
import NewDay from "./NewDay.svelte";
import Overview from "./Overview.svelte";
import { month, refused, result } from "./puzzle.fixture";
import { requests } from "./requests";
import { loadSentences } from "./sentences";
import Strip from "./Strip.svelte";

const TODAY = "2026-11-19";

beforeAll(async () => {
  await useLanguage("en");
  await useMore(loadSentences);
});
beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
  vi.spyOn(requests, "month").mockImplementation(async () =>
    month([{ day: "2026-11-03", number: 3, results: { sonora: result({ mark: "best" }) } }]),
  );
});
const drawn: (() => void)[] = [];
afterEach(() => {
  drawn.splice(0).forEach((remove) => remove());
  vi.restoreAllMocks();
});

function draw<Props extends object>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(component, { target, props });
  flushSync();
  drawn.push(() => {
    void unmount(mounted);
    target.remove();
  });
  return target;
}

test("a device whose clock is wrong is told so where the host has no such day", async () => {
  vi.spyOn(requests, "day").mockRejectedValue(refused("day_to_come", 404));
  const book = new Book(TODAY, () => TODAY);
  await book.load();
  const page = draw(Overview, { book, today: TODAY, onshare: () => {} });
  expect(page.textContent).toContain("By this device’s clock that is today.");
});

describe("the archive", () => {
  async function calendar(): Promise<HTMLElement> {
    const book = new Book(TODAY, () => TODAY);
    const page = draw(Calendar, { book, today: TODAY });
    await vi.waitFor(() => expect(diary.state("2026-11-03", "sonora")).toBe("best"));
    flushSync();
    return page;
  }
  const link = (page: HTMLElement, day: string) => page.querySelector<HTMLElement>(`[data-day="${day}"]`);
  const pressed = async (page: HTMLElement, key: string) => {
    page.querySelector("table")!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
    await Promise.resolve();
  };
  const entered = (page: HTMLElement) => page.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.dataset.day;

  test("says of each day how it went, in words and by signs", async () => {
    const page = await calendar();
    const name = link(page, "2026-11-03")?.getAttribute("aria-label");
    expect(name).toMatch(/3 November 2026: Sonora: the best turn$/);
    expect(link(page, "2026-11-04")?.getAttribute("aria-label")).toMatch(/not tried$/);
    expect(link(page, "2026-11-03")?.querySelectorAll("svg")).toHaveLength(3);
    expect(link(page, "2026-11-03")?.querySelector("svg.best")).not.toBeNull();
    expect(link(page, "2026-11-03")?.getAttribute("href")).toBe("/daily/2026-11-03");
  });

  test("locks the days that are still to come", async () => {
    const page = await calendar();
    expect(link(page, "2026-11-20")).toBeNull();
    const locked = [...page.querySelectorAll("[aria-disabled]")];
    expect(locked).toHaveLength(11);
    expect(locked[0]?.getAttribute("aria-label")).toMatch(/20 November 2026: still to come$/);
  });

  test("is entered at its day, and walked through with the arrow keys as far as there are puzzles", async () => {
    const page = await calendar();
    expect(entered(page)).toBe(TODAY);
    await pressed(page, "ArrowRight");
    expect(entered(page)).toBe(TODAY);
    await pressed(page, "ArrowUp");
    expect(entered(page)).toBe("2026-11-12");
    await pressed(page, "Home");
    expect(entered(page)).toBe("2026-11-01");
    await pressed(page, "PageUp");
    expect(entered(page)).toBe("2026-11-01");
  });
});

describe("the line on the home page", () => {
  const GAMES = ["shifting_stones", "in_the_ruin", "sonora"];
  const states = (page: HTMLElement) =>
    [...page.querySelectorAll<HTMLElement>("[data-daily]")].map(({ dataset }) => dataset.state);

  async function strip(): Promise<HTMLElement> {
    const page = draw(Strip, { games: GAMES });
    await vi.waitFor(() => expect(page.querySelector(".strip")).not.toBeNull());
    return page;
  }

  test("says how each puzzle of the day stands, and asks the host for nothing", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 19, 12) });
    diary.doing(TODAY, "in_the_ruin", ["go a1"]);
    diary.verified(TODAY, "sonora", result({ mark: "best" }));
    const page = await strip();
    expect(states(page)).toEqual(["new", "begun", "best"]);
    expect(page.querySelector('[data-daily="sonora"]')?.getAttribute("aria-label")).toBe("Sonora: the best turn");
    expect(page.textContent).toContain("1 day in a row");
    expect(fetched).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test("explains itself to whoever has no streak", async () => {
    expect((await strip()).textContent).toContain("the same for everybody");
  });
});

test("after midnight the new day is offered, and declined", () => {
  const onstay = vi.fn();
  const page = draw(NewDay, { today: "2026-11-20", onstay });
  expect(page.textContent).toContain("20 November");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/daily/2026-11-20");
  page.querySelector("button")!.click();
  expect(onstay).toHaveBeenCalled();
  expect(place.path).not.toContain("daily");
});
