import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { acting, ask, glimpsed, line, ME, person, sideways, until } from "./kit/kit.ts";
import {
  asked,
  BOT,
  drawn,
  flick,
  listen,
  LONG,
  lying,
  movedIn,
  perform,
  playFrom,
  pull,
  settled,
  table,
  tile,
  watch,
} from "./players/sonora.ts";

test("two browsers and a spectator see the same flick, each from their own corner", LONG, async () => {
  const [ana, bea, eva] = [
    await person({ name: "Ana", motion: "no-preference" }),
    await person({ name: "Bea", size: "phone", locale: "es-ES", motion: "no-preference" }),
    await person({ name: "Eva", motion: "no-preference" }),
  ];
  const heard = [ana, bea, eva].map(({ page }) => listen(page));
  await ana.page.goto("/");
  await tile(ana.page).getByRole("button", { name: "With friends" }).click();
  await ana.page.getByText("More settings").click();
  await ana.page.getByLabel("Who begins").selectOption("0");
  await ana.page.getByRole("button", { name: "Set the table" }).click();
  const address = await ana.page.getByLabel("Address of this table").inputValue();
  await bea.page.goto(address);
  await bea.page.getByRole("button", { name: "Sentarme aquí" }).click();
  await ana.page.getByText("Everyone is here.").waitFor();
  await ana.page.getByRole("button", { name: "Begin" }).click();
  assert.ok(await asked(ana.page, heard[0]));
  await eva.page.goto(address);
  await eva.page.locator(".stage").waitFor();
  await bea.page.locator(".stage").waitFor();
  assert.match(await line(bea.page).textContent(), /Ana/);

  for (const { page } of [ana, bea, eva]) await watch(page);
  await flick(ana.page, -14, 34);
  for (const [index, { page }] of [ana, bea, eva].entries()) {
    await page.waitForFunction(() => window.drawn.a1?.size > 0);
    await settled(page, heard[index]);
    assert.ok((await drawn(page, "a1")) > 2, "it was seen on its way");
    assert.equal(movedIn(heard[index].told).length, 1);
    assert.deepEqual(movedIn(heard[index].told)[0].trace, movedIn(heard[0].told)[0].trace);
  }
  const [hers, opposite, spectators] = await Promise.all([ana, bea, eva].map(({ page }) => lying(page)));
  for (const axis of [0, 1]) {
    assert.ok(
      Math.abs(hers.a1[axis] - spectators.a1[axis]) < 0.01,
      "a spectator sees the board as the first seat does",
    );
    assert.ok(
      Math.abs(hers.a1[axis] + opposite.a1[axis] - 1) < 0.01,
      "from across the table, everything is the other way round",
    );
  }

  // Once more, slowly, for the spectator alone.
  await watch(eva.page);
  await eva.page.locator("[data-slowly]").click();
  // In one go with what is waited for: a slow machine would come too late to skip it.
  await eva.page.waitForFunction(
    () => window.drawn.a1?.size > 2 && (document.querySelector('[aria-label="Skip"]').click(), true),
  );
  await eva.page.locator('[data-idle="true"]').waitFor();
  assert.deepEqual(await lying(eva.page), spectators);

  // Bea flicks with her thumb when it is her turn.
  for (let deed = 0; ; deed++) {
    await settled(ana.page, heard[0]);
    if (heard[0].view.position.actor === 1) break;
    await perform(ana.page, heard[0], deed);
  }
  assert.ok(await asked(bea.page, heard[1]));
  await acting(bea.page, () => pull(bea.page, 52, 46, true));
  await eva.page.waitForFunction(
    () => document.querySelector('[data-disc="b1"]') || document.querySelector("aside")?.textContent.includes("b1"),
  );
  assert.deepEqual(await sideways(bea.page, "the table on a phone"), []);
  for (const one of [ana, bea, eva]) {
    assert.deepEqual(one.troubles, []);
    await one.close();
  }
});

