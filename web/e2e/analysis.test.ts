import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { Analysis } from "../src/generated/protocol.ts";
import { concede, ME, createTable, uploadRecord } from "./kit/api.ts";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { Judgments, madeUp, tellAnalysis } from "./kit/judged.ts";
import { person, type Screen } from "./kit/people.ts";
import { boxOf, textOf } from "./kit/reading.ts";
import { cutAfter, golden, plyBefore } from "./kit/records.ts";
import { waitForMoment, WAIT_FOR_BOTS, gate, waitForTurn, waitUntilStill } from "./kit/waiting.ts";

/** Wait for part of the analysis; fail with the page's own words if it reports an error instead. */
async function waitForAnalysis(page: Page, awaited: Locator): Promise<void> {
  const alert = page.locator('.analysis [role="alert"]');
  await awaited.or(alert).first().waitFor(WAIT_FOR_BOTS);
  assert.deepEqual(await alert.allTextContents(), []);
}

const commentary = (page: Page): Locator => page.locator(".analysis .told");
const marksIn = (page: Page): Locator => page.locator("aside ol button:has(.mark)");
const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??", good: "!" };

const ruin = golden("worked-example", "in_the_ruin");
const flicks = golden("e1-molly", "sonora");
const stones = golden("two-in-one-turn");

const JUDGED = {
  shifting_stones: { record: stones, seats: 2 },
  // All that the players do in the set-up: the judge thinks longest about this game.
  in_the_ruin: { record: cutAfter(ruin, plyBefore(ruin, "2: done") + 1), seats: 3 },
  sonora: { record: flicks, seats: 2 },
};

for (const [game, { record, seats }] of Object.entries(JUDGED)) {
  test(`a judged match is drawn as it arrives, and kept for a second visit: ${game}`, async () => {
    const { page, complaints, close } = await person();
    const id = await uploadRecord(page, record);
    const [rest, first] = [gate(), new Judgments()];
    await first.listen(page, WAIT_FOR_BOTS, rest.opened);
    await page.goto(`/r/${id}`);
    await page.getByRole("button", { name: "Analysis" }).focus();
    await page.keyboard.press("Enter");
    await waitForAnalysis(page, page.locator(".analysis tbody tr").first());
    const [part] = first.parts;
    assert.ok(part);
    if (part.entries.length < part.last) {
      await page.getByText(`${part.entries.length} of ${part.last} judged`).waitFor();
      const progress = Number(await page.locator(".analysis progress").getAttribute("value"));
      assert.ok(Math.abs(progress - part.entries.length / part.last) < 1e-6, "a true fraction");
    }
    rest.open();
    await page.locator(".analysis progress").waitFor({ state: "detached", ...WAIT_FOR_BOTS });

    const { entries } = first;
    assert.equal(entries.length, part.last);
    assert.equal(await page.locator(".graph .line").count(), seats);
    const marks = entries.filter(({ mark }) => mark);
    assert.ok(marks.length, "these records have mistakes");
    assert.equal(await page.locator(".graph .mark").count(), marks.length);
    assert.deepEqual(
      await marksIn(page).locator(".mark b").allTextContents(),
      marks.map(({ mark }) => SIGNS[mark]),
    );
    assert.equal(await page.locator(".analysis tbody tr").count(), seats);
    await page.keyboard.press("n");
    await commentary(page)
      .getByText(/gave away \d.* ± \d/)
      .waitFor();
    await page.keyboard.press("b");
    await page.locator(".board.instead").waitFor();
    assert.deepEqual([...(await axeViolations(page, game)), ...(await horizontalOverflow(page, game))], []);
    assert.deepEqual(complaints, []);
    await close();

    const again = await person({ size: "phone", locale: "es-ES", scheme: "dark" });
    const second = new Judgments();
    await second.listen(again.page, WAIT_FOR_BOTS);
    await again.page.goto(`/r/${id}?analysis`);
    await again.page.locator(".graph .mark").first().waitFor();
    await again.page.locator(".analysis progress").waitFor({ state: "detached" });
    assert.deepEqual(second.entries, entries, "what was judged once is kept");
    assert.ok(second.parts.length < first.parts.length, "and comes all together, except where a step was long");
    assert.deepEqual(again.complaints, []);
    await again.close();
  });
}

interface Scene {
  record: string;
  /** The entry that is marked, and what would have been better. */
  ply: number;
  better: string[];
  unit: "points" | "chance";
  /** How the better turn is called, in English and in Spanish. */
  words: [RegExp, RegExp];
}

