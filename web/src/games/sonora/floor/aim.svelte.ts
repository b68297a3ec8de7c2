// Aiming: which disc, from where on the corner, in which direction and how hard; by hand, by keys or by numbers.

import type { BoardProps } from "../../../lib/game";
import { closest } from "../../../lib/targets";
import type { Flicked } from "../../../discs/flick";
import { discName, discOf, numberOf, PHASE, type Bounds, type Components, type View } from "../model";
import { follow } from "./dragging";
import { flickAction, nudged, readFlick, type Aim } from "./force";
import type { Forecast, Question } from "./forecast.svelte";
import { isOnCorner, middleStart, nearestStart } from "./geometry";
import { aimOf, type Pull } from "./gesture";
import { tremble } from "./haptics";
import type { DiscLayer } from "./layer.svelte";
import { memoryOf, type Memory } from "./memory";
import { pulling } from "./pulling";
import { questionFor } from "./suggested";
import type { Turn } from "./turn.svelte";

type Table = Pick<BoardProps<View, Components>, "view" | "viewer" | "components" | "say" | "sound" | "picked">;

/** The initial force on a new page. */
const FIRST_FORCE = 30;
/** How far from the middle of the disc a finger still takes it, in pixels. */
const FINGER = 22;

export class Aimer {
  aim = $state.raw<Aim>({ angle: 0, force: FIRST_FORCE, start: [0, 0] });
  /** Whether the player has aimed, so that the aim is shown. */
  touched = $state(false);
  pull = $state.raw<Pull | null>(null);
  /** A disc being dragged from the tray, in pixels from the top left of the floor. */
  held = $state.raw<{ disc: number; x: number; y: number } | null>(null);
  #wanted = $state<number | null>(null);

