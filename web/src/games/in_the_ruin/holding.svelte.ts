// The tool held over the sheet, the action it stands for there, and what it highlights.

import { Attempts } from "../../lib/attempts.svelte";
import type { BoardProps } from "../../lib/game";
import { spaces } from "./hints";
import {
  BLANK,
  cellName,
  key,
  letterName,
  PHASE,
  read,
  readOffers,
  readPrint,
  spaceLabel,
  write,
  type Action,
  type Cell,
  type Components,
  type MarkKind,
  type View,
} from "./model";
import { flip, stepped, turn, UPRIGHT, type Orientation } from "./shapes";
import { covered, intendedAction, onlyMark, payer, possible, preview, tools, type Hand, type Tool } from "./tools";

/** The kind of action that each tool stands for. */
const KINDS: Record<Tool, Action["kind"]> = {
  shape: "draw",
  single: "single",
  extra: "extra",
  move: "go",
  warp: "warp",
};
const NO_CELLS: ReadonlySet<Cell> = new Set();

export class Holding {
  /** The tool chosen by the player; without one, the first that makes sense. */
  wanted = $state<Tool | null>(null);
  mark = $state<MarkKind>("road");
  orientation = $state.raw<Orientation>(UPRIGHT);
  /** Set-up: the explore card in hand. */
  card = $state<number | null>(null);
  /** The route card that pays. */
  pay = $state<number | null>(null);
  at = $state<Cell | null>(null);

