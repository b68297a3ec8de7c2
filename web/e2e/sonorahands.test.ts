import assert from "node:assert/strict";
import { test } from "node:test";
import type { SonoraEvent } from "../src/generated/protocol.ts";
import { ME } from "./kit/api.ts";
import { person } from "./kit/people.ts";
import { boxOf, statusLine, middleOf, textOf, tile } from "./kit/reading.ts";
import { actAndWait } from "./kit/waiting.ts";
import { movedIn } from "./players/flights.ts";
import {
  waitUntilAsked,
  flick,
  listen,
  LONG_TEST,
  playFrom,
  pull,
  RANDOM_BOT,
  waitUntilAtRest,
  sonoraTable,
} from "./players/sonora.ts";

test(
  "on a shared screen nothing is secret: no curtain falls, and the board turns to face the player who flicks",
  LONG_TEST,
  async () => {
    const { page, complaints, close } = await person();
    await page.goto("/");
    await tile(page, "Sonora").getByRole("button", { name: "On one screen" }).click();
    await page.getByText("More settings").click();
    await page.getByLabel("Who begins").selectOption("0");
    for (const hand of ["first", "second"])
      await page.getByLabel(`Steadiness of the ${hand} hand`).selectOption("exact");
    await page.getByRole("button", { name: "Begin" }).click();
    const corners = new Set<string | null>();
    for (const [disc, angle] of [
      ["a1", -20],
      ["a2", 20],
      ["b1", -20],
      ["b2", 20],
      ["a3", -30],
    ] as const) {
      await page.locator(`[data-start="${disc}"]`).waitFor(); // it lies ready, and nobody had to confirm who they are
      corners.add(await page.locator(".floor").getAttribute("data-quarters"));
      await flick(page, angle, 30);
      // Within a turn the next flick says that this one stays; before the next player's turn it is asked.
      if (disc.endsWith("2")) await actAndWait(page, () => page.locator('[data-act="keep"]').click());
    }
    assert.equal(corners.size, 2, "each sees the board from their own corner");
    assert.deepEqual(complaints, []);
    await close();
  },
);

/** Two discs that may be swapped. */
function firstSwap({ actions }: { actions: string[] }): [string, string] {
  const [, a, b] = actions.find((action) => action.startsWith("swap "))?.split(" ") ?? [];
  assert.ok(a && b, "no two discs may be swapped");
  return [a, b];
}

test("keys alone: aim, flick, keep, and swap two discs", LONG_TEST, async () => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  const id = await sonoraTable(page, [ME, RANDOM_BOT], { hand_0: "exact" });
  await page.goto(`/t/${id}`);
  assert.ok(await waitUntilAsked(page, listener));
  const aimed = async () => (await page.locator(".stage").getAttribute("aria-label")) ?? "";
  await page.keyboard.press("3");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  assert.match(await aimed(), /your 3: −6 degrees, force 31/);
  await page.locator('[aria-live="polite"]').getByText("−6 degrees, force 31").first().waitFor({ state: "attached" });
  await actAndWait(page, () => page.keyboard.press("Enter"));
  await waitUntilAtRest(page, listener);
  const [moved] = movedIn(listener.told);
  assert.equal(moved?.disc, "a3");

  // The next flick says that this one stays; the next disc lies ready, with the same aim.
  assert.ok(await waitUntilAsked(page, listener));
  assert.equal(await page.locator('[data-act="keep"]').count(), 0);
  assert.match(await aimed(), /your 4: −6 degrees, force 31/);
  await actAndWait(page, () => page.keyboard.press("Enter"));
  await waitUntilAtRest(page, listener);
  assert.deepEqual(
    movedIn(listener.told).map(({ disc }) => disc),
    ["a3", "a4"],
  );

  /** Press Tab until a matching element has the focus, then Enter. */
  const press = async (selector: string) => {
    for (let step = 0; step < 80; step++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector))
        return actAndWait(page, () => page.keyboard.press("Enter"));
      await page.keyboard.press("Tab");
    }
    throw new Error(`No way to ${selector} with Tab.`);
  };
  assert.ok(await waitUntilAsked(page, listener));
  await press('[data-act="keep"]');

  await playFrom(page, "0: swap ");
  assert.ok(await waitUntilAsked(page, listener));
  const [a, b] = firstSwap(listener);
  const place = (disc: string) => {
    const lies = listener.view.position.discs[Number(disc[1]) - 1];
    assert.ok(lies, `${disc} is one of the discs`);
    return lies.slice(1, 3);
  };
  const [from, to] = [place(a), place(b)];
  await page.locator(`[data-swap="${a}"]`).focus();
  await page.keyboard.press("Enter");
  assert.match(await textOf(statusLine(page)), new RegExp(`Swap your ${a[1]} with`));
  await page.locator(`[data-swap="${b}"]`).focus();
  await actAndWait(page, () => page.keyboard.press("Enter"));
  await waitUntilAtRest(page, listener);
  assert.deepEqual([place(a), place(b)], [to, from]);
  assert.deepEqual(complaints, []);
  await close();
});

