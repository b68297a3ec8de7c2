// An edition that somebody is making: its text, what the server says of it, and the way back. Text and picture are two
// ways to change the same text; both come through here.

import type { EditionFinding, EditionReport } from "../generated/protocol";
import { Refused } from "../lib/api";
import type { Printed } from "../lib/game";
import { offsetOf, withTable, without, withValue } from "./surgery";
import { dataOf, nodeAt, readToml, type Path, type TableNode } from "./toml";

/** How long after the last change the text is sent to be checked, in milliseconds. */
const PAUSE = 250;
/** How long to wait if the server did not answer. */
const AGAIN = 3000;
/** Changes by typing within this time are taken back together. */
const ONE_CHANGE = 800;
const MOST_STEPS = 200;

export type Check = (text: string, signal: AbortSignal) => Promise<EditionReport>;

/** Where the text is kept between visits; the browser's own storage, or nothing if that is not allowed. */
export type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class Draft {
  /** The text of the house edition. */
  readonly house: string;
  private lastData: unknown = null;
  text = $state("");
  /** What the server said last, of this text or an earlier one. */
  report = $state.raw<EditionReport | null>(null);
  /** Whether the latest text has been judged. */
  judged = $state(false);
  /** Why it could not be checked; null if it could. */
  failure = $state.raw<unknown>(null);

  /** The text as it can be read; null where it is no TOML. */
  readonly root = $derived.by(() => readOrNull(this.text));
  /** As plain data: the latest that could be read, for the picture. */
  readonly data: unknown = $derived(this.root ? dataOf(this.root) : this.lastData);
  readonly findings: readonly EditionFinding[] = $derived(this.report?.findings ?? []);
  /** Whether the text as it stands is an edition that can be played. */
  readonly sound = $derived(this.judged && this.report !== null && this.report.edition !== null);
  readonly changed = $derived.by(() => this.text !== this.house);

  private past = $state.raw<readonly string[]>([]);
  private future = $state.raw<readonly string[]>([]);
  private group = "";
  private lastGroup = "";
  private typedAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;

  constructor(
    house: string,
    private readonly check: Check,
    private readonly kept: Kept | null,
    private readonly key: string,
  ) {
    this.house = house;
    this.text = this.read() ?? house;
    this.follow();
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** The text was changed by typing. */
  type(text: string, now = performance.now()): void {
    const typedAt = this.typedAt;
    this.together(now - typedAt < ONE_CHANGE ? this.lastGroup : `typing ${now}`, () => this.change(text));
    this.typedAt = now;
  }

  /** Begin with another text: a file, or the house edition. */
  begin(text: string): void {
    this.change(text);
  }

  /** Changes made together, here and in the next calls with the same name, are taken back together. */
  together(name: string, changes: () => void): void {
    this.group = name;
    try {
      changes();
    } finally {
      this.group = "";
    }
  }

  // By hand

  set(path: Path, value: Printed): void {
    if (this.root) this.change(withValue(this.text, path, value));
  }

  add(path: readonly string[], entries: Record<string, Printed>): void {
    if (this.root) this.change(withTable(this.text, path, entries));
  }

  remove(path: Path): void {
    if (this.root) this.change(without(this.text, path));
  }

  undo(): void {
    const text = this.past.at(-1);
    if (text === undefined) return;
    this.lastGroup = "";
    this.future = [...this.future, this.text];
    this.past = this.past.slice(0, -1);
    this.put(text);
  }

  redo(): void {
    const text = this.future.at(-1);
    if (text === undefined) return;
    this.past = [...this.past, this.text];
    this.future = this.future.slice(0, -1);
    this.put(text);
  }

  /** What is wrong within the part under this path. */
  at(path: Path): EditionFinding[] {
    const node = this.root && this.judged ? nodeAt(this.root, path) : undefined;
    if (!node) return [];
    return this.findings.filter((found) => {
      const start = offsetOf(this.text, found.line, found.column);
      return start >= node.start && start < node.end;
    });
  }

  /** Stop asking: nobody waits for the answer any more. */
  leave(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
  }

  private change(text: string): void {
    if (text === this.text) return;
    const joins = this.group !== "" && this.group === this.lastGroup;
    if (!joins) this.past = [...this.past, this.text].slice(-MOST_STEPS);
    this.lastGroup = this.group;
    this.future = [];
    this.put(text);
  }

  private put(text: string): void {
    this.typedAt = -Infinity;
    if (this.root) this.lastData = this.data;
    this.text = text;
    this.keep();
    this.follow(PAUSE);
  }

  /** Have the text checked after a while; of several answers only that to the latest text counts. */
  private follow(after = 0): void {
    this.judged = false;
    this.leave();
    this.timer = setTimeout(() => void this.ask(), after);
  }

  private async ask(): Promise<void> {
    const asking = (this.asking = new AbortController());
    try {
      const report = await this.check(this.text, asking.signal);
      if (asking.signal.aborted) return;
      [this.report, this.judged, this.failure] = [report, true, null];
    } catch (error) {
      if (asking.signal.aborted) return;
      this.failure = error;
      const seconds = error instanceof Refused ? Number(error.refusal.values.seconds ?? 0) : 0;
      this.timer = setTimeout(() => void this.ask(), Math.max(AGAIN, 1000 * seconds));
    }
  }

  private read(): string | null {
    try {
      return this.kept?.getItem(this.key) ?? null;
    } catch {
      return null;
    }
  }

  private keep(): void {
    try {
      if (this.changed) this.kept?.setItem(this.key, this.text);
      else this.kept?.removeItem(this.key);
    } catch {
      // storage may be full or forbidden; the page works without it
    }
  }
}

function readOrNull(text: string): TableNode | null {
  try {
    return readToml(text);
  } catch {
    return null;
  }
}
