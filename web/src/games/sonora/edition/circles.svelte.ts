// The circles of Sonora's board, moved by mouse, finger or keys. Places are in micrometres, as in the edition's file.

import { arrowOf } from "../../../lib/arrows";
import type { WorkbenchProps } from "../../../lib/game";

/** A drag moves in steps of this much. */
const GRAIN = 500;
/** An arrow key moves by this much; with Shift, by five times as much. */
const STEP = 1000;

export interface Circle {
  animal: string;
  x: number;
  y: number;
  radius: number;
}

type Bench = Pick<WorkbenchProps, "set" | "together">;

export class Circles {
  chosen = $state(0);
  private held: { pointer: number; dx: number; dy: number; name: string } | null = null;

  constructor(
    private readonly bench: () => Bench,
    private readonly circles: () => readonly Circle[],
  ) {}

  /** A pointer comes down on a circle, at this point of the board. */
  hold(at: number, pointer: number, x: number, y: number): void {
    const circle = this.circles()[at];
    if (!circle) return;
    this.chosen = at;
    this.held = { pointer, dx: circle.x - x, dy: circle.y - y, name: `drag ${at} ${Date.now()}` };
  }

  drag(pointer: number, x: number, y: number): void {
    if (this.held?.pointer !== pointer) return;
    const { dx, dy, name } = this.held;
    const onGrain = (value: number) => Math.round(value / GRAIN) * GRAIN;
    this.move(this.chosen, onGrain(x + dx), onGrain(y + dy), name);
  }

  drop(): void {
    this.held = null;
  }

  /** Whether the key moved the circle. */
  press(at: number, key: string, far: boolean): boolean {
    const arrow = arrowOf(key);
    const circle = this.circles()[at];
    if (!arrow || !circle) return false;
    this.chosen = at;
    const step = far ? 5 * STEP : STEP;
    this.move(at, circle.x + arrow.right * step, circle.y + arrow.down * step, `arrows ${at}`);
    return true;
  }

  private move(at: number, x: number, y: number, name: string): void {
    const { set, together } = this.bench();
    together(name, () => {
      set(["board", "circle", at, "x"], x);
      set(["board", "circle", at, "y"], y);
    });
  }
}
