// How many flicks per second this Node and Chromium play, for bench/hosts.py, which sends the flicks as JSON.
// Both are measured by the processor time of the process, which other load on the machine does not stretch.
//
//     node --import ts-blank-space/register e2e/flickspeed.ts node|chromium ROUNDS TIMES < flicks.json

import { text } from "node:stream/consumers";
import { play } from "../src/discs/speed.fixture.ts";
import type { Flick } from "../src/discs/stored.fixture.ts";
import { launchChromium } from "./kit/chromium.ts";
import { kernelScript } from "./kit/kernel.ts";

interface Host {
  play: () => Promise<void> | void;
  /** Seconds of processor time so far. */
  time: () => Promise<number> | number;
  close?: () => Promise<void>;
}

const [, , name, rounds, times] = process.argv;
const flicks = JSON.parse(await text(process.stdin)) as Flick[];

const node: Host = {
  play: () => play(flicks, Number(times)),
  time: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
};

async function chromium(): Promise<Host> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.evaluate(await kernelScript());
  const kept = await page.evaluateHandle((some) => some, flicks); // sent only once
  const connection = await page.context().newCDPSession(page);
  await connection.send("Performance.enable");
  return {
    play: () => kept.evaluate((some, often) => window.discs.play(some, often), Number(times)),
    time: async () => {
      const { metrics } = await connection.send("Performance.getMetrics");
      return metrics.find((metric) => metric.name === "ProcessTime")?.value ?? NaN;
    },
    close: () => browser.close(),
  };
}

const host = name === "node" ? node : await chromium();
await host.play(); // so that the engine has compiled everything
for (let round = 0; round < Number(rounds); round++) {
  const start = await host.time();
  await host.play();
  console.log((flicks.length * Number(times)) / ((await host.time()) - start));
}
await host.close?.();
