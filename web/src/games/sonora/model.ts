// The words of the game as plain data: phases, sections, discs, components, legal actions. No rules.

import type {
  Legal,
  SonoraDisc,
  SonoraPosition,
  SonoraSheetData,
  SonoraSpot,
  SonoraView,
} from "../../generated/protocol";

export type View = SonoraView;
export type Position = SonoraPosition;
export type SheetData = SonoraSheetData;
export type Spot = SonoraSpot;
export type Disc = SonoraDisc;
export type Seat = number;

export const PHASE = {
  lot: 0,
  aim: 1,
  fly: 2,
  keep: 3,
  hole: 4,
  colours: 5,
  swap: 6,
  choose: 7,
  ai: 8,
  ruins: 9,
  write: 10,
  over: 11,
} as const;

/** The phases played on the viewer's sheet; all others are played on the floor. */
export const SHEET_PHASES: readonly number[] = [PHASE.ai, PHASE.ruins, PHASE.write];

/** What has become of a disc this round. */
export const WHERE = { hand: 0, air: 1, floor: 2, hole: 3, off: 4, lifted: 5, knocked: 6, section: 7, out: 8 } as const;

export const SECTIONS = ["ruins", "canyon", "creek", "mudcracks"] as const;
export type Section = 0 | 1 | 2 | 3;
export type SectionName = (typeof SECTIONS)[number];
/** The animal of each section. */
export const ANIMALS = ["lizard", "fox", "owl", "rabbit"] as const;
export type AnimalName = (typeof ANIMALS)[number];
/** What a sheet can grant; the first three keep their number in the tray's `fresh`, `kept` and `circled`. */
export const BONUSES = ["fox", "owl", "rabbit", "reflick", "swap", "discovery"] as const;
export type BonusName = (typeof BONUSES)[number];
export const isBonus = (word: string | undefined): word is BonusName => BONUSES.some((bonus) => bonus === word);
export const isSection = (word: string | undefined): word is SectionName => SECTIONS.some((name) => name === word);
export const NUMBERS = [1, 2, 3, 4, 5] as const;

// ---- discs

export const colourOf = (disc: number): number => Math.floor(disc / 5);
/** What is printed on the disc: 1 to 5. */
export const numberOf = (disc: number): number => (disc % 5) + 1;
export const colourLetter = (colour: number): string => "abcd".charAt(colour);
/** a1 to d5: the colour's letter and the number. */
export const discName = (disc: number): string => colourLetter(colourOf(disc)) + String(numberOf(disc));
export const discOf = (name: string): number => 5 * "abcd".indexOf(name.charAt(0)) + Number(name.charAt(1)) - 1;

export const isSolo = (view: View): boolean => view.position.players.length === 1;
/** Whose disc it is; in a solo game, all belong to the one player. */
export const ownerOf = (view: View, disc: number): Seat => (isSolo(view) ? 0 : colourOf(disc));
export const sheetOf = (view: View, seat: Seat): SheetData | undefined => view.position.players[seat];

/** What a disc on this spot is worth: its number, twice on a circle. */
export const worth = (disc: number, [, doubled]: Spot): number => numberOf(disc) * (doubled ? 2 : 1);

// ---- the edition's file

export interface Components {
  name?: string;
  board: {
    /** In the order of the launch corner each touches, clockwise from the top left. */
    zones: readonly SectionName[];
    half_width: number;
    corner_leg: number;
    hole_radius: number;
    disc_radius: number;
    circle: readonly { animal: AnimalName; x: number; y: number; radius: number }[];
    [figure: string]: unknown;
  };
  ruins: {
    ai_hexes: number;
    building: readonly { name: string; hexes: number; top: number; bonus: BonusName; bottom: number }[];
  };
  canyon: {
    /** Rows of squares, separated by blanks: `_` white, `.` gap, `S` start, a b c cacti, F O R K W D bonuses. */
    grid: readonly string[];
    ai_squares: readonly string[];
    /** The one that is not used where there are two; the last, if none is named. */
    falls_away?: string;
    shapes: Readonly<Record<string, readonly (readonly string[])[]>>;
  };
  creek: { branch: readonly { after: number; spaces: readonly string[]; ai?: boolean }[] };
  mudcracks: {
    node: readonly { x: number; y: number; cost?: number }[];
    triangle: readonly { nodes: readonly [number, number, number]; holds: BonusName | "small" | "medium" | "large" }[];
    column: readonly { boxes: number; bonus: BonusName }[];
  };
  tray: { reflicks: number; swaps: number; foxes: number; owls: number; rabbits: number };
}

/** The part of the file that the sheet is made from. */
export type SheetComponents = Omit<Components, "board">;

// ---- legal actions

/** The limits of a flick, in the player's frame; places in µm and speeds in µm/s. */
export interface Bounds {
  discs: readonly string[];
  corner: number;
  far: number;
  edge: number;
  top_speed: number;
  full_force: number;
}

function isBounds(bounds: unknown): bounds is Bounds {
  if (typeof bounds !== "object" || bounds === null || !("discs" in bounds) || !Array.isArray(bounds.discs))
    return false;
  const numbers = new Map<string, unknown>(Object.entries(bounds));
  return ["corner", "far", "edge", "top_speed", "full_force"].every((key) => typeof numbers.get(key) === "number");
}

export interface Offers {
  all: ReadonlySet<string>;
  /** The limits of a flick, while one is asked for. */
  flick: Bounds | null;
}

export function readOffers(legal: Legal | null): Offers {
  if (legal === null) return { all: new Set(), flick: null };
  return {
    all: new Set(legal.actions),
    flick: legal.kind === "bounds" && isBounds(legal.bounds) ? legal.bounds : null,
  };
}

/** The legal actions that begin with this verb, as the words that follow it: `swap a1 a4` is ["a1", "a4"]. */
export function offered(offers: Offers, verb: string): string[][] {
  return [...offers.all]
    .filter((action) => action.startsWith(`${verb} `))
    .map((action) => action.slice(verb.length + 1).split(" "));
}
