// Aiming by ear: the aim is said at once when a key changes it, and after a pause where the flick would end.

import type { BoardProps } from "../../../lib/game";
import type { Components, View } from "../model";
import type { Aimer } from "./aim.svelte";
import { levelOf } from "./drawing";
import type { Forecast } from "./forecast.svelte";
import { landingWords } from "./landing";
import { placesOf } from "./steps";

type Table = Pick<BoardProps<View, Components>, "view" | "components" | "say">;

/** How long no key must have been pressed before the landing is said, in ms: nobody listens while still turning. */
const PAUSE = 500;

export class Ears {
  /** What is announced now. */
  spoken = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: Table;
  readonly #aimer: Aimer;
  readonly #forecast: Forecast;

  constructor(table: Table, aimer: Aimer, forecast: Forecast) {
    this.#table = table;
    this.#aimer = aimer;
    this.#forecast = forecast;
  }

  /** The aim has changed, or another disc lies ready: `first` is said at once, or else the aim's angle and force. */
  tell(first?: string): void {
    const { angle, force } = this.#aimer.aim;
    const { say } = this.#table;
    const short = first ?? say("floor-aim-now", { angle: Math.round(angle), force: Math.round(force) });
    this.spoken = short;
    this.stop();
    this.#timer = setTimeout(() => {
      const landing = this.#landing();
      if (landing) this.spoken = `${short}: ${landing}`;
    }, PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #landing(): string {
    const { view, components, say } = this.#table;
    const { meant, cloud } = this.#forecast;
    if (!meant || !this.#aimer.question) return "";
    const level = levelOf(view.position.table.preview);
    return landingWords(say, { board: components.board, discs: placesOf(view), level, meant, cloud });
  }
}
