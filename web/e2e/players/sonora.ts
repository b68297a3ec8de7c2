// Plays Sonora through the page, as a person would: with the aiming form, a finger on the floor, buttons and keys.

import type { Locator, Page } from "playwright-core";
import type { Bot, NewTable, Placement, SonoraView } from "../../src/generated/protocol.ts";
import { ME, forkRecord, createTable } from "../kit/api.ts";
import { Listener } from "../kit/listening.ts";
import { boxOf } from "../kit/reading.ts";
import { entriesOf, golden, plyBefore } from "../kit/records.ts";
import { visit } from "../kit/visiting.ts";
import { actAndWait, LOOKING, WAIT_FOR_BOTS, waitUntil } from "../kit/waiting.ts";

type SonoraListener = Listener<SonoraView>;

/** Listen to what the server sends this page. Call this before opening the table. */
export const listen = (page: Page): SonoraListener => new Listener<SonoraView>(page);

export const PHASE = { aim: 1, keep: 3, hole: 4, colours: 5, swap: 6, choose: 7, ai: 8, ruins: 9, write: 10, over: 11 };

/** Wait until no disc is moving, and page and listener agree on the moment. */
export async function waitUntilAtRest(page: Page, listener: SonoraListener): Promise<void> {
  const agreed = async () => {
    await page.locator('[data-idle="true"]').waitFor({ state: "attached" });
    const { moment, idle } = await page.evaluate(() => ({
      moment: Number(document.querySelector<HTMLElement>("[data-moment]")?.dataset.moment),
      idle: document.querySelector('[data-idle="true"]') !== null,
    }));
    return idle && moment === listener.n;
  };
  await waitUntil(agreed, "The page never shows the current moment of the table.", WAIT_FOR_BOTS);
}

/** Wait until this page is to act or the match is over; returns whether the match continues. */
export async function waitUntilAsked(page: Page, listener: SonoraListener): Promise<boolean> {
  for (;;) {
    await page.waitForFunction(() => document.querySelector(".line.mine, dialog[open] ul .total"), undefined, LOOKING);
    await waitUntilAtRest(page, listener);
    if (listener.legal || listener.result) return listener.result === null;
  }
}

/** Aim by numbers and flick. */
export async function flick(page: Page, angle: number, force: number): Promise<void> {
  await page.locator(".stage.live").waitFor();
  await page.locator('[data-aim="angle"]').fill(String(angle));
  await page.locator('[data-aim="force"]').fill(String(force));
  await actAndWait(page, () => page.locator('[data-aim="force"]').press("Enter"));
}

type Spot = { x: number; y: number };

/** Puts a finger on the page, or presses the mouse, moves it in steps and lets go. With a pace, in ms per step, its
 * speed does not depend on how busy the machine is. */
export async function drag(page: Page, from: Spot, to: Spot, by: "mouse" | "touch", pace = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 8;
  const start = Date.now() / 1000;
  const send = (type: "Start" | "Move" | "End", step: number) => {
    const at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
    const timestamp = pace ? { timestamp: start + (step * pace) / 1000 } : {};
    if (by === "touch") {
      const touchPoints = type === "End" ? [] : [at];
      return session.send("Input.dispatchTouchEvent", { type: `touch${type}`, touchPoints, ...timestamp });
    }
    const button = { button: "left", buttons: type === "End" ? 0 : 1, clickCount: 1 } as const;
    const mouse = ({ Start: "mousePressed", Move: "mouseMoved", End: "mouseReleased" } as const)[type];
    return session.send("Input.dispatchMouseEvent", { type: mouse, ...at, ...button, ...timestamp });
  };
  await send("Start", 0);
  for (let step = 1; step <= steps; step++) await send("Move", step);
  await send("End", steps);
  await session.detach();
}

/** Pull back from the middle of the floor by this many pixels and let go, with mouse or finger. */
export async function pull(page: Page, dx: number, dy: number, touch = false): Promise<void> {
  const { x, y, width, height } = await boxOf(page.locator(".stage"));
  const from = { x: x + width * 0.5, y: y + height * 0.55 };
  await drag(page, from, { x: from.x + dx, y: from.y + dy }, touch ? "touch" : "mouse");
}

/** Swipe over the floor towards the far corner, at this many widths of the board per second. */
export async function swipe(page: Page, speed: number, aside = 0): Promise<void> {
  const { x, y, width, height } = await boxOf(page.locator(".stage"));
  const from = { x: x + width * 0.6, y: y + height * 0.6 };
  const to = { x: from.x - width * (0.3 + aside), y: from.y - height * (0.3 - aside) };
  const way = Math.hypot(to.x - from.x, to.y - from.y) / width;
  await drag(page, from, to, "touch", (way / speed / 8) * 1000);
}

