// Somebody who plays In the Ruin with the page's own means: the pointer or a finger, keys and buttons.

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { ForkTable, InTheRuinView, Placement } from "../../src/generated/protocol.ts";
import { playOnFrom } from "../kit/api.ts";
import { Listener } from "../kit/listening.ts";
import { middleOf } from "../kit/reading.ts";
import { golden, plyBefore } from "../kit/records.ts";
import { settled, until } from "../kit/waiting.ts";

export const RUIN = { game: "in_the_ruin" };

type Heard = Listener<InTheRuinView>;

const ears = new WeakMap<Page, Heard>();

/** What the server tells this page, as it comes. Begin before the table is opened. */
export function listen(page: Page): Heard {
  const heard = new Listener<InTheRuinView>(page);
  ears.set(page, heard);
  return heard;
}

function heardBy(page: Page): Heard {
  const heard = ears.get(page);
  assert.ok(heard, "Nobody listens beside this page.");
  return heard;
}

/** The sheet of a seat that this viewer may see. */
export function sheetOf({ view }: Heard, seat: number) {
  const sheet = view.sheets[seat];
  assert.ok(sheet, `The sheet of seat ${seat} is hidden.`);
  return sheet;
}

/** This viewer's own part in the step that all take at once. */
export function ownPart({ view }: Heard) {
  assert.ok(view.own, "This viewer takes no part in the step.");
  return view.own;
}

/** The id of a table that goes on from a golden record, just before one of its entries. */
export const resume = (
  page: Page,
  name: string,
  entry: string,
  chairs: Placement[],
  more: Partial<ForkTable> = {},
): Promise<string> => {
  const record = golden(name, RUIN.game);
  return playOnFrom(page, record, plyBefore(record, entry), chairs, more);
};

/** What only one's own doing changes: others act at the same time. */
const ownSide = ({ view, viewer }: Heard): string =>
  JSON.stringify([view.own, view.sheets[viewer], view.phase, view.stage, view.round, view.waiting.includes(viewer)]);

/** Do something, and wait until it has been done and is shown. */
export async function acting(page: Page, doing: () => Promise<unknown>): Promise<void> {
  const heard = heardBy(page);
  const before = ownSide(heard);
  await doing();
  await until(() => ownSide(heard) !== before || heard.result !== null, "The table does not answer.");
  await page.waitForFunction(
    (n) =>
      Number(document.querySelector<HTMLElement>("[data-moment]")?.dataset.moment) >= n &&
      !document.querySelector(".sending"),
    heard.n,
  );
}

/** Point at a space, with a finger or with the mouse. */
export async function point(page: Page, name: string, touch: boolean): Promise<void> {
  const [x, y] = await middleOf(page.locator(`[data-name="${name}"]`));
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.move(x, y);
}

