// The table's worker. Each page has one, and one of them is the table: the browser's lock says which. The others pass
// on what their pages say, until the page of the one that was the table is closed; then another one takes over.

import type { Begin, FromTable, ToTable } from "./messages";
import { Table } from "./table";

const LOCK = "meseta-table";
const ME: string = crypto.randomUUID();
let seed: number | undefined;

type Passed = { from: string; message: ToTable } | { to: string; message: FromTable } | { from: string; message: null };
const channel = new BroadcastChannel(LOCK);
const tellPage = (message: FromTable) => self.postMessage(message);
const pageLock = (id: string) => `${LOCK}-page-${id}`;

// Held as long as this page lives: the table hangs up its lines when it is free.
void navigator.locks.request(pageLock(ME), () => new Promise(() => undefined));

/** What the page has said before it was known who is the table. */
const early: ToTable[] = [];
/** Says what the page says to whoever is the table. */
let sayToTable = (message: ToTable): void => void early.push(message);
self.onmessage = ({ data }: MessageEvent<Begin | ToTable>) => {
  if (data.kind === "begin") begin(data);
  else sayToTable(data);
};
channel.onmessage = ({ data }: MessageEvent<Passed>) => {
  if ("to" in data && (data.to === ME || data.to === "all")) tellPage(data.message);
};

/** Becomes the table, for as long as the page lives; another worker may have been it before. */
async function beTable({ instead = false } = {}): Promise<never> {
  const waiting: (() => Promise<void>)[] = [];
  let table: Table | null = null;
  const lines = new Map<string, number>();
  let state: FromTable = { kind: "progress", done: 0, stage: "download" };

  const tell = (to: string, message: FromTable) => {
    if (to === ME || to === "all") tellPage(message);
    if (to !== ME) channel.postMessage({ to, message } satisfies Passed);
  };
  const lineOf = (from: string, number: number): number => {
    const key = `${from} ${number}`;
    const line = lines.get(key) ?? lines.size + 1;
    lines.set(key, line);
    return line;
  };
  const known = new Set([ME]);
  /** Hangs up all lines of a page once it is gone. */
  const watch = (from: string) => {
    if (known.has(from)) return;
    known.add(from);
    void navigator.locks.request(pageLock(from), () => {
      for (const [key, line] of lines) {
        if (key.startsWith(`${from} `)) void table?.take({ kind: "hang-up", line }, line, () => undefined);
      }
    });
  };
  /** What was asked already: a page repeats what was not answered when another worker becomes the table. */
  const asked = new Set<string>();
  const take = (from: string, message: ToTable) => {
    watch(from);
    if ("id" in message) {
      const key = `${from} ${message.id}`;
      if (asked.has(key)) return;
      asked.add(key);
    }
    const line = "line" in message ? lineOf(from, message.line) : 0;
    const act = () =>
      table!
        .take(message, line, (answer) => tell(from, answer))
        .catch((error: unknown) => {
          console.error(error); // a fault of ours: the page is answered all the same
          if ("id" in message) tell(from, { kind: "answer", id: message.id, status: 500, text: "" });
        });
    if (table) void act();
    else waiting.push(act);
  };

  sayToTable = (message) => take(ME, message);
  for (const message of early.splice(0)) sayToTable(message);
  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if ("to" in data) return;
    if (data.message === null) tell(data.from, state);
    else take(data.from, data.message);
  };
  const enter = (next: FromTable) => tell("all", (state = next));
  enter(state);
  // Whatever was said since the other one fell silent was said to nobody.
  if (instead) tell("all", { kind: "moved" });
  try {
    table = await Table.start(seed, (done, stage) => enter({ kind: "progress", done, stage }));
    enter({ kind: "ready", kept: table.kept });
    for (const act of waiting.splice(0)) void act();
  } catch (error) {
    console.error(error); // for whoever looks for the reason
    enter({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
  return new Promise<never>(() => undefined);
}

/** Passes on what the page says to another page's worker, until that is gone. */
function beMessenger(): void {
  sayToTable = (message) => channel.postMessage({ from: ME, message } satisfies Passed);
  for (const message of early.splice(0)) sayToTable(message);
  channel.postMessage({ from: ME, message: null } satisfies Passed); // how far has it come with starting?
  void navigator.locks.request(LOCK, () => beTable({ instead: true }));
}

function begin(how: Begin): void {
  seed = how.seed;
  void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? beTable() : beMessenger()));
}
