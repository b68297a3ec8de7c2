// Plays In the Ruin through the page, as a person would: with mouse or finger, keys and buttons.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { ForkTable, InTheRuinView, Placement } from "../../src/generated/protocol.ts";
import { forkRecord } from "../kit/api.ts";
import { Listener } from "../kit/listening.ts";
import { middleOf } from "../kit/reading.ts";
import { golden, plyBefore } from "../kit/records.ts";
import { LOOKING, waitUntilStill, waitUntil } from "../kit/waiting.ts";
import { stepsTowards } from "./shapes.ts";

export const RUIN = { game: "in_the_ruin" };

type RuinListener = Listener<InTheRuinView>;

const listeners = new WeakMap<Page, RuinListener>();

/** Listen to what the server sends this page. Call this before opening the table. */
export function listen(page: Page): RuinListener {
  const listener = new Listener<InTheRuinView>(page);
  listeners.set(page, listener);
  return listener;
}

function listenerOf(page: Page): RuinListener {
  const listener = listeners.get(page);
  assert.ok(listener, "Call listen(page) first.");
  return listener;
}

/** The sheet of a seat that this viewer may see. */
export function sheetOf({ view }: RuinListener, seat: number) {
  const sheet = view.sheets[seat];
  assert.ok(sheet, `The sheet of seat ${seat} is hidden.`);
  return sheet;
}

/** This viewer's own state in a step that everyone takes at once. */
export function ownPart({ view }: RuinListener) {
  assert.ok(view.own, "This viewer takes no part in the step.");
  return view.own;
}

/** Create a table that continues a golden record just before one of its entries, and return its id. */
export const resume = (
  page: Page,
  name: string,
  entry: string,
  chairs: Placement[],
  more: Partial<ForkTable> = {},
): Promise<string> => {
  const record = golden(name, RUIN.game);
  return forkRecord(page, record, plyBefore(record, entry), chairs, more);
};

/** The part of the view that only one's own actions change, since others act at the same time. */
const ownSide = ({ view, viewer }: RuinListener): string =>
  JSON.stringify([view.own, view.sheets[viewer], view.phase, view.stage, view.round, view.waiting.includes(viewer)]);

/** Do something that acts at the table, and wait until the page shows its result. */
export async function actAndWait(page: Page, act: () => Promise<unknown>): Promise<void> {
  const listener = listenerOf(page);
  const before = ownSide(listener);
  await act();
  await waitUntil(() => ownSide(listener) !== before || listener.result !== null, "The table does not answer.");
  await page.waitForFunction(
    (n) =>
      Number(document.querySelector<HTMLElement>("[data-moment]")?.dataset.moment) >= n &&
      !document.querySelector(".sending"),
    listener.n,
    LOOKING,
  );
}

/** Point at a space, with finger or mouse. */
export async function point(page: Page, name: string, touch: boolean): Promise<void> {
  const [x, y] = await middleOf(page.locator(`[data-name="${name}"]`));
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.move(x, y);
}