/** A click where the pointer is. */
async function click(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** The spaces over which the shape is held. */
const held = async (page: Page): Promise<string[]> =>
  ((await page.locator(".fit").getAttribute("data-held")) ?? "").split(" ");
const sorted = (names: string[]): string => [...names].sort().join(" ");

/** The spaces over which the shape is held, in one order whatever its pose. */
export const heldOver = async (page: Page): Promise<string> => sorted(await held(page));

/** Hold the shape over these spaces, turning and flipping it until it lies so. */
export async function hold(page: Page, names: string[], touch: boolean): Promise<void> {
  const cards = await page.locator(".pick:not(:disabled)").count();
  for (let card = 0; card < Math.max(1, cards); card++) {
    if (cards) await page.locator(".pick:not(:disabled)").nth(card).click();
    for (let pose = 0; pose < 8; pose++) {
      for (const name of names) {
        if (touch && (await held(page)).includes(name)) {
          await page.keyboard.press("Escape"); // a tap on the shape would draw it
        }
        await point(page, name, touch);
        if ((await heldOver(page)) === sorted(names)) return;
      }
      await page.getByRole("button", { name: pose === 3 ? /^(Flip the|Voltear la)/ : /^(Turn the|Girar la)/ }).click();
    }
  }
  throw new Error(`The shape cannot be laid on ${names.join(" ")}.`);
}

/** Do what the notation says, as a person would. */
export async function perform(page: Page, action: string, touch = false): Promise<void> {
  const [verb, ...words] = action.split(" ");
  const [place = "", route = ""] = words;
  if (verb === "keep") {
    for (const kept of words) await page.locator(`[data-route="${kept}"]`).click();
    await acting(page, () => page.locator(".actions .main").click());
  } else if (verb === "r" || verb === "w") {
    const wanted = verb === "r" ? "road" : "wall";
    if (!(await page.locator(`.toggle.${wanted}`).count())) await page.locator(".toggle").click();
    await hold(page, words, touch);
    await acting(page, () => (touch ? page.locator(".actions .main").click() : click(page)));
  } else if (verb === "c") {
    if (!(await page.locator('.actions [aria-pressed="true"]').count())) await page.keyboard.press("s");
    await point(page, place, touch);
    await acting(page, () => page.locator(".actions .main").click());
  } else if (verb === "+r" || verb === "+w") {
    await page.getByRole("button", { name: /^(One space more|Una casilla más)/ }).click();
    await page.locator(`[data-route="${route}"]`).click();
    if (!(await page.locator(`.toggle.${verb === "+r" ? "road" : "wall"}`).count()))
      await page.locator(".toggle").click();
    await point(page, place, touch);
    await acting(page, () => page.locator(".actions .main").click());
  } else if (verb === "go" || verb === "warp") {
    if (verb === "warp") {
      await page.getByRole("button", { name: /^(Warp|Saltar)$/ }).click();
      await page.locator(`[data-route="${route}"]`).click();
    }
    await acting(page, async () => {
      await point(page, place, touch);
      if (!touch) await click(page);
    });
  } else {
    await acting(page, () => page.locator(`.actions .${verb === "escape" ? "reward" : "main"}`).click());
  }
}

/** What a plain player would do next: Roads where they fit, gems where they are near, and out while there is time. */
export function plan(heard: Heard, turn: number): string {
  const { view, actions } = heard;
  const of = (verb: string) => actions.filter((action) => action.startsWith(`${verb} `));
  const some = (choices: string[]) => choices[(turn * 7) % choices.length];
  const places = of(turn % 3 === 2 ? "w" : "r");
  if (view.phase === 3) return of("keep")[0] ?? some(of("r")) ?? some(of("w")) ?? "done";
  const own = ownPart(heard);
  if (own.drawing === 0) return some(places) ?? some(of("w")) ?? some(of("c")) ?? assert.fail("Nothing can be drawn.");
  if (actions.includes("escape")) return "escape";
  const walks = own.steps ? [] : of("go");
  const gem = walks.find((action) => view.active.some((letter) => PLACES[letter] === action.slice(3)));
  const out = view.stage === 2 ? walks.find((action) => action === "go f6") : undefined;
  return out ?? gem ?? (sheetOf(heard, heard.viewer).pawn === 60 ? some(walks) : undefined) ?? "done";
}

/** Where the letters of the house edition lie. */
const PLACES = "f4 h4 h6 h8 f8 d8 d6 d4 f2 h2 j2 j4 j6 j8 j10 h10 f10 d10 b10 b8 b6 b4 b2 d2".split(" ");

/** Wait until it is this page's turn, or the match is over; what is heard may come after what is seen. */
export async function myTurn(page: Page): Promise<boolean> {
  const heard = heardBy(page);
  await page.locator(".line.mine, dialog[open] ul .total").first().waitFor();
  await until(() => heard.legal !== null || heard.result !== null, "The page says it is my turn, the table does not.");
  await settled(page);
  return !heard.result;
}

/** Play on until the match is over, or so many rounds have begun; answers how often something was done. */
export async function playOn(page: Page, heard: Heard, { touch = false, rounds = Infinity } = {}): Promise<number> {
  let deeds = 0;
  for (; deeds < 400; deeds++) {
    if (!(await myTurn(page)) || heard.view.round >= rounds) return deeds;
    await perform(page, plan(heard, heard.view.round + deeds), touch);
  }
  throw new Error("The game does not end.");
}
