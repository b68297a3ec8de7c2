// One table as this page knows it: what the socket has sent, whose view is displayed, which past moment is displayed.

import type { ChatLine, Frame, Refusal, ServerMessage, TableInfo, Told, Update } from "../generated/protocol";
import { api } from "./api";
import { nextViewer } from "./viewer";
import { browserWire, TableSocket, type Answer, type Connection, type Wire } from "./socket";

/** What one viewer knows. */
export interface Seen {
  update: Update;
  /** Everything sent to this viewer, in order. */
  log: Told[];
  /** What has just happened, to be animated once. */
  fresh: Told[];
  /** Sent while another viewer's view was displayed. */
  missed: Told[];
}

interface Hooks {
  /** Something happened that the displayed viewer may know. */
  ontold?: (told: Told[], update: Update) => void;
  onchat?: (line: ChatLine) => void;
  connect?: () => Wire;
}

const key = (viewer: number | null) => (viewer === null ? "spectator" : String(viewer));
/** After a long absence, only the latest events are animated. */
const MOST_ANIMATED = 12;
const PAGE = 200;

export class TableStore {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  viewers = $state.raw<(number | null)[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>("connecting");
  /** Whether the page has ever been connected: before that, no connection can be lost. */
  met = $state(false);
  viewer = $state<number | null>(null);
  /** The seat the screen should be passed to, while the curtain is down. */
  curtain = $state<number | null>(null);
  looking = $state.raw<Frame | null>(null);
  sending = $state(false);
  /** Milliseconds the server's clock is ahead of this browser's. */
  offset = $state(0);

  #seen = $state.raw<Record<string, Seen>>({});
  #lookingTold = $state.raw<Told[]>([]);
  #started = false;
  #secretHands = true;
  /** The state of the seat when something was last sent. */
  #sentFor = "";
  /** Counts requests for past moments, so that a late answer to an earlier one is ignored. */
  #wish = 0;
  readonly #hooks: Hooks;
  readonly #socket: TableSocket;

  constructor(id: string, hooks: Hooks = {}) {
    this.id = id;
    this.#hooks = hooks;
    this.#socket = new TableSocket({
      connect: hooks.connect ?? (() => browserWire(id)),
      hello: () => ({ since: this.#since(), chat: this.chat.at(-1)?.n ?? 0 }),
      onmessage: (message) => this.#receive(message),
      onconnection: (connection) => {
        this.connection = connection;
        if (connection === "open") this.met = true;
      },
    });
  }

  get seen(): Seen | null {
    return this.#seen[key(this.viewer)] ?? null;
  }

  get acting(): number[] {
    return this.seen?.update.acting ?? this.info?.acting ?? [];
  }

  /** The seats this page plays. */
  get mine(): number[] {
    return this.viewers.filter((viewer) => viewer !== null);
  }

  get myTurn(): boolean {
    return this.info?.status === "playing" && this.acting.some((seat) => this.mine.includes(seat));
  }

  /** What the board animates: the latest events, or those of the displayed past moment. */
  get told(): Told[] {
    return this.looking ? this.#lookingTold : (this.seen?.fresh ?? []);
  }

  reconnect(): void {
    this.#socket.reconnect();
  }

  end(): void {
    this.#wish++;
    this.#socket.end();
  }

  /** The game has loaded and keeps nothing secret: raise a curtain that fell before that was known. */
  openHands(): void {
    this.#secretHands = false;
    this.lift();
  }

  async act(action: string): Promise<Refusal | true> {
    const step = this.seen?.update.step;
    if (this.viewer === null || !step) return true;
    const asked = this.#standing();
    if (this.sending && asked === this.#sentFor) return true; // pressed twice: the second could only be too late
    this.sending = true;
    this.#sentFor = asked;
    const answer = await this.#socket.submit(this.viewer, step, action);
    this.sending = this.#socket.unanswered > 0;
    return answer.ok || !answer.refusal ? true : answer.refusal;
  }

  async explain(action: string): Promise<Refusal | null> {
    if (this.viewer === null) return null;
    const answer = await this.#socket.explain(this.viewer, action);
    if (!answer.ok) return answer.refusal;
    return answer.message.type === "explained" ? answer.message.error : null;
  }

  /** What the server would do; null if the seat has something else to decide by the time it answers. */
  async hint(): Promise<Answer | null> {
    const asked = this.#standing();
    const answer = await this.#socket.hint(this.viewer ?? 0);
    return asked === this.#standing() ? answer : null;
  }

  /** Identifies the decision the displayed seat faces; what others do meanwhile does not change it. */
  #standing(): string {
    return JSON.stringify([this.viewer, this.curtain, this.seen?.update.step]);
  }

  say(text: string): Promise<Answer> {
    return this.#socket.say(text);
  }

  /** The right player is now at the screen. */
  lift(): void {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.curtain = null;
    this.#show(seat);
  }

  /** Display this viewer's view, beginning with what they missed. A past moment shown to another viewer is closed. */
  #show(viewer: number | null): void {
    this.now();
    this.viewer = viewer;
    const seen = this.#seen[key(viewer)];
    if (seen) this.#keep(viewer, { ...seen, fresh: seen.missed.slice(-MOST_ANIMATED), missed: [] });
  }

