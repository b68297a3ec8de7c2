// Runs the browser tests, all in this process and against one server and one Chromium: that is least work.

import { readdirSync } from "node:fs";
import { after, before, describe } from "node:test";
import { startShared, stopShared } from "./kit/shared.ts";

const wanted = process.argv.slice(2);
/** These take longest: they begin first, so that at the end no core waits for one of them. */
const LONGEST = [
  "offline",
  "offlinegames",
  "sonoraaxe",
  "sonorasizes",
  "sonora",
  "analysis",
  "axe",
  "ruinaxe",
  "sonorafingers",
  "ruin",
  "sonorakeys",
];
function order(file: string): number {
  const at = LONGEST.indexOf(file.replace(".test.ts", ""));
  return at < 0 ? LONGEST.length : at;
}
const files = readdirSync(new URL(".", import.meta.url))
  .filter((name) => name.endsWith(".test.ts") && (!wanted.length || wanted.some((part) => name.includes(part))))
  .sort((a, b) => order(a) - order(b));

/** Files at a time: more than there are cores, because a test often waits for a bot or a frame. */
const AT_ONCE = 4;

void describe("in a real browser", { concurrency: AT_ONCE }, () => {
  before(startShared);
  after(stopShared);
  for (const file of files)
    void describe(file.replace(".test.ts", ""), { concurrency: 1 }, async () => void (await import(`./${file}`)));
});
