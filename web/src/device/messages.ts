// What pages and the table's worker say to each other.

/** Something asked of the table, as of a server. */
export interface Asked {
  method: string;
  path: string;
  language: string;
  body: string | null;
}

/** A page's first message to its own worker: begin, with chance that repeats itself if there is a seed. */
export interface Begin {
  kind: "begin";
  seed: number | undefined;
}

/** From a page. Requests and lines are numbered by the page. */
export type ToTable =
  | { kind: "ask"; id: number; asked: Asked }
  | { kind: "connect"; line: number; table: string; language: string }
  | { kind: "send"; line: number; text: string }
  | { kind: "hang-up"; line: number }
  | { kind: "export"; id: number }
  | { kind: "replace"; id: number; copy: Uint8Array };

/** To a page. */
export type FromTable =
  /** How far the table has come with starting, from 0 to 1. */
  | { kind: "progress"; done: number; stage: Stage }
  /** The table is there; after another page was closed, it may be another one than before. */
  | { kind: "ready"; kept: boolean }
  | { kind: "failed"; reason: string }
  /** Another worker has become the table, and knows nothing of what was said before: say it again. */
  | { kind: "moved" }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "exported"; id: number; copy: Uint8Array }
  | { kind: "message"; line: number; text: string }
  | { kind: "closed"; line: number; code: number };

export type Stage = "download" | "python" | "tables";
