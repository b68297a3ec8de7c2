// The combinations of screen size, colour scheme and language in which pages are tested.

import type { BrowserContext, BrowserContextOptions } from "playwright-core";

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

export interface Look {
  size: keyof typeof SIZES;
  scheme: "light" | "dark";
  locale: "en-GB" | "es-ES";
}

/** Every pair of size, colour scheme and language values occurs, in four looks instead of eight. */
export const LOOKS: Look[] = [
  { size: "desktop", scheme: "light", locale: "en-GB" },
  { size: "desktop", scheme: "dark", locale: "es-ES" },
  { size: "phone", scheme: "light", locale: "es-ES" },
  { size: "phone", scheme: "dark", locale: "en-GB" },
];

/** Browser options for this look; a phone has a touch screen. */
export const contextOptions = ({ size, scheme, locale }: Look): BrowserContextOptions => ({
  viewport: SIZES[size],
  colorScheme: scheme,
  locale,
  isMobile: size === "phone",
  hasTouch: size === "phone",
});

/** Let frames be as far apart as on a slow machine, so that what fades is drawn a few times instead of often. */
export async function hurryFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => next((now) => draw(8 * now));
  });
}

/** Store preferences in this browser, unless its pages have already stored some. */
export async function rememberPrefs(context: BrowserContext, prefs: { name: string; pace: string }): Promise<void> {
  const stored = JSON.stringify(JSON.stringify(prefs));
  // An empty page has no storage; Firefox refuses even to look for it.
  await context.addInitScript(
    `if (origin !== "null" && !localStorage.getItem("meseta")) localStorage.setItem("meseta", ${stored})`,
  );
}
