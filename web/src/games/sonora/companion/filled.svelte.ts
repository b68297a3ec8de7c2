// Sheets that were filled in on paper, read off by tapping. Python says what they are worth and what is wrong.

import { Kept, keptKey } from "../../../companion/kept.svelte";
import type {
  SonoraCompanionFinishedSheet,
  SonoraCompanionQuestion,
  SonoraCompanionSheetsChecked,
  SonoraSheetData,
} from "../../../generated/protocol";
import type { CompanionProps } from "../../../lib/game";
import type { Print } from "../sheet/print";
import { MOST_PLAYERS } from "./names.svelte";

export type Finished = SonoraCompanionFinishedSheet;

export const BLANK: Finished = {
  crossed: [0, 0, 0, 0, 0, 0, 0, 0],
  rewards: [0, 0, 0, 0, 0, 0, 0, 0],
  squares: [],
  circled: [],
  nodes: [],
  boxes: [0, 0, 0, 0, 0],
  reflicks: 1,
  swaps: 1,
  found: [0, 0, 0],
};

interface Entered {
  sheets: readonly Finished[];
  /** Whether these are all that play. */
  complete: boolean;
}

const LISTS = ["crossed", "rewards", "squares", "circled", "nodes", "boxes", "found"] as const;

function isFinished(stored: unknown): stored is Finished {
  const sheet = (stored ?? {}) as Record<string, unknown>;
  const lists = LISTS.every((key) => {
    const list = sheet[key];
    return Array.isArray(list) && list.every((one) => Number.isInteger(one));
  });
  return lists && Number.isInteger(sheet.reflicks) && Number.isInteger(sheet.swaps);
}

function readEntered(stored: unknown): Entered | null {
  const { sheets, complete } = (stored ?? {}) as { sheets?: unknown; complete?: unknown };
  if (!Array.isArray(sheets) || !sheets.length || sheets.length > MOST_PLAYERS || !sheets.every(isFinished))
    return null;
  return { sheets, complete: complete === true };
}

const toggled = (all: readonly number[], one: number): number[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one].sort((a, b) => a - b);

export class Filled {
  readonly kept = new Kept<Entered>(keptKey("sonora", "sheets"), { sheets: [BLANK], complete: false }, readEntered);
  seat = $state(0);
  checked = $state.raw<SonoraCompanionSheetsChecked | null>(null);
  error = $state.raw<unknown>(null);

  constructor(
    private readonly ask: CompanionProps["ask"],
    private readonly print: () => Print,
  ) {}

  get sheets(): readonly Finished[] {
    return this.kept.value.sheets;
  }
  get shown(): number {
    return Math.min(this.seat, this.sheets.length - 1);
  }
  get sheet(): Finished {
    return this.sheets[this.shown] ?? BLANK;
  }

  setPlayers(players: number): void {
    const sheets = Array.from({ length: players }, (_, seat) => this.sheets[seat] ?? BLANK);
    this.kept.value = { ...this.kept.value, sheets };
  }
  setComplete(complete: boolean): void {
    this.kept.value = { ...this.kept.value, complete };
  }
  set(changed: Partial<Finished>): void {
    this.kept.value = { ...this.kept.value, sheets: this.sheets.with(this.shown, { ...this.sheet, ...changed }) };
  }

  /** So many hexes of a building are crossed off; the reward that a complete one has most probably is circled. */
  cross(building: number, crossed: number): void {
    const hexes = this.print().ruins.buildings[building]?.hexes.length ?? 0;
    const taken = this.sheets.some((other, seat) => seat !== this.shown && other.rewards[building] === 1);
    this.set({
      crossed: this.sheet.crossed.with(building, crossed),
      rewards: this.sheet.rewards.with(building, crossed < hexes ? 0 : taken ? 2 : 1),
    });
  }
  circleReward(building: number, reward: 0 | 1 | 2): void {
    this.set({ rewards: this.sheet.rewards.with(building, reward) });
  }
  /** Mark a square or take its mark away; `goesOn` while a finger is drawn over several, which is one change. */
  paint(cell: number, drawn: boolean, goesOn: boolean): void {
    if (this.sheet.squares.includes(cell) === drawn) return;
    const sheet = { ...this.sheet, squares: toggled(this.sheet.squares, cell) };
    const next = { ...this.kept.value, sheets: this.sheets.with(this.shown, sheet) };
    if (goesOn) this.kept.turnTo(next);
    else this.kept.value = next;
  }
  toggleSpace(space: number): void {
    if (space > 0) this.set({ circled: toggled(this.sheet.circled, space) });
  }
  toggleNode(node: number): void {
    if (node > 0) this.set({ nodes: toggled(this.sheet.nodes, node) });
  }
  /** One box more; after the last, none. */
  fillBox(column: number): void {
    const most = this.print().mud.columns[column]?.boxes ?? 0;
    const boxes = (this.sheet.boxes[column] ?? 0) + 1;
    this.set({ boxes: this.sheet.boxes.with(column, boxes > most ? 0 : boxes) });
  }

  /** The sheet as the drawings show sheets. */
  get drawn(): SonoraSheetData {
    const { sheet } = this;
    const { spaces } = this.print().creek;
    const crossed = new Set([0]);
    for (const end of sheet.circled)
      for (let at = spaces[end]?.parent ?? 0; at !== 0; at = spaces[at]?.parent ?? 0) crossed.add(at);
    return {
      ruins: { crossed: sheet.crossed, rewards: sheet.rewards, circled: 0, cleared: 0 },
      canyon: { shapes: sheet.squares.length ? [sheet.squares] : [], filled: [] },
      creek: {
        crossed: [...crossed].filter((one) => !sheet.circled.includes(one)),
        circled: sheet.circled,
        filled: [],
      },
      mudcracks: { marked: [0, ...sheet.nodes], boxes: sheet.boxes, raised: [] },
      tray: {
        reflicks: 0,
        reflicks_circled: sheet.reflicks,
        swaps: 0,
        swaps_circled: sheet.swaps,
        fresh: [0, 0, 0],
        kept: [0, 0, 0],
        circled: sheet.found,
        owed: 0,
      },
      desk: { ruins: 0, canyon: [0, 0, 0, 0, 0], creek: [0, 0, 0, 0, 0], mud: 0, sum: -1, boxing: false, ended: true },
    };
  }

  /** Have all sheets checked; the function that is returned gives up waiting. */
  check(): () => void {
    const leaving = new AbortController();
    const { sheets, complete } = this.kept.value;
    const question: SonoraCompanionQuestion = {
      kind: "sheets",
      sheets: [...sheets],
      complete: complete && sheets.length > 1,
    };
    this.ask<SonoraCompanionSheetsChecked>(question, leaving.signal).then(
      (reply) => leaving.signal.aborted || ((this.checked = reply), (this.error = null)),
      (error: unknown) => leaving.signal.aborted || (this.error = error),
    );
    return () => leaving.abort();
  }
}