/** Click at the current pointer position. */
async function click(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** The spaces under the held shape. */
const held = async (page: Page): Promise<string[]> =>
  ((await page.locator(".fit").getAttribute("data-held")) ?? "").split(" ");
const sorted = (names: string[]): string => [...names].sort().join(" ");

/** The spaces under the held shape, sorted so that its orientation does not matter. */
export const heldOver = async (page: Page): Promise<string> => sorted(await held(page));

/** Point at a space; a tap on the held shape would draw it, so with a finger it is put away first. */
async function pointWithoutDrawing(page: Page, name: string, touch: boolean): Promise<void> {
  if (touch && (await held(page)).includes(name)) await page.keyboard.press("Escape");
  await point(page, name, touch);
}

const BUTTONS = { turn: /^(Turn the|Girar la)/, flip: /^(Flip the|Voltear la)/ };

/** Turn and flip the held shape until it could cover these spaces; returns whether it ever can. */
async function turnToFit(page: Page, names: string[]): Promise<boolean> {
  for (;;) {
    const steps = stepsTowards(await held(page), names);
    if (!steps?.length) return steps !== undefined;
    for (const step of steps) await page.getByRole("button", { name: BUTTONS[step] }).click();
  }
}

/** Hold the shape over exactly these spaces, turning and flipping it as needed. */
export async function holdOver(page: Page, names: string[], touch: boolean): Promise<void> {
  const cards = await page.locator(".pick:not(:disabled)").count();
  for (let card = 0; card < Math.max(1, cards); card++) {
    if (cards) await page.locator(".pick:not(:disabled)").nth(card).click();
    await pointWithoutDrawing(page, names[0] ?? "", touch);
    if (!(await turnToFit(page, names))) continue;
    if (touch && (await heldOver(page)) === sorted(names)) return;
    for (const name of names) {
      await pointWithoutDrawing(page, name, touch);
      if ((await heldOver(page)) === sorted(names)) return;
    }
  }
  throw new Error(`The shape cannot be laid on ${names.join(" ")}.`);
}

/** Take up Roads or Walls, where there is a choice. */
async function takeUp(page: Page, mark: "road" | "wall"): Promise<void> {
  const other = page.locator(`.toggle:not(.${mark})`);
  if (await other.count()) await other.click();
}

/** Perform an action, given in notation, the way a person would. */
export async function perform(page: Page, action: string, touch = false): Promise<void> {
  const [verb, ...words] = action.split(" ");
  const [place = "", route = ""] = words;
  if (verb === "keep") {
    for (const kept of words) await page.locator(`[data-route="${kept}"]`).click();
    await actAndWait(page, () => page.locator(".actions .main").click());
  } else if (verb === "r" || verb === "w") {
    const wanted = verb === "r" ? "road" : "wall";
    await takeUp(page, wanted);
    await holdOver(page, words, touch);
    await actAndWait(page, () => (touch ? page.locator(".actions .main").click() : click(page)));
  } else if (verb === "c") {
    if (!(await page.locator('.actions [aria-pressed="true"]').count())) await page.keyboard.press("s");
    await point(page, place, touch);
    await actAndWait(page, () => page.locator(".actions .main").click());
  } else if (verb === "+r" || verb === "+w") {
    await page.getByRole("button", { name: /Extra$/ }).click();
    await page.locator(`[data-route="${route}"]`).click();
    await takeUp(page, verb === "+r" ? "road" : "wall");
    await point(page, place, touch);
    await actAndWait(page, () => page.locator(".actions .main").click());
  } else if (verb === "go" || verb === "warp") {
    if (verb === "warp") {
      await page.getByRole("button", { name: /^(Warp|Saltar)$/ }).click();
      await page.locator(`[data-route="${route}"]`).click();
    }
    await actAndWait(page, async () => {
      await point(page, place, touch);
      if (!touch) await click(page);
    });
  } else {
    await actAndWait(page, () => page.locator(`.actions .${verb === "escape" ? "reward" : "main"}`).click());
  }
}

/** A simple strategy: draw Roads where they fit, fetch nearby gems, and leave while there is time. */
export function plan(listener: RuinListener, turn: number): string {
  const { view, actions } = listener;
  const of = (verb: string) => actions.filter((action) => action.startsWith(`${verb} `));
  const some = (choices: string[]) => choices[(turn * 7) % choices.length];
  const places = of(turn % 3 === 2 ? "w" : "r");
  if (view.phase === 3) return of("keep")[0] ?? some(of("r")) ?? some(of("w")) ?? "done";
  const own = ownPart(listener);
  if (own.drawing === 0) return some(places) ?? some(of("w")) ?? some(of("c")) ?? assert.fail("Nothing can be drawn.");
  if (actions.includes("escape")) return "escape";
  const walks = own.steps ? [] : of("go");
  const gem = walks.find((action) => view.active.some((letter) => PLACES[letter] === action.slice(3)));
  const out = view.stage === 2 ? walks.find((action) => action === "go f6") : undefined;
  return out ?? gem ?? (sheetOf(listener, listener.viewer).pawn === 60 ? some(walks) : undefined) ?? "done";
}

/** Where the letters of the house edition lie. */
const PLACES = "f4 h4 h6 h8 f8 d8 d6 d4 f2 h2 j2 j4 j6 j8 j10 h10 f10 d10 b10 b8 b6 b4 b2 d2".split(" ");

/** Wait until it is this page's turn or the match is over; the listener may receive that later than the page. */
export async function waitForTurn(page: Page): Promise<boolean> {
  const listener = listenerOf(page);
  await page.locator(".line.mine, dialog[open] ul .total").first().waitFor();
  await waitUntil(
    () => listener.legal !== null || listener.result !== null,
    "The page says it is my turn, the table does not.",
  );
  await waitUntilStill(page);
  return !listener.result;
}

/** Play until the match is over or `rounds` rounds have begun; returns the number of actions taken. */
export async function playOn(
  page: Page,
  listener: RuinListener,
  { touch = false, rounds = Infinity } = {},
): Promise<number> {
  let actions = 0;
  for (; actions < 400; actions++) {
    if (!(await waitForTurn(page)) || listener.view.round >= rounds) return actions;
    await perform(page, plan(listener, listener.view.round + actions), touch);
  }
  throw new Error("The game does not end.");
}
