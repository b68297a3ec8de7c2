// A real Chromium: the one on PATH, else the system package if we may install it, else Playwright's own.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext } from "playwright-core";

// The headless shell is Chromium without its own window: the same pages for two thirds of the work.
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function onPath(): string | null {
  for (const name of NAMES) {
    const found = spawnSync("which", [name], { encoding: "utf-8" });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

const playwrights = (): string | null => (existsSync(chromium.executablePath()) ? chromium.executablePath() : null);

function install(): string | null {
  if (process.getuid?.() === 0 && spawnSync("which", ["apt-get"]).status === 0) {
    spawnSync("apt-get", ["update", "--quiet"], { stdio: "ignore" });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      spawnSync("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", name], { stdio: "ignore" });
      const installed = onPath();
      if (installed) return installed;
    }
  }
  try {
    execFileSync("npx", ["playwright-core", "install", "chromium"], { stdio: "ignore" });
  } catch {
    return null; // reported below in one line
  }
  return playwrights();
}

/** The path of Chromium, which is installed if it cannot be found. */
export function findChromium(): string {
  const found = process.env.MESETA_CHROMIUM ?? onPath() ?? playwrights() ?? install();
  if (found) return found;
  console.error("The browser tests need Chromium: install it, or give its path in MESETA_CHROMIUM.");
  return process.exit(1);
}

/** A Chromium that keeps what its pages store in this folder, as a person's own does. */
export const launchWithProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { executablePath: findChromium(), args: ARGUMENTS, locale: "en-GB" });

// A container has neither a sandbox nor a large /dev/shm.
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];

/** A Chromium of one's own. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ARGUMENTS });
