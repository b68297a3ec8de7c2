import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { Analysis } from "../src/generated/protocol.ts";
import { concede, ME, createTable, uploadRecord } from "./kit/api.ts";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { boxOf, textOf } from "./kit/reading.ts";
import { golden } from "./kit/records.ts";
import { waitForMoment, WAIT_FOR_BOTS, gate, waitForTurn, waitUntilStill } from "./kit/waiting.ts";

const RECORDS = {
  shifting_stones: { name: "two-in-one-turn", seats: 2 },
  in_the_ruin: { name: "worked-example", seats: 3 },
  sonora: { name: "e1-molly", seats: 2 },
};

/** Collect the analysis as it arrives, part by part; `hold` may delay a part. */
async function interceptAnalysis(
  page: Page,
  parts: Map<number, Analysis>,
  hold: (start: number) => Promise<void> | void = () => {},
): Promise<void> {
  await page.route(/\/analysis\?start=/, async (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get("start"));
    await hold(start);
    const part = parts.get(start) ?? ((await (await route.fetch(WAIT_FOR_BOTS)).json()) as Analysis);
    parts.set(start, part);
    await route.fulfill({ json: part });
  });
}

/** Click the graph where an entry is drawn. */
async function clickGraphAt(page: Page, ply: number, last: number): Promise<void> {
  const graph = page.locator(".graph svg");
  const { width } = await boxOf(graph);
  await graph.click({ position: { x: Math.min(width - 1, (width * ply) / last), y: 20 } });
  await waitForMoment(page, ply);
}

/** Wait for part of the analysis; fail with the page's own words if it reports an error instead. */
async function waitForAnalysis(page: Page, awaited: Locator): Promise<void> {
  const alert = page.locator('.analysis [role="alert"]');
  await awaited.or(alert).first().waitFor(WAIT_FOR_BOTS);
  assert.deepEqual(await alert.allTextContents(), []);
}

const commentary = (page: Page): Locator => page.locator(".analysis .told");
const markerPath = (page: Page): Promise<string | null> => page.locator(".graph .here").getAttribute("d");

for (const [game, { name, seats }] of Object.entries(RECORDS)) {
  test(`the cost of decisions is drawn beside the replay, and read out: ${game}`, async () => {
    const parts = new Map<number, Analysis>();
    const { page, complaints, close } = await person();
    const id = await uploadRecord(page, golden(name, game));

    const rest = gate();
    await interceptAnalysis(page, parts, (start) => (start ? rest.opened : undefined));
    await page.goto(`/r/${id}`);
    await page.getByRole("button", { name: "Analysis" }).focus();
    await page.keyboard.press("Enter");
    await waitForAnalysis(page, commentary(page).getByText(/^8 of \d+ judged/));
    rest.open();
    await waitForAnalysis(page, page.locator(".analysis ul"));

    const entries = [...parts.entries()].sort(([a], [b]) => a - b).flatMap(([, part]) => part.entries);
    const last = parts.get(0)?.last ?? assert.fail("Nothing was judged.");
    assert.equal(entries.length, last);
    const lines = await page
      .locator(".graph .line")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    assert.deepEqual(
      lines.map((drawn) => drawn?.split("L").length),
      Array<number>(seats).fill(last),
      "one line per seat, through every moment",
    );
    const costly = entries.filter(({ cost }) => cost > 0);
    assert.equal(await page.locator(".graph .cost").count(), costly.length);

    const [firstCostly] = costly;
    assert.ok(firstCostly, "some decision cost something");
    const worst = costly.reduce((a, b) => (b.cost > a.cost ? b : a));
    await clickGraphAt(page, worst.ply, last);
    await commentary(page)
      .getByText(`gave away ${worst.cost.toFixed(1)} points. Better: “`)
      .waitFor();
    assert.ok(!(await textOf(commentary(page))).includes(`“${worst.best}”`), "in words, not in notation");
    const lucky = entries.find(({ luck }) => luck.some((points) => points >= 0.1));
    if (lucky) {
      await clickGraphAt(page, lucky.ply, last);
      await commentary(page)
        .getByText(/Luck gave .+ \+\d/)
        .waitFor();
    } else assert.equal(game, "sonora", "only flicks that were written down beforehand leave nothing to luck");
    const balances = await page.locator(".analysis li").allTextContents();
    assert.equal(balances.length, seats + 1);
    for (const [seat, balance] of balances.slice(0, seats).entries()) {
      const cost = costly.reduce((sum, entry) => sum + (entry.seat === seat ? entry.cost : 0), 0);
      assert.ok(balance.includes(cost > 0 ? `cost ${cost.toFixed(1)};` : "no decision cost anything"), balance);
    }

    await page.locator("#scrubber").focus();
    await page.keyboard.press("Home");
    await waitForMoment(page, 0);
    const start = await markerPath(page);
    for (let moves = 0; moves < firstCostly.ply; moves++) await page.keyboard.press("ArrowRight");
    await commentary(page)
      .getByText(/gave away/)
      .waitFor();
    assert.notEqual(await markerPath(page), start, "the graph shows the current moment");
    assert.deepEqual([...(await axeViolations(page, game)), ...(await horizontalOverflow(page, game))], []);
    assert.deepEqual(complaints, []);
    await close();

    // The same answers on a phone, in Spanish: no need to compute them twice.
    const ana = await person({ size: "phone", locale: "es-ES", scheme: "dark" });
    await interceptAnalysis(ana.page, parts);
    await ana.page.goto(`/r/${id}?analysis&ply=${worst.ply}`);
    await commentary(ana.page)
      .getByText(`dejó escapar ${worst.cost.toFixed(1).replace(".", ",")} puntos. Mejor: «`)
      .waitFor();
    await ana.page.locator(".analysis ul").waitFor();
    assert.deepEqual([...(await axeViolations(ana.page, game)), ...(await horizontalOverflow(ana.page, game))], []);
    assert.deepEqual(ana.complaints, []);
    await ana.close();
  });
}

test("a finished game links to its analysis", async () => {
  const { page, complaints, close } = await person({ name: "Ana" });
  const table = await createTable(page, [ME]);
  await page.goto(`/t/${table}`);
  assert.ok(await waitForTurn(page));
  await concede(page, table);
  await page.getByRole("dialog").getByRole("link", { name: "Analysis" }).click();
  await page.waitForURL(/\/r\//);
  await waitForAnalysis(page, page.locator(".analysis li").getByText(/^Ana: /));
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
    for (const height of [800, 690]) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(`/r/${id}?analysis&ply=9999`);
      await waitForAnalysis(page, page.locator(".analysis ul"));
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
