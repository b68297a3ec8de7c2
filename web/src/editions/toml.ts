// TOML with its places: what an edition's file says, and where each value stands in the text, so that one value can be
// changed without touching the rest. It reads what editions use; whether the file is right is for the server to say.

export type Scalar = string | number | boolean;

/** Something in the text, from `start` up to `end`. */
interface Placed {
  start: number;
  end: number;
}
export interface ValueNode extends Placed {
  kind: "value";
  value: Scalar;
}
export interface ListNode extends Placed {
  kind: "list";
  items: TomlNode[];
  /** Whether its items are tables, each under a heading of its own: `[[card]]`. */
  headed: boolean;
}
export interface TableNode extends Placed {
  kind: "table";
  entries: Map<string, TomlNode>;
}
export type TomlNode = ValueNode | ListNode | TableNode;

export type Path = readonly (string | number)[];

/** The text cannot be read from here on. */
export class Unreadable extends Error {
  constructor(readonly at: number) {
    super(`TOML cannot be read at ${at}`);
  }
}

const BARE = /[A-Za-z0-9_-]+/y;
const NUMBER = /[+-]?(?:\d[\d_]*)(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?(?=[\s,\]}#]|$)/y;
const TRIVIA = /(?:[ \t\r\n]+|#[^\n]*)*/y;
const BLANKS = /[ \t]*/y;
const LINE_END = /[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/y;
const ESCAPES: Record<string, string> = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", '"': '"', "\\": "\\" };

const newTable = (start: number): TableNode => ({ kind: "table", entries: new Map(), start, end: start });

class Reader {
  private at = 0;
  private readonly root = newTable(0);

  constructor(private readonly text: string) {}

  read(): TableNode {
    let table = this.root;
    for (this.skip(TRIVIA); this.at < this.text.length; this.skip(TRIVIA)) {
      if (this.next("[")) table = this.heading();
      else {
        this.pair(table);
        this.lineEnd();
      }
      table.end = this.at;
    }
    this.root.end = this.text.length;
    return this.root;
  }

  /** The table under `[board]`, or the next one under `[[card]]`; its text begins with the heading. */
  private heading(): TableNode {
    const start = this.at;
    const several = this.text.startsWith("[[", start);
    this.at += several ? 2 : 1;
    const keys = this.keys();
    this.expect(several ? "]]" : "]");
    this.lineEnd();
    const last = keys.pop() ?? "";
    const parent = this.inside(this.root, keys);
    const found = parent.entries.get(last);
    if (!several && found?.kind === "table") return found;
    const table = newTable(start);
    if (!several) parent.entries.set(last, table);
    else if (found?.kind === "list" && found.headed) found.items.push(table);
    else parent.entries.set(last, { kind: "list", items: [table], headed: true, start, end: start });
    return table;
  }

  /** The table under these keys, made where there is none; of several, the last. */
  private inside(table: TableNode, keys: readonly string[]): TableNode {
    for (const key of keys) {
      const found = table.entries.get(key);
      const inner = found?.kind === "list" ? found.items.at(-1) : found;
      if (inner && inner.kind !== "table") throw new Unreadable(this.at);
      const next = inner ?? newTable(this.at);
      if (!found) table.entries.set(key, next);
      table = next;
    }
    return table;
  }

  private pair(table: TableNode): void {
    const keys = this.keys();
    this.expect("=");
    const last = keys.pop() ?? "";
    const owner = this.inside(table, keys);
    if (owner.entries.has(last)) throw new Unreadable(this.at);
    owner.entries.set(last, this.value());
  }

  private keys(): string[] {
    const found: string[] = [];
    do {
      this.skip(BLANKS);
      found.push(this.next('"') || this.next("'") ? String(this.string().value) : this.match(BARE));
      this.skip(BLANKS);
    } while (this.take("."));
    return found;
  }

  private value(): TomlNode {
    this.skip(BLANKS);
    if (this.next('"') || this.next("'")) return this.string();
    if (this.next("[")) return this.list();
    if (this.next("{")) return this.inlineTable();
    const start = this.at;
    for (const [word, value] of [["true", true] as const, ["false", false] as const])
      if (this.take(word)) return { kind: "value", value, start, end: this.at };
    const value = Number(this.match(NUMBER).replaceAll("_", ""));
    return { kind: "value", value, start, end: this.at };
  }

  private list(): ListNode {
    const start = this.at;
    const items: TomlNode[] = [];
    this.expect("[");
    for (this.skip(TRIVIA); !this.take("]"); this.skip(TRIVIA)) {
      items.push(this.value());
      this.skip(TRIVIA);
      if (!this.next("]")) this.expect(",");
    }
    return { kind: "list", items, headed: false, start, end: this.at };
  }

  private inlineTable(): TableNode {
    const table = newTable(this.at);
    this.expect("{");
    for (this.skip(TRIVIA); !this.take("}"); this.skip(TRIVIA)) {
      this.pair(table);
      this.skip(TRIVIA);
      if (!this.next("}")) this.expect(",");
    }
    table.end = this.at;
    return table;
  }

  private string(): ValueNode {
    const start = this.at;
    const mark = this.text[start] ?? "";
    const long = this.text.startsWith(mark.repeat(3), start);
    const fence = long ? mark.repeat(3) : mark;
    this.at += fence.length;
    let value = "";
    while (!this.text.startsWith(fence, this.at)) {
      const letter = this.text[this.at];
      if (letter === undefined || (letter === "\n" && !long)) throw new Unreadable(start);
      value += letter === "\\" && mark === '"' ? this.escape() : letter;
      this.at += 1;
    }
    this.at += fence.length;
    return { kind: "value", value, start, end: this.at };
  }

  /** What an escape stands for; leaves the reader on its last letter. */
  private escape(): string {
    const letter = this.text[++this.at] ?? "";
    const digits = letter === "u" ? 4 : letter === "U" ? 8 : 0;
    if (digits) {
      const code = parseInt(this.text.slice(this.at + 1, this.at + 1 + digits), 16);
      if (!(code <= 0x10ffff)) throw new Unreadable(this.at);
      this.at += digits;
      return String.fromCodePoint(code);
    }
    return ESCAPES[letter] ?? "";
  }

  private next(what: string): boolean {
    return this.text.startsWith(what, this.at);
  }

  private take(what: string): boolean {
    const found = this.next(what);
    if (found) this.at += what.length;
    return found;
  }

  private expect(what: string): void {
    this.skip(BLANKS);
    if (!this.take(what)) throw new Unreadable(this.at);
  }

  private skip(what: RegExp): void {
    what.lastIndex = this.at;
    this.at += what.exec(this.text)?.[0].length ?? 0;
  }

  private match(what: RegExp): string {
    what.lastIndex = this.at;
    const found = what.exec(this.text)?.[0];
    if (found === undefined) throw new Unreadable(this.at);
    this.at += found.length;
    return found;
  }

  private lineEnd(): void {
    this.match(LINE_END);
  }
}

/** What the text says; throws `Unreadable` where it is no TOML that editions use. */
export const readToml = (text: string): TableNode => new Reader(text).read();

/** The part under this path; undefined if there is none. */
export function nodeAt(root: TomlNode, path: Path): TomlNode | undefined {
  let node: TomlNode | undefined = root;
  for (const key of path) {
    if (node?.kind === "table") node = node.entries.get(String(key));
    else if (node?.kind === "list" && typeof key === "number") node = node.items[key];
    else return undefined;
  }
  return node;
}

/** The same as plain data. */
export function dataOf(node: TomlNode): unknown {
  if (node.kind === "value") return node.value;
  if (node.kind === "list") return node.items.map(dataOf);
  return Object.fromEntries([...node.entries].map(([key, entry]) => [key, dataOf(entry)]));
}