/** Answer a question on the sheet with the sheet's own tools: go to the next place, then confirm. */
async function write(page: Page, listener: SonoraListener): Promise<void> {
  if (listener.actions.some((action) => action.startsWith("discover ")))
    return actAndWait(page, () => page.locator(".find:not(:disabled)").first().click());
  const confirm = page.locator(".tools .confirm");
  const end = page.locator(".hand .end");
  // The page takes a moment to turn to the next section, so the tools may not be there yet.
  let ready: Locator | undefined;
  const find = async () => {
    await page.locator(".tools .confirm, .hand .end").first().waitFor();
    if (await confirm.count()) {
      if (await confirm.isDisabled()) await page.getByLabel(/^(Next possible place|Siguiente sitio posible)/).click();
      if (await confirm.isEnabled()) return confirm;
    }
    return (await end.count()) ? end : undefined;
  };
  await waitUntil(async () => (ready = await find()) !== undefined, "The sheet offers nothing to do.");
  if (ready === confirm) return actAndWait(page, () => confirm.click());
  return actAndWait(page, async () => {
    await end.click();
    if (await page.locator(".hand .end.losing").count()) await end.click(); // the first click only warns
  });
}

/** Angles and forces that a person might try. */
const AIMS: [angle: number, force: number][] = [
  [-18, 27],
  [14, 30],
  [2, 33],
  [-7, 24],
  [25, 26],
  [-30, 28],
  [9, 36],
  [-12, 31],
];

/** What is to be done. Where the last flick could still be taken back, the next one may be made already. */
async function phaseFor(page: Page, { view }: SonoraListener): Promise<number> {
  const { phase } = view.position;
  return phase === PHASE.keep && (await page.locator(".stage.live").count()) ? PHASE.aim : phase;
}

/** How a flick is made: with the aiming form, or with one's hand on the floor. */
export type Hand = "form" | "mouse" | "touch" | "swipe";

/** Flick somewhere that a person might aim at. */
async function flickBy(page: Page, hand: Hand, turn: number): Promise<void> {
  await page.locator(".stage.live").waitFor();
  const aside = (turn % 7) - 3;
  if (hand === "swipe") return actAndWait(page, () => swipe(page, 2 + (turn % 5) * 0.3, aside * 0.03));
  if (hand !== "form") {
    const far = 45 + (turn % 5) * 6;
    return actAndWait(page, () => pull(page, far + 4 * aside, far - 4 * aside, hand === "touch"));
  }
  const [angle, force] = AIMS[turn % AIMS.length] ?? [0, 30];
  return flick(page, angle, force);
}

/** Do whatever this page is asked to do, once. */
export async function perform(page: Page, listener: SonoraListener, turn = 0, hand: Hand = "form"): Promise<void> {
  const phase = await phaseFor(page, listener);
  const first = page.locator(".doing [data-act]").first();
  switch (phase) {
    case PHASE.aim:
      return flickBy(page, hand, turn);
    case PHASE.hole:
      return actAndWait(page, () => page.locator('.stage [data-act^="bullseye "]').first().click());
    case PHASE.keep:
    case PHASE.choose:
      return actAndWait(page, () => first.click());
    case PHASE.colours: {
      const [, mine = "", theirs = ""] = listener.actions[0]?.split(" ") ?? [];
      await page.locator(`[data-mine="${mine}"]`).click();
      await page.locator(`[data-theirs="${theirs}"]`).click();
      return actAndWait(page, () => page.locator('[data-act="colours"]').click());
    }
    case PHASE.swap:
      return actAndWait(page, () => page.locator('[data-act="done"]').click());
    default:
      return write(page, listener);
  }
}

interface PlayOn {
  hand?: Hand;
  /** Where to stop before the match is over. */
  until?: (listener: SonoraListener) => boolean;
}

/** Play until the match is over or `until` holds; returns the number of actions taken. */
export async function playOn(
  page: Page,
  listener: SonoraListener,
  { hand = "form", until = () => false }: PlayOn = {},
): Promise<number> {
  for (let turn = 0; turn < 1200; turn++) {
    if (!(await waitUntilAsked(page, listener)) || until(listener)) return turn;
    await perform(page, listener, turn, hand);
  }
  throw new Error("The game does not end.");
}

/** A bot that acts at random, which costs no thinking time. */
export const RANDOM_BOT: Bot = { kind: "bot", bot: "random" };
/** Whole games take long, especially on a busy machine. */
export const LONG_TEST = { timeout: 1_800_000 };

/** Create a table of Sonora and return its id; with several players the first seat begins. */
export const sonoraTable = (
  page: Page,
  chairs: Placement[],
  options: Record<string, string> = {},
  more: Partial<NewTable> = {},
): Promise<string> =>
  createTable(page, chairs, {
    game: "sonora",
    options: { ...(chairs.length > 1 ? { first_player: "0" } : {}), ...options },
    ...more,
  });

const TWO_BOTS = golden("two-bots", "sonora");

/** Open a table that continues a stored two-player game of five rounds just before an entry of the first player. */
export async function playFrom(page: Page, next: string, times = 1): Promise<void> {
  const table = await forkRecord(page, TWO_BOTS, plyBefore(TWO_BOTS, next, times), [ME, RANDOM_BOT]);
  await visit(page, `/t/${table}`);
}

const ALONE = golden("alone", "sonora");

/** Open a table that continues a stored solo game just before an entry of the player. */
export async function playAloneFrom(page: Page, next: string): Promise<void> {
  await visit(page, `/t/${await forkRecord(page, ALONE, plyBefore(ALONE, next), [ME])}`);
}

/** Every kind of entry that the first player makes in the stored game, as `playFrom` takes it. */
export const ENTRY_KINDS: string[] = [...new Set(entriesOf(TWO_BOTS).flatMap((entry) => entry.match(/^0: \w+/) ?? []))];
