import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { ME } from "./kit/api.ts";
import { person } from "./kit/people.ts";
import { focusedLabel } from "./kit/reading.ts";
import { actAndWait, waitUntil } from "./kit/waiting.ts";
import {
  listen,
  LONG_TEST,
  PHASE,
  playFrom,
  RANDOM_BOT,
  sonoraTable,
  waitUntilAsked,
  waitUntilAtRest,
} from "./players/sonora.ts";

type Listener = ReturnType<typeof listen>;

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Go to the board, and press Tab until a matching element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.keyboard.press("b");
  for (let step = 0; step < 120; step++) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never leads to ${selector}.`);
}

const press = async (page: Page, selector: string): Promise<void> => {
  await tabTo(page, selector);
  await actAndWait(page, () => page.keyboard.press("Enter"));
};

/** Write one mark: N goes to the next possible place, Enter marks it; C ends where there is none. */
async function write(page: Page, listener: Listener): Promise<void> {
  if (listener.actions.some((action) => action.startsWith("discover "))) return press(page, ".find:not(:disabled)");
  const confirm = page.locator(".tools .confirm:enabled");
  const end = page.locator(".hand .end.ui-act");
  // The page takes a moment to turn to the next section.
  const ready = async () => {
    if (await end.count()) return true;
    await page.keyboard.press("n");
    return (await confirm.count()) > 0;
  };
  await waitUntil(async () => (await ready()) || (await page.locator(".hand .end").count()) > 0, "Nothing to write.");
  if ((await confirm.count()) && !(await end.count())) {
    assert.ok(await isFocused(page, ".big [tabindex='0']"), "N takes the focus with it");
    return actAndWait(page, () => page.keyboard.press("Enter"));
  }
  return actAndWait(page, async () => {
    await page.keyboard.press("c");
    if (await page.locator(".hand .end.losing").count()) await page.keyboard.press("c"); // the first only warns
  });
}

/** Do whatever is asked, with the keyboard alone. */
async function perform(page: Page, listener: Listener, turn: number): Promise<void> {
  const { phase } = listener.view.position;
  if (phase === PHASE.aim) await page.locator(".stage.live").waitFor();
  if (await page.locator(".stage.live").count()) {
    await page.keyboard.press("b");
    assert.ok(await isFocused(page, ".stage"), "B leads to the board");
    const way = turn % 2 ? "ArrowLeft" : "ArrowRight";
    for (let step = 0; step <= turn % 4; step++) await page.keyboard.press(`Shift+${way}`);
    return actAndWait(page, () => page.keyboard.press("Enter"));
  }
  switch (phase) {
    case PHASE.swap:
      return press(page, '[data-act="done"]');
    case PHASE.keep:
    case PHASE.hole:
    case PHASE.choose:
      return press(page, "[data-act]");
    default:
      return write(page, listener);
  }
}

/** Play with the keyboard alone until the match is over or this round begins; returns the rounds, and the actions. */
async function playOn(page: Page, listener: Listener, before = Infinity): Promise<{ rounds: number[]; turn: number }> {
  const rounds = new Set<number>();
  for (let turn = 0; ; turn++) {
    const over = !(await waitUntilAsked(page, listener));
    const { round } = listener.view.position;
    if (over || round === before) return { rounds: [...rounds], turn };
    rounds.add(round);
    await perform(page, listener, turn);
  }
}

test("the second and third rounds of a game with the keyboard alone", LONG_TEST, async () => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  await playFrom(page, "0: flick", 6);
  const { rounds, turn } = await playOn(page, listener, 4);
  assert.deepEqual(rounds, [2, 3]);
  assert.ok(turn > 20, `${turn} actions`);
  assert.deepEqual(complaints, []);
  await close();
});

test("the last two rounds of a game, to its end, with the keyboard alone", LONG_TEST, async () => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  await playFrom(page, "0: flick", 16);
  const { rounds, turn } = await playOn(page, listener);
  assert.deepEqual(rounds, [4, 5]);
  assert.ok(turn > 20, `${turn} actions`);
  await page.getByRole("dialog").locator(".total").first().waitFor();
  await page.keyboard.press("Escape");
  assert.deepEqual(complaints, []);
  await close();
});

test("keys write on the sheet while the floor still has the focus after the last flick", LONG_TEST, async () => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  await playFrom(page, "0: cross ");
  assert.ok(await waitUntilAsked(page, listener));
  await page.locator(".stage").focus();
  await page.keyboard.press("n");
  await page.locator(".tools .confirm:enabled").waitFor();
  assert.ok(await isFocused(page, ".big [tabindex='0']"), "N takes the focus with it");
  assert.deepEqual(complaints, []);
  await close();
});

test("N, then Enter, crosses off the building that has the focus", LONG_TEST, async () => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  await playFrom(page, "0: cross ");
  assert.ok(await waitUntilAsked(page, listener));
  await page.locator(".big [data-building]").first().waitFor();
  await page.keyboard.press("ArrowRight"); // some building has the focus
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  const focused = await page.evaluate(
    () => (document.activeElement as HTMLElement | SVGElement | null)?.dataset.building,
  );
  assert.ok(focused, "a building has the focus");
  assert.match(await focusedLabel(page), new RegExp(`${focused}.*cross off`, "i"), "and says what Enter would do");
  const before = listener.view.position.players[0]?.ruins.crossed ?? [];
  await actAndWait(page, () => page.keyboard.press("Enter"));
  const after = listener.view.position.players[0]?.ruins.crossed ?? [];
  const changed = after.flatMap((count, building) => (count === before[building] ? [] : ["ABCDEFGH".charAt(building)]));
  assert.deepEqual(changed, [focused]);
  assert.deepEqual(complaints, []);
  await close();
});

test(
  "keys speak: a number says which disc it takes; letters lead to the log and back from a field",
  LONG_TEST,
  async () => {
    const { page, complaints, close } = await person();
    const listener = listen(page);
    await page.goto(`/t/${await sonoraTable(page, [ME, RANDOM_BOT], { hand_0: "exact" })}`);
    assert.ok(await waitUntilAsked(page, listener));
    await page.keyboard.press("4");
    await page.locator('[data-start="a4"]').waitFor();
    await page.locator(".floor [aria-live]").getByText("your 4").waitFor({ state: "attached" });
    await page.locator('[data-aim="angle"]').focus();
    await page.keyboard.press("l");
    await page.waitForFunction(() => document.activeElement?.closest(".log-panel"));
    await page.keyboard.press("b");
    assert.ok(await isFocused(page, ".stage"), "B leads back to the board");
    await actAndWait(page, () => page.keyboard.press("Enter"));
    await waitUntilAtRest(page, listener);
    await page.keyboard.press("l");
    await page.waitForFunction(() => document.activeElement?.closest(".log-panel ol"));
    assert.deepEqual(complaints, []);
    await close();
  },
);

test("the landing is spoken as one aims, as far as the table foretells it", LONG_TEST, async () => {
  for (const [preview, landing] of [
    ["full", /degrees, force \d+: .*would (rest|fall|leave|not leave).*/],
    ["none", null],
  ] as const) {
    const { page, complaints, close } = await person();
    const listener = listen(page);
    await page.goto(`/t/${await sonoraTable(page, [ME, RANDOM_BOT], { preview })}`);
    assert.ok(await waitUntilAsked(page, listener));
    await page.keyboard.press("Shift+ArrowLeft");
    const spoken = page.locator(".floor [aria-live]");
    await spoken.getByText("−5 degrees, force 30").waitFor({ state: "attached" });
    if (landing) await spoken.getByText(landing).waitFor({ state: "attached" });
    else {
      // The next announcement comes after the pause in which a landing would have been said.
      await page.clock.install();
      await page.keyboard.press("Shift+ArrowLeft");
      await page.clock.runFor(2000);
      assert.equal(await spoken.textContent(), "−10 degrees, force 30");
    }
    assert.deepEqual(complaints, []);
    await close();
  }
});
