import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, axe, BOTS, ME, myTurn, person, record, setTable, settled, sideways } from "./kit/kit.ts";

const STORY = {
  shifting_stones: { name: "two-in-one-turn", seats: 2 },
  in_the_ruin: { name: "worked-example", seats: 3 },
  sonora: { name: "e1-molly", seats: 2 },
};

/** Keep what is judged as it arrives; `hold` may keep back a part. */
async function overhear(page, parts, hold = async () => {}) {
  await page.route(/\/analysis\?start=/, async (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get("start"));
    await hold(start);
    if (!parts.has(start)) parts.set(start, await (await route.fetch(BOTS)).json());
    await route.fulfill({ json: parts.get(start) });
  });
}

/** Click into the graph, where an entry is drawn. */
async function pick(page, ply, last) {
  const graph = page.locator(".graph svg");
  const { width } = await graph.boundingBox();
  await graph.click({ position: { x: Math.min(width - 1, (width * ply) / last), y: 20 } });
  await page.waitForFunction((n) => document.querySelector("#scrubber").value === String(n), ply);
}

/** Wait for something that is judged; where it cannot be, the page says why. */
async function judged(page, shown) {
  const trouble = page.locator('.analysis [role="alert"]');
  await shown.or(trouble).first().waitFor(BOTS);
  assert.deepEqual(await trouble.allTextContents(), []);
}

const told = (page) => page.locator(".analysis .told");
const hereX = (page) => page.locator(".graph .here").getAttribute("d");

for (const [game, { name, seats }] of Object.entries(STORY)) {
  test(`what decisions cost is drawn beside the replay, and read out: ${game}`, async () => {
    const parts = new Map();
    const { page, troubles, close } = await person();
    await ask(page, "POST", "/session", { name: "" });
    const { id } = await ask(page, "POST", "/records", { record: record(name, game) });

    let release;
    const held = new Promise((done) => (release = done));
    await overhear(page, parts, (start) => (start ? held : undefined));
    await page.goto(`/r/${id}`);
    await page.getByRole("button", { name: "Analysis" }).focus();
    await page.keyboard.press("Enter");
    await judged(page, told(page).getByText(/^8 of \d+ judged/));
    release();
    await judged(page, page.locator(".analysis ul"));

    const entries = [...parts.entries()].sort(([a], [b]) => a - b).flatMap(([, part]) => part.entries);
    const { last } = parts.get(0);
    assert.equal(entries.length, last);
    const lines = await page
      .locator(".graph .line")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    assert.deepEqual(
      lines.map((drawn) => drawn.split("L").length),
      Array(seats).fill(last),
      "a line a seat, through every moment",
    );
    const costly = entries.filter(({ cost }) => cost > 0);
    assert.equal(await page.locator(".graph .cost").count(), costly.length);

    const worst = costly.reduce((a, b) => (b.cost > a.cost ? b : a));
    await pick(page, worst.ply, last);
    await told(page)
      .getByText(`gave away ${worst.cost.toFixed(1)} points. Better: “`)
      .waitFor();
    assert.ok(!(await told(page).textContent()).includes(`“${worst.best}”`), "in words, not in notation");
    const lucky = entries.find(({ luck }) => luck.some((points) => points >= 0.1));
    if (lucky) {
      await pick(page, lucky.ply, last);
      await told(page)
        .getByText(/Luck gave .+ \+\d/)
        .waitFor();
    } else assert.equal(game, "sonora", "only flicks that were written down beforehand leave nothing to luck");
    const balances = await page.locator(".analysis li").allTextContents();
    assert.equal(balances.length, seats + 1);
    for (let seat = 0; seat < seats; seat++) {
      const cost = costly.reduce((sum, entry) => sum + (entry.seat === seat ? entry.cost : 0), 0);
      assert.ok(
        balances[seat].includes(cost > 0 ? `cost ${cost.toFixed(1)};` : "no decision cost anything"),
        balances[seat],
      );
    }

    await page.locator("#scrubber").focus();
    await page.keyboard.press("Home");
    await page.waitForFunction(() => document.querySelector("#scrubber").value === "0");
    const start = await hereX(page);
    for (let moves = 0; moves < costly[0].ply; moves++) await page.keyboard.press("ArrowRight");
    await told(page)
      .getByText(/gave away/)
      .waitFor();
    assert.notEqual(await hereX(page), start, "the graph shows where one is");
    assert.deepEqual([...(await axe(page, game)), ...(await sideways(page, game))], []);
    assert.deepEqual(troubles, []);
    await close();

    // The same answers on a phone, in Spanish: there is no need to judge twice.
    const ana = await person({ size: "phone", locale: "es-ES", scheme: "dark" });
    await overhear(ana.page, parts);
    await ana.page.goto(`/r/${id}?analysis&ply=${worst.ply}`);
    await told(ana.page)
      .getByText(`dejó escapar ${worst.cost.toFixed(1).replace(".", ",")} puntos. Mejor: «`)
      .waitFor();
    await ana.page.locator(".analysis ul").waitFor();
    assert.deepEqual([...(await axe(ana.page, game)), ...(await sideways(ana.page, game))], []);
    assert.deepEqual(ana.troubles, []);
    await ana.close();
  });
}

test("a game that is over leads to its analysis", async () => {
  const { page, troubles, close } = await person({ name: "Ana" });
  const table = await setTable(page, [ME]);
  await page.goto(`/t/${table}`);
  assert.ok(await myTurn(page));
  await ask(page, "POST", `/tables/${table}/seats/0/concede`);
  await page.getByRole("dialog").getByRole("link", { name: "Analysis" }).click();
  await page.waitForURL(/\/r\//);
  await judged(page, page.locator(".analysis li").getByText(/^Ana: /));
  await page.getByRole("button", { name: "Analysis", pressed: true }).click();
  await page.locator(".graph").waitFor({ state: "detached" });
  assert.deepEqual(troubles, []);
  await close();
});

test("beside the analysis every seat is in sight", async () => {
  const { page, troubles, close } = await person();
  await ask(page, "POST", "/session", { name: "" });
  for (const [name, seats] of [
    ["shared-win", 3],
    ["reshuffle-in-mid-draw", 5],
  ]) {
    const { id } = await ask(page, "POST", "/records", { record: record(name) });
    for (const height of [800, 690]) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(`/r/${id}?analysis&ply=9999`);
      await judged(page, page.locator(".analysis ul"));
      await settled(page);
      const people = await page.locator(".people").evaluate((box) => {
        const [end, rows] = [box.getBoundingClientRect().bottom, [...box.querySelectorAll("[data-seat]")]];
        return rows.map((row) => row.getBoundingClientRect().bottom <= end + 1);
      });
      assert.deepEqual(people, Array(seats).fill(true), `${seats} seats in a window ${height} px high`);
    }
  }
  assert.deepEqual(troubles, []);
  await close();
});