test("a line that is cut during a flick is mended, and the flick counts once", LONG, async () => {
  const { page, close } = await person({ motion: "no-preference" });
  const sockets = [];
  let deaf = false;
  const told = [];
  await page.routeWebSocket(/\/socket$/, (near) => {
    const far = near.connectToServer();
    sockets.push(near);
    near.onMessage((text) => far.send(text));
    far.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type === "update") told.push(...message.told);
      if (!deaf) near.send(text);
    });
  });
  const id = await table(page, [ME, BOT]);
  await page.goto(`/t/${id}`);
  await page.locator(".stage.live").waitFor();
  await watch(page);
  // The server hears of the flick; its answer, and the flight, are lost with the line.
  deaf = true;
  await page.locator('[data-aim="force"]').fill("31");
  await page.locator('[data-aim="force"]').press("Enter");
  await until(page, () => movedIn(told).length, "The server has not heard of it.");
  assert.equal(await drawn(page, "a1"), 0);
  deaf = false;
  await sockets.at(-1).close({ code: 1012 });
  await page.locator('[data-disc="a1"]').waitFor();
  await page.locator('[data-act="keep"]').waitFor();
  assert.ok((await drawn(page, "a1")) > 2, "what was missed is seen after all");
  assert.equal(
    await page
      .locator("aside")
      .getByRole("button", { name: /flicks? a1/ })
      .count(),
    1,
  );

  // And in the middle of it, when it has been told but is still on its way.
  await page.locator('[data-act="keep"]').click();
  await page.locator(".stage.live").waitFor();
  const flying = glimpsed(page, '[data-idle="false"]');
  await page.locator('[data-aim="force"]').press("Enter");
  await flying;
  await sockets.at(-1).close({ code: 1012 });
  await page.locator('[data-act="keep"]').waitFor();
  assert.equal(
    await page
      .locator("aside")
      .getByRole("button", { name: /flicks? a2/ })
      .count(),
    1,
  );
  await close();
});

test("at one screen nothing is secret: no curtain falls, and the board turns to whoever flicks", LONG, async () => {
  const { page, troubles, close } = await person();
  await page.goto("/");
  await tile(page).getByRole("button", { name: "At one screen" }).click();
  await page.getByText("More settings").click();
  await page.getByLabel("Who begins").selectOption("0");
  for (const hand of ["first", "second"]) await page.getByLabel(`Steadiness of the ${hand} hand`).selectOption("exact");
  await page.getByRole("button", { name: "Begin" }).click();
  const corners = new Set();
  for (const [disc, angle] of [
    ["a1", -20],
    ["a2", 20],
    ["b1", -20],
    ["b2", 20],
    ["a3", -30],
  ]) {
    await page.locator(`[data-start="${disc}"]`).waitFor(); // it lies ready, and nobody had to say who they are
    corners.add(await page.locator(".floor").getAttribute("data-quarters"));
    await flick(page, angle, 30);
    await acting(page, () => page.locator('[data-act="keep"]').click());
  }
  assert.equal(corners.size, 2, "each sees the board from their own corner");
  assert.deepEqual(troubles, []);
  await close();
});

test("keys alone: aim, flick, keep, and swap two discs", LONG, async () => {
  const { page, troubles, close } = await person();
  const heard = listen(page);
  const id = await table(page, [ME, BOT], { hand_0: "exact" });
  await page.goto(`/t/${id}`);
  assert.ok(await asked(page, heard));
  const aimed = () => page.locator(".stage").getAttribute("aria-label");
  await page.keyboard.press("3");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  assert.match(await aimed(), /a3: -6 degrees, force 31/);
  await page.locator('[aria-live="polite"]').getByText("-6 degrees, force 31").first().waitFor({ state: "attached" });
  await acting(page, () => page.keyboard.press("Enter"));
  await settled(page, heard);
  const [moved] = movedIn(heard.told);
  assert.equal(moved.disc, "a3");

  /** Tab until something fits, and press it. */
  const press = async (selector) => {
    for (let step = 0; step < 80; step++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector))
        return acting(page, () => page.keyboard.press("Enter"));
      await page.keyboard.press("Tab");
    }
    throw new Error(`No way to ${selector} with Tab.`);
  };
  assert.ok(await asked(page, heard));
  await press('[data-act="keep"]');

  await playFrom(page, "0: swap ");
  assert.ok(await asked(page, heard));
  const [, a, b] = heard.legal.actions.find((action) => action.startsWith("swap ")).split(" ");
  const place = (disc) => heard.view.position.discs[Number(disc[1]) - 1].slice(1, 3);
  const [from, to] = [place(a), place(b)];
  await page.locator(`[data-swap="${a}"]`).focus();
  await page.keyboard.press("Enter");
  assert.match(await line(page).textContent(), new RegExp(`Swap ${a} with`));
  await page.locator(`[data-swap="${b}"]`).focus();
  await acting(page, () => page.keyboard.press("Enter"));
  await settled(page, heard);
  assert.deepEqual([place(a), place(b)], [to, from]);
  assert.deepEqual(troubles, []);
  await close();
});

