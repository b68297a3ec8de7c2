// Somebody who plays In the Ruin with the page's own means: the pointer or a finger, keys and buttons.

import { ask, settled, until } from "../kit/kit.ts";
import { golden } from "../kit/records.ts";

export const RUIN = { game: "in_the_ruin" };

const ears = new WeakMap();

/** What the server tells this page, as it comes. Begin before the table is opened. */
export function listen(page) {
  const heard = { n: 0, view: null, legal: null, result: null, viewer: null };
  ears.set(page, heard);
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === "update")
        Object.assign(heard, {
          n: message.n,
          view: message.view,
          legal: message.legal?.actions ?? null,
          result: message.result,
          viewer: message.viewer,
        });
    }),
  );
  return heard;
}

/** A table that goes on from a golden record, just before one of its entries; without one, the record to look at. */
export async function resume(page, name, entry, chairs, more = {}) {
  const { record, ply } = golden(name, entry);
  await ask(page, "POST", "/session", { name: "" });
  const { id } = await ask(page, "POST", "/records", { record });
  if (entry === null) return id;
  const fork = await ask(page, "POST", `/tables/${id}/fork`, { ply, chairs, start: true, ...more });
  return fork.id;
}

/** What only one's own doing changes: others act at the same time. */
const ownSide = ({ view, viewer }) =>
  JSON.stringify([view.own, view.sheets[viewer], view.phase, view.stage, view.round, view.waiting.includes(viewer)]);

/** Do something, and wait until it has been done and is shown. */
export async function acting(page, doing) {
  const heard = ears.get(page);
  const before = ownSide(heard);
  await doing();
  await until(page, () => ownSide(heard) !== before || heard.result, "The table does not answer.");
  await page.waitForFunction(
    (n) => Number(document.querySelector("[data-moment]")?.dataset.moment) >= n && !document.querySelector(".sending"),
    heard.n,
  );
}

async function point(page, name, touch) {
  const box = await page.locator(`[data-name="${name}"]`).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.move(x, y);
}

/** A click where the pointer is. */
async function click(page) {
  await page.mouse.down();
  await page.mouse.up();
}

const held = (page) => page.locator(".fit").getAttribute("data-held");
const sorted = (names) => [...names].sort().join(" ");

/** Hold the shape over these spaces, turning and flipping it until it lies so. */
export async function hold(page, names, touch) {
  const cards = await page.locator(".pick:not(:disabled)").count();
  for (let card = 0; card < Math.max(1, cards); card++) {
    if (cards) await page.locator(".pick:not(:disabled)").nth(card).click();
    for (let pose = 0; pose < 8; pose++) {
      for (const name of names) {
        if (touch && (await held(page))?.split(" ").includes(name)) {
          await page.keyboard.press("Escape"); // a tap on the shape would draw it
        }
        await point(page, name, touch);
        if (sorted(((await held(page)) ?? "").split(" ")) === sorted(names)) return;
      }
      await page.getByRole("button", { name: pose === 3 ? /^(Flip the|Voltear la)/ : /^(Turn the|Girar la)/ }).click();
    }
  }
  throw new Error(`The shape cannot be laid on ${names.join(" ")}.`);
}

/** Do what the notation says, as a person would. */
export async function perform(page, action, touch = false) {
  const [verb, ...words] = action.split(" ");
  if (verb === "keep") {
    for (const route of words) await page.locator(`[data-route="${route}"]`).click();
    await acting(page, () => page.locator(".actions .main").click());
  } else if (verb === "r" || verb === "w") {
    const wanted = verb === "r" ? "road" : "wall";
    if (!(await page.locator(`.toggle.${wanted}`).count())) await page.locator(".toggle").click();
    await hold(page, words, touch);
    await acting(page, () => (touch ? page.locator(".actions .main").click() : click(page)));
  } else if (verb === "c") {
    if (!(await page.locator('.actions [aria-pressed="true"]').count())) await page.keyboard.press("s");
    await point(page, words[0], touch);
    await acting(page, () => page.locator(".actions .main").click());
  } else if (verb === "+r" || verb === "+w") {
    await page.getByRole("button", { name: /^(One space more|Una casilla más)/ }).click();
    await page.locator(`[data-route="${words[1]}"]`).click();
    if (!(await page.locator(`.toggle.${verb === "+r" ? "road" : "wall"}`).count()))
      await page.locator(".toggle").click();
    await point(page, words[0], touch);
    await acting(page, () => page.locator(".actions .main").click());
  } else if (verb === "go" || verb === "warp") {
    if (verb === "warp") {
      await page.getByRole("button", { name: /^(Warp|Saltar)$/ }).click();
      await page.locator(`[data-route="${words[1]}"]`).click();
    }
    await acting(page, async () => {
      await point(page, words[0], touch);
      if (!touch) await click(page);
    });
  } else {
    await acting(page, () => page.locator(`.actions .${verb === "escape" ? "reward" : "main"}`).click());
  }
}

/** What a plain player would do next: Roads where they fit, gems where they are near, and out while there is time. */
export function plan({ view, legal, viewer }, turn) {
  const sheet = view.sheets[viewer];
  const of = (verb) => legal.filter((action) => action.startsWith(`${verb} `));
  const some = (actions) => actions[(turn * 7) % actions.length];
  const places = of(turn % 3 === 2 ? "w" : "r");
  if (view.phase === 3) return of("keep")[0] ?? some(of("r")) ?? some(of("w")) ?? "done";
  if (view.own.drawing === 0) return some(places) ?? some(of("w")) ?? some(of("c"));
  if (legal.includes("escape")) return "escape";
  const walks = view.own.steps ? [] : of("go");
  const gem = walks.find((action) => view.active.some((letter) => PLACES[letter] === action.slice(3)));
  const out = view.stage === 2 ? walks.find((action) => action === "go f6") : undefined;
  return out ?? gem ?? (sheet.pawn === 60 ? some(walks) : undefined) ?? "done";
}

/** Where the letters of the house edition lie. */
const PLACES = "f4 h4 h6 h8 f8 d8 d6 d4 f2 h2 j2 j4 j6 j8 j10 h10 f10 d10 b10 b8 b6 b4 b2 d2".split(" ");

/** Wait until it is this page's turn, or the match is over. What is heard may come after what is seen. */
export async function myTurn(page) {
  const heard = ears.get(page);
  await page.locator(".line.mine, dialog[open] ul .total").first().waitFor();
  await until(page, () => heard.legal || heard.result, "The page says it is my turn, the table does not.");
  await settled(page);
  return !heard.result;
}

/** Play on until the match is over, or so many rounds have begun; answers how often something was done. */
export async function playOn(page, heard, { touch = false, rounds = Infinity } = {}) {
  let deeds = 0;
  for (; deeds < 400; deeds++) {
    if (!(await myTurn(page)) || heard.view.round >= rounds) return deeds;
    await perform(page, plan(heard, heard.view.round + deeds), touch);
  }
  throw new Error("The game does not end.");
}
