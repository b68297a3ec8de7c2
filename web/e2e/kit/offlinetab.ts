// A tab without a page: it talks to the browser's table as the workers of other tabs do, and writes down what it said.

import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import type { FromTable, ToTable } from "../../src/device/messages.ts";
import type { ClientMessage, Legal, NewTable, ServerMessage, TableInfo, Update } from "../../src/generated/protocol.ts";

/** What was said, as `python -m tests.offline.again` takes it. */
export type Step =
  | ["ask", string, string, string | null, string]
  | ["connect", number, string, string]
  | ["send", number, string]
  | ["hang-up", number];

type Answer = [status: number, text: string];

/** What the table says to this tab, in the page. */
interface Ear {
  say(message: ToTable): void;
  /** The answer to a question with this id. */
  answer(id: number): Promise<Answer>;
  /** What was heard on a line, and is not yet read, once `over` says that nothing more will come by itself. */
  lines: Map<number, string[]>;
}

declare global {
  interface Window {
    ear: Ear;
  }
}

/** Runs in the page. */
async function listenInPage(): Promise<void> {
  const me: string = crypto.randomUUID();
  await new Promise<void>(
    (held) =>
      void navigator.locks.request(`meseta-table-page-${me}`, () => {
        held();
        return new Promise(() => undefined);
      }),
  );
  const channel = new BroadcastChannel("meseta-table");
  const asking = new Map<number, (answer: Answer) => void>();
  const lines = new Map<number, string[]>();
  channel.onmessage = ({ data }: MessageEvent<{ to?: string; message: FromTable }>) => {
    const { to, message } = data;
    if (to !== me) return;
    if (message.kind === "answer") asking.get(message.id)?.([message.status, message.text]);
    else if (message.kind === "message") lines.get(message.line)?.push(message.text);
    else if (message.kind === "closed") lines.get(message.line)?.push(String(message.code));
  };
  window.ear = {
    lines,
    say: (message) => channel.postMessage({ from: me, message }),
    answer: (id) => new Promise((settle) => asking.set(id, settle)),
  };
}

export class Tab {
  readonly steps: Step[] = [];
  readonly answers: Answer[] = [];
  /** Everything that was heard on each line. */
  readonly heard = new Map<number, string[]>();
  /** Begins the ids of what is submitted here: a table takes the same id from the same seat for a repetition. */
  readonly name = randomUUID().slice(0, 8);
  readonly #page: Page;
  #number = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Another tab beside this page, of the same browser. */
  static async beside(page: Page): Promise<Tab> {
    await page.evaluate(listenInPage);
    return new Tab(page);
  }

  /** Ask something, and remember it. */
  async ask(method: string, path: string, body: object | null = null, language = "en"): Promise<string> {
    const text = body && JSON.stringify(body);
    this.steps.push(["ask", method, path, text, language]);
    const answer = await this.#asked(method, path, text, language);
    this.answers.push(answer);
    if (answer[0] >= 400) throw new Error(`${method} ${path}: ${answer.join(" ")}`);
    return answer[1];
  }

