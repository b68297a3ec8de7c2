// Somebody who plays Sonora with the page's own means: the aiming form, a finger on the floor, buttons and keys.

import type { Locator, Page } from "playwright-core";
import type { Bot, NewTable, Placement, SonoraView } from "../../src/generated/protocol.ts";
import { ME, playOnFrom, setTable } from "../kit/api.ts";
import { Listener } from "../kit/listening.ts";
import { boxOf } from "../kit/reading.ts";
import { entriesOf, golden, plyBefore } from "../kit/records.ts";
import { acting, BOTS, until } from "../kit/waiting.ts";

type Heard = Listener<SonoraView>;

/** What the server tells this page, as it comes. Begin before the table is opened. */
export const listen = (page: Page): Heard => new Listener<SonoraView>(page);

export const PHASE = { aim: 1, keep: 3, hole: 4, colours: 5, swap: 6, choose: 7, ai: 8, ruins: 9, write: 10, over: 11 };

/** Wait until nothing is on its way, and page and listener agree on the moment. */
export async function atRest(page: Page, heard: Heard): Promise<void> {
  const agreed = async () => {
    await page.locator('[data-idle="true"]').waitFor({ state: "attached" });
    const { moment, idle } = await page.evaluate(() => ({
      moment: Number(document.querySelector<HTMLElement>("[data-moment]")?.dataset.moment),
      idle: document.querySelector('[data-idle="true"]') !== null,
    }));
    return idle && moment === heard.n;
  };
  await until(agreed, "The page never shows the moment that the table has come to.", BOTS);
}

/** Wait until this page is asked something, or the match is over; answers whether it goes on. */
export async function asked(page: Page, heard: Heard): Promise<boolean> {
  for (;;) {
    await page.waitForFunction(() => document.querySelector(".line.mine, dialog[open] ul .total"));
    await atRest(page, heard);
    if (heard.legal || heard.result) return heard.result === null;
  }
}

/** Aim by numbers and flick. */
export async function flick(page: Page, angle: number, force: number): Promise<void> {
  await page.locator(".stage.live").waitFor();
  await page.locator('[data-aim="angle"]').fill(String(angle));
  await page.locator('[data-aim="force"]').fill(String(force));
  await acting(page, () => page.locator('[data-aim="force"]').press("Enter"));
}

/** Pull back from the middle of the floor by so many pixels and let go: with the mouse, or with a finger. */
export async function pull(page: Page, dx: number, dy: number, touch = false): Promise<void> {
  const box = await boxOf(page.locator(".stage"));
  const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.55];
  const steps = 8;
  if (!touch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= steps; step++) await page.mouse.move(x + (dx * step) / steps, y + (dy * step) / steps);
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const at = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await at("touchStart", { x, y });
  for (let step = 1; step <= steps; step++)
    await at("touchMove", { x: x + (dx * step) / steps, y: y + (dy * step) / steps });
  await at("touchEnd");
  await finger.detach();
}

/** What is asked on the sheet is done with its own tools: the next place, and the button that confirms. */
async function write(page: Page, heard: Heard): Promise<void> {
  if (heard.actions.some((action) => action.startsWith("discover ")))
    return acting(page, () => page.locator(".find:not(:disabled)").first().click());
  const confirm = page.locator(".tools .confirm");
  const end = page.locator(".hand .end");
  // The page turns to the next section in its own time: what is not there yet comes.
  let ready: Locator | undefined;
  const find = async () => {
    await page.locator(".tools .confirm, .hand .end").first().waitFor();
    if (await confirm.count()) {
      if (await confirm.isDisabled()) await page.getByLabel(/^(Next possible place|Siguiente sitio posible)/).click();
      if (await confirm.isEnabled()) return confirm;
    }
    return (await end.count()) ? end : undefined;
  };
  await until(async () => (ready = await find()) !== undefined, "The sheet offers nothing to do.");
  if (ready === confirm) return acting(page, () => confirm.click());
  return acting(page, async () => {
    await end.click();
    if (await page.locator(".hand .end.losing").count()) await end.click(); // what is lost was said first
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

/** Do one thing that is asked, whatever it is. */
export async function perform(page: Page, heard: Heard, deed = 0, { touch = false } = {}): Promise<void> {
  const { phase } = heard.view.position;
  const first = page.locator(".doing [data-act]").first();
  switch (phase) {
    case PHASE.aim: {
      await page.locator(".stage.live").waitFor();
      if (touch) {
        const [far, aside] = [45 + (deed % 5) * 6, (deed % 7) - 3];
        return acting(page, () => pull(page, far + 4 * aside, far - 4 * aside, true));
      }
      const [angle, force] = AIMS[deed % AIMS.length] ?? [0, 30];
      return flick(page, angle, force);
    }
    case PHASE.keep:
    case PHASE.hole:
    case PHASE.choose:
      return acting(page, () => first.click());
    case PHASE.colours: {
      const [, mine = "", theirs = ""] = heard.actions[0]?.split(" ") ?? [];
      await page.locator(`[data-mine="${mine}"]`).click();
      await page.locator(`[data-theirs="${theirs}"]`).click();
      return acting(page, () => page.locator('[data-act="colours"]').click());
    }
    case PHASE.swap:
      return acting(page, () => page.locator('[data-act="done"]').click());
    default:
      return write(page, heard);
  }
}

interface PlayOn {
  touch?: boolean;
  /** Where to stop before the match is over. */
  until?: (heard: Heard) => boolean;
}

/** Play on until the match is over, or `until` says so; answers how often something was done. */
export async function playOn(
  page: Page,
  heard: Heard,
  { touch = false, until = () => false }: PlayOn = {},
): Promise<number> {
  for (let deed = 0; deed < 1200; deed++) {
    if (!(await asked(page, heard)) || until(heard)) return deed;
    await perform(page, heard, deed, { touch });
  }
  throw new Error("The game does not end.");
}

/** A bot that does anything, and does not think about it. */
export const RANDOM: Bot = { kind: "bot", bot: "random" };
/** Whole games take their time, above all on a busy machine. */
export const LONG = { timeout: 1_800_000 };

/** The id of a new table of Sonora; in company the first seat begins. */
export const sonoraTable = (
  page: Page,
  chairs: Placement[],
  options: Record<string, string> = {},
  more: Partial<NewTable> = {},
): Promise<string> =>
  setTable(page, chairs, {
    game: "sonora",
    options: { ...(chairs.length > 1 ? { first_player: "0" } : {}), ...options },
    ...more,
  });

const TWO_BOTS = golden("two-bots", "sonora");

/** Open a table for the first player of a stored game between two, just before something is done in it. */
export async function playFrom(page: Page, next: string): Promise<void> {
  const table = await playOnFrom(page, TWO_BOTS, plyBefore(TWO_BOTS, next), [ME, RANDOM]);
  await page.goto(`/t/${table}`);
}

/** Every kind of thing that the first player does in the stored game, as `playFrom` takes it. */
export const KINDS: string[] = [...new Set(entriesOf(TWO_BOTS).flatMap((entry) => entry.match(/^0: \w+/) ?? []))];
