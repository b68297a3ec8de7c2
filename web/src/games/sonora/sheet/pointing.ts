// The pointer over a section of the sheet: its position in the drawing, and what is nearest to it.

import type { Attachment } from "svelte/attachments";
import { pointing as overDrawing, type Pointing } from "../../../lib/pointing";

interface SectionPointing<T> extends Omit<Pointing<T>, "locate"> {
  /** What lies at a place of the drawing. */
  locate: (x: number, y: number) => T | null;
}

/** The position in the view box of a drawing that keeps its proportions. */
export function inside(
  box: { left: number; top: number; width: number; height: number },
  view: { width: number; height: number },
  x: number,
  y: number,
): [number, number] {
  const scale = Math.min(box.width / view.width, box.height / view.height) || 1;
  return [
    (x - box.left - (box.width - view.width * scale) / 2) / scale,
    (y - box.top - (box.height - view.height * scale) / 2) / scale,
  ];
}

/** The nearest of these within reach; null where there is none. */
export function nearest<T>(
  all: Iterable<T>,
  place: (one: T) => { x: number; y: number },
  x: number,
  y: number,
  reach: number,
): T | null {
  let [best, far]: [T | null, number] = [null, reach];
  for (const one of all) {
    const at = place(one);
    const away = Math.hypot(at.x - x, at.y - y);
    if (away < far) [best, far] = [one, away];
  }
  return best;
}

export function pointing<T>(
  view: () => { width: number; height: number },
  hand: SectionPointing<T>,
): Attachment<Element & GlobalEventHandlers> {
  return overDrawing({
    ...hand,
    locate: (box, x, y) => hand.locate(...inside(box, view(), x, y)),
    leave: () => hand.point(null),
    turnsOnDoubleTap: true,
  });
}
