// A real Firefox: the one on PATH, else Debian's if we may install it.
//
// Playwright speaks WebDriver BiDi to any Firefox that is called by a channel `moz-…`; its own Firefox would be a
// download and a browser that nobody uses. It is an older Playwright than Chromium's: from 1.65 on every new context
// asks for `emulation.setMediaFeaturesOverride`, which the ESR (153) does not know (ADR 66).

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { firefox } from "playwright-core-1.64";

function onPath(): string | null {
  for (const name of ["firefox-esr", "firefox"]) {
    const found = spawnSync("which", [name], { encoding: "utf-8" });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

function install(): string | null {
  if (process.getuid?.() !== 0 || spawnSync("which", ["apt-get"]).status !== 0) return null;
  spawnSync("apt-get", ["update", "--quiet"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", "firefox-esr"], { stdio: "ignore" });
  return onPath();
}

/** The path of Firefox, which is installed if it cannot be found. */
export function findFirefox(): string {
  const found = process.env.MESETA_FIREFOX ?? onPath() ?? install();
  if (found) return found;
  console.error("These tests need Firefox: install it, or give its path in MESETA_FIREFOX.");
  return process.exit(1);
}

/** What BiDi cannot emulate in this Firefox, and is therefore the same for all pages of one. */
export interface Nature {
  scheme: "light" | "dark";
  motion: "reduce" | "no-preference";
}

/** The numbers by which Firefox's preferences mean them. */
const SCHEMES = { dark: 0, light: 1 };
const MOTIONS = { "no-preference": 0, reduce: 1 };

/** A Firefox of one's own. */
export async function launchFirefox({ scheme, motion }: Nature): Promise<Browser> {
  // As root, Firefox refuses a home that belongs to somebody else; the profile is Playwright's, in a folder of its own.
  const home = mkdtempSync(join(tmpdir(), "meseta-firefox-"));
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: findFirefox(),
    env: { ...process.env, HOME: home },
    firefoxUserPrefs: {
      "layout.css.prefers-color-scheme.content-override": SCHEMES[scheme],
      "ui.prefersReducedMotion": MOTIONS[motion],
    },
  });
  browser.on("disconnected", () => rmSync(home, { recursive: true, force: true }));
  // The two versions do not know each other's types; what the kit calls is the same in both.
  return browser as unknown as Browser;
}
