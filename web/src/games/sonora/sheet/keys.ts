// The keys of the sheet. R and C are also keys of the shell; the sheet has priority while there is something to write.

import type { GameKey } from "../../../lib/game";

export const sheetKeys: readonly GameKey[] = [
  { key: "← ↑ ↓ →", name: "paper-key-arrows" },
  { key: "Enter", name: "paper-key-use" },
  { key: "N", name: "paper-key-next" },
  { key: "P", name: "paper-key-places" },
  { key: "R", name: "paper-key-turn" },
  { key: "F", name: "paper-key-flip" },
  { key: "C", name: "paper-key-end" },
  { key: "Esc", name: "paper-key-cancel" },
];