  /** Display the table as it was after one moment. */
  async look(n: number): Promise<void> {
    const wish = ++this.#wish;
    const [frame] = await this.#moments(n, 1);
    if (wish !== this.#wish) return;
    this.#lookingTold = [];
    this.looking = frame ?? null;
  }

  now(): void {
    this.#wish++;
    this.looking = null;
  }

  /** Replay the latest moments one after another, then return to the present. */
  async again(from: number, pace = 900): Promise<void> {
    const wish = ++this.#wish;
    const frames = await this.#moments(Math.max(0, from - 1), 40);
    for (const frame of frames) {
      if (wish !== this.#wish) return;
      this.#lookingTold = frame.n >= from && frame.told ? [frame.told] : [];
      this.looking = frame;
      await new Promise((done) => setTimeout(done, pace));
    }
    if (wish === this.#wish) this.looking = null;
  }

  /** Moments as this viewer counts them. An open record counts every entry, sent or not: there the page counts. */
  async #moments(start: number, count: number): Promise<Frame[]> {
    const found = await api.frames(this.id, this.viewer, start, count);
    if (!found.open) return found.frames;
    const all: Frame[] = [];
    for (let at = 0; at <= found.last; at += PAGE)
      all.push(...(await api.frames(this.id, this.viewer, at, PAGE)).frames);
    const noticed = all.filter(({ told }) => told === null || told.events.length > 0);
    return noticed.map((frame, n) => ({ ...frame, n })).slice(start, start + count);
  }

  #since(): Record<string, number> {
    return Object.fromEntries(Object.entries(this.#seen).map(([viewer, seen]) => [viewer, seen.update.n]));
  }

  #receive(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#meet(message.table);
      this.viewers = message.viewers;
      this.chat = [...this.chat, ...message.chat];
      if (!message.viewers.includes(this.viewer)) this.viewer = nextViewer(message.viewers, message.table.acting, null);
    } else if (message.type === "table") {
      this.#meet(message.table);
    } else if (message.type === "update") {
      this.#update(message);
    } else if (message.type === "said") {
      if (this.chat.some((line) => line.n === message.line.n)) return;
      this.chat = [...this.chat, message.line];
      this.#hooks.onchat?.(message.line);
    }
  }

  #meet(info: TableInfo): void {
    this.info = info;
    this.offset = info.clocks.now - Date.now();
  }

  #update(update: Update): void {
    this.offset = update.clocks.now - Date.now();
    if (!this.viewers.includes(update.viewer))
      this.viewers = [...this.viewers.filter((v) => v !== null), update.viewer];
    const before = this.#seen[key(update.viewer)];
    const news = before ? update.told.filter(({ n }) => n > before.update.n) : [];
    const shown = update.viewer === this.viewer && this.curtain === null;
    this.#keep(update.viewer, {
      update,
      log: before ? [...before.log, ...news] : update.told,
      fresh: shown ? news.slice(-MOST_ANIMATED) : [],
      missed: shown ? [] : [...(before?.missed ?? []), ...news],
    });
    this.#choose(update);
    if (update.viewer === this.viewer && news.length) this.#hooks.ontold?.(news, update);
  }

  #keep(viewer: number | null, seen: Seen): void {
    this.#seen = { ...this.#seen, [key(viewer)]: seen };
  }

  /** On a shared screen, switch to the player who acts next, hiding the change of hands from the others. */
  #choose(update: Update): void {
    const first = !this.#started;
    this.#started = true;
    if (this.mine.length < 2) {
      this.viewer = this.viewers[0] ?? null;
      return;
    }
    const next = nextViewer(this.viewers, update.acting, this.curtain ?? this.viewer);
    if (update.result || !this.#secretHands) {
      this.curtain = null;
      if (next !== this.viewer) this.#show(next);
    } else if (next !== null && (next !== this.viewer || first)) {
      this.curtain = next;
      this.now();
    }
  }
}
