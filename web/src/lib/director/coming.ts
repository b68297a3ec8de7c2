// What the server has sent, as positions and moments to be shown.

import type { Frame, Result, Update } from "../../generated/protocol";
import type { Coming, Displayed } from "./director.svelte";

/** The position of an update or of a frame of a replay. */
export const displayed = ({
  n,
  view,
  acting,
  result,
}: Pick<Frame, "n" | "view" | "acting"> & { result?: Result | null }): Displayed => ({
  n,
  view,
  acting,
  result: result ?? null,
});

/** The moments of an update with the position that each led to. After a long absence the server does not send the
 * earliest positions: those moments are told over the first one that is known. */
export function coming(update: Update): Coming[] {
  const { told, between } = update;
  const missing = told.length - 1 - between.length;
  return told.map((one, index) => {
    const known = between[Math.max(0, index - missing)];
    const last = index === told.length - 1;
    if (last) return { told: one, position: displayed(update) };
    return { told: one, position: displayed({ view: update.view, acting: [], ...known, n: one.n }) };
  });
}

/** The moments of a replay. */
export function comingFrames(frames: readonly Frame[], position: (frame: Frame) => Displayed = displayed): Coming[] {
  return frames.flatMap((frame) => (frame.told ? [{ told: frame.told, position: position(frame) }] : []));
}
