// Writing on the viewer's own sheet: the chip in hand, where it would go, and what is sent.

import { Attempts } from "../../../lib/attempts.svelte";
import type { BoardProps } from "../../../lib/game";
import { flip, turn, UPRIGHT, type Orientation } from "../../../lib/orientation";
import { PHASE, SHEET_PHASES, type Components, type SectionName, type View } from "../model";
import { promptFor, confirmation } from "./prompts";
import type { Enlarging } from "./enlarging.svelte";
import { chips, inHand, lost, uses, type Chip } from "./hand";
import type { DisplayedSheet } from "./displayed.svelte";
import type { Preview } from "./preview";
import { costOf, pathTo, placeIn, readOffers, shapeOf, unwritten, visitedSpaces } from "./offers";
import { readPrint } from "./print";

/** A dummy place, to have the server explain why a chip has no legal place. */
const ANYWHERE: Partial<Record<SectionName, string>> = { canyon: "a1", creek: "1" };
/** Milliseconds before turning to another section, so that the mark can be seen; longer for a chain of bonuses. */
const [TURN, TURN_AFTER_POPS] = [350, 1100];
const LARGEST = 4;

export class Writing {
  /** The verb of the chip that was picked. */
  pickedVerb = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  shape = $state(0);
  orientation = $state.raw<Orientation>(UPRIGHT);
  /** Whether possible places are shown, on demand. */
  places = $state(false);
  /** What a second press on the end button would lose. */
  losing = $state.raw<readonly string[] | null>(null);

