// Ways in which a page comes to a sudden end.

import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";

/** The process of the browser with this profile. */
function browserProcess(profile: string): number {
  const processes = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf-8" }).split("\n");
  const ours = processes.find((line) => line.includes(`--user-data-dir=${profile}`) && !line.includes("--type="));
  if (!ours) throw new Error("There is no such browser.");
  return Number.parseInt(ours, 10);
}

/** Each ends the page at once, without a word to it; whether the browser is still there. */
export const ENDINGS = {
  "its process crashes": async (page: Page): Promise<boolean> => {
    const crashed = new Promise((done) => page.once("crash", done));
    const session = await page.context().newCDPSession(page);
    session.send("Page.crash").catch(() => undefined); // nobody is left to answer
    await crashed;
    await page.close();
    return true;
  },
  "its tab is closed": async (page: Page): Promise<boolean> => {
    await page.close();
    return true;
  },
  "the browser is killed": async (page: Page, profile: string): Promise<boolean> => {
    const gone = new Promise<void>((done) => page.context().once("close", () => done()));
    process.kill(browserProcess(profile), "SIGKILL");
    await gone;
    return false;
  },
};
