// A table's page: the table from the store, its game, the line below it, and the player's actions.

import { untrack } from "svelte";
import type { Refusal, Told, Update } from "../generated/protocol";
import { api } from "./api";
import { showFailure, showRefusal } from "./failures";
import { saveRecord } from "./download";
import type { GameModule } from "./game";
import { loadGame } from "./games";
import { Hints } from "./hint.svelte";
import { announce } from "./notices.svelte";
import { panels } from "./panels.svelte";
import { prefs, reducedMotion } from "./prefs.svelte";
import { go, place } from "./router.svelte";
import { comeIn, takeSeat } from "./session";
import { play } from "./sound";
import { reasonOf, say, seatName, titleOf, wordsOf } from "./speech.svelte";
import { sentences, firstSince } from "./sentences";
import { TableStore } from "./table.svelte";

export class TablePage {
  readonly id: string;
  readonly store: TableStore;
  module = $state.raw<GameModule | null>(null);
  components = $state.raw<unknown>(undefined);
  /** What the game asks of the player. */
  asked = $state("");
  /** Whether the board still shows what led to this position. */
  behind = $state(false);
  readonly hints: Hints;
  #left = false;

  constructor(id: string) {
    this.id = id;
    this.store = new TableStore(id, {
      ontold: (told, update) => this.#hear(told, update),
      onchat: (line) => announce(`${line.name}: ${line.text}`),
    });
    this.hints = new Hints(this);
    // A table created to retry an action starts with how it was done.
    const tried = place.query.get("try");
    if (tried) this.hints.current = { text: say("what-if-begin"), show: tried };
  }

  readonly info = $derived.by(() => this.store.info);
  readonly game = $derived(this.info?.game ?? "");
  readonly title = $derived(this.game ? titleOf(this.game) : "");
  readonly speak = $derived.by(() => wordsOf(this.game).speaker(this.name));
  readonly result = $derived.by(() => this.store.seen?.update.result ?? this.info?.result ?? null);
  readonly winners = $derived(this.result?.winners ?? []);
  readonly lost = $derived.by(() => this.store.met && ["lost", "connecting"].includes(this.store.connection));
  readonly mayAct = $derived.by(() => {
    const { viewer, acting, curtain } = this.store;
    return viewer !== null && acting.includes(viewer) && this.info?.status === "playing" && curtain === null;
  });
  /** Whose clock is shown in the line: mine if it runs, else the first that does. */
  readonly ticking = $derived.by(() => {
    const { acting, viewer, looking } = this.store;
    if (this.info?.status !== "playing" || looking) return undefined;
    return acting.find((seat) => seat === viewer) ?? acting[0];
  });

  /** A player without a name who plays alone here is “You”, and verbs agree with that. */
  name = (seat: number): string => {
    const chair = this.info?.chairs[seat];
    return chair?.mine && !chair.name && this.store.mine.length === 1 ? say("you-name") : seatName(this.info, seat);
  };

  /** The line below the table. */
  get line(): string {
    const { looking, acting, mine } = this.store;
    if (looking) return say("looking-back", { n: looking.n });
    if (this.hints.line !== null) return this.hints.line;
    if (this.behind) return this.asked;
    if (this.result) return this.verdict;
    if (this.mayAct) return this.asked || say("your-turn");
    if (this.info?.status === "stuck")
      return this.info.trouble ? reasonOf(this.info.trouble, this.game) : say("status-stuck");
    const others = acting.filter((seat) => !mine.includes(seat));
    return others.length
      ? say("waiting-for", { names: others.map(this.name).join(", "), count: others.length })
      : this.asked;
  }

  /** How the match ended, from the viewer's perspective. */
  get verdict(): string {
    const { result, winners } = this;
    if (!result || !this.info) return "";
    // A solo game may have no winner or loser: then the game gives its own verdict.
    if (wordsOf(this.game).has(`verdict-${result.code}`))
      return this.speak(`verdict-${result.code}`, { total: result.scores[0]?.total ?? 0 });
    if (this.info.seats === 1) return say(winners.length ? "you-won" : "you-lost");
    if (winners.length === 1 && winners[0] === this.store.viewer && this.store.mine.length === 1) return say("you-won");
    return winners.length
      ? say("won", { names: winners.map(this.name).join(", "), count: winners.length })
      : say("nobody-won");
  }

