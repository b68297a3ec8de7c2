// Flicks as the server announces them and as a page draws them.

import type { Page } from "playwright-core";
import type { SonoraEvent, SonoraMoved, Told } from "../../src/generated/protocol.ts";

declare global {
  interface Window {
    /** Every place at which each disc has been drawn since `watchDiscs`. */
    drawn: Record<string, Set<string>>;
  }
}

/** The disc movements among these events. */
export const movedIn = (told: Told[]): SonoraMoved[] =>
  told.flatMap(({ events }) => events as SonoraEvent[]).filter((event) => event.kind === "moved");

/** Where the discs lie on this screen, as fractions of the board's side. */
export const discPlaces = (page: Page): Promise<Record<string, [x: number, y: number]>> =>
  page.locator(".stage").evaluate((stage) => {
    const side = stage.getBoundingClientRect();
    const places: Record<string, [x: number, y: number]> = {};
    for (const disc of stage.querySelectorAll<HTMLElement>(".disc[data-disc]")) {
      const { x, y, width, height } = disc.getBoundingClientRect();
      const place: [number, number] = [(x + width / 2 - side.x) / side.width, (y + height / 2 - side.y) / side.height];
      places[disc.dataset.disc ?? ""] = place;
    }
    return places;
  });

/** From now on, record every place at which a disc is drawn. */
export const watchDiscs = (page: Page): Promise<void> =>
  page.locator(".stage").evaluate((stage) => {
    window.drawn = {};
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset.disc)
          (window.drawn[target.dataset.disc] ??= new Set()).add(target.style.transform);
    }).observe(stage, { subtree: true, attributes: true, attributeFilter: ["style"] });
  });

/** How many places a disc has been drawn at since `watchDiscs`. */
export const placesDrawn = (page: Page, disc: string): Promise<number> =>
  page.evaluate((name) => window.drawn[name]?.size ?? 0, disc);

/** Play the best flick of a match again, and wait until its flight has been drawn and is over. */
export async function seeBestFlick(page: Page): Promise<void> {
  await watchDiscs(page);
  await page.locator("[data-best]").click();
  await page.waitForFunction(() => Object.values(window.drawn).some((places) => places.size > 1));
  await page.locator('[data-idle="true"]').waitFor();
}
