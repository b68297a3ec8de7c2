// One table as this page knows it: what the socket has sent, whose view is displayed, which past moment is displayed.

import type { ChatLine, Frame, Reacted, Refusal, ServerMessage, TableInfo, Told, Update } from "../generated/protocol";
import { api } from "./api";
import { coming, comingFrames, displayed } from "./director/coming";
import { Director, type Displayed } from "./director/director.svelte";
import { FACTORS, watched } from "./director/pace";
import type { Scene, Scenes } from "./director/scenes";
import { host } from "./host";
import { prefs } from "./prefs.svelte";
import type { Reaction } from "./reactions.svelte";
import { nextViewer } from "./viewer";
import { TableSocket, type Answer, type Connection, type Wire } from "./socket";

/** What one viewer knows. */
export interface Seen {
  update: Update;
  /** Everything sent to this viewer, in order. */
  log: Told[];
  /** Shows it to this viewer, while this viewer's view is displayed. */
  director: Director;
}

interface Hooks {
  /** The game's own scenes, once it is loaded. */
  scenes?: () => Scenes | undefined;
  /** A scene of the displayed viewer begins, or is skipped. */
  onscene?: (scene: Scene, position: Displayed, viewer: number | null) => void;
  onchat?: (line: ChatLine) => void;
  onreacted?: (reacted: Reacted) => void;
  connect?: () => Wire;
}

/** The most pages of earlier moments that are asked for by themselves: more than an ordinary match has. */
const MOST_PAGES = 5;
const key = (viewer: number | null) => (viewer === null ? "spectator" : String(viewer));
const PAGE = 200;

