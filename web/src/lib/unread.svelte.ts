// Which lines of a table's chat have not been read yet. This browser remembers it for its latest tables.

import type { ChatLine, TableInfo } from "../generated/protocol";

const KEY = "meseta-read";
const TABLES = 30;

type Marks = [table: string, line: number][];

function marks(): Marks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Marks;
  } catch {
    return []; // storage may be unavailable
  }
}

export class Unread {
  #read = $state(0);
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
    this.#read = marks().find(([id]) => id === table)?.[1] ?? 0;
  }

  /** How many lines others have written since. What was said at the table of which this is the rematch is known. */
  count(chat: readonly ChatLine[], info: TableInfo | null, mine: readonly number[]): number {
    const own = ({ seat }: ChatLine) => seat !== null && mine.includes(seat);
    return chat.filter((line) => line.n > this.#read && !own(line) && line.at > (info?.created ?? 0)).length;
  }

  /** Everything up to this line has been read. */
  readTo(line: number): void {
    if (line <= this.#read) return;
    this.#read = line;
    try {
      const others = marks().filter(([id]) => id !== this.#table);
      localStorage.setItem(KEY, JSON.stringify([...others, [this.#table, line]].slice(-TABLES)));
    } catch {
      // see `marks`
    }
  }
}
