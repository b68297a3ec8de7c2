// A phone beside the board loses its connection now and then: what was asked is asked again until there is an answer.

import { Unreachable } from "../lib/api";

/** After how many milliseconds it is asked again, if nothing tells that the connection is back. */
const PAUSE = 5000;

/** Wait until the connection may be back, or nobody wants the answer any more. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, PAUSE);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}

/** The answer, asked for until there is one or the signal gives up; without a signal only once. `lost` is told whether
 * anybody could be reached. */
export async function patiently<Reply>(
  ask: () => Promise<Reply>,
  signal: AbortSignal | undefined,
  lost: (is: boolean) => void,
): Promise<Reply> {
  for (;;) {
    try {
      const reply = await ask();
      lost(false);
      return reply;
    } catch (error) {
      if (!(error instanceof Unreachable)) lost(false);
      if (!(error instanceof Unreachable) || !signal || signal.aborted) throw error;
      lost(true);
      await pause(signal);
      if (signal.aborted) throw error;
    }
  }
}
