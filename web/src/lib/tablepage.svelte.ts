// A table's page: the table from the store, its game, the line below it, and the player's actions.

import { untrack } from "svelte";
import type { Refusal } from "../generated/protocol";
import { api } from "./api";
import { countWaiting } from "./badge";
import { callFromElsewhere } from "./elsewhere";
import { Company } from "./company.svelte";
import { answerTo, showFailure, type Answered } from "./failures";
import { saveRecord } from "./download";
import type { Displayed } from "./director/director.svelte";
import type { Scene } from "./director/scenes";
import type { GameModule } from "./game";
import { loadGame } from "./games";
import { Hints } from "./hint.svelte";
import { announce } from "./notices.svelte";
import { panels } from "./panels.svelte";
import { prefs } from "./prefs.svelte";
import { address, go, place } from "./router.svelte";
import { takeSeat } from "./session";
import { play } from "./sound";
import { listed, reasonOf, say, seatName, speakerOf, titleOf, wordsOf } from "./speech.svelte";
import { sentences, firstSince } from "./sentences";
import { TableStore } from "./table.svelte";

export class TablePage {
  readonly id: string;
  readonly store: TableStore;
  module = $state.raw<GameModule | null>(null);
  components = $state.raw<unknown>(undefined);
  /** What the game asks of the player. */
  asked = $state("");
  /** Why the last attempt was refused; the line says so until the next one. */
  refused = $state.raw<Answered | null>(null);
  /** Whether the browser shows another page. */
  hidden = $state(document.hidden);
  /** Whether the verdict has been told: only after the count. */
  told = $state(false);
  /** Whether the match was going on when this page was opened. */
  witnessed = $state(false);
  readonly hints: Hints;
  readonly company: Company;
  /** Whether the page has been left. */
  left = false;

  constructor(id: string) {
    this.id = id;
    this.store = new TableStore(id, {
      scenes: () => this.module?.scenes,
      onscene: (scene, position, viewer) => this.#hear(scene, position, viewer),
      onreacted: (reacted) => this.company.see(reacted),
      onchat: (line) => this.company.hear(line),
    });
    this.hints = new Hints(this);
    this.company = new Company(this);
    // A table created to retry an action starts with how it was done.
    const tried = place.query.get("try");
    if (tried) this.hints.current = { text: say("what-if-begin"), show: tried };
  }

  readonly info = $derived.by(() => this.store.info);
  readonly game = $derived(this.info?.game ?? "");
  readonly title = $derived(this.game ? titleOf(this.game) : "");
  /** Sentences address the player as “you”, as prompts do; a list of seats has everybody's name. */
  readonly speak = $derived.by(() =>
    speakerOf(this.game, this.module, this.info?.seats ?? 0, (seat) =>
      this.#isOwn(seat) ? say("you-name") : this.name(seat),
    ),
  );
  readonly result = $derived.by(() => this.store.result);
  readonly winners = $derived(this.result?.winners ?? []);
  readonly lost = $derived.by(() => this.store.met && ["lost", "connecting"].includes(this.store.connection));
  /** Whether the present is displayed and the viewer may act in it. */
  readonly mayAct = $derived.by(() => {
    const { viewer, acting, curtain, seen } = this.store;
    if (viewer === null || curtain !== null || !seen?.director.current) return false;
    return acting.includes(viewer) && this.info?.status === "playing";
  });
  /** Whether the page calls the player: it is their turn, and they have seen what led to it or are not looking. */
  readonly calling = $derived.by(() => this.store.myTurn && (this.hidden || !this.behind));
  /** What is being shown in words, if anything is. Of their own action the player needs no account. */
  readonly telling = $derived.by(() => {
    const { director, viewer, past } = this.store;
    const scene = director?.scene;
    if (!scene || (scene.seat === viewer && !scene.shared && director.current && !past)) return null;
    return scene.line(this.speak) || null;
  });
  /** Whether the board still shows what led to this position. */
  readonly behind = $derived.by(() => this.store.seen?.director.behind ?? false);
  /** Whose clock is shown in the line: mine if it runs, else the first that does. */
  readonly ticking = $derived.by(() => {
    const { acting, viewer, looking } = this.store;
    if (this.info?.status !== "playing" || looking) return undefined; // clocks tell the present time
    return acting.find((seat) => seat === viewer) ?? acting[0];
  });

