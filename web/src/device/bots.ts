// The bots' worker: thinks about one order after another (`meseta.offline.thinking`).

import { startPython } from "./python";

const starting = startPython(() => undefined).then((python) => {
  const { think } = python.pyimport("meseta.offline.thinking") as { think: (order: string) => string };
  return think;
});

self.onmessage = async ({ data }: MessageEvent<string>) => {
  const think = await starting;
  self.postMessage(think(data));
};
