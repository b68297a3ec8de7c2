// A match looked at again: its moments through somebody's eyes, the one that is shown, and the way on from it.

import type { Frame, Frames, Placement, TableInfo, Told } from "../generated/protocol";
import { api } from "./api";
import { complain, failure } from "./complain";
import { saveRecord } from "./download";
import type { GameModule } from "./game";
import { loadGame } from "./games";
import { announce } from "./notices.svelte";
import { prefs, reducedMotion } from "./prefs.svelte";
import { go, place } from "./router.svelte";
import { comeIn } from "./session";
import { say, seatName, titleOf, wordsOf } from "./speech.svelte";
import { sentences } from "./story";

const PAGE = 200;

/** An action that can be taken again, and the moment before it. */
export interface Retake {
  action: string;
  ply: number;
  seat: number;
}

export class Replay {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  module = $state.raw<GameModule | null>(null);
  components = $state.raw<unknown>(undefined);
  story = $state.raw<Frames | null>(null);
  /** Why there is nothing to see. */
  failed = $state("");
  at = $state(0);
  told = $state.raw<Told[]>([]);
  playing = $state(false);
  speed = $state(1);
  /** How often other eyes were wished for: the last wish counts, whatever arrives last. */
  #wish = 0;
  #left = false;

  constructor(id: string) {
    this.id = id;
  }

  readonly game = $derived(this.info?.game ?? "");
  readonly title = $derived(this.game ? titleOf(this.game) : "");
  readonly speak = $derived.by(() => wordsOf(this.game).speaker(this.name));
  readonly frames: Frame[] = $derived(this.story?.frames ?? []);
  readonly frame: Frame | undefined = $derived(this.frames[this.at]);
  readonly last = $derived(this.frames.length - 1);
  readonly log = $derived(this.frames.flatMap((one) => (one.told ? [one.told] : [])));
  /** Whether everything may be seen. */
  readonly open = $derived(this.story?.open ?? false);
  /** Nobody is left to act here: there is nothing to play on. */
  readonly over = $derived(this.at === this.last && !this.frame?.acting.length);
  readonly eyes = $derived(this.story?.viewer ?? null);
  /** Whose eyes one may choose. */
  readonly choices = $derived(
    (this.info?.chairs ?? []).filter((chair) => this.open || chair.mine).map(({ seat }) => seat),
  );
  readonly words = $derived(
    this.frame?.told ? sentences(this.frame.told.events, this.speak).join(" ") : say("replay-start"),
  );
  readonly address = $derived.by(() => {
    const as = this.eyes === null ? "" : `&as=${this.eyes}`;
    return `${location.origin}/r/${this.id}?ply=${this.at}${as}`;
  });
  /** An action on its way here, or just arrived, that can be taken again. */
  readonly retake = $derived.by((): Retake | null => {
    for (const now of [this.at, this.at - 1]) {
      const [before, frame] = [this.frames[now - 1], this.frames[now]];
      const action = this.open && frame ? this.module?.again?.(frame.view) : null;
      if (action && before) return { action, ply: before.n, seat: frame?.told?.seat ?? 0 };
    }
    return null;
  });

  name = (seat: number): string => seatName(this.info, seat);

  /** Fetch the match, and play while it is to be played. Called once, by the page. */
  follow(): void {
    void this.#arrive();
    $effect(() => () => (this.#left = true));
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => this.show(this.at + 1), (reducedMotion() ? 1200 : 1000) / this.speed);
      return () => clearInterval(timer);
    });
  }

  async #arrive(): Promise<void> {
    const wanted = Number(place.query.get("ply") ?? "0");
    const as = place.query.get("as");
    try {
      const found = await api.table(this.id);
      const mine = found.chairs.find((chair) => chair.mine)?.seat ?? null;
      const [module, edition, story] = await Promise.all([
        loadGame(found.game),
        api.tableEdition(this.id),
        this.#fetchAll(as === null || as === "" ? (found.status === "record" ? 0 : mine) : Number(as)),
      ]);
      [this.info, this.module, this.components, this.story] = [found, module, edition.components, story];
      this.at = Math.min(Math.max(0, wanted), story.frames.length - 1);
    } catch (error) {
      this.failed = failure(error, this.game);
    }
  }

  async #fetchAll(viewer: number | null): Promise<Frames> {
    const first = await api.frames(this.id, viewer, 0, PAGE);
    const all = [...first.frames];
    while (all.length <= first.last) {
      const { frames: more } = await api.frames(this.id, viewer, all.length, PAGE);
      if (!more.length) break;
      all.push(...more);
    }
    return { ...first, frames: all };
  }

  /** Go to a moment; one step forward is shown happening. */
  show(n: number, quietly = false): void {
    const next = Math.min(Math.max(0, n), this.last);
    const told = this.frames[next]?.told;
    this.told = next === this.at + 1 && told ? [told] : [];
    this.at = next;
    if (this.at === this.last) this.playing = false;
    if (!quietly && !this.playing) announce(this.words);
    history.replaceState(null, "", `${location.pathname}?${this.#query()}`);
  }

  /** This moment through these eyes, as the address says it. */
  #query(): URLSearchParams {
    const now = new URLSearchParams(place.query);
    now.set("ply", String(this.at));
    if (this.eyes === null) now.delete("as");
    else now.set("as", String(this.eyes));
    return now;
  }

  /** Look at the moment after an entry. */
  look = (n: number): void => {
    this.playing = false;
    this.show(this.frames.findIndex((one) => one.n === n));
  };

  toggle = (): void => {
    if (!this.playing && this.at === this.last) this.show(0, true);
    this.playing = !this.playing;
  };

  /** See it through these eyes, or a spectator's. */
  async see(viewer: number | null): Promise<void> {
    const mine = ++this.#wish;
    try {
      const all = await this.#fetchAll(viewer);
      if (this.#left || mine !== this.#wish) return;
      const moment = this.frame?.n ?? 0;
      this.story = all;
      this.told = [];
      this.at = Math.max(
        0,
        all.frames.findLastIndex(({ n }) => n <= moment),
      );
      go(`${location.pathname}?${this.#query()}`, true);
    } catch (error) {
      if (!this.#left) complain(error, this.game);
    }
  }

  /** Play on from here, or from before a retake, with these bots; an empty name is the player. */
  async fork(bots: readonly string[], retake: Retake | null): Promise<void> {
    const chairs = bots.map((bot): Placement => (bot ? { kind: "bot", bot } : { kind: "me", name: prefs.name }));
    try {
      await comeIn();
      const ply = retake?.ply ?? this.frame?.n ?? 0;
      const table = await api.fork(this.id, { ply, chairs, start: true, hints: true });
      const tried = retake ? `?${new URLSearchParams({ try: retake.action })}` : "";
      if (!this.#left) go(`/t/${table.id}${tried}`);
    } catch (error) {
      complain(error, this.game);
    }
  }

  save = async (): Promise<void> => {
    try {
      await saveRecord(this.game, this.id);
    } catch (error) {
      complain(error, this.game);
    }
  };
}
