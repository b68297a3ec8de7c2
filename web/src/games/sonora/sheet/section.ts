// What every section of the sheet is given.

import type { SonoraSheetData } from "../../../generated/protocol";
import type { Say } from "../../../lib/game";
import type { Chip } from "./hand";
import type { Meant } from "./meant";
import type { SheetOffers } from "./offers";
import type { Pop } from "./pops";

export interface SectionProps {
  sheet: SonoraSheetData;
  solo: boolean;
  /** Enlarged: every place has a name and can be walked to. */
  big: boolean;
  /** What is marked with, if it is asked for here. */
  chip: Chip | null;
  offers: SheetOffers;
  possible: boolean;
  pops: readonly Pop[];
  still: boolean;
  say: Say;
  /** Only this part of the drawing: for pictures of the rule book. */
  crop?: string;
  /** What a confirmation would do now. */
  meant?: Meant | null;
  onuse: (action: string) => void;
}