  readonly print = $derived.by(() => readPrint(this.#table.components));
  readonly offers = $derived.by(() => readOffers(this.#table.legal));
  readonly over = $derived.by(() => this.#table.result !== null || this.#table.view.phase === PHASE.over);
  readonly mine = $derived.by(() => this.#table.legal !== null && !this.over);
  readonly sheet = $derived.by(() => {
    const { view, viewer } = this.#table;
    return (viewer === null ? null : view.sheets[viewer]) ?? BLANK;
  });

  readonly usable = $derived.by(() => (this.mine ? tools(this.#table.view, this.offers) : []));
  readonly tool = $derived.by((): Tool | null =>
    this.wanted !== null && this.usable.includes(this.wanted) ? this.wanted : (this.usable[0] ?? null),
  );
  readonly draws = $derived.by(() => this.tool === "shape" || this.tool === "extra");
  readonly walks = $derived.by(() => this.tool === "move" || this.tool === "warp");
  readonly hand = $derived.by((): Hand => {
    const { mark, orientation, card, pay, at } = this;
    const held: Hand = { tool: this.tool ?? "move", mark, orientation, card, pay, at };
    return { ...held, mark: onlyMark(held, this.offers) ?? mark };
  });
  /** Whether one may choose between Roads and Walls. */
  readonly bothMarks = $derived.by(() => this.draws && onlyMark(this.hand, this.offers) === null);
  readonly cells = $derived.by(() => (this.tool === null ? [] : covered(this.#table.view, this.print, this.hand)));
  readonly action = $derived.by(() =>
    this.tool === null ? null : intendedAction(this.#table.view, this.print, this.hand),
  );
  /** Whether that action is legal. */
  readonly ok = $derived.by(() => this.action !== null && this.offers.all.has(this.action));
  /** What would be drawn. */
  readonly ghost = $derived.by(() => {
    if (!this.mine || this.tool === null || this.walks || !this.cells.length) return null;
    return { cells: this.cells, mark: this.tool === "single" ? ("wall" as const) : this.hand.mark, ok: this.ok };
  });

  readonly possible = $derived.by(() =>
    this.mine && this.#table.showPossible ? possible(this.#table.view, this.print, this.hand, this.offers) : NO_CELLS,
  );
  readonly reach = $derived.by(() => (this.mine && this.tool === "move" ? this.offers.go : NO_CELLS));
  readonly warps = $derived.by(() => (this.mine && this.tool === "warp" ? this.offers.warp : NO_CELLS));
  /** Spaces that only a warp would reach. */
  readonly far = $derived.by(() => new Set(this.mine && this.tool === "move" ? this.#table.view.own?.warp : []));
  readonly preview = $derived.by(() => preview(this.#table.view, this.hand, this.offers));
  /** The route card that would be paid. */
  readonly paying = $derived.by(() =>
    this.mine && (this.tool === "extra" || this.tool === "warp") ? payer(this.#table.view, this.pay) : null,
  );
  /** The marks drawn in this round. */
  readonly fresh = $derived.by(() => {
    const { own, phase } = this.#table.view;
    if (!own || !this.mine || phase !== PHASE.explore) return [];
    const before = new Set(own.settled);
    return [...this.sheet.roads, ...this.sheet.walls].filter((cell) => !before.has(cell));
  });

  readonly #table: BoardProps<View, Components>;
  readonly #attempts: Attempts;

  constructor(table: BoardProps<View, Components>) {
    this.#table = table;
    this.#attempts = new Attempts(table);
  }

  /** A new round starts with an upright shape and no chosen tool; the keyboard stays where it is. */
  begin(stays = false): void {
    this.orientation = UPRIGHT;
    this.pay = null;
    if (!stays) this.at = null;
  }

  async attempt(action: string | null): Promise<void> {
    if (this.#table.viewer === null || action === null) return;
    await this.#attempts.make(action, this.offers.all.has(action));
  }

  use(): void {
    if (!this.mine || this.tool === null) return;
    this.tellPlace();
    void this.attempt(this.action);
  }

  /** Tell the page which spaces are chosen. */
  tellPlace(): void {
    const { cells } = this;
    if (!cells.length) return;
    this.#tell(
      (action) => key(spaces(action)) === key(cells),
      this.#table.say("page-picked-cells", { cells: cells.map(cellName) }),
    );
  }

  choose(tool: Tool): void {
    this.wanted = this.tool === tool ? null : tool;
    this.#table.sound("pick");
    const now = this.tool;
    if (now) this.#tell(({ kind }) => kind === KINDS[now], this.#table.say(`page-picked-${now}`));
  }

  take(card: number): void {
    this.card = card;
    this.orientation = UPRIGHT;
    const size = this.print.shapeOf[card]?.cells.length;
    this.#tell(
      (action) => action.kind === "draw" && action.cells.length === size,
      this.#table.say("page-picked-card", { letter: letterName(card) }),
    );
  }

  turn(by = 1): void {
    if (this.tool === "shape") this.orientation = turn(this.orientation, by);
  }

  flip(): void {
    if (this.tool === "shape") this.orientation = flip(this.orientation);
  }

  /** Draw the other of Road and Wall. */
  toggle(): void {
    if (onlyMark(this.hand, this.offers) !== null) {
      // Only one of the two can be drawn: the server says why the other cannot when it is tried.
      const mark: MarkKind = this.hand.mark === "road" ? "wall" : "road";
      const cells = this.cells.length ? this.cells : [this.print.exit];
      void this.attempt(this.tool === "extra" ? null : write({ kind: "draw", mark, cells }));
      return;
    }
    this.mark = this.mark === "road" ? "wall" : "road";
    this.#table.sound("pick");
  }

  /** Point at the next space in a direction; the first time at the explorer, or at the Exit. */
  step(down: number, right: number): void {
    const { pawn } = this.sheet;
    this.at = this.at === null ? (pawn >= 0 ? pawn : this.print.exit) : stepped(this.at, down, right);
  }

  /** What a space is, and what the tool could do there, in words. */
  label(cell: Cell): string {
    const { say, view } = this.#table;
    const plain = spaceLabel(say, this.print, view, this.sheet, cell);
    const reached = this.#reached(cell);
    if (!this.mine || this.at !== cell || this.tool === null) return reached ? `${plain}, ${say(reached)}` : plain;
    if (this.walks) return `${plain}, ${say(reached || "page-no-reach")}`;
    if (!this.cells.length) return plain;
    return `${plain}. ${say(this.ok ? "page-fits" : "page-not-fits", { cells: this.cells.map(cellName) })}`;
  }

  /** Tell the page of a choice, and which actions it could become. */
  #tell(leadsTo: (action: Action) => boolean, words: string): void {
    this.#table.picked?.((text) => {
      const action = read(text);
      return action !== null && leadsTo(action);
    }, words);
  }

  #reached(cell: Cell): string {
    if (this.reach.has(cell) || this.warps.has(cell)) return "page-reach";
    return this.far.has(cell) ? "page-reach-warp" : "";
  }
}
