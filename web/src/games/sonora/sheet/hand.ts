// The chips to write with, one per disc, animal or sum, and which of them is in hand.

import type { SonoraDesk, SonoraPosition, SonoraSheetData } from "../../../generated/protocol";
import { NUMBERS, PHASE, type SectionName } from "../model";
import type { SonoraMark } from "../marks";
import type { SheetOffers } from "./offers";

/** `write`: marks are made with it; `open`: it is played at once, like a rabbit; `sum`: it is being spent. */
export interface Chip {
  /** The start of its actions in notation: `draw 4`, `walk owl found`, `mud`, `rabbit`, `sum`, `cross`, `ai fill`. */
  verb: string;
  section: SectionName;
  /** What is printed on it: a disc's number, or a value. */
  figure: number | null;
  animal: SonoraMark | null;
  /** How often it can still be used. */
  count: number;
  kept: boolean;
  ai: boolean;
  /** Whether the server offers anything for it now. */
  usable: boolean;
}

const NO_SUM = -1;
export const RABBIT = 5;
export const FOUND_RABBIT = 6;

const plain = { animal: null, kept: false, ai: false } as const;

function discs(desk: SonoraDesk, offers: SheetOffers, ai: boolean): Chip[] {
  const before = ai ? "ai " : "";
  const of = (section: "canyon" | "creek", word: "draw" | "walk"): Chip[] =>
    NUMBERS.flatMap((number) => {
      const [count, verb] = [desk[section][number - 1] ?? 0, `${before}${word} ${number}`];
      const usable = offers.draws.has(verb) || offers.walks.has(verb);
      return count ? [{ ...plain, verb, section, figure: number, count, ai, usable }] : [];
    }).reverse();
  return [...of("canyon", "draw"), ...of("creek", "walk")];
}

function animals(sheet: SonoraSheetData, offers: SheetOffers, kept: boolean): Chip[] {
  const [fox = 0, owl = 0, rabbit = 0] = kept ? sheet.tray.kept : sheet.tray.fresh;
  const tail = kept ? " found" : "";
  const chips: Chip[] = [
    {
      ...plain,
      kept,
      verb: `draw fox${tail}`,
      section: "canyon",
      figure: null,
      animal: "fox",
      count: fox,
      usable: offers.draws.has(`draw fox${tail}`),
    },
    {
      ...plain,
      kept,
      verb: `walk owl${tail}`,
      section: "creek",
      figure: null,
      animal: "owl",
      count: owl,
      usable: offers.walks.has(`walk owl${tail}`),
    },
    {
      ...plain,
      kept,
      verb: `rabbit${tail}`,
      section: "mudcracks",
      figure: kept ? FOUND_RABBIT : RABBIT,
      animal: "rabbit",
      count: rabbit,
      usable: offers.all.has(`rabbit${tail}`),
    },
  ];
  return chips.filter(({ count }) => count > 0);
}

/** Everything still to be used on this sheet, in the order of its sections; kept animals last. */
export function chips(position: SonoraPosition, sheet: SonoraSheetData, offers: SheetOffers): Chip[] {
  const { desk } = sheet;
  if (position.phase === PHASE.ai) {
    const fill: Chip = {
      ...plain,
      ai: true,
      verb: "ai fill",
      section: "mudcracks",
      figure: position.ai.mud,
      count: 1,
      usable: offers.fills.size > 0,
    };
    return [...discs(position.ai, offers, true), ...(position.ai.mud ? [fill] : [])];
  }
  const cross: Chip = {
    ...plain,
    verb: "cross",
    section: "ruins",
    figure: desk.ruins,
    count: 1,
    usable: offers.crosses.size > 0,
  };
  const waiting = desk.ruins > 0 ? [cross] : [];
  if (position.phase === PHASE.ruins || position.phase === PHASE.write) {
    const mud: Chip = {
      ...plain,
      verb: "mud",
      section: "mudcracks",
      figure: desk.mud,
      count: 1,
      usable: offers.all.has("mud"),
    };
    const sum: Chip = {
      ...plain,
      verb: "sum",
      section: "mudcracks",
      figure: desk.sum,
      count: 1,
      usable: offers.all.has("close"),
    };
    return [
      ...waiting,
      ...(desk.sum === NO_SUM ? [] : [sum]),
      ...discs(desk, offers, false),
      ...(desk.mud ? [mud] : []),
      ...animals(sheet, offers, false),
      ...animals(sheet, offers, true),
    ];
  }
  return [];
}

/** The chip in hand: the picked one while usable, else an open sum, else one that must be used; never a kept one. */
export function inHand(all: readonly Chip[], pickedVerb: string | null): Chip | null {
  const usable = all.filter((chip) => chip.usable);
  return (
    usable.find(({ verb }) => verb === pickedVerb) ??
    usable.find(({ verb }) => verb === "sum") ??
    usable.find(({ kept, verb }) => !kept && !verb.startsWith("rabbit")) ??
    usable.find(({ kept }) => !kept) ??
    null
  );
}

/** Whether an action uses this chip. */
export const uses = (action: string, { verb }: Chip): boolean =>
  verb === "sum" ? /^(mark|box) /.test(action) : action === verb || action.startsWith(`${verb} `);

/** What ending the Write phase now would lose. */
export const lost = (all: readonly Chip[]): Chip[] => all.filter(({ kept }) => !kept);
