// Somebody who plays Sonora with the page's own means: the aiming form, a finger on the floor, buttons and keys.

import { readFileSync } from "node:fs";
import { acting, ask, ME, setTable } from "../kit/kit.ts";

/** What the server tells this page, as it comes. Begin before the table is opened. */
export function listen(page) {
  const heard = { view: null, legal: null, result: null, told: [], n: 0 };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type !== "update") return;
      Object.assign(heard, { view: message.view, legal: message.legal, result: message.result, n: message.n });
      heard.told.push(...message.told);
    }),
  );
  return heard;
}

export const PHASE = { aim: 1, keep: 3, hole: 4, colours: 5, swap: 6, choose: 7, ai: 8, ruins: 9, write: 10, over: 11 };

/** Wait until nothing is on its way, and page and listener agree on the moment. */
export async function settled(page, heard) {
  for (;;) {
    await page.locator('[data-idle="true"]').waitFor({ state: "attached" });
    const [moment, idle] = await page.evaluate(() => [
      Number(document.querySelector("[data-moment]")?.dataset.moment),
      document.querySelector('[data-idle="true"]') !== null,
    ]);
    if (idle && moment === heard.n) return;
    await page.waitForTimeout(25);
  }
}

/** Wait until this page is asked something, or the match is over; answers whether it goes on. */
export async function asked(page, heard) {
  for (;;) {
    await page.waitForFunction(() => document.querySelector(".line.mine, dialog[open] ul .total"));
    await settled(page, heard);
    if (heard.legal || heard.result) return heard.result === null;
  }
}

/** Aim by numbers and flick. */
export async function flick(page, angle, force) {
  await page.locator(".stage.live").waitFor();
  await page.locator('[data-aim="angle"]').fill(String(angle));
  await page.locator('[data-aim="force"]').fill(String(force));
  await acting(page, () => page.locator('[data-aim="force"]').press("Enter"));
}

/** Pull back from the middle of the floor by so many pixels and let go: with the mouse, or with a finger. */
export async function pull(page, dx, dy, touch = false) {
  const box = await page.locator(".stage").boundingBox();
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
  const at = (type, ...points) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([px, py]) => ({ x: px, y: py })) });
  await at("touchStart", [x, y]);
  for (let step = 1; step <= steps; step++) await at("touchMove", [x + (dx * step) / steps, y + (dy * step) / steps]);
  await at("touchEnd");
  await finger.detach();
}

/** What is asked on the sheet is done with its own tools: the next place, and the button that confirms. */
async function write(page, heard) {
  const actions = heard.legal.actions;
  const discovery = actions.find((action) => action.startsWith("discover "));
  if (discovery) return acting(page, () => page.locator(".find:not(:disabled)").first().click());
  const confirm = page.locator(".tools .confirm");
  const end = page.locator(".hand .end");
  // The page turns to the next section in its own time: what is not there yet comes.
  for (;;) {
    await page.locator(".tools .confirm, .hand .end").first().waitFor();
    if (await confirm.count()) {
      if (await confirm.isDisabled()) await page.getByLabel(/^(Next possible place|Siguiente sitio posible)/).click();
      if (await confirm.isEnabled()) return acting(page, () => confirm.click());
    }
    if (await end.count()) break;
    await page.waitForTimeout(50);
  }
  return acting(page, async () => {
    await end.click();
    if (await page.locator(".hand .end.losing").count()) await end.click(); // what is lost was said first
  });
}

const AIMS = [
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
export async function perform(page, heard, deed = 0, { touch = false } = {}) {
  const { phase } = heard.view.position;
  const first = page.locator(".doing [data-act]").first();
  switch (phase) {
    case PHASE.aim: {
      await page.locator(".stage.live").waitFor();
      if (touch) {
        const [far, aside] = [45 + (deed % 5) * 6, (deed % 7) - 3];
        return acting(page, () => pull(page, far + 4 * aside, far - 4 * aside, true));
      }
      return flick(page, ...AIMS[deed % AIMS.length]);
    }
    case PHASE.keep:
    case PHASE.hole:
    case PHASE.choose:
      return acting(page, () => first.click());
    case PHASE.colours: {
      const [, mine, theirs] = heard.legal.actions[0].split(" ");
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

/** Play on until the match is over, or `until` says so; answers how often something was done. */
export async function playOn(page, heard, { touch = false, until = () => false, seat = 0 } = {}) {
  for (let deed = 0; deed < 1200; deed++) {
    if (!(await asked(page, heard)) || until(heard)) return deed;
    await perform(page, heard, deed + seat * 3, { touch });
  }
  throw new Error("The game does not end.");
}

export const BOT = { kind: "bot", bot: "random" };
/** Whole games take their time, above all on a busy machine. */
export const LONG = { timeout: 1_800_000 };

export const table = (page, chairs, options = {}, more = {}) =>
  setTable(page, chairs, {
    game: "sonora",
    options: { ...(chairs.length > 1 ? { first_player: "0" } : {}), ...options },
    ...more,
  });
export const tile = (page) => page.locator("article").filter({ has: page.getByRole("heading", { name: "Sonora" }) });
export const movedIn = (told) => told.flatMap(({ events }) => events).filter(({ kind }) => kind === "moved");

/** Where the discs lie on this screen, as parts of the board's side. */
export const lying = (page) =>
  page.evaluate(() => {
    const stage = document.querySelector(".stage").getBoundingClientRect();
    return Object.fromEntries(
      [...document.querySelectorAll(".stage .disc[data-disc]")].map((disc) => {
        const box = disc.getBoundingClientRect();
        return [
          disc.dataset.disc,
          [(box.x + box.width / 2 - stage.x) / stage.width, (box.y + box.height / 2 - stage.y) / stage.height],
        ];
      }),
    );
  });

/** From now on, every place at which a disc is drawn is counted. */
export const watch = (page) =>
  page.evaluate(() => {
    window.drawn = {};
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target.dataset?.disc) (window.drawn[target.dataset.disc] ??= new Set()).add(target.style.transform);
    }).observe(document.querySelector(".stage"), { subtree: true, attributes: true, attributeFilter: ["style"] });
  });
export const drawn = (page, disc) => page.evaluate((name) => window.drawn[name]?.size ?? 0, disc);

const STORED = readFileSync(new URL("../../../tests/golden/sonora-two-bots.txt", import.meta.url), "utf-8");

/** A new table, for its first player, that goes on from a stored game of two just before something is done in it. */
export async function playFrom(page, next) {
  await ask(page, "POST", "/session", { name: "" });
  const { id } = await ask(page, "POST", "/records", { record: STORED });
  const forked = await ask(page, "POST", `/tables/${id}/fork`, {
    ply: plyBefore(next),
    chairs: [ME, BOT],
    start: true,
  });
  await page.goto(`/t/${forked.id}`);
}

const ENTRIES = STORED.split("\n").filter((text) => /^(chance|\d+): /.test(text));

/** How many entries of the stored game come before the first that begins so. */
const plyBefore = (next) => ENTRIES.findIndex((text) => text.startsWith(next));

/** Every kind of thing that the first player does in the stored game, as `playFrom` takes it. */
export const KINDS = [...new Set(ENTRIES.flatMap((text) => text.match(/^0: \w+/) ?? []))];
