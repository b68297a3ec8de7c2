// Plays animations one after another, and finishes them at once when the player does not wait.

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

export class Stage {
  /** Whether the player has acted, so that the remaining animations finish at once. */
  hurried = false;
  readonly #running = new Set<Animation>();
  readonly #pauses = new Set<() => void>();

  play(
    target: Element | null,
    frames: Keyframe[],
    ms: number,
    options: KeyframeAnimationOptions = {},
  ): Animation | null {
    if (!target || this.hurried || typeof target.animate !== "function") return null;
    const animation = target.animate(frames, { duration: ms, easing: EASE, ...options });
    this.#running.add(animation);
    return animation;
  }

  async wait(animations: readonly (Animation | null)[]): Promise<void> {
    await Promise.all(
      animations.map(async (animation) => {
        if (!animation) return;
        await animation.finished.catch(() => undefined); // a cancelled animation is over too
        this.#running.delete(animation);
      }),
    );
  }

  async pause(ms: number): Promise<void> {
    if (this.hurried) return;
    await new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer);
        this.#pauses.delete(end);
        done();
      };
      const timer = setTimeout(end, ms);
      this.#pauses.add(end);
    });
  }

  hurry(): void {
    if (this.#running.size === 0 && this.#pauses.size === 0) return;
    this.hurried = true;
    for (const animation of this.#running) animation.finish();
    for (const end of [...this.#pauses]) end();
  }

  calm(): void {
    this.hurried = false;
  }
}

/** Two stones trade places along arcs, one passing above the other. They are already at their destination. */
export function arcs(stage: Stage, a: HTMLElement | null, b: HTMLElement | null, ms: number): (Animation | null)[] {
  if (!a || !b) return [];
  const [x, y] = [
    b.getBoundingClientRect().left - a.getBoundingClientRect().left,
    b.getBoundingClientRect().top - a.getBoundingClientRect().top,
  ];
  return [arc(stage, a, x, y, 1, ms), arc(stage, b, -x, -y, -1, ms)];
}

function arc(stage: Stage, piece: HTMLElement, x: number, y: number, side: 1 | -1, ms: number): Animation | null {
  const frames: Keyframe[] = [];
  for (let k = 0; k <= 8; k++) {
    const t = k / 8;
    const bow = Math.sin(Math.PI * t) * 0.32;
    const [dx, dy] = [x * (1 - t) - y * bow, y * (1 - t) + x * bow];
    const lift = 1 + side * 0.09 * Math.sin(Math.PI * t);
    frames.push({ transform: `translate(${dx}px, ${dy}px) scale(${lift})`, zIndex: side > 0 ? 5 : 4, offset: t });
  }
  return stage.play(piece, frames, ms, { easing: "cubic-bezier(0.3, 0, 0.2, 1)" });
}

/** Half of a flip about the stone's own axis: away with the old face, or back with the new one. */
export function half(stage: Stage, piece: HTMLElement | null, ms: number, which: "away" | "back"): Animation | null {
  const edge = `perspective(600px) rotateY(${which === "away" ? 90 : -90}deg) scale(1.06)`;
  const flat = "perspective(600px) rotateY(0deg)";
  const frames =
    which === "away" ? [{ transform: flat }, { transform: edge }] : [{ transform: edge }, { transform: flat }];
  return stage.play(piece, frames, ms / 2, { easing: which === "away" ? "ease-in" : "ease-out" });
}

/** A stone is placed on the table. */
export function dropIn(stage: Stage, piece: HTMLElement, delay: number): Animation | null {
  const frames = [
    { opacity: 0, transform: "translateY(-18%) rotate(-4deg)" },
    { opacity: 1, transform: "none" },
  ];
  return stage.play(piece, frames, 240, { delay, fill: "backwards" });
}

export function crossFade(stage: Stage, piece: HTMLElement | null): Animation | null {
  return stage.play(piece, [{ opacity: 0.15 }, { opacity: 1 }], 180);
}
