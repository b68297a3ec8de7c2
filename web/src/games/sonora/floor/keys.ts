// The keys of the floor, while there is something to flick.

import type { GameKey } from "../../../lib/game";

export const floorKeys: readonly GameKey[] = [
  { key: "← →", name: "floor-key-angle" },
  { key: "↑ ↓", name: "floor-key-force" },
  { key: "1 – 5", name: "floor-key-disc" },
];
