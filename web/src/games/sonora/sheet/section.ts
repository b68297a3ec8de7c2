// The props that every section of the sheet takes.

import type { SonoraSheetData } from "../../../generated/protocol";
import type { Say } from "../../../lib/game";
import type { Pointed } from "../pointed";
import type { Chip } from "./hand";
import type { Preview } from "./preview";
import type { SheetOffers } from "./offers";
import type { Pop } from "./pops";

export interface SectionProps {
  sheet: SonoraSheetData;
  solo: boolean;
  /** Enlarged: every place has a name and can be reached with the keyboard. */
  big: boolean;
  /** The chip to mark with, if this section is being written in. */
  chip: Chip | null;
  offers: SheetOffers;
  possible: boolean;
  /** What a hint or an analysis speaks of. */
  pointed?: Pointed;
  pops: readonly Pop[];
  still: boolean;
  say: Say;
  /** Show only this part of the drawing, for pictures in the rule book. */
  crop?: string;
  /** Reports what confirming would do now. */
  preview?: Preview | null;
  onuse: (action: string) => void;
  /** A finger has chosen the place of an action, which it may now use. */
  onchoose?: (action: string) => void;
}