export class TableStore {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  viewers = $state.raw<(number | null)[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Of whom one wants to see nothing: their `who` at this table. */
  muted = $state.raw<readonly string[]>([]);
  connection = $state<Connection>("connecting");
  /** Whether the page has ever been connected: before that, no connection can be lost. */
  met = $state(false);
  viewer = $state<number | null>(null);
  /** The seat the screen should be passed to, while the curtain is down. */
  curtain = $state<number | null>(null);
  /** Shows a past moment, or the latest moments again; null in the present. */
  past = $state.raw<Director | null>(null);
  sending = $state(false);
  /** Milliseconds the server's clock is ahead of this browser's. */
  offset = $state(0);

  #seen = $state.raw<Record<string, Seen>>({});
  /** Whether nobody can see the board: the page is hidden, or its game is not loaded yet. */
  #unseen = false;
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
      connect: hooks.connect ?? (() => host.connect(id)),
      hello: () => ({ since: this.#since(), chat: this.chat.at(-1)?.n ?? 0, between: true }),
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

  /** The director of what is displayed: the past that is looked back at, else the present. */
  get director(): Director | null {
    return this.past ?? this.seen?.director ?? null;
  }

  /** The past moment that is displayed. */
  get looking(): Displayed | null {
    return this.past?.position ?? null;
  }

  /** The present, as far as it has been shown. */
  get #shown(): Displayed | null {
    return this.seen?.director.position ?? null;
  }

  /** What has been shown of the log. */
  get log(): Told[] {
    const n = this.#shown?.n ?? 0;
    const log = this.seen?.log.filter((told) => told.n <= n) ?? [];
    const { scene } = this.seen?.director ?? {};
    const last = log.at(-1);
    // Of the moment being shown, what its scenes have told so far.
    if (!scene || last?.n !== scene.n || (scene.shown ?? Infinity) >= last.events.length) return log;
    return [...log.slice(0, -1), { ...last, events: last.events.slice(0, scene.shown) }];
  }

  /** The table's status, as far as it has been shown: until the end has been seen, it is played. */
  get status(): TableInfo["status"] | undefined {
    const { info } = this;
    return info?.status === "finished" && this.#shown && !this.#shown.result ? "playing" : info?.status;
  }

  get result(): TableInfo["result"] {
    return this.#shown ? this.#shown.result : (this.info?.result ?? null);
  }

  get acting(): number[] {
    return this.#shown?.acting ?? this.info?.acting ?? [];
  }

  /** The seats this page plays. */
  get mine(): number[] {
    return this.viewers.filter((viewer) => viewer !== null);
  }

  /** Whether it is my turn by now, shown or not. */
  get myTurn(): boolean {
    const acting = this.seen?.update.acting ?? this.info?.acting ?? [];
    return this.info?.status === "playing" && acting.some((seat) => this.mine.includes(seat));
  }

  /** What the board animates. */
  get told(): Told[] {
    return this.director?.told ?? [];
  }

  /** Nobody can see the board, or somebody can again: what happens meanwhile is shown then. */
  unseen(unseen: boolean): void {
    this.#unseen = unseen;
    this.#attend();
  }

  /** Display the present at once. */
  skip(): void {
    this.now();
    this.seen?.director.skip();
  }

  reconnect(): void {
    this.#socket.reconnect();
  }

  end(): void {
    this.#wish++;
    this.past?.end();
    for (const { director } of Object.values(this.#seen)) director.end();
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
    this.skip(); // who acts does not wait
    const asked = this.standing;
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
    const asked = this.standing;
    const answer = await this.#socket.hint(this.viewer ?? 0);
    return asked === this.standing ? answer : null;
  }

  /** Identifies the decision the displayed seat faces; what others do meanwhile does not change it. */
  get standing(): string {
    return JSON.stringify([this.viewer, this.curtain, this.seen?.update.step]);
  }

  say(text: string): Promise<Answer> {
    return this.#socket.say(text);
  }

  react(reaction: Reaction): Promise<Answer> {
    return this.#socket.react(reaction);
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
    this.#attend();
  }

  /** Only what can be seen is shown: the displayed viewer's present, unless a curtain or the past is in front of it. */
  #attend(): void {
    const looked = this.curtain === null && !this.past && !this.#unseen ? key(this.viewer) : null;
    for (const [viewer, { director }] of Object.entries(this.#seen)) if (viewer !== looked) director.sleep();
    if (looked !== null) this.#seen[looked]?.director.wake();
  }

  /** Display the table as it was after one moment. */
  async look(n: number): Promise<void> {
    const wish = ++this.#wish;
    const [frame] = await this.#moments(n, 1);
    if (wish !== this.#wish) return;
    this.#lookAt(frame ? this.#recall(displayed(frame)) : null);
  }

  now(): void {
    this.#wish++;
    if (this.past) this.#lookAt(null);
  }

  /** Show the latest moments again, then return to the present. */
  async again(from: number): Promise<void> {
    const wish = ++this.#wish;
    const [first, ...frames] = await this.#moments(Math.max(0, from - 1), 40);
    if (wish !== this.#wish || !first) return;
    const past = this.#recall(displayed(first), () => this.past === past && this.now());
    this.#lookAt(past);
    past.play(comingFrames(frames));
  }

  #recall(position: Displayed, ondone?: () => void): Director {
    const { viewer } = this;
    const scenes = () => this.#hooks.scenes?.();
    const factor = () => watched(prefs.pace);
    return new Director(position, { viewer, scenes, factor, unhurried: true, ...(ondone ? { ondone } : {}) });
  }

  #lookAt(past: Director | null): void {
    this.past?.end();
    this.past = past;
    this.#attend();
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
      this.muted = message.muted;
      if (!message.viewers.includes(this.viewer)) this.viewer = nextViewer(message.viewers, message.table.acting, null);
    } else if (message.type === "table") {
      this.#meet(message.table);
    } else if (message.type === "update") {
      this.#update(message);
    } else if (message.type === "said") {
      if (this.chat.some((line) => line.n === message.line.n)) return;
      this.chat = [...this.chat, message.line];
      this.#hooks.onchat?.(message.line);
    } else if (message.type === "reacted") {
      this.#hooks.onreacted?.(message);
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
    const news = before ? coming(update).filter(({ told }) => told.n > before.update.n) : [];
    const director = before?.director ?? this.#direct(update);
    const [oldest] = update.told;
    const log =
      before && !(oldest && oldest.n > before.update.n + 1)
        ? [...before.log, ...news.map(({ told }) => told)]
        : update.told; // nothing is known yet, or so much was missed that only the latest was sent
    this.#keep(update.viewer, { update, log, director });
    this.#attend();
    if (news.length) director.play(news);
    else director.amend(displayed(update));
    this.#choose(update);
    if (log === update.told) void this.#completeLog(update.viewer);
  }

  /** Complete the log page by page; what lies even further back can be seen in the replay. */
  async #completeLog(viewer: number | null): Promise<void> {
    for (let page = 0; page < MOST_PAGES; page++) {
      const [oldest] = this.#seen[key(viewer)]?.log ?? [];
      if (!oldest || oldest.n === 1) return;
      const answer = await this.#socket.recall(viewer, oldest.n);
      const seen = this.#seen[key(viewer)];
      if (!answer.ok || answer.message.type !== "recalled" || seen?.log[0] !== oldest) return;
      this.#keep(viewer, { ...seen, log: [...answer.message.told, ...seen.log] });
    }
  }

  #direct(update: Update): Director {
    const { viewer } = update;
    return new Director(displayed(update), {
      viewer,
      scenes: () => this.#hooks.scenes?.(),
      factor: () => FACTORS[prefs.pace],
      pressed: () => viewer !== null && Number.isFinite(this.#seen[key(viewer)]?.update.clocks.due[viewer]),
      onscene: (scene, position) => this.#hooks.onscene?.(scene, position, viewer),
      ondone: () => {
        const latest = this.#seen[key(viewer)]?.update;
        if (latest && viewer === this.viewer) this.#choose(latest);
      },
    });
  }

  #keep(viewer: number | null, seen: Seen): void {
    this.#seen = { ...this.#seen, [key(viewer)]: seen };
  }

  /** On a shared screen, switch to the player who acts next, hiding the change of hands from the others. What led to it
   * is shown first. */
  #choose(update: Update): void {
    const first = !this.#started;
    this.#started = true;
    if (this.mine.length < 2) {
      this.viewer = this.viewers[0] ?? null;
      this.#attend();
      return;
    }
    const { seen } = this;
    if (this.curtain === null && seen && (update !== seen.update || seen.director.behind)) return;
    const next = nextViewer(this.viewers, update.acting, this.curtain ?? this.viewer);
    if (update.result || !this.#secretHands) {
      this.curtain = null;
      if (next === this.viewer) return;
      const other = this.#seen[key(next)];
      // Where nothing is secret, everyone at the screen has seen it already.
      if (other && !this.#secretHands) other.director.jump(displayed(other.update));
      this.#show(next);
    } else if (next !== null && (next !== this.viewer || first)) {
      this.curtain = next;
      this.now();
      this.#attend();
    }
  }
}