const SCENES: Record<string, Scene> = {
  shifting_stones: {
    record: stones,
    ply: plyBefore(stones, "1: f b2 4") + 1,
    better: ["f a1 4", "end"],
    unit: "chance",
    words: [/Better: “.*a1.*”/, /Mejor: «.*a1.*»/],
  },
  in_the_ruin: {
    record: ruin,
    ply: plyBefore(ruin, "1: keep CJ DO") + 1,
    better: ["keep CJ EJ"],
    unit: "points",
    words: [/Better: “.*CJ.*EJ.*”/, /Mejor: «.*CJ.*EJ.*»/],
  },
  sonora: {
    record: flicks,
    ply: plyBefore(flicks, "1: flick b2") + 1,
    better: ["flick b2 -196000 -196000 300000 280000"],
    unit: "points",
    words: [/Better: “.*2.*”/, /Mejor: «.*2.*»/],
  },
};

/** An analysis in which one decision was a blunder, an earlier one an inaccuracy, and the last one was good. */
function judgedScene({ record, ply, better, unit }: Scene): Analysis {
  const all = madeUp(record, {}, unit).entries;
  const earlier = all.find(({ seat }) => seat === 0)?.ply ?? 1;
  const later = all.findLast(({ seat }) => seat >= 0)?.ply ?? 1;
  return madeUp(
    record,
    {
      [earlier]: { mark: "inaccuracy", cost: 2.1, error: 0.4, worth: 50, better: ["end"] },
      [ply]: { mark: "blunder", cost: 11.68, error: 1.12, worth: 62, better },
      [later]: { mark: "good", cost: -2, error: 0.3 },
    },
    unit,
  );
}

const SCREENS: Record<string, Screen> = {
  "a small phone": { width: 360, height: 640, scale: 2, touch: true },
  "a phone held sideways": { width: 844, height: 390, scale: 2, touch: true },
  "a tablet": { width: 768, height: 1024, touch: true },
  "a low window": { width: 1024, height: 690 },
};