  /** Whether only this player sits here, on this seat: verbs agree with that. */
  #isOwn(seat: number): boolean {
    return this.store.mine.length === 1 && this.store.mine[0] === seat;
  }

  /** What a seat is called in a list; a player without a name is “You”. */
  name = (seat: number): string =>
    this.#isOwn(seat) && !this.info?.chairs[seat]?.name ? say("you-name") : seatName(this.info, seat);

  /** The line below the table. */
  get line(): string {
    const { looking, acting, mine } = this.store;
    if (this.telling !== null) return this.telling;
    if (looking) return say("looking-back", { n: looking.n });
    if (this.hints.line !== null) return this.hints.line;
    if (this.behind && !this.mayAct) return this.asked;
    if (this.result) return this.told ? (this.company.invitation ?? this.verdict) : say("counting");
    if (this.mayAct) return this.asked || say("your-turn");
    if (this.info?.status === "stuck")
      return this.info.trouble ? reasonOf(this.info.trouble, this.game) : say("status-stuck");
    return this.#waiting(acting.filter((seat) => !mine.includes(seat)));
  }

  /** Whom the table waits for: who is away is not thinking. */
  #waiting(others: number[]): string {
    const away = others.filter((seat) => !this.info?.chairs[seat]?.present);
    const awaited = away.length ? away : others;
    const values = { names: listed(awaited.map(this.name)), count: awaited.length };
    return awaited.length ? say(away.length ? "waiting-for-absent" : "waiting-for", values) : this.asked;
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
      ? say("won", { names: listed(winners.map(this.name)), count: winners.length })
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
      this.left = true;
      this.store.end();
      panels.game = null;
    });
    $effect(() => {
      if (this.info?.status === "record") go(`/r/${this.id}`, true);
    });
    $effect(() => {
      if (this.lost) announce(say("reconnecting"));
    });
    $effect(() => this.store.unseen(this.hidden || !this.module));
    $effect(() => {
      if (this.info?.status === "playing") this.witnessed = true;
    });
    this.company.follow();
    this.#followTurns();
  }

  async #arrive(): Promise<void> {
    const token = /(?:^|&)seat=([^&]+)/.exec(place.hash)?.[1];
    if (!token) return;
    history.replaceState(null, "", address(place.path));
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
      if (!this.left) setTimeout(() => void this.#fetchGame(key), 2000);
    }
  }

  #followTurns(): void {
    let wasMine = false;
    $effect(() => {
      const mine = this.calling;
      if (mine && !wasMine) this.#callToTurn();
      if (mine !== wasMine) countWaiting().catch(() => {}); // whoever only watches has no tables to count
      wasMine = mine;
    });
  }

  #callToTurn(): void {
    announce(say("your-turn"));
    if (prefs.sounds) play("turn");
    this.callFromElsewhere(say("your-turn"));
  }

  /** Call somebody who is looking at something else, if they want that. */
  callFromElsewhere(what: string): void {
    callFromElsewhere(what, this.title, this.id);
  }

  #hear({ events, index, count }: Scene, { result }: Displayed, viewer: number | null): void {
    this.hints.forget();
    this.refused = null;
    for (const sentence of sentences(events, this.speak)) announce(sentence);
    if (index < count - 1 || !result || viewer === null) return;
    if (prefs.sounds && result.winners.includes(viewer)) play("win");
  }

  /** Do it, and report a failure. */
  async change(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
    } catch (error) {
      showFailure(error, this.game, this.speak);
    }
  }

  refuse = (refusal: Refusal): void => {
    if (prefs.sounds) play("refuse");
    this.refused = answerTo(refusal, this.game, this.speak);
  };

  explain = (action: string): Promise<Refusal | null> => {
    this.refused = null;
    return this.store.explain(action);
  };

  act = async (action: string): Promise<boolean> => {
    this.hints.forget();
    this.refused = null;
    const answer = await this.store.act(action);
    if (answer !== true) this.refuse(answer);
    return answer === true;
  };

  /** Called in effects, which must not depend on what was asked before: two parts of a board may ask in turn. */
  ask = (sentence: string): void => {
    if (sentence !== untrack(() => this.asked)) this.hints.said = false;
    this.asked = sentence;
  };

  lag = (lagging: boolean): void => this.store.director?.lag(lagging);

  /** Leave the past, or skip to the present. */
  now = (): void => (this.store.looking ? this.store.now() : this.store.skip());

  /** The points have been counted: say who has won. */
  tellVerdict = (): void => {
    this.told = true;
    announce(this.verdict);
  };

  save = (): Promise<void> => this.change(() => saveRecord(this.game, this.id));

  /** Replay what came after the player's own last action. */
  again = (): void => {
    const { seen, viewer } = this.store;
    if (seen) void this.change(() => this.store.again(firstSince(seen.log, viewer)));
  };
}
