// Aiming: which disc, from where on the corner, in which direction and how hard; by hand, by keys or by numbers.

import type { BoardProps } from "../../../lib/game";
import { closest } from "../../../lib/targets";
import { discName, discOf, numberOf, type Components, type View } from "../model";
import { follow } from "./dragging";
import { dragged, flickAction, forceOf, nudged, pullSpeed, readFlick, SLACK, swiped, type Aim } from "./force";
import { middleStart, nearestStart, screenToOwn } from "./geometry";
import type { DiscLayer } from "./layer.svelte";
import { pulling, type Pull } from "./pulling";
import type { Turn } from "./turn.svelte";

type Table = Pick<BoardProps<View, Components>, "components" | "say" | "sound">;

/** The initial force on a new page. */
const FIRST_FORCE = 30;
/** A swipe slower than this, in µm/s, shows an aim but does not flick. */
const SLOWEST_SWIPE = 100_000;
/** The least speed shown for an aim by swipe, in µm/s. */
const SHOWN_SWIPE = 24_000;

export class Aimer {
  aim = $state.raw<Aim>({ angle: 0, force: FIRST_FORCE, start: [0, 0] });
  /** Whether the player has aimed, so that the aim is shown. */
  touched = $state(false);
  pull = $state.raw<Pull | null>(null);
  /** A disc being dragged from the tray, in pixels from the top left of the floor. */
  held = $state.raw<{ disc: number; x: number; y: number } | null>(null);
  /** The announcement of a change made by a key. */
  spoken = $state("");
  #wanted = $state<number | null>(null);

  readonly bounds = $derived.by(() => (this.#turn.mine ? this.#turn.offers.flick : null));
  /** The discs that may be flicked now. */
  readonly due = $derived.by(() => (this.bounds ? this.bounds.discs.map(discOf) : []));
  readonly disc = $derived.by(() =>
    this.#wanted !== null && this.due.includes(this.#wanted) ? this.#wanted : (this.due[0] ?? null),
  );
  /** The centre of the corner. */
  readonly home = $derived.by(() => {
    const { half_width, corner_leg } = this.#table.components.board;
    return middleStart(half_width, corner_leg);
  });
  /** The current aim. */
  readonly currentAim = $derived.by(() => this.#currentAim());
  /** The longest pull, in pixels. */
  readonly #longest = $derived.by(() => Math.min(230, Math.max(120, this.#layer.side * 0.42)));

  /** A finger on the floor. */
  readonly pointer = pulling({
    enabled: () => this.bounds !== null && !this.#turn.sending,
    onpull: (pull) => (this.pull = pull),
    onrelease: (pull) => this.#release(pull),
    ontap: (x, y) => (this.bounds ? this.#placeAt(x, y) : this.#layer.show.skip()),
  });

  readonly #table: Table;
  readonly #layer: DiscLayer;
  readonly #turn: Turn;

  constructor(table: Table, layer: DiscLayer, turn: Turn) {
    this.#table = table;
    this.#layer = layer;
    this.#turn = turn;
    this.aim = { ...this.aim, start: this.home };
  }

  /** Start aiming from a hint, or from a flick to be retried. */
  suggest(action: string | null): void {
    const suggested = action === null ? null : readFlick(action);
    if (!suggested) return;
    this.#wanted = discOf(suggested.disc);
    this.set(suggested.aim);
  }

  set(aim: Aim): void {
    this.aim = aim;
    this.touched = true;
  }

  choose(disc: number): void {
    this.#wanted = disc;
    this.#table.sound("pick");
  }

  async flick(): Promise<void> {
    if (this.disc === null || this.#turn.sending) return;
    this.#table.sound("pick");
    this.touched = false;
    await this.#turn.attempt(flickAction(discName(this.disc), this.aim));
  }

  /** A disc is dragged from the tray: dropped near the corner, it lies there. */
  grab(disc: number, event: PointerEvent, root: HTMLElement | undefined, stage: HTMLElement | undefined): void {
    if (!event.isPrimary || event.button !== 0 || !this.bounds) return;
    follow(
      event,
      (_dx, _dy, x, y) => {
        const frame = root?.getBoundingClientRect();
        this.held = { disc, x: x - (frame?.left ?? 0), y: y - (frame?.top ?? 0) };
      },
      (x, y, moved) => {
        this.held = null;
        const frame = stage?.getBoundingClientRect();
        if (!moved || !frame) return;
        this.#wanted = disc;
        this.#placeAt(x - frame.left - frame.width / 2, y - frame.top - frame.height / 2);
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
    const { angle, force } = this.aim;
    this.spoken = this.#table.say("floor-aim-now", { angle: Math.round(angle), force: Math.round(force) });
  }

  /** In a solo game several discs have the same number: the first from the chosen disc on is picked. */
  #chooseByNumber(key: string): boolean {
    const named = this.due.filter((disc) => String(numberOf(disc)) === key);
    const found = named.find((disc) => !this.#turn.solo || disc >= (this.#wanted ?? 0)) ?? named[0];
    if (found !== undefined) this.choose(found);
    return found !== undefined;
  }

  #currentAim(): Aim {
    const { pull, aim } = this;
    if (!pull) return aim;
    if (!pull.swipe) return this.#pulled(pull).aim;
    const found = swiped(pull.points, this.#layer.pixel);
    return found ? { ...aim, angle: found.angle, force: forceOf(Math.max(found.speed, SHOWN_SWIPE)) } : aim;
  }

  #pulled({ dx, dy }: Pull): { far: number; aim: Aim } {
    const { pull: far, angle } = dragged(dx, dy, this.#longest);
    return { far, aim: { ...this.aim, angle, force: forceOf(pullSpeed(far)) } };
  }

  #release(pull: Pull): void {
    if (this.disc === null || !this.bounds) return;
    if (pull.swipe) {
      const found = swiped(pull.points, this.#layer.pixel);
      if (!found || found.speed < SLOWEST_SWIPE) return;
      this.aim = { ...this.aim, angle: found.angle, force: forceOf(found.speed) };
    } else {
      const { far, aim } = this.#pulled(pull);
      if (far < SLACK) return;
      this.aim = aim;
    }
    void this.flick();
  }

  /** Place the disc here, in pixels from the centre of the floor. A tap far from the corner is ignored. */
  #placeAt(x: number, y: number): void {
    if (!this.bounds) return;
    const [a, b] = screenToOwn(x * this.#layer.pixel, y * this.#layer.pixel);
    if (a + b > this.bounds.edge + 4 * this.#table.components.board.disc_radius) return;
    this.aim = { ...this.aim, start: nearestStart(this.bounds, a, b) };
    this.#table.sound("pick");
  }
}
