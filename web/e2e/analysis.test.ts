import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import type { Analysis } from "../src/generated/protocol.ts";
import { concede, ME, setTable, upload } from "./kit/api.ts";
import { inaccessible, sideways } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { boxOf, textOf } from "./kit/reading.ts";
import { golden } from "./kit/records.ts";
import { atMoment, BOTS, gate, myTurn, settled } from "./kit/waiting.ts";

const STORY = {
  shifting_stones: { name: "two-in-one-turn", seats: 2 },
  in_the_ruin: { name: "worked-example", seats: 3 },
  sonora: { name: "e1-molly", seats: 2 },
};

/** Keep what is judged as it arrives; `hold` may keep back a part. */
async function overhear(
  page: Page,
  parts: Map<number, Analysis>,
  hold: (start: number) => Promise<void> | void = () => {},
): Promise<void> {
  await page.route(/\/analysis\?start=/, async (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get("start"));
    await hold(start);
    const part = parts.get(start) ?? ((await (await route.fetch(BOTS)).json()) as Analysis);
    parts.set(start, part);
    await route.fulfill({ json: part });
  });
}

/** Click into the graph, where an entry is drawn. */
async function pick(page: Page, ply: number, last: number): Promise<void> {
  const graph = page.locator(".graph svg");
  const { width } = await boxOf(graph);
  await graph.click({ position: { x: Math.min(width - 1, (width * ply) / last), y: 20 } });
  await atMoment(page, ply);
}

/** Wait for something that is judged; where it cannot be, the page says why. */
async function judged(page: Page, shown: Locator): Promise<void> {
  const alert = page.locator('.analysis [role="alert"]');
  await shown.or(alert).first().waitFor(BOTS);
  assert.deepEqual(await alert.allTextContents(), []);
}

const told = (page: Page): Locator => page.locator(".analysis .told");
const hereX = (page: Page): Promise<string | null> => page.locator(".graph .here").getAttribute("d");

for (const [game, { name, seats }] of Object.entries(STORY)) {
  test(`what decisions cost is drawn beside the replay, and read out: ${game}`, async () => {
    const parts = new Map<number, Analysis>();
    const { page, complaints, close } = await person();
    const id = await upload(page, golden(name, game));

    const rest = gate();
    await overhear(page, parts, (start) => (start ? rest.opened : undefined));
    await page.goto(`/r/${id}`);
    await page.getByRole("button", { name: "Analysis" }).focus();
    await page.keyboard.press("Enter");
    await judged(page, told(page).getByText(/^8 of \d+ judged/));
    rest.open();
    await judged(page, page.locator(".analysis ul"));

    const entries = [...parts.entries()].sort(([a], [b]) => a - b).flatMap(([, part]) => part.entries);
    const last = parts.get(0)?.last ?? assert.fail("Nothing was judged.");
    assert.equal(entries.length, last);
    const lines = await page
      .locator(".graph .line")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    assert.deepEqual(
      lines.map((drawn) => drawn?.split("L").length),
      Array<number>(seats).fill(last),
      "a line a seat, through every moment",
    );
    const costly = entries.filter(({ cost }) => cost > 0);
    assert.equal(await page.locator(".graph .cost").count(), costly.length);

    const [dear] = costly;
    assert.ok(dear, "some decision cost something");
    const worst = costly.reduce((a, b) => (b.cost > a.cost ? b : a));
    await pick(page, worst.ply, last);
    await told(page)
      .getByText(`gave away ${worst.cost.toFixed(1)} points. Better: “`)
      .waitFor();
    assert.ok(!(await textOf(told(page))).includes(`“${worst.best}”`), "in words, not in notation");
    const lucky = entries.find(({ luck }) => luck.some((points) => points >= 0.1));
    if (lucky) {
      await pick(page, lucky.ply, last);
      await told(page)
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
    await atMoment(page, 0);
    const start = await hereX(page);
    for (let moves = 0; moves < dear.ply; moves++) await page.keyboard.press("ArrowRight");
    await told(page)
      .getByText(/gave away/)
      .waitFor();
    assert.notEqual(await hereX(page), start, "the graph shows where one is");
    assert.deepEqual([...(await inaccessible(page, game)), ...(await sideways(page, game))], []);
    assert.deepEqual(complaints, []);
    await close();

    // The same answers on a phone, in Spanish: there is no need to judge twice.
    const ana = await person({ size: "phone", locale: "es-ES", scheme: "dark" });
    await overhear(ana.page, parts);
    await ana.page.goto(`/r/${id}?analysis&ply=${worst.ply}`);
    await told(ana.page)
      .getByText(`dejó escapar ${worst.cost.toFixed(1).replace(".", ",")} puntos. Mejor: «`)
      .waitFor();
    await ana.page.locator(".analysis ul").waitFor();
    assert.deepEqual([...(await inaccessible(ana.page, game)), ...(await sideways(ana.page, game))], []);
    assert.deepEqual(ana.complaints, []);
    await ana.close();
  });
}

test("a game that is over leads to its analysis", async () => {
  const { page, complaints, close } = await person({ name: "Ana" });
  const table = await setTable(page, [ME]);
  await page.goto(`/t/${table}`);
  assert.ok(await myTurn(page));
  await concede(page, table);
  await page.getByRole("dialog").getByRole("link", { name: "Analysis" }).click();
  await page.waitForURL(/\/r\//);
  await judged(page, page.locator(".analysis li").getByText(/^Ana: /));
  await page.getByRole("button", { name: "Analysis", pressed: true }).click();
  await page.locator(".graph").waitFor({ state: "detached" });
  assert.deepEqual(complaints, []);
  await close();
});

test("beside the analysis every seat is in sight", async () => {
  const { page, complaints, close } = await person();
  for (const [name, seats] of [
    ["shared-win", 3],
    ["reshuffle-in-mid-draw", 5],
  ] as const) {
    const id = await upload(page, golden(name));
    for (const height of [800, 690]) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(`/r/${id}?analysis&ply=9999`);
      await judged(page, page.locator(".analysis ul"));
      await settled(page);
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
