// How fast the table on a device is, in a whole Chromium with a fresh profile: `npm run offlinespeed [RUNS]`.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { launchWithProfile } from "./kit/chromium.ts";
import { hostSite, sizeOf, waitForGames, waitUntilKept } from "./kit/offlinesite.ts";
import { Tab } from "./kit/offlinetab.ts";
import { PAGE_TIMEOUT, waitForTurn } from "./kit/waiting.ts";
import { chance, chooseOffer } from "./players/anything.ts";

process.env.MESETA_CHROMIUM ??= "/usr/bin/chromium"; // the whole one, as people have it
const RUNS = Number(process.argv[2] ?? 5);
const STRONGEST = { shifting_stones: "expert", sonora: "grandmaster", in_the_ruin: "master" };
/** Decisions of the strongest bot that are timed. */
const DECISIONS = 60;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STATIC = join(ROOT, "src/meseta/server/static");
/** Actions of one's own per game. */
const ACTIONS = 30;

const found = new Map<string, number[]>();
const note = (what: string, ...values: number[]) => found.set(what, [...(found.get(what) ?? []), ...values]);

/** Presses a button as soon as there is one. It is looked for in every frame: a locator looks twice per second. */
const press = (page: Page, within: string, name: string) =>
  page.waitForFunction(
    ([within, name]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>(`${within} button`)];
      const found = buttons.find((button) => button.textContent.trim() === name);
      found?.click();
      return found;
    },
    [within, name] as const,
  );

/** Seconds from opening the page to the first move that can be made, alone at Shifting Stones. */
async function untilFirstMove(page: Page, address: string): Promise<number> {
  const began = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await press(page, "article", "Alone");
  await press(page, "dialog[open]", "Begin");
  await waitForTurn(page);
  return (performance.now() - began) / 1000;
}

/** Megabytes in memory of the process that runs the page and its workers. */
function memoryOf(profile: string): number {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const renderers = processes.filter((id) => {
    try {
      const command = readFileSync(`/proc/${id}/cmdline`, "utf-8");
      return command.includes("--type=renderer") && command.includes(profile);
    } catch {
      return false; // it has just ended
    }
  });
  const kilobytes = renderers.map((id) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf-8"))?.[1]),
  );
  return Math.max(...kilobytes) / 1000;
}

/** Notes how long each decision of a match between two such bots takes in a bots' worker, after the first. */
async function noteDecisions(page: Page, game: string, bot: string): Promise<void> {
  const made = ["-m", "tests.offline.orders", game, bot, `${DECISIONS}`];
  const orders = execFileSync(join(ROOT, ".venv/bin/python"), made, { cwd: ROOT, encoding: "utf-8" })
    .trim()
    .split("\n");
  const script = readdirSync(join(STATIC, "assets/device")).find((name) => /^bots-.*\.js$/.test(name))!;
  const seconds = await page.evaluate(
    async ([script, orders]) => {
      const worker = new Worker(new URL(`assets/device/${script}`, location.href), { type: "module" });
      const took: number[] = [];
      for (const order of orders) {
        const began = performance.now();
        const answered = new Promise((done) => (worker.onmessage = done));
        worker.postMessage(order);
        await answered;
        took.push((performance.now() - began) / 1000);
      }
      worker.terminate();
      return took;
    },
    [script, orders] as const,
  );
  note(`${game}, ${bot}: a decision, s`, ...seconds.slice(1));
}

/** Plays some of a game; notes the seconds from sending what leads to a bot's turn until it is one's own again. The
 * first reply does not count: it starts the bots' worker. */
async function noteReplies(tab: Tab, game: string, bot: string): Promise<void> {
  const table = await tab.create({ game, chairs: [{ kind: "me", name: "" }, { kind: "bot", bot }] }); // prettier-ignore
  const line = await tab.connect(table);
  const random = chance(1);
  let replies = 0;
  for (let action = 0; action < ACTIONS && !line.isOver; action++) {
    const began = performance.now();
    const told = [...line.updates.values()][0]!.n;
    await line.submit(...chooseOffer(line, random));
    const last = [...line.updates.values()][0]!;
    const seconds = (performance.now() - began) / 1000;
    const actions = last.told.filter(({ seat, n }) => seat !== null && seat > 0 && n > told).length;
    if (!actions || !replies++) continue;
    note(`${game}, ${bot}: a whole reply, s`, seconds);
  }
  await line.hangUp();
}

/** One visit, in a Chromium of its own, as after a day; notes how long it takes to the first move. */
async function visit(profile: string, address: string, what: string, then: (page: Page) => Promise<void>) {
  const context = await launchWithProfile(profile);
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT);
  note(`${what} to first move, s`, await untilFirstMove(page, address));
  await then(page);
  await context.close();
}

async function playAll(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForGames(page);
  const tab = await Tab.beside(page);
  for (const [game, strongest] of Object.entries(STRONGEST)) {
    await noteReplies(tab, game, "novice");
    await noteReplies(tab, game, strongest);
    await noteDecisions(page, game, strongest);
  }
}

for (let run = 0; run < RUNS; run++) {
  const profile = mkdtempSync(join(tmpdir(), "speed-"));
  const host = await hostSite();
  const { address } = host;
  await visit(profile, address, "first visit", async (page) => {
    const files = [...new Set(host.sent)];
    const bytes = files.reduce((sum, path) => sum + sizeOf(path, gzipSync), 0);
    note("files of a first visit, compressed, MB", bytes / 1e6);
    await page.goto(address);
    await waitUntilKept(page);
  });
  await visit(profile, address, "second visit", async (page) => {
    note("memory of the page alone at a table, MB", memoryOf(profile));
    await playAll(page, address);
    note("memory of the page and both workers, MB", memoryOf(profile));
  });
  await visit(profile, address, "third visit", () => Promise.resolve());
  await host.stop();
  rmSync(profile, { recursive: true, force: true });
}

const at = (values: number[], part: number) => values[Math.min(values.length - 1, Math.floor(part * values.length))]!;
console.log(`The table without a server, in Chromium (${RUNS} runs)`.padEnd(53) + "median     90 %    worst");
for (const [what, values] of found) {
  values.sort((a, b) => a - b);
  const figures = [at(values, 0.5), at(values, 0.9), at(values, 1)].map((value) => value.toFixed(2).padStart(9));
  console.log(`  ${what}`.padEnd(50) + figures.join(""));
}
process.exit();