  /** The limits of a flick, while the viewer may make one: also while the last one could still be taken back. */
  readonly bounds = $derived.by(() => (this.#turn.mine ? (this.#turn.offers.flick ?? this.#onward()) : null));
  /** The discs that may be flicked now. */
  readonly due = $derived.by(() => (this.bounds ? this.bounds.discs.map(discOf) : []));
  /** The disc that lies ready: the one chosen, or else the next one in order. */
  readonly disc = $derived.by(() => {
    const wanted = this.#wanted ?? 0;
    return this.due.find((disc) => disc >= wanted) ?? this.due[0] ?? null;
  });
  /** The centre of the corner. */
  readonly home = $derived.by(() => {
    const { half_width, corner_leg } = this.#table.components.board;
    return middleStart(half_width, corner_leg);
  });
  /** The aim of the gesture in progress; null if letting go would do nothing. */
  readonly gesture = $derived.by(() => (this.pull ? this.#aimOf(this.pull) : null));
  /** The current aim. */
  readonly currentAim = $derived.by(() => this.gesture ?? this.aim);
  /** The flick that letting go, or Enter, would make; null while the viewer has nothing to flick. */
  readonly question = $derived.by(() => (this.bounds ? this.#questionFor(this.bounds, this.currentAim) : null));
  /** What the last flick was meant to do, until the next one is aimed. */
  ghost = $state.raw<{ disc: number; meant: Flicked } | null>(null);

  /** A finger on the floor. */
  readonly pointer = pulling({
    enabled: () => !this.#turn.sending && (this.bounds !== null || !this.#layer.show.idle),
    takes: (x, y) => this.#takes(x, y),
    onplace: (x, y) => this.#placeAt(x, y),
    onpull: (pull) => this.#follow(pull),
    onrelease: (pull) => this.#release(pull),
    ontap: () => this.#layer.show.skip(),
  });

  readonly #table: Table;
  readonly #layer: DiscLayer;
  readonly #turn: Turn;
  readonly #forecast: Forecast;
  readonly #memory: Memory;

  constructor(table: Table, layer: DiscLayer, turn: Turn, forecast: Forecast) {
    this.#table = table;
    this.#layer = layer;
    this.#turn = turn;
    this.#forecast = forecast;
    this.#memory = memoryOf(table.components, table.viewer ?? 0);
    this.aim = this.#memory.aim ?? { ...this.aim, start: this.home };
    this.#wanted = this.#memory.disc ?? null;
  }

  /** Start aiming from a hint, or from a flick to be retried. */
  suggest(action: string | null): void {
    const suggested = action === null ? null : readFlick(action);
    if (!suggested) return;
    this.#want(discOf(suggested.disc));
    this.set(suggested.aim);
  }

  set(aim: Aim): void {
    this.aim = aim;
    this.touched = true;
    this.ghost = null;
  }

  choose(disc: number): void {
    this.#want(disc);
    this.#table.sound("pick");
    this.#tell(String(numberOf(disc)));
  }

  /** Flick. Where the last flick could still be taken back, this one says that it stays. */
  async flick(): Promise<void> {
    if (this.disc === null || !this.bounds || this.#turn.sending) return;
    this.#table.sound("pick");
    tremble(12);
    this.touched = false;
    this.#want(this.disc);
    Object.assign(this.#memory, { aim: this.aim, bounds: this.bounds });
    this.ghost = { disc: this.disc, meant: this.#forecast.simulate(this.#questionFor(this.bounds, this.aim)) };
    const action = flickAction(discName(this.disc), this.aim);
    await (this.#turn.phase === PHASE.keep ? this.#turn.keepAndFlick(action) : this.#turn.attempt(action));
  }

  /** A disc is dragged from the tray: dropped near the corner, it lies there. */
  grab(disc: number, event: PointerEvent, root: HTMLElement | undefined): void {
    if (!event.isPrimary || event.button !== 0 || !this.bounds) return;
    follow(
      event,
      (_dx, _dy, x, y) => {
        const frame = root?.getBoundingClientRect();
        this.held = { disc, x: x - (frame?.left ?? 0), y: y - (frame?.top ?? 0) };
      },
      (x, y, moved) => {
        this.held = null;
        if (!moved || !this.#takes(x, y)) return;
        this.#want(disc);
        this.#placeAt(x, y);
      },
    );
  }

  /** Handle a key press; returns whether the key was used. */
  press(event: KeyboardEvent): boolean {
    if (!this.bounds || this.disc === null) return false;
    const field = closest(event.target, "input");
    if (field && (event.key === "ArrowLeft" || event.key === "ArrowRight")) return false;
    const next = nudged(this.aim, event.key, event.shiftKey);
    if (next) this.#nudge(event, next, field?.dataset.aim === "angle");
    else if (event.key === "Enter" && !closest(event.target, "button, input, a")) void this.flick();
    else if (/^[1-5]$/.test(event.key) && !field) return this.#chooseByNumber(event.key);
    else return false;
    return true;
  }

  /** Up and down in the angle field change the angle. */
  #nudge(event: KeyboardEvent, next: Aim, inAngle: boolean): void {
    const { aim } = this;
    const sideways = event.key === "ArrowUp" ? "ArrowRight" : "ArrowLeft";
    this.set(inAngle ? { ...aim, angle: nudged(aim, sideways, event.shiftKey)?.angle ?? aim.angle } : next);
  }

  /** In a solo game several discs have the same number: the first from the chosen disc on is picked. */
  #chooseByNumber(key: string): boolean {
    const named = this.due.filter((disc) => String(numberOf(disc)) === key);
    const found = named.find((disc) => !this.#turn.solo || disc >= (this.#wanted ?? 0)) ?? named[0];
    if (found === undefined) this.#tell(key);
    else this.choose(found);
    return found !== undefined;
  }

  /** Tell the page which disc is chosen, by its number, also if it is not its turn. */
  #tell(number: string): void {
    const { picked, say } = this.#table;
    picked?.((action) => readFlick(action)?.disc.endsWith(number) ?? false, say("paper-picked-disc", { number }));
  }

  #want(disc: number): void {
    this.#wanted = this.#memory.disc = disc;
  }

  /** The limits of the flick that follows if the last one is kept and the viewer is next. */
  #onward(): Bounds | null {
    const { phase } = this.#turn;
    const { due } = this.#table.view;
    const { bounds } = this.#memory;
    return phase === PHASE.keep && due.length && bounds ? { ...bounds, discs: due.map(discName) } : null;
  }

  #questionFor({ corner }: Bounds, aim: Aim): Question {
    return questionFor(this.#table.view, this.#table.viewer ?? 0, corner, aim);
  }

  #aimOf(pull: Pull): Aim | null {
    const aim = aimOf(pull, this.#layer.side, this.#layer.pixel);
    return aim && { ...this.aim, ...aim };
  }

  /** The finger feels where letting go begins to count, and where there is no more force. */
  #follow(pull: Pull | null): void {
    const before = this.gesture;
    this.pull = this.bounds ? pull : null;
    const now = this.gesture;
    if (now) this.ghost = null;
    if (!pull || pull.swipe) return;
    if ((before === null) !== (now === null)) tremble(6);
    else if (before && now && before.force < 100 && now.force >= 100) tremble(10);
  }

  #release(pull: Pull): void {
    const aim = this.bounds ? this.#aimOf(pull) : null;
    if (this.disc === null || !aim) return;
    this.aim = aim;
    void this.flick();
  }

  /** Whether a finger here, at a point of the window, is on the corner or on the disc that lies there. */
  #takes(x: number, y: number): boolean {
    if (!this.bounds) return false;
    const [a, b] = this.#layer.ownPlace(x, y);
    const near = FINGER * this.#layer.pixel;
    const [startX, startY] = this.aim.start;
    return isOnCorner(this.#table.components.board, a, b, near) || Math.hypot(a - startX, b - startY) <= near;
  }

  /** Place the disc here, at a point of the window, or as near as it may lie. */
  #placeAt(x: number, y: number): void {
    if (!this.bounds) return;
    const start = nearestStart(this.bounds, ...this.#layer.ownPlace(x, y));
    if (start[0] === this.aim.start[0] && start[1] === this.aim.start[1]) return;
    this.set({ ...this.aim, start });
  }
}
