// What the page foretells of a flick while it is aimed.

import type { Page } from "playwright-core";
import { waitUntil } from "../kit/waiting.ts";

type Spot = [x: number, y: number];

export interface Preview {
  /** What would become of the disc if the hand did exactly as meant: on the floor, in the hole, off the board. */
  fate: number;
  /** Where it would then be, in millimetres on the screen from the middle of the board. */
  centre: Spot;
  /** Where the flicks of the landing cloud end on the board. */
  cloud: Spot[];
}

/** Set an aim with the form, without flicking. */
export async function setAim(page: Page, angle: number, force: number): Promise<void> {
  await page.locator('[data-aim="angle"]').fill(String(angle));
  await page.locator('[data-aim="force"]').fill(String(force));
  await page.locator('[data-aim="force"]').blur();
}

/** What is foretold now, once the cloud has all its flicks; for the exact hand there is none. */
export async function readPreview(page: Page, clouded = true): Promise<Preview> {
  const complete = () =>
    page.evaluate(
      (clouded) =>
        new Promise<boolean>((done) =>
          // The preview follows the aim in the next frame.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const count = document.querySelector<SVGElement>(".cloud[data-count]")?.dataset.count;
              done(!clouded || count === "60");
            }),
          ),
        ),
      clouded,
    );
  await waitUntil(complete, "The landing cloud is never complete.");
  return page.evaluate(() => {
    const ahead = document.querySelector<SVGElement>(".ahead");
    const [x = NaN, y = NaN] = ahead?.dataset.rest?.split(" ").map(Number) ?? [];
    const dots = document.querySelector(".cloud[data-count]")?.getAttribute("d") ?? "";
    const cloud = [...dots.matchAll(/M(\S+) (\S+?)h0/g)].map(([, a, b]): Spot => [Number(a), Number(b)]);
    return { fate: Number(ahead?.dataset.fate), centre: [x, y] as Spot, cloud };
  });
}

export const distance = ([x, y]: Spot, [a, b]: Spot): number => Math.hypot(x - a, y - b);

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
