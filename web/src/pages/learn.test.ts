// The lessons of the three games: a choice that leads nowhere is answered at once, before it is an action.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Edition } from "../generated/protocol";
import { components as ruin } from "../games/in_the_ruin/house.fixture";
import { find, flushPromises, press, tap } from "../games/mounted.fixture";
import paper from "../games/sonora/sheet/moments.json";
import { api } from "../lib/api";
import type * as games from "../lib/games";
import { useLanguage } from "../lib/speech.svelte";
import Learn from "./Learn.svelte";

/** The step that the lesson begins with. */
const first = vi.hoisted(() => ({ step: 0 }));
vi.mock("../lib/games", async (original) => {
  const actual = await original<typeof games>();
  const loadGame = async (key: string) => {
    const module = await actual.loadGame(key);
    return { ...module, lesson: module.lesson?.slice(first.step) };
  };
  return { ...actual, loadGame };
});

const stones = {
  card: [7, 12, 13, 17, 20, 26, 29, 39, 44, 45, 58, 69].map((id) => ({ id, points: 1, pattern: ["horse boat"] })),
};
const editions: Record<string, unknown> = { shifting_stones: stones, in_the_ruin: ruin, sonora: paper.components };

let page: ReturnType<typeof mount> | undefined;
beforeEach(() => {
  vi.spyOn(api, "edition").mockImplementation(
    async (game) => ({ components: editions[game] }) as Partial<Edition> as Edition,
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
});
afterEach(async () => {
  if (page) await unmount(page);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function learn(game: string, step: number, language = "en"): Promise<void> {
  await useLanguage(language);
  first.step = step;
  page = mount(Learn, { target: document.body, props: { game } });
  await vi.waitFor(() => find(".board section, .board .board"), 60_000);
  await flushPromises();
}

const answer = () => document.querySelector(".said .aside")?.textContent;

/** Touch a place of a drawing that is as wide and high as given. */
function touch(selector: string, x: number, y: number, size: number): void {
  const drawing = find(selector);
  drawing.getBoundingClientRect = () => ({ left: 0, top: 0, width: size, height: size }) as DOMRect;
  for (const type of ["pointerdown", "pointerup"]) {
    const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true });
    drawing.dispatchEvent(Object.assign(event, { pointerType: "touch", pointerId: 1 }));
  }
  flushSync();
}

describe("the lesson of Shifting Stones", () => {
  it("answers a wrong card and a wrong stone", async () => {
    await learn("shifting_stones", 3);
    tap('.hand [data-card="17"]');
    expect(answer()).toMatch(/^Not card 17 this time\. ./);
    tap('.hand [data-card="13"]');
    expect(answer()).toBeUndefined();
    tap('[data-cell="8"]');
    expect(answer()).toMatch(/^Not c3 this time\. ./);
  });
});

describe("the lesson of In the Ruin", () => {
  it("answers a wrong route card", async () => {
    await learn("in_the_ruin", 1);
    const other = [...document.querySelectorAll<HTMLElement>("[data-route]")].find(
      ({ dataset }) => dataset["route"] !== "AD" && dataset["route"] !== "HI",
    );
    other?.click();
    flushSync();
    expect(answer()).toMatch(/^Not the route [A-X]–[A-X] this time\. Choose the route cards A–D and H–I/);
    tap('[data-route="AD"]');
    expect(answer()).toBeUndefined();
  });

  it("answers a wrong explore card", async () => {
    await learn("in_the_ruin", 2);
    const [bar, corner] = document.querySelectorAll<HTMLElement>("button.pick");
    corner?.click();
    flushSync();
    expect(answer()).toMatch(/^Not card O this time\. Lay the bar upright/);
    bar?.click();
    flushSync();
    expect(answer()).toBeUndefined();
  });

  it("answers a wrong tool, and a wrong place as soon as a finger shows it", async () => {
    await learn("in_the_ruin", 5, "es");
    press("s");
    expect(answer()).toBe(
      "Esta vez, con el muro suelto no. Como caminos, en f7, f8 y g8. Es una esquina: gírala hasta que encaje.",
    );
    press("s");
    expect(answer()).toBeUndefined();
    touch(".fit", 16, 16, 121);
    expect(answer()).toMatch(/^Esta vez, con b2, c2, b3 no\. Como caminos/);
  });

  it("answers a wrong place to go to", async () => {
    await learn("in_the_ruin", 6);
    touch(".fit", 60, 49, 121);
    await flushPromises();
    expect(answer()).toBe("Not f5 this time. Go to A, on f4: it is lit, and it is active.");
  });
});

describe("the lesson of Sonora", () => {
  it("answers a wrong disc", async () => {
    await learn("sonora", 1);
    press("3");
    expect(answer()).toMatch(/^Not disc 3 this time\. ./);
    press("4");
    expect(answer()).toBeUndefined();
  });

  it("answers a wrong node", async () => {
    await learn("sonora", 4, "es");
    press("ArrowRight", '[data-node="0"]');
    await flushPromises();
    const node = document.activeElement?.getAttribute("data-node");
    press("Enter", `[data-node="${node}"]`);
    await flushPromises();
    expect(answer()).toBe(`Esta vez, con el nodo ${node} no. Marca el nodo iluminado, debajo de la X a la derecha.`);
  });

  it("answers a wrong space", async () => {
    await learn("sonora", 6);
    press("Enter", '[data-space="1"]');
    press("ArrowRight", '[data-space="1"]');
    await flushPromises();
    const space = document.activeElement?.getAttribute("data-space");
    press("Enter", `[data-space="${space}"]`);
    await flushPromises();
    expect(answer()).toBe(`Not space ${space} this time. Walk the owl to the Swap, four spaces down.`);
  });
});

it("keeps room for every answer, so that nothing jumps", async () => {
  await learn("in_the_ruin", 0);
  const rooms = [...document.querySelectorAll(".room .aside")].map(({ textContent }) => textContent ?? "");
  expect(rooms.filter(Boolean)).toHaveLength(8);
  expect(rooms.filter((room) => room && !room.startsWith("Not "))).toEqual([]);
});
