// The keys of the sheet. C and R are also keys of the shell; the sheet has priority while there is something to draw.

import type { GameKey } from "../../lib/game";

export const keys: readonly GameKey[] = [
  { key: "← ↑ ↓ →", name: "page-key-arrows" },
  { key: "Enter", name: "page-key-use" },
  { key: "R", name: "page-key-turn" },
  { key: "F", name: "page-key-flip" },
  { key: "W", name: "page-key-mark" },
  { key: "S", name: "page-key-single" },
  { key: "X", name: "page-key-extra" },
  { key: "G", name: "page-key-go" },
  { key: "V", name: "page-key-warp" },
  { key: "C", name: "page-key-confirm" },
  { key: "E", name: "page-key-escape" },
  { key: "Esc", name: "page-key-cancel" },
];
