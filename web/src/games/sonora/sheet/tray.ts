// The icons of the tray as displayed: not earned yet, ready, used up.

import type { SonoraTray } from "../../../generated/protocol";
import { BONUSES, type BonusName } from "../model";
import type { Print } from "./print";

export interface TrayIcon {
  mark: BonusName;
  state: "blank" | "ready" | "used";
}

/** The icons for these counts: printed, circled, and circled but not yet used. Used ones come first. */
function icons(mark: BonusName, printed: number, circled: number, ready: number): TrayIcon[] {
  return Array.from({ length: printed }, (_, n) => ({
    mark,
    state: n < circled - ready ? "used" : n < circled ? "ready" : "blank",
  }));
}

export function trayIcons(
  print: Print["tray"],
  tray: SonoraTray,
): { name: "reflick" | "swap" | "found"; icons: TrayIcon[] }[] {
  return [
    { name: "reflick", icons: icons("reflick", print.reflicks, tray.reflicks_circled, tray.reflicks) },
    { name: "swap", icons: icons("swap", print.swaps, tray.swaps_circled, tray.swaps) },
    {
      name: "found",
      icons: BONUSES.slice(0, 3).flatMap((mark, n) =>
        icons(mark, print.found[n] ?? 0, tray.circled[n] ?? 0, tray.kept[n] ?? 0),
      ),
    },
  ];
}

/** How many icons of each animal are still to be discovered. */
export const undiscovered = (print: Print["tray"], tray: SonoraTray): number[] =>
  print.found.map((printed, n) => printed - (tray.circled[n] ?? 0));