  /** Open the table, by a private link if the address has one, and follow it until the page is left. Called once, by
   * the page. */
  follow(): void {
    void this.#arrive();
    let loadedFor = "";
    $effect(() => {
      if (!this.game || loadedFor === this.game) return;
      loadedFor = panels.game = this.game;
      void this.#fetchGame(this.game);
    });
    $effect(() => () => {
      this.#left = true;
      this.store.end();
      panels.game = null;
    });
    $effect(() => {
      if (this.info?.status === "record") go(`/r/${this.id}`, true);
    });
    $effect(() => {
      if (this.lost) announce(say("reconnecting"));
    });
    this.#followTurns();
  }

  async #arrive(): Promise<void> {
    const token = /(?:^|&)seat=([^&]+)/.exec(location.hash.slice(1))?.[1];
    if (!token) return;
    history.replaceState(null, "", location.pathname);
    await this.change(async () => {
      await takeSeat(decodeURIComponent(token));
      this.store.reconnect();
    });
  }

  /** Load the game's page and its components; retried if the connection fails. */
  async #fetchGame(key: string): Promise<void> {
    try {
      const [found, edition] = await Promise.all([loadGame(key), api.tableEdition(this.id)]);
      if (found.openHands) this.store.openHands();
      this.components = edition.components;
      this.module = found;
    } catch {
      if (!this.#left) setTimeout(() => void this.#fetchGame(key), 2000);
    }
  }

  #followTurns(): void {
    let wasMine = false;
    $effect(() => {
      const mine = this.store.myTurn && !this.behind;
      if (mine && !wasMine) this.#callToTurn();
      wasMine = mine;
    });
  }

  #callToTurn(): void {
    announce(say("your-turn"));
    if (prefs.sounds) play("turn");
    const may = typeof Notification !== "undefined" && Notification.permission === "granted";
    if (!prefs.notify || !document.hidden || !may) return;
    const note = new Notification(say("your-turn"), { body: this.title, tag: this.id, icon: "/icon.svg" });
    note.onclick = () => window.focus();
  }

  #hear(told: Told[], { result, viewer }: Update): void {
    this.hints.forget();
    for (const moment of told) for (const sentence of sentences(moment.events, this.speak)) announce(sentence);
    if (result && prefs.sounds && viewer !== null && result.winners.includes(viewer)) play("win");
  }

  /** Do it, and report a failure. */
  async change(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
    } catch (error) {
      showFailure(error, this.game, this.name);
    }
  }

  refuse = (refusal: Refusal): void => {
    if (prefs.sounds) play("refuse");
    showRefusal(refusal, this.game, this.name);
  };

  act = async (action: string): Promise<boolean> => {
    this.hints.forget();
    const answer = await this.store.act(action);
    if (answer !== true) this.refuse(answer);
    return answer === true;
  };

  /** Called in effects, which must not depend on what was asked before: two parts of a board may ask in turn. */
  ask = (sentence: string): void => {
    if (sentence !== untrack(() => this.asked)) this.hints.said = false;
    this.asked = sentence;
  };

  lag = (behind: boolean): void => {
    this.behind = behind;
  };

  /** Send a chat message; returns whether it was sent. */
  chat = async (text: string): Promise<boolean> => {
    try {
      if (!this.store.mine.length) await comeIn();
    } catch (error) {
      showFailure(error, this.game, this.name);
      return false;
    }
    let answer = await this.store.say(text);
    if (!answer.ok && answer.refusal?.code === "not_signed_in") {
      this.store.reconnect(); // the session was opened after the socket
      answer = await this.store.say(text);
    }
    if (!answer.ok && answer.refusal) this.refuse(answer.refusal);
    return answer.ok;
  };

  rematch = (): Promise<void> =>
    this.change(async () => {
      const next = this.info?.rematch ?? (await api.rematch(this.id)).id;
      if (!this.#left) go(`/t/${next}`);
    });

  save = (): Promise<void> => this.change(() => saveRecord(this.game, this.id));

  /** Replay what came after the player's own last action. */
  again = (): void => {
    const { seen, viewer } = this.store;
    if (seen) void this.change(() => this.store.again(firstSince(seen.log, viewer), reducedMotion() ? 500 : 1000));
  };
}