for (const [game, scene] of Object.entries(SCENES)) {
  const analysis = judgedScene(scene);

  test(`marks, verdicts and better turns are seen, read and reached: ${game}`, async () => {
    const { page, complaints, close } = await person();
    const id = await uploadRecord(page, scene.record);
    await tellAnalysis(page, analysis);
    await page.goto(`/r/${id}?analysis`);
    await page.locator(".graph .mark").first().waitFor();
    assert.deepEqual(await marksIn(page).locator(".mark").allTextContents(), [
      "?! an inaccuracy ",
      "?? a blunder ",
      "! better than the judge ",
    ]);

    // By keyboard from mistake to mistake, and between what was played and what was better.
    await page.keyboard.press("n");
    await page.keyboard.press("n");
    await waitForMoment(page, scene.ply);
    assert.ok(await page.getByRole("button", { name: "Next mistake" }).isDisabled(), "what was good is no mistake");
    const gave = scene.unit === "chance" ? "gave away 11.7 ± 1.1% of winning." : "gave away 11.7 ± 1.1 points.";
    await commentary(page).getByText(gave).waitFor();
    await commentary(page).getByText(scene.words[0]).waitFor();
    await commentary(page)
      .getByText(/about 62.* against 50/i)
      .waitFor();
    await page.keyboard.press("b");
    await page.locator(".board.instead").waitFor();
    await page.getByText(/^Instead of: “/).waitFor();
    await waitUntilStill(page);
    assert.deepEqual([...(await axeViolations(page, game)), ...(await horizontalOverflow(page, game))], []);
    for (const [step] of scene.better.entries())
      if (scene.better.length > 1) {
        await page.locator(".steps button").nth(step).click();
        await page.locator(`.steps button:nth-child(${step + 1})[aria-pressed="true"]`).waitFor();
      }
    await page.keyboard.press("b");
    await page.locator(".board.instead").waitFor({ state: "detached" });

    // With the mouse: what is under it is read, a click displays it.
    const early = page.locator(".graph .mark.inaccuracy");
    await early.hover();
    await page.locator(".tip").getByText("?! 2.1 ± 0.4").waitFor();
    await early.click();
    await page.getByRole("button", { name: "Previous mistake", disabled: true }).waitFor();
    await page.getByRole("button", { name: "Next mistake" }).click();
    await waitForMoment(page, scene.ply);
    await marksIn(page).last().click();
    await commentary(page)
      .getByText(/^!.*Better than the judge's own turn/)
      .waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  test(`the same in Spanish by night on a phone, with a finger along the graph: ${game}`, async () => {
    const { page, complaints, close } = await person({ size: "phone", locale: "es-ES", scheme: "dark" });
    const id = await uploadRecord(page, scene.record);
    await tellAnalysis(page, analysis);
    await page.goto(`/r/${id}?analysis&ply=${scene.ply}&as=1`);
    await commentary(page)
      .getByText(/dejó escapar .*11,7 ± 1,1/)
      .waitFor();
    await commentary(page).getByText(scene.words[1]).waitFor();
    await page.getByRole("button", { name: "Mejor", exact: true }).tap();
    await page.locator(".board.instead").waitFor();
    await waitUntilStill(page);
    assert.deepEqual([...(await axeViolations(page, game)), ...(await horizontalOverflow(page, game))], []);
    const { x, y, width, height } = await boxOf(page.locator(".graph svg"));
    await page.touchscreen.tap(x + width - 3, y + height / 2);
    await waitForMoment(page, analysis.last);
    await page.locator(".board.instead").waitFor({ state: "detached" });
    await page.locator("#scrubber").focus();
    await page.keyboard.press("Home");
    await waitForMoment(page, 0);
    await page.getByRole("button", { name: "Error siguiente" }).tap();
    await commentary(page)
      .getByText(/dejó escapar .*2,1 ± 0,4/)
      .waitFor();
    await page.getByRole("button", { name: "Crónica y herramientas" }).tap();
    await page.locator("dialog[open] tbody tr").first().waitFor();
    assert.match(await textOf(page.locator("dialog[open] ol")), /un error grave/);
    assert.deepEqual(await axeViolations(page, `${game}, drawer`), []);
    assert.deepEqual(complaints, []);
    await close();
  });

  test(`board, sentence, graph and controls are all on the screen: ${game}`, async () => {
    const { page, complaints, close } = await person({ screen: { width: 1280, height: 800 } });
    const id = await uploadRecord(page, scene.record);
    await tellAnalysis(page, analysis);
    for (const [where, { width, height }] of Object.entries(SCREENS)) {
      await page.setViewportSize({ width, height });
      await page.goto(`/r/${id}?analysis&ply=${scene.ply}&as=1`);
      await page.locator(".graph .mark").first().waitFor();
      await waitUntilStill(page);
      const boxes = await Promise.all(
        [".board", ".graph", ".analysis .told", ".analysis .switch"].map((part) => boxOf(page.locator(part).first())),
      );
      for (const box of boxes) {
        const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
        assert.ok(inside && box.width > 40 && box.height > 30, `${where}: ${JSON.stringify(boxes)}`);
      }
      assert.deepEqual(await horizontalOverflow(page, `${game} on ${where}`), []);
    }
    assert.deepEqual(complaints, []);
    await close();
  });
}

test("what cannot be judged is said, and asked for again on demand", async () => {
  const { page, close } = await person();
  const id = await uploadRecord(page, stones);
  const analysis = judgedScene(SCENES.shifting_stones ?? assert.fail());
  let failing = true;
  await page.route(/\/analysis\?start=/, (route) => (failing ? route.abort() : route.fulfill({ json: analysis })));
  await page.goto(`/r/${id}?analysis`);
  await page.locator('.analysis [role="alert"]').waitFor();
  failing = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".graph .mark").first().waitFor();
  assert.equal(await page.locator('.analysis [role="alert"]').count(), 0);
  await close();
});

test("a finished game links to its analysis", async () => {
  const { page, complaints, close } = await person({ name: "Ana" });
  const table = await createTable(page, [ME]);
  await page.goto(`/t/${table}`);
  assert.ok(await waitForTurn(page));
  await concede(page, table);
  await page.getByRole("dialog").getByRole("link", { name: "Analysis" }).click();
  await page.waitForURL(/\/r\//);
  await waitForAnalysis(page, page.locator(".analysis tbody th").getByText("Ana"));
  await page.getByRole("button", { name: "Analysis", pressed: true }).click();
  await page.locator(".graph").waitFor({ state: "detached" });
  assert.deepEqual(complaints, []);
  await close();
});

test("every seat stays visible beside the analysis", async () => {
  const { page, complaints, close } = await person();
  for (const [name, seats] of [
    ["shared-win", 3],
    ["reshuffle-in-mid-draw", 5],
  ] as const) {
    const id = await uploadRecord(page, golden(name));
    await page.unroute(/\/analysis\?start=/);
    await tellAnalysis(page, madeUp(golden(name), {}, "chance"));
    for (const height of [800, 690]) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(`/r/${id}?analysis&ply=9999`);
      await page
        .locator(".analysis tbody tr")
        .nth(seats - 1)
        .waitFor();
      await waitUntilStill(page);
      const people = await page.locator(".people").evaluate((box) => {
        const [end, rows] = [box.getBoundingClientRect().bottom, [...box.querySelectorAll("[data-seat]")]];
        return rows.map((row) => row.getBoundingClientRect().bottom <= end + 1);
      });
      assert.deepEqual(people, Array<boolean>(seats).fill(true), `${seats} seats in a window ${height} px high`);
    }
  }
  assert.deepEqual(complaints, []);
  await close();
});
