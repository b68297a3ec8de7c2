// The bots' worker: thinks about one order after another (`meseta.offline.thinking`).

import { playFlicks } from "./flicks";
import { startPython } from "./python";

const starting = startPython(() => undefined).then((python) => {
  const { bring } = python.pyimport("meseta.discs.brought") as { bring: (play: typeof playFlicks) => void };
  bring(playFlicks);
  const { think } = python.pyimport("meseta.offline.thinking") as { think: (order: string) => string };
  return think;
});

self.onmessage = ({ data }: MessageEvent<string>) => {
  // What fails is an error of this worker, of which the table hears.
  starting.then((think) => self.postMessage(think(data))).catch((error: unknown) => self.reportError(error));
};