  readonly print = $derived.by(() => readPrint(this.#table.components));
  /** Whether the viewer has to act on their own sheet. */
  readonly asksMe = $derived.by(() => {
    const { legal, viewer } = this.#table;
    return legal !== null && viewer !== null && SHEET_PHASES.includes(this.#position.phase) && !this.#displayed.over;
  });
  /** Whether the viewer's own sheet is displayed and waits for them. */
  readonly live = $derived.by(() => this.asksMe && this.#displayed.seat === this.#table.viewer);
  readonly mine = $derived.by(() => {
    const { viewer } = this.#table;
    return (viewer === null ? undefined : this.#position.players[viewer]) ?? this.#displayed.sheet;
  });
  readonly offers = $derived.by(() => readOffers(this.asksMe ? this.#table.legal : null));
  /** The chips still to be used on the displayed sheet. */
  readonly chips = $derived.by(() => chips(this.#position, this.#displayed.sheet, this.offers));
  readonly #own = $derived.by(() => (this.asksMe ? chips(this.#position, this.mine, this.offers) : []));
  readonly held = $derived.by(() => (this.asksMe && !this.mine.tray.owed ? inHand(this.#own, this.pickedVerb) : null));
  /** Whether a bonus has to be chosen first. */
  readonly choosing = $derived.by(() => this.live && this.mine.tray.owed > 0);
  readonly possible = $derived.by(() => this.live && (this.#table.showPossible || this.places));
  /** The shapes that the chip in hand could draw, the largest first. */
  readonly forms = $derived.by(() => this.#forms());
  readonly ending = $derived.by(() => (this.mine.desk.sum >= 0 ? "close" : "done"));
  /** Whether the only thing left to do is to end. */
  readonly finished = $derived.by(() => {
    const { held, offers } = this;
    const spent = held === null || (held.verb === "sum" && !offers.marks.size && !offers.boxes.size);
    return this.live && !this.choosing && spent && offers.all.has(this.ending);
  });
  /** What the button beside the tools does now. */
  readonly confirm = $derived.by(() => this.#confirm());

  readonly #table: BoardProps<View, Components>;
  readonly #displayed: DisplayedSheet;
  readonly #enlarging: Enlarging;
  readonly #attempts: Attempts;

  constructor(table: BoardProps<View, Components>, displayed: DisplayedSheet, enlarging: Enlarging) {
    this.#table = table;
    this.#displayed = displayed;
    this.#enlarging = enlarging;
    this.#attempts = new Attempts(table);
  }

  get #position(): View["position"] {
    return this.#table.view.position;
  }

  get sending(): boolean {
    return this.#attempts.sending;
  }

  /** What the viewer is asked to do, in words. */
  get question(): string {
    const { mine: sheet, offers, held, preview, losing } = this;
    return this.#table.say(
      ...promptFor({ position: this.#position, sheet, offers, chips: this.#own, held, preview, losing }),
    );
  }

  heldFor(section: SectionName): Chip | null {
    return this.live && this.held?.section === section && this.#enlarging.section === section ? this.held : null;
  }

  /** Only the section of the chip in hand may set the preview. */
  setPreview(section: SectionName, preview: Preview | null): void {
    if (this.held?.section === section) this.preview = preview;
  }

  /** A new chip in hand enlarges its section and starts with its largest shape that fits. */
  takeUp(popping: boolean): void {
    const { section } = this.#enlarging;
    if (this.held) this.#turn(section === null || section === this.held.section ? 0 : popping ? TURN_AFTER_POPS : TURN);
    this.losing = null;
    this.preview = null;
    const best = this.forms.find(({ fits }) => fits) ?? this.forms[0];
    if (!best) return;
    if (!this.forms.find(({ index }) => index === this.shape)?.fits) this.orientation = UPRIGHT;
    this.shape = best.index;
  }

  /** A sheet with nothing to do is shown whole. */
  putDown(): void {
    this.#enlarging.section = null;
    this.pickedVerb = null;
    this.preview = null;
  }

  /** Show the section of the chip in hand at once. */
  turnToHeld(): void {
    this.#turn(0);
  }

  async attempt(action: string): Promise<void> {
    if (!this.live || this.sending) return;
    const { held, preview, offers } = this;
    const opens = held && /^(mud|rabbit)/.test(held.verb) && preview?.ok && /^(mark|box) /.test(action);
    if (opens && !offers.all.has(action)) {
      // The first mark opens the sum.
      if (await this.#attempts.send(held.verb)) await this.#attempts.send(action);
    } else await this.#attempts.make(action, offers.all.has(action));
  }

  /** Use the chip in hand at a place. */
  use(action: string): void {
    this.tellPlace(action);
    void this.attempt(action);
  }

  /** Tell the page which place is chosen; a mark may open its sum first. */
  tellPlace(action: string): void {
    const { verb, place } = placeIn(action);
    const opened = this.held?.verb;
    if (!place.length || !this.live) return;
    const words = this.#table.say(`paper-picked-${verb}`, { place });
    this.#table.picked?.((wanted) => wanted === action || wanted === opened, words);
  }

  pick(chip: Chip): void {
    this.#table.picked?.((action) => uses(action, chip), this.#called(chip));
    // Let the server explain why not.
    if (!chip.usable) return void this.attempt([chip.verb, ANYWHERE[chip.section]].filter(Boolean).join(" "));
    this.pickedVerb = chip.verb;
    this.#enlarging.show(chip.section);
    this.#table.sound("pick");
  }

  /** Enlarge a section, and pick a chip that can be used in it. */
  enlarge(section: SectionName | null): void {
    this.#enlarging.show(section);
    if (section === null || !this.live || this.held?.section === section) return;
    const usable = this.#own.filter((chip) => chip.section === section && chip.usable);
    const chip = usable.find(({ kept }) => !kept) ?? usable[0];
    if (chip) this.pickedVerb = chip.verb;
  }

  /** End writing; the first press only warns if something would be lost. */
  end(): void {
    if (!this.offers.all.has(this.ending)) return void this.attempt(this.ending); // lets the server explain why not
    const gone = this.#gone();
    if (gone.length && !this.losing) {
      this.losing = gone;
      this.#table.sound("refuse");
      return;
    }
    this.losing = null;
    void this.attempt(this.ending);
  }

  chooseShape(index: number): void {
    this.shape = index;
    this.orientation = UPRIGHT;
  }

  turnBy(by: number): void {
    this.orientation = turn(this.orientation, by);
    this.#table.sound("pick");
  }

  mirror(): void {
    this.orientation = flip(this.orientation);
    this.#table.sound("pick");
  }

  #turn(wait: number): void {
    const section = this.held?.section;
    if (section) this.#enlarging.turnTo(section, wait, () => this.held?.section === section);
  }

  #gone(): string[] {
    const { sum } = this.mine.desk;
    if (this.ending === "close")
      return sum > 0 && (this.offers.marks.size || this.offers.boxes.size) ? [String(sum)] : [];
    return this.#position.phase === PHASE.write ? lost(this.#own).map((chip) => this.#words(chip)) : [];
  }

  #words({ animal, figure, section }: Chip): string {
    const { say } = this.#table;
    return animal ? say(`animal-${animal}`) : say("paper-lost-disc", { value: figure ?? 0, section });
  }

  /** What a chip is called as a choice. */
  #called({ animal, figure, section, verb }: Chip): string {
    const { say } = this.#table;
    if (animal) return say(`paper-picked-${animal}`);
    return / \d$/.test(verb)
      ? say("paper-picked-disc", { number: figure ?? 0 })
      : say("paper-picked-section", { section });
  }

  #forms() {
    const { held, print, offers } = this;
    if (held?.section !== "canyon") return [];
    const places = [...(offers.draws.get(held.verb) ?? [])];
    const fitting = new Set(places.map((text) => shapeOf(print.canyon, unwritten(text, print.canyon.columns))));
    return print.canyon.shapes.flatMap((form, index) => {
      const fits = fitting.has(index);
      return form.number <= (held.figure ?? LARGEST) && (!held.ai || fits) ? [{ form, index, fits }] : [];
    });
  }

  #confirm(): { action: string; words: string } | null {
    const { held, preview, mine, print } = this;
    const { say } = this.#table;
    if (!this.live || this.choosing || !held) return null;
    if (preview?.ok) {
      const { action } = preview;
      const end = Number(action.split(" ").at(-1));
      const cost = action.startsWith("mark") ? costOf(print.mud, mine, end) : 0;
      const length = action.startsWith("walk") ? pathTo(print.creek, visitedSpaces(mine), end).length : 0;
      return { action, words: say(...confirmation(action, { cost, length })) };
    }
    const value = held.figure ?? 0;
    if (held.verb === "mud") return { action: "mud", words: say("paper-do-open", { value }) };
    return held.verb.startsWith("rabbit") ? { action: held.verb, words: say("paper-do-rabbit", { value }) } : null;
  }
}