  #asked(method: string, path: string, body: string | null, language = "en"): Promise<Answer> {
    const message: ToTable = { kind: "ask", id: ++this.#number, asked: { method, path, language, body } };
    return this.#page.evaluate((message) => {
      const answer = window.ear.answer(message.id);
      window.ear.say(message);
      return answer;
    }, message);
  }

  /** Create a table, and wait until its bots have done what they have to do first. */
  async create(table: Omit<NewTable, "seats" | "start">): Promise<string> {
    const whole: NewTable = { ...table, seats: table.chairs?.length ?? 1, start: true };
    const { id } = JSON.parse(await this.ask("POST", "/tables", whole)) as TableInfo;
    for (;;) {
      const [, text] = await this.#asked("GET", "/tables/mine", null);
      const { tables } = JSON.parse(text) as { tables: { id: string; acting: number[]; mine: number[] }[] };
      const found = tables.find((line) => line.id === id);
      if (found?.acting.every((seat) => found.mine.includes(seat))) return id;
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  /** Open a line to a table, and say hello. */
  async connect(table: string): Promise<Line> {
    const line = ++this.#number;
    this.steps.push(["connect", line, table, "en"]);
    this.heard.set(line, []);
    await this.#page.evaluate(
      ([line, table]) => {
        window.ear.lines.set(line, []);
        window.ear.say({ kind: "connect", line, table, language: "en" });
      },
      [line, table] as const,
    );
    const opened = new Line(this, line);
    await opened.greet();
    return opened;
  }

  /** Send a message on a line; what was heard since, once `expected` of it has come. */
  async send(
    line: number,
    message: ClientMessage,
    over: (heard: ServerMessage[]) => boolean,
  ): Promise<ServerMessage[]> {
    const text = JSON.stringify(message);
    this.steps.push(["send", line, text]);
    let sent: string | null = text;
    const messages: ServerMessage[] = [];
    while (!over(messages)) {
      const come = await this.#page.evaluate(this.#hear, [line, sent] as const);
      sent = null;
      this.heard.get(line)?.push(...come);
      for (const text of come) messages.push(JSON.parse(text) as ServerMessage);
    }
    return messages;
  }

  /** Runs in the page: send, and wait until something was heard. */
  readonly #hear = async ([line, sent]: readonly [number, string | null]): Promise<string[]> => {
    if (sent !== null) window.ear.say({ kind: "send", line, text: sent });
    const heard = window.ear.lines.get(line) ?? [];
    while (!heard.length) await new Promise((done) => setTimeout(done, 1));
    return heard.splice(0);
  };

  hangUp(line: number): Promise<void> {
    this.steps.push(["hang-up", line]);
    return this.#page.evaluate((line) => window.ear.say({ kind: "hang-up", line }), line);
  }
}

/** A line to a table, with the latest of what each of its viewers was told. */
export class Line {
  readonly updates = new Map<number, Update>();
  readonly #tab: Tab;
  readonly #line: number;
  #sent = 0;

  constructor(tab: Tab, line: number) {
    this.#tab = tab;
    this.#line = line;
  }

  async greet(): Promise<void> {
    await this.#send({ type: "hello" }, () => this.#isMine());
  }

  /** Do something, and wait until it is one's own turn again or the match is over; whether it was accepted. */
  async submit(seat: number, action: string): Promise<boolean> {
    const { step } = this.updates.get(seat)!;
    const id = this.#newId();
    const answered = (heard: ServerMessage[]) => heard.find((message) => "id" in message && message.id === id);
    const heard = await this.#send(
      { type: "submit", id, seat, step: step!, action },
      (heard) => answered(heard) !== undefined && this.#isMine(),
    );
    return answered(heard)?.type === "accepted";
  }

  #newId(): string {
    return `${this.#tab.name}-${this.#line}-${++this.#sent}`;
  }

  /** A hint, in notation. */
  async hint(seat: number): Promise<string> {
    const id = this.#newId();
    const heard = await this.#send({ type: "hint", id, seat }, (heard) =>
      heard.some((message) => "id" in message && message.id === id),
    );
    const hinted = heard.find((message) => message.type === "hinted");
    if (hinted?.type !== "hinted") throw new Error(JSON.stringify(heard));
    return hinted.hint.turn[0] ?? "";
  }

  hangUp(): Promise<void> {
    return this.#tab.hangUp(this.#line);
  }

  get isOver(): boolean {
    return [...this.updates.values()].some(({ result }) => result !== null);
  }

  /** What each of one's seats may do. */
  get offers(): [seat: number, legal: Legal][] {
    return [...this.updates].flatMap(([seat, { legal }]) => (legal ? [[seat, legal] as [number, Legal]] : []));
  }

  /** Whether nobody is to act but one's own seats, or nobody at all. */
  #isMine(): boolean {
    const updates = [...this.updates.values()];
    return (
      updates.length > 0 &&
      (this.isOver ||
        updates.every(({ acting }) => acting.length > 0 && acting.every((seat) => this.updates.has(seat))))
    );
  }

  async #send(message: ClientMessage, over: (heard: ServerMessage[]) => boolean): Promise<ServerMessage[]> {
    let read = 0;
    return this.#tab.send(this.#line, message, (heard) => {
      for (; read < heard.length; read++) {
        const next = heard[read]!;
        if (next.type === "update" && next.viewer !== null) this.updates.set(next.viewer, next);
      }
      return over(heard);
    });
  }
}
