// A replay: the moments of a match from one viewer's view, the displayed one, and continuing from it.

import type { Frame, Frames, Placement, TableInfo } from "../generated/protocol";
import { api } from "./api";
import { comingFrames, displayed } from "./director/coming";
import { Director, type Displayed } from "./director/director.svelte";
import { watched } from "./director/pace";
import { showFailure, failureText } from "./failures";
import { saveRecord } from "./download";
import type { GameModule } from "./game";
import { loadGame } from "./games";
import { announce } from "./notices.svelte";
import { prefs } from "./prefs.svelte";
import { address, fullAddress, go, place } from "./router.svelte";
import { comeIn } from "./session";
import { say, seatName, speakerOf, titleOf } from "./speech.svelte";
import { account } from "./sentences";

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
  /** Shows the moments; the displayed one is its position. */
  director = $state.raw<Director | null>(null);
  playing = $state(false);
  /** Counts the requests for another view: the last one counts, whichever arrives last. */
  #wish = 0;
  #left = false;

  constructor(id: string) {
    this.id = id;
  }

  readonly game = $derived(this.info?.game ?? "");
  readonly title = $derived(this.game ? titleOf(this.game) : "");
  readonly speak = $derived.by(() => speakerOf(this.game, this.module, this.info?.seats ?? 0, this.name));
  readonly frames: Frame[] = $derived(this.recording?.frames ?? []);
  /** The displayed frame, by its place among all. */
  readonly at = $derived.by(() => {
    const n = this.director?.position.n ?? 0;
    return Math.max(
      0,
      this.frames.findLastIndex((frame) => frame.n <= n),
    );
  });
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
  readonly words = $derived.by(() => {
    const told = this.frame?.told;
    const whole = told ? account(told.events, this.speak) : say("replay-start");
    return this.director?.scene?.line(this.speak) || whole;
  });
  readonly address = $derived.by(() => {
    const as = this.viewer === null ? "" : `&as=${this.viewer}`;
    return fullAddress(`/r/${this.id}?ply=${this.at}${as}`);
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
    $effect(() => () => {
      this.#left = true;
      this.director?.end();
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
      this.#direct(this.frames[Math.min(Math.max(0, wanted), this.last)]);
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

  #direct(frame: Frame | undefined): void {
    this.director?.end();
    this.director = frame
      ? new Director(this.#displayed(frame), {
          viewer: this.viewer,
          factor: () => watched(prefs.pace),
          scenes: () => this.module?.scenes,
          ondone: () => {
            this.playing = false;
            this.#remember();
          },
          unhurried: true,
        })
      : null;
  }

  #displayed(frame: Frame): Displayed {
    return displayed({ ...frame, result: frame === this.frames[this.last] ? (this.info?.result ?? null) : null });
  }

  #play(frames: readonly Frame[]): void {
    this.director?.play(comingFrames(frames, (frame) => this.#displayed(frame)));
  }

  /** Go to a moment and stay there; a single step forward is shown as it happened. */
  show(n: number, quietly = false): void {
    const { director, at } = this;
    const next = Math.min(Math.max(0, n), this.last);
    const [from, to] = [this.frames[at], this.frames[next]];
    if (!director || !from || !to) return;
    this.playing = false;
    director.jump(this.#displayed(next === at + 1 ? from : to));
    if (next === at + 1) this.#play([to]);
    if (!quietly) announce(this.words);
    this.#remember();
  }

  #remember(): void {
    history.replaceState(null, "", address(this.#here()));
  }

  /** This page's path, with the moment and the viewer. */
  #here(): string {
    const now = new URLSearchParams(place.query);
    now.set("ply", String(this.at));
    if (this.viewer === null) now.delete("as");
    else now.set("as", String(this.viewer));
    return `${place.path}?${now}`;
  }

  /** Display the moment after an entry. */
  look = (n: number, quietly = false): void => {
    this.show(
      this.frames.findIndex((one) => one.n === n),
      quietly,
    );
  };

  /** Display the moment after an entry at once, even if it is the next one. */
  jump(n: number): void {
    const frame = this.frames.find((one) => one.n === n);
    if (!frame) return;
    this.playing = false;
    this.director?.jump(this.#displayed(frame));
    announce(this.words);
    this.#remember();
  }

  toggle = (): void => {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.show(0, true);
    this.playing = true;
    this.#play(this.frames.slice(this.at + 1));
  };

  pause(): void {
    if (!this.playing) return;
    this.playing = false;
    this.director?.jump(this.director.position);
    this.#remember();
  }

  /** Display this viewer's view, or a spectator's. */
  async see(viewer: number | null): Promise<void> {
    const mine = ++this.#wish;
    try {
      const all = await this.#fetchAll(viewer);
      if (this.#left || mine !== this.#wish) return;
      const moment = this.frame?.n ?? 0;
      this.playing = false;
      this.recording = all;
      this.#direct(all.frames.findLast(({ n }) => n <= moment) ?? all.frames[0]);
      go(this.#here(), true);
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
