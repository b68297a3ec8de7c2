// The sheets of paper as they were tapped, and what the companion says they are worth.

import { Asking } from "../../../companion/asking.svelte";
import { Kept, keptKey } from "../../../companion/kept.svelte";
import type { InTheRuinCompanionScored, InTheRuinCompanionSheets } from "../../../generated/protocol";
import type { CompanionProps } from "../../../lib/game";
import { CELLS, type Cell, type Print, type Sheet } from "../model";

export type Scored = InTheRuinCompanionScored;
export type SheetScore = NonNullable<Scored["scores"][number]>;
/** As a sheet is asked about: empty, Road, Wall, Gate. */
export const MARKS = { none: ".", road: "o", wall: "#", gate: "g" } as const;
export type Brush = keyof typeof MARKS;
export const STAGES = ["phase_1", "phase_2", "over"] as const;
export type Stage = (typeof STAGES)[number];
/** As many route cards as a hand holds (RU-23). */
export const FULL_HAND = 5;

export interface Paper {
  /** One sign for each space, in reading order. */
  marks: string;
  gems: number;
  penalties: number;
  routes: readonly string[];
  rectangle: number;
  escaped: number;
}

interface Papers {
  sheets: readonly Paper[];
  stage: Stage;
}

const COUNTS = { gems: 24, penalties: 48, rectangle: CELLS.length, escaped: 4 } as const;
export type Count = keyof typeof COUNTS;

const within = (data: unknown, most: number): data is number =>
  Number.isInteger(data) && Number(data) >= 0 && Number(data) <= most;

function readPaper(stored: unknown): Paper | null {
  const found = (stored ?? {}) as Partial<Record<keyof Paper, unknown>>;
  const { marks, routes } = found;
  if (typeof marks !== "string" || !/^[.o#g]{121}$/.test(marks)) return null;
  if (!Array.isArray(routes) || routes.length > FULL_HAND) return null;
  if (!routes.every((one) => typeof one === "string" && /^[A-X]{2}$/.test(one))) return null;
  if (!(Object.keys(COUNTS) as Count[]).every((name) => within(found[name], COUNTS[name]))) return null;
  return found as Paper;
}

function readPapers(stored: unknown): Papers | null {
  const { sheets, stage } = (stored ?? {}) as Partial<Record<keyof Papers, unknown>>;
  if (!Array.isArray(sheets) || !sheets.length || sheets.length > 4) return null;
  const read = sheets.map(readPaper);
  if (read.includes(null) || !STAGES.includes(stage as Stage)) return null;
  return { sheets: read as Paper[], stage: stage as Stage };
}

/** A sheet on which nothing is drawn but the Exit, which is a Road from the first shape on (RU-07). */
export function blank(exit: Cell): Paper {
  const marks = CELLS.map((cell) => (cell === exit ? MARKS.road : MARKS.none)).join("");
  return { marks, gems: 0, penalties: 0, routes: [], rectangle: 0, escaped: 0 };
}

/** The sheet as it is drawn on the page. */
export function sheetOf(paper: Paper): Pick<Sheet, "roads" | "walls" | "gates"> {
  const found = (...signs: string[]) => CELLS.filter((cell) => signs.includes(paper.marks.charAt(cell)));
  return { roads: found(MARKS.road, MARKS.gate), walls: found(MARKS.wall), gates: found(MARKS.gate) };
}

export class PaperSheets {
  readonly kept: Kept<Papers>;
  readonly asking: Asking<Scored>;
  readonly #blank: Paper;
  /** Which sheet is shown. */
  at = $state(0);
  brush = $state<Brush>("road");
  /** What a stroke puts on each space that it crosses; null between strokes. */
  #stroke: { before: Papers; sign: string } | null = null;

  constructor(
    private readonly print: Print,
    ask: CompanionProps["ask"],
  ) {
    this.#blank = blank(print.exit);
    this.kept = new Kept<Papers>(
      keptKey("in_the_ruin", "sheets"),
      { sheets: [this.#blank], stage: "over" },
      readPapers,
    );
    this.asking = new Asking(ask);
  }

  get sheets(): readonly Paper[] {
    return this.kept.value.sheets;
  }
  get stage(): Stage {
    return this.kept.value.stage;
  }
  get paper(): Paper {
    return this.sheets[this.at] ?? this.sheets[0]!;
  }
  get score(): SheetScore | null {
    return this.asking.reply?.scores[this.at] ?? null;
  }

  /** So many sheets; what was entered on the others stays. */
  resize(count: number): void {
    const sheets = Array.from({ length: count }, (_, at) => this.sheets[at] ?? this.#blank);
    if (count !== this.sheets.length) this.kept.value = { ...this.kept.value, sheets };
    this.at = Math.min(this.at, count - 1);
  }

  turnTo(stage: Stage): void {
    this.kept.value = { ...this.kept.value, stage };
  }

  change(changed: Partial<Paper>): void {
    this.kept.value = this.#with(changed);
  }

  #with(changed: Partial<Paper>): Papers {
    return { ...this.kept.value, sheets: this.sheets.with(this.at, { ...this.paper, ...changed }) };
  }

  /** One more or less of something that is counted. */
  count(name: Count, by: number): void {
    this.change({ [name]: Math.min(COUNTS[name], Math.max(0, this.paper[name] + by)) });
  }

  /** Begin a stroke: on a space that has this mark already, it wipes. */
  press(cell: Cell): void {
    const sign = MARKS[this.brush];
    const wipes = this.paper.marks.charAt(cell) === sign;
    this.#stroke = { before: this.kept.value, sign: wipes ? MARKS.none : sign };
    this.draw(cell);
  }

  /** The stroke goes on over this space; what it has changed is taken back as one. */
  draw(cell: Cell): void {
    const stroke = this.#stroke;
    if (!stroke || this.paper.marks.charAt(cell) === stroke.sign) return;
    if (stroke.sign === MARKS.gate && !this.print.letterAt.has(cell)) return;
    const marks = this.paper.marks.slice(0, cell) + stroke.sign + this.paper.marks.slice(cell + 1);
    const drawn = this.#with({ marks });
    if (this.kept.value === stroke.before) this.kept.value = drawn;
    else this.kept.turnTo(drawn);
  }

  lift(): void {
    this.#stroke = null;
  }

  /** Walls on every space that is still empty. */
  fill(): void {
    this.change({ marks: this.paper.marks.replaceAll(MARKS.none, MARKS.wall) });
  }

  toggleRoute(route: string): void {
    const { routes } = this.paper;
    if (routes.includes(route)) this.change({ routes: routes.filter((one) => one !== route) });
    else if (routes.length < FULL_HAND) this.change({ routes: [...routes, route] });
  }

  /** Ask what the sheets are worth; a sheet without a mark but the Exit has not been entered. */
  look(): () => void {
    const asked: InTheRuinCompanionSheets = {
      kind: "sheets",
      stage: this.stage,
      sheets: this.sheets.map((paper) => ({
        ...paper,
        routes: [...paper.routes],
        marks: paper.marks === this.#blank.marks ? "" : paper.marks,
      })),
    };
    return this.asking.look(asked);
  }
}
