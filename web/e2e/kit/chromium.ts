// A real Chromium: the one on PATH, else the system's package where we may install it, else Playwright's own.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const onPath = () => {
  for (const name of NAMES) {
    const found = spawnSync("which", [name], { encoding: "utf-8" });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
};

const playwrights = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : null);

function install() {
  if (process.getuid?.() === 0 && spawnSync("which", ["apt-get"]).status === 0) {
    spawnSync("apt-get", ["update", "--quiet"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", "chromium"], { stdio: "ignore" });
    if (onPath()) return onPath();
  }
  try {
    execFileSync("npx", ["playwright-core", "install", "chromium"], { stdio: "ignore" });
  } catch {
    return null; // said in one line below
  }
  return playwrights();
}

/** Where Chromium is; it is fetched if it is nowhere. */
export function findChromium() {
  const found = process.env.MESETA_CHROMIUM ?? onPath() ?? playwrights() ?? install();
  if (found) return found;
  console.error("The tests in a browser need Chromium: install it, or name it in MESETA_CHROMIUM.");
  return process.exit(1);
}
