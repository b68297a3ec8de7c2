// Whole games in a browser without a network, and the same games once more by CPython: not a byte differs.
//
// With MESETA_OFFLINE_GAMES=all there are more games, longer ones, and bots of every rung.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Placement } from "../src/generated/protocol.ts";
import { playAgain, determined } from "./kit/offlineagain.ts";
import { goOffline, hostSite, onDevice, waitForGames, waitUntilKept } from "./kit/offlinesite.ts";
import { Tab } from "./kit/offlinetab.ts";
import { sharedChromium } from "./kit/shared.ts";
import { PAGE_TIMEOUT } from "./kit/waiting.ts";
import { chance, playOn } from "./players/anything.ts";

const ALL = process.env.MESETA_OFFLINE_GAMES === "all";
const LONG_TEST = { timeout: ALL ? 7_200_000 : 1_200_000 };

const ME: Placement = { kind: "me", name: "Ana" };
const YOU: Placement = { kind: "me", name: "Eva" };
const bot = (name: string): Placement => ({ kind: "bot", bot: name });

interface Rungs {
  rungs: string[];
  /** Options that make a match short. */
  options: Record<string, string>;
}
const GAMES: Record<string, Rungs> = {
  shifting_stones: { rungs: ["random", "novice", "apprentice", "greedy", "expert"], options: {} },
  sonora: {
    rungs: ["random", "novice", "greedy", "adept", "expert", "master", "grandmaster"],
    options: { rounds: "5" },
  },
  in_the_ruin: { rungs: ["random", "novice", "greedy", "adept", "expert", "master"], options: {} },
};

/** Who plays: alone, against bots, and several at one screen. */
const modesOf = (rungs: string[]): Placement[][] =>
  ALL
    ? [[ME], ...rungs.map((rung) => [ME, bot(rung)]), [ME, YOU], [ME, bot("novice"), YOU], [bot("greedy"), ME, YOU]]
    : [[ME], [ME, bot("greedy")], [ME, YOU]];

const SEEDS = ALL ? [1, 2, 3] : [1];

for (const [game, { rungs, options }] of Object.entries(GAMES))
  for (const seed of SEEDS)
    test(`in a browser and in CPython the same games are played: ${game}, seed ${seed}`, LONG_TEST, async () => {
      const host = await hostSite();
      const context = await sharedChromium().newContext({ locale: "en-GB" });
      const page = await context.newPage();
      page.setDefaultTimeout(PAGE_TIMEOUT);
      try {
        await page.goto(host.address);
        await waitForGames(page);
        await waitUntilKept(page);
        await goOffline(host, context);
        await page.evaluate(() => navigator.storage.getDirectory().then((root) => root.getDirectoryHandle("meseta")));
        await page.goto(onDevice(host, "/", `seed=${seed}`));
        await waitForGames(page);

        const tab = await Tab.beside(page);
        const random = chance(seed);
        for (const chairs of modesOf(rungs)) {
          const table = await tab.create({ game, chairs, options: ALL ? {} : options });
          const line = await tab.connect(table);
          const seat = line.offers[0]![0];
          await line.hint(seat);
          await playOn(line, random);
          await line.hangUp();
          await tab.ask("GET", `/tables/${table}/record`);
          await tab.ask("GET", `/tables/${table}/frames?as=0&count=20`, null, "es");
          await tab.ask("GET", `/tables/${table}/picture?as=0&at=2&dark=true`, null, "es");
        }
        const again = await playAgain(seed, tab.steps);
        for (const [at, [status, text]] of tab.answers.entries()) {
          assert.equal(again.answers[at]?.[0], status);
          if (text.startsWith("meseta record")) assert.equal(again.answers[at]?.[1], text, "byte by byte");
          assert.deepEqual(determined(again.answers[at]?.[1] ?? ""), determined(text));
        }
        for (const [line, heard] of tab.heard)
          assert.deepEqual(again.lines[line]?.map(determined), heard.map(determined));
      } finally {
        await context.close();
        await host.stop();
      }
    });
