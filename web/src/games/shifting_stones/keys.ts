// The keys of the stones and the hand.

import type { GameKey } from "../../lib/game";

export const keys: readonly GameKey[] = [
  { key: "← ↑ ↓ →", name: "page-key-arrows" },
  { key: "Enter", name: "page-key-choose" },
  { key: "F", name: "page-key-flip" },
  { key: "S", name: "page-key-score" },
  { key: "E", name: "page-key-end" },
  { key: "K", name: "page-key-skip" },
  { key: "Esc", name: "page-key-cancel" },
];
