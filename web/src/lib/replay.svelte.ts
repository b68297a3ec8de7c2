// A replay: the moments of a match from one viewer's view, the displayed one, and continuing from it.

import type { Frame, Frames, Placement, TableInfo, Told } from "../generated/protocol";
import { api } from "./api";
import { showFailure, failureText } from "./failures";
import { saveRecord } from "./download";
import type { GameModule } from "./game";
import { loadGame } from "./games";
import { announce } from "./notices.svelte";
import { prefs, reducedMotion } from "./prefs.svelte";
import { go, place } from "./router.svelte";
import { comeIn } from "./session";
import { say, seatName, titleOf, wordsOf } from "./speech.svelte";
import { sentences } from "./sentences";

const PAGE = 200;

/** An action that can be retried, and the moment before it. */
export interface Retake {
  action: string;
  ply: number;
  seat: number;
  /** The positions before the action and after what it led to; null if the match ended with it. */
  before: unknown;
  played: unknown;
}

export class Replay {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  module = $state.raw<GameModule | null>(null);
  components = $state.raw<unknown>(undefined);
  recording = $state.raw<Frames | null>(null);
  /** Why the replay cannot be shown. */
  failed = $state("");
  at = $state(0);
  told = $state.raw<Told[]>([]);
  playing = $state(false);
  speed = $state(1);
  /** Counts the requests for another view: the last one counts, whichever arrives last. */
  #wish = 0;
  #left = false;

  constructor(id: string) {
    this.id = id;
  }

  readonly game = $derived(this.info?.game ?? "");
  readonly title = $derived(this.game ? titleOf(this.game) : "");
  readonly speak = $derived.by(() => wordsOf(this.game).speaker(this.name));
  readonly frames: Frame[] = $derived(this.recording?.frames ?? []);
  readonly frame: Frame | undefined = $derived(this.frames[this.at]);
  readonly last = $derived(this.frames.length - 1);
  readonly log = $derived(this.frames.flatMap((one) => (one.told ? [one.told] : [])));
  /** Whether everything may be seen. */
  readonly open = $derived(this.recording?.open ?? false);
  /** Whether the match is over here, so that there is nothing to continue. */
  readonly over = $derived(this.at === this.last && !this.frame?.acting.length);
  readonly viewer = $derived(this.recording?.viewer ?? null);
  /** The viewers to choose from. */
  readonly choices = $derived(
    (this.info?.chairs ?? []).filter((chair) => this.open || chair.mine).map(({ seat }) => seat),
  );
  readonly words = $derived(
    this.frame?.told ? sentences(this.frame.told.events, this.speak).join(" ") : say("replay-start"),
  );
  readonly address = $derived.by(() => {
    const as = this.viewer === null ? "" : `&as=${this.viewer}`;
    return `${location.origin}/r/${this.id}?ply=${this.at}${as}`;
  });
  /** The action in progress at this moment, or just completed, if it can be retried. */
  readonly retake = $derived.by((): Retake | null => {
    for (const now of [this.at, this.at - 1]) {
      const [before, frame] = [this.frames[now - 1], this.frames[now]];
      const action = this.open && frame ? this.module?.again?.(frame.view) : null;
      const played = this.frames[now + 1]?.view ?? null;
      if (action && before) return { action, ply: before.n, seat: frame?.told?.seat ?? 0, before: before.view, played };
    }
    return null;
  });

  name = (seat: number): string => seatName(this.info, seat);

  /** Fetch the match, and advance while it is playing. Called once, by the page. */
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
      const [module, edition, recording] = await Promise.all([
        loadGame(found.game),
        api.tableEdition(this.id),
        this.#fetchAll(as === null || as === "" ? (found.status === "record" ? 0 : mine) : Number(as)),
      ]);
      [this.info, this.module, this.components, this.recording] = [found, module, edition.components, recording];
      this.at = Math.min(Math.max(0, wanted), recording.frames.length - 1);
    } catch (error) {
      this.failed = failureText(error, this.game);
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

  /** Go to a moment; a single step forward is animated. */
  show(n: number, quietly = false): void {
    const next = Math.min(Math.max(0, n), this.last);
    const told = this.frames[next]?.told;
    this.told = next === this.at + 1 && told ? [told] : [];
    this.at = next;
    if (this.at === this.last) this.playing = false;
    if (!quietly && !this.playing) announce(this.words);
    history.replaceState(null, "", `${location.pathname}?${this.#query()}`);
  }

  /** Put the moment and the viewer into the address. */
  #query(): URLSearchParams {
    const now = new URLSearchParams(place.query);
    now.set("ply", String(this.at));
    if (this.viewer === null) now.delete("as");
    else now.set("as", String(this.viewer));
    return now;
  }

  /** Display the moment after an entry. */
  look = (n: number): void => {
    this.playing = false;
    this.show(this.frames.findIndex((one) => one.n === n));
  };

  toggle = (): void => {
    if (!this.playing && this.at === this.last) this.show(0, true);
    this.playing = !this.playing;
  };

  /** Display this viewer's view, or a spectator's. */
  async see(viewer: number | null): Promise<void> {
    const mine = ++this.#wish;
    try {
      const all = await this.#fetchAll(viewer);
      if (this.#left || mine !== this.#wish) return;
      const moment = this.frame?.n ?? 0;
      this.recording = all;
      this.told = [];
      this.at = Math.max(
        0,
        all.frames.findLastIndex(({ n }) => n <= moment),
      );
      go(`${location.pathname}?${this.#query()}`, true);
    } catch (error) {
      if (!this.#left) showFailure(error, this.game);
    }
  }

  /** Continue from here, or from before a retake, with these bots; an empty name is the player. */
  async fork(bots: readonly string[], retake: Retake | null): Promise<void> {
    const chairs = bots.map((bot): Placement => (bot ? { kind: "bot", bot } : { kind: "me", name: prefs.name }));
    try {
      await comeIn();
      const ply = retake?.ply ?? this.frame?.n ?? 0;
      const table = await api.fork(this.id, { ply, chairs, start: true, hints: true });
      const tried = retake ? `?${new URLSearchParams({ try: retake.action })}` : "";
      if (!this.#left) go(`/t/${table.id}${tried}`);
    } catch (error) {
      showFailure(error, this.game);
    }
  }

  save = async (): Promise<void> => {
    try {
      await saveRecord(this.game, this.id);
    } catch (error) {
      showFailure(error, this.game);
    }
  };
}
