// Writing on one's own sheet: what is in hand, where it would go, and what is sent.

import { Attempts } from "../../../lib/attempts.svelte";
import type { BoardProps } from "../../../lib/game";
import { flip, turn, UPRIGHT, type Pose } from "../../../lib/pose";
import { PHASE, SHEET_PHASES, type Components, type SectionName, type View } from "../model";
import { asked, confirmation } from "./asking";
import type { Enlarging } from "./enlarging.svelte";
import { chips, inHand, lost, type Chip } from "./hand";
import type { Looking } from "./looking.svelte";
import type { Meant } from "./meant";
import { costOf, pathTo, readOffers, shapeOf, unwritten, visitedSpaces } from "./offers";
import { readPrint } from "./print";

/** A place to ask about where there is none to use. */
const ANYWHERE: Partial<Record<SectionName, string>> = { canyon: "a1", creek: "1" };
/** Milliseconds before the page turns to another section: what was marked is seen first, a chain of bonuses longer. */
const [TURN, TURN_AFTER_POPS] = [350, 1100];
const LARGEST = 4;

export class Writing {
  /** The verb of the chip that was picked. */
  wish = $state<string | null>(null);
  meant = $state.raw<Meant | null>(null);
  shape = $state(0);
  pose = $state.raw<Pose>(UPRIGHT);
  /** Possible places are shown on demand. */
  places = $state(false);
  /** What a second press on the end would lose. */
  losing = $state.raw<readonly string[] | null>(null);

  readonly print = $derived.by(() => readPrint(this.#table.components));
  /** I am asked something that is answered on my sheet. */
  readonly asksMe = $derived.by(() => {
    const { legal, viewer } = this.#table;
    return legal !== null && viewer !== null && SHEET_PHASES.includes(this.#position.phase) && !this.#looking.over;
  });
  /** My sheet is before me, and asked for. */
  readonly live = $derived.by(() => this.asksMe && this.#looking.seat === this.#table.viewer);
  readonly mine = $derived.by(() => {
    const { viewer } = this.#table;
    return (viewer === null ? undefined : this.#position.players[viewer]) ?? this.#looking.sheet;
  });
  readonly offers = $derived.by(() => readOffers(this.asksMe ? this.#table.legal : null));
  /** What is still to be used on the sheet looked at. */
  readonly chips = $derived.by(() => chips(this.#position, this.#looking.sheet, this.offers));
  readonly #own = $derived.by(() => (this.asksMe ? chips(this.#position, this.mine, this.offers) : []));
  readonly held = $derived.by(() => (this.asksMe && !this.mine.tray.owed ? inHand(this.#own, this.wish) : null));
  /** A bonus is to be chosen first. */
  readonly choosing = $derived.by(() => this.live && this.mine.tray.owed > 0);
  readonly possible = $derived.by(() => this.live && (this.#table.showPossible || this.places));
  /** The shapes that what is in hand could draw, the largest first. */
  readonly forms = $derived.by(() => this.#forms());
  readonly ending = $derived.by(() => (this.mine.desk.sum >= 0 ? "close" : "done"));
  /** Whether ending is all there is to do. */
  readonly finished = $derived.by(() => {
    const { held, offers } = this;
    const spent = held === null || (held.verb === "sum" && !offers.marks.size && !offers.boxes.size);
    return this.live && !this.choosing && spent && offers.all.has(this.ending);
  });
  /** What the button beside the tools does now. */
  readonly confirm = $derived.by(() => this.#confirm());

  readonly #table: BoardProps<View, Components>;
  readonly #looking: Looking;
  readonly #enlarging: Enlarging;
  readonly #attempts: Attempts;

  constructor(table: BoardProps<View, Components>, looking: Looking, enlarging: Enlarging) {
    this.#table = table;
    this.#looking = looking;
    this.#enlarging = enlarging;
    this.#attempts = new Attempts(table);
  }

  get #position(): View["position"] {
    return this.#table.view.position;
  }

  get sending(): boolean {
    return this.#attempts.sending;
  }

  /** What is asked of me, in words. */
  get question(): string {
    const { mine: sheet, offers, held, meant, losing } = this;
    return this.#table.say(
      ...asked({ position: this.#position, sheet, offers, chips: this.#own, held, meant, losing }),
    );
  }

  heldFor(section: SectionName): Chip | null {
    return this.live && this.held?.section === section && this.#enlarging.section === section ? this.held : null;
  }

  /** Only the section in hand says what is meant. */
  mean(section: SectionName, meant: Meant | null): void {
    if (this.held?.section === section) this.meant = meant;
  }

  /** Another piece in hand enlarges its section and begins with its largest shape that fits. */
  takeUp(popping: boolean): void {
    const { section } = this.#enlarging;
    if (this.held) this.#turn(section === null || section === this.held.section ? 0 : popping ? TURN_AFTER_POPS : TURN);
    this.losing = null;
    this.meant = null;
    const best = this.forms.find(({ fits }) => fits) ?? this.forms[0];
    if (!best) return;
    if (!this.forms.find(({ index }) => index === this.shape)?.fits) this.pose = UPRIGHT;
    this.shape = best.index;
  }

  /** A sheet that asks nothing shows itself whole. */
  putDown(): void {
    this.#enlarging.section = null;
    this.wish = null;
    this.meant = null;
  }

  /** Show the section of what is in hand at once. */
  turnToHeld(): void {
    this.#turn(0);
  }

  async attempt(action: string): Promise<void> {
    if (!this.live || this.sending) return;
    const { held, meant, offers } = this;
    const opens = held && /^(mud|rabbit)/.test(held.verb) && meant?.ok && /^(mark|box) /.test(action);
    if (opens && !offers.all.has(action)) {
      // The first mark opens the sum.
      if (await this.#attempts.send(held.verb)) await this.#attempts.send(action);
    } else await this.#attempts.make(action, offers.all.has(action));
  }

  pick(chip: Chip): void {
    // To hear why not.
    if (!chip.usable) return void this.attempt([chip.verb, ANYWHERE[chip.section]].filter(Boolean).join(" "));
    this.wish = chip.verb;
    this.#enlarging.show(chip.section);
    this.#table.sound("pick");
  }

  /** Enlarge a section, and take up what can be written in it. */
  enlarge(section: SectionName | null): void {
    this.#enlarging.show(section);
    if (section === null || !this.live || this.held?.section === section) return;
    const usable = this.#own.filter((chip) => chip.section === section && chip.usable);
    const chip = usable.find(({ kept }) => !kept) ?? usable[0];
    if (chip) this.wish = chip.verb;
  }

  /** End what is being written; what would be lost is said first. */
  end(): void {
    if (!this.offers.all.has(this.ending)) return void this.attempt(this.ending); // to hear why not
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
    this.pose = UPRIGHT;
  }

  turnBy(by: number): void {
    this.pose = turn(this.pose, by);
    this.#table.sound("pick");
  }

  mirror(): void {
    this.pose = flip(this.pose);
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
    const { held, meant, mine, print } = this;
    const { say } = this.#table;
    if (!this.live || this.choosing || !held) return null;
    if (meant?.ok) {
      const { action } = meant;
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
