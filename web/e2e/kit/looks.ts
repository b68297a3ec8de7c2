// How a page can be looked at: its size, its light, its language, and whether things move.

import type { BrowserContext, BrowserContextOptions } from "playwright-core";

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

export interface Look {
  size: keyof typeof SIZES;
  scheme: "light" | "dark";
  locale: "en-GB" | "es-ES";
}

/** Every size, light and language, each with each other's halves. */
export const LOOKS: Look[] = [
  { size: "desktop", scheme: "light", locale: "en-GB" },
  { size: "desktop", scheme: "dark", locale: "es-ES" },
  { size: "phone", scheme: "light", locale: "es-ES" },
  { size: "phone", scheme: "dark", locale: "en-GB" },
];

/** What a browser is told so that pages look like this; a phone has a touch screen. */
export const asContext = ({ size, scheme, locale }: Look): BrowserContextOptions => ({
  viewport: SIZES[size],
  colorScheme: scheme,
  locale,
  isMobile: size === "phone",
  hasTouch: size === "phone",
});

/** The pages of this browser find a name already chosen, until another one is. */
export async function rememberName(context: BrowserContext, name: string): Promise<void> {
  const kept = JSON.stringify({ name });
  await context.addInitScript(
    `if (!localStorage.getItem("meseta")) localStorage.setItem("meseta", ${JSON.stringify(kept)})`,
  );
}