test(
  "with a mouse: the disc is placed, pulled, let go, thought better of; discs are swapped by dragging",
  LONG,
  async () => {
    const { page, troubles, close } = await person();
    const heard = listen(page);
    const id = await table(page, [ME, BOT], { hand_0: "exact" }, { hints: false });
    await page.goto(`/t/${id}`);
    assert.ok(await asked(page, heard));
    assert.equal(await page.locator(".aiming .ahead").count(), 0, "no look ahead where hints are not allowed");

    // From the tray onto the corner.
    const stage = await page.locator(".stage").boundingBox();
    const chip = await page.locator('[data-take="a2"]').boundingBox();
    await page.mouse.move(chip.x + chip.width / 2, chip.y + chip.height / 2);
    await page.mouse.down();
    await page.mouse.move(stage.x + stage.width * 0.9, stage.y + stage.height * 0.9, { steps: 6 });
    await page.mouse.move(stage.x + stage.width * 0.935, stage.y + stage.height * 0.87, { steps: 4 });
    await page.mouse.up();
    await page.locator('[data-start="a2"]').waitFor();

    // A pull that is thought better of.
    await page.mouse.move(stage.x + stage.width * 0.5, stage.y + stage.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(stage.x + stage.width * 0.6, stage.y + stage.height * 0.62, { steps: 5 });
    await page.locator(".gauge").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".gauge").waitFor({ state: "detached" });
    await page.mouse.up();
    assert.equal(movedIn(heard.told).length, 0);

    await acting(page, () => pull(page, 62, 62));
    await settled(page, heard);
    const [moved] = movedIn(heard.told);
    const [, , [[, x, y, vx, vy]]] = moved.trace.paths[0];
    assert.equal(moved.disc, "a2");
    assert.ok(x !== y, "it started where it was put");
    assert.ok(Math.abs(vx - vy) < 2, "a straight pull is a straight flick");

    await playFrom(page, "0: swap ");
    assert.ok(await asked(page, heard));
    const [, a, b] = heard.legal.actions.find((action) => action.startsWith("swap ")).split(" ");
    const middle = async (disc) => {
      const box = await page.locator(`[data-swap="${disc}"]`).boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await acting(page, async () => {
      await page.locator(`[data-swap="${a}"]`).hover(); // waits until it lies still
      await page.mouse.down();
      await page.mouse.move(...(await middle(b)), { steps: 8 });
      await page.mouse.up();
    });
    await settled(page, heard);
    assert.ok(
      heard.told.some(({ events }) =>
        events.some((event) => event.kind === "swapped" && event.a === a && event.b === b),
      ),
    );
    assert.deepEqual(troubles, []);
    await close();
  },
);

test("the lesson: one flick, one mark, one chain", LONG, async () => {
  const { page, troubles, close } = await person();
  await page.goto("/learn/sonora");
  const teacher = page.locator(".teacher");
  await teacher.getByText("launch corner").waitFor();
  await teacher.getByRole("button", { name: "Next" }).click();
  await page.locator('[data-aim="angle"]').fill("40");
  await page.locator('[data-aim="angle"]').press("Enter");
  await teacher.getByText("That would go elsewhere").waitFor();
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
    await teacher.getByText(words).waitFor();
  }
  assert.deepEqual(troubles, []);
  await close();
});

test("a flick of a finished match is taken again, two degrees further left", LONG, async () => {
  const { page, troubles, close } = await person();
  const heard = listen(page);
  const id = await table(page, [ME, BOT], { hand_0: "exact" });
  await page.goto(`/t/${id}`);
  assert.ok(await asked(page, heard));
  await flick(page, 10, 30);
  await settled(page, heard);
  const [first] = movedIn(heard.told);
  await ask(page, "POST", `/tables/${id}/seats/0/concede`);
  await page.goto(`/r/${id}?ply=2&as=0`);
  await page.locator("#scrubber").waitFor();
  await page.getByRole("button", { name: "What if" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/t\/.*try=/);
  assert.ok(await asked(page, heard));
  assert.equal(await page.locator('[data-aim="angle"]').inputValue(), "10");
  assert.equal(await page.locator('[data-aim="force"]').inputValue(), "30");
  heard.told.length = 0;
  await flick(page, 8, 30);
  await settled(page, heard);
  const [again] = movedIn(heard.told);
  assert.equal(again.disc, first.disc);
  assert.notDeepEqual(again.trace.paths[0], first.trace.paths[0]);
  assert.deepEqual(troubles, []);
  await close();
});

test("a record brought along says, in both languages, how many flicks cannot be verified", LONG, async () => {
  const text = await readFile(new URL("../../tests/golden/sonora-two-bots.txt", import.meta.url), "utf8");
  const foreign = text.replace("chance: settle 1 ", "chance: settle 7 ");
  for (const [locale, words] of [
    ["en-GB", "1 flick was played by another kernel"],
    ["es-ES", "1 lanzamiento se jugó con otro motor"],
  ]) {
    const { page, troubles, close } = await person({ locale });
    await ask(page, "POST", "/session", { name: "" });
    const { id } = await ask(page, "POST", "/records", { record: foreign });
    await page.goto(`/r/${id}`);
    await page.getByText(words).waitFor();
    const { id: ours } = await ask(page, "POST", "/records", { record: text });
    await page.goto(`/r/${ours}`);
    await page.locator("#scrubber").waitFor();
    assert.equal(await page.getByText(words).count(), 0);
    assert.deepEqual(troubles, []);
    await close();
  }
});