test(
  "with a mouse: a disc is placed, pulled, released or cancelled; discs are swapped by dragging",
  LONG_TEST,
  async () => {
    const { page, complaints, close } = await person();
    const listener = listen(page);
    const id = await sonoraTable(page, [ME, RANDOM_BOT], { hand_0: "exact", preview: "none" });
    await page.goto(`/t/${id}`);
    assert.ok(await waitUntilAsked(page, listener));
    assert.equal(await page.locator(".aiming .ahead").count(), 0, "nothing is foretold at this table");

    // From the tray onto the corner.
    const stage = await boxOf(page.locator(".stage"));
    await page.mouse.move(...(await middleOf(page.locator('[data-take="a2"]'))));
    await page.mouse.down();
    await page.mouse.move(stage.x + stage.width * 0.9, stage.y + stage.height * 0.9, { steps: 6 });
    await page.mouse.move(stage.x + stage.width * 0.935, stage.y + stage.height * 0.87, { steps: 4 });
    await page.mouse.up();
    await page.locator('[data-start="a2"]').waitFor();

    // Dragging the disc only ever moves it, however far and fast.
    const start = () => page.locator("[data-start]").getAttribute("style");
    const before = await start();
    await page.mouse.move(...(await middleOf(page.locator("[data-start]"))));
    await page.mouse.down();
    await page.mouse.move(stage.x + stage.width * 0.4, stage.y + stage.height * 0.3, { steps: 3 });
    await page.mouse.up();
    assert.notEqual(await start(), before, "it was moved");
    await page.mouse.move(...(await middleOf(page.locator("[data-start]"))));
    await page.mouse.down();
    await page.mouse.move(stage.x + stage.width * 0.935, stage.y + stage.height * 0.87, { steps: 4 });
    await page.mouse.up();
    assert.equal(movedIn(listener.told).length, 0, "it was not flicked");

    // A pull that is cancelled with a key, and one that returns to where it began.
    const pullAndThen = async (end: () => Promise<void>) => {
      await page.mouse.move(stage.x + stage.width * 0.5, stage.y + stage.height * 0.5);
      await page.mouse.down();
      await page.mouse.move(stage.x + stage.width * 0.6, stage.y + stage.height * 0.62, { steps: 5 });
      await page.locator(".gauge b").first().waitFor();
      await end();
      await page.mouse.up();
      await page.locator(".gauge").waitFor({ state: "detached" });
      assert.equal(movedIn(listener.told).length, 0);
    };
    await pullAndThen(() => page.keyboard.press("Escape"));
    await pullAndThen(async () => {
      await page.mouse.move(stage.x + stage.width * 0.501, stage.y + stage.height * 0.501, { steps: 5 });
      await page.locator(".gauge").getByText("nothing happens").waitFor();
    });

    await actAndWait(page, () => pull(page, 62, 62));
    await waitUntilAtRest(page, listener);
    const [moved] = movedIn(listener.told);
    assert.ok(moved, "it flew");
    assert.equal(moved.disc, "a2");
    const begun = moved.trace.paths[0]?.[2][0];
    assert.ok(begun, "its flight has a beginning");
    const [, x, y, vx, vy] = begun;
    assert.ok(x !== y, "it started where it was put");
    assert.ok(Math.abs(vx - vy) < 2, "a straight pull is a straight flick");

    await playFrom(page, "0: swap ");
    assert.ok(await waitUntilAsked(page, listener));
    const [a, b] = firstSwap(listener);
    await actAndWait(page, async () => {
      await page.locator(`[data-swap="${a}"]`).hover(); // waits until it lies still
      await page.mouse.down();
      await page.mouse.move(...(await middleOf(page.locator(`[data-swap="${b}"]`))), { steps: 8 });
      await page.mouse.up();
    });
    await waitUntilAtRest(page, listener);
    assert.ok(
      listener.told.some(({ events }) =>
        (events as SonoraEvent[]).some((event) => event.kind === "swapped" && event.a === a && event.b === b),
      ),
    );
    assert.deepEqual(complaints, []);
    await close();
  },
);

test("the lesson: one flick, one mark, one chain", LONG_TEST, async () => {
  const { page, complaints, close } = await person();
  await page.goto("/learn/sonora");
  const teacher = page.locator(".teacher");
  await teacher.locator(".said").getByText("launch corner").waitFor();
  await teacher.getByRole("button", { name: "Next" }).click();
  await page.locator('[data-aim="angle"]').fill("40");
  await page.locator('[data-aim="angle"]').press("Enter");
  await teacher.locator(".said").getByText("That would go elsewhere").waitFor();
  await page.locator('[data-aim="angle"]').fill("0");
  await page.locator('[data-aim="force"]').fill("27");
  await page.locator('[data-aim="force"]').press("Enter");
  await page.locator('[data-disc="a4"]').waitFor();
  await teacher.getByRole("button", { name: "Next" }).click();
  for (const words of ["buys nodes", "surrounds a triangle", "The owl walks", "One flick, one mark"]) {
    const confirm = page.locator(".tools .confirm");
    await confirm.waitFor();
    if (await confirm.isDisabled()) await page.getByLabel("Next possible place").click();
    await confirm.click();
    await teacher.locator(".said").getByText(words).waitFor();
  }
  assert.deepEqual(complaints, []);
  await close();
});
