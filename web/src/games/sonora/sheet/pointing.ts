// The pointer over a section. A mouse shows what it is over and marks with a click; a finger shows with a tap or a
// drag and marks with a tap on what is shown, so that nothing is marked unseen. A drag can be enough by itself, as
// for a path that was walked.

export interface Pointing<T> {
  enabled: () => boolean;
  /** What lies at a place of the drawing. */
  locate: (x: number, y: number) => T | null;
  point: (at: T | null) => void;
  use: () => void;
  /** Whether what is shown is there already: then a tap uses it. */
  holds: (at: T) => boolean;
  /** Whether letting go after a drag uses what is shown. */
  dragUses?: () => boolean;
  turn?: (by: number) => void;
  flip?: () => void;
}

/** Two taps within this time turn a shape. */
const DOUBLE = 300;

/** Where in the view box of a drawing that keeps its proportions. */
export function inside(
  box: { left: number; top: number; width: number; height: number },
  view: { width: number; height: number },
  x: number,
  y: number,
): [number, number] {
  const scale = Math.min(box.width / view.width, box.height / view.height) || 1;
  return [
    (x - box.left - (box.width - view.width * scale) / 2) / scale,
    (y - box.top - (box.height - view.height * scale) / 2) / scale,
  ];
}

/** The nearest of these within reach; null where there is none. */
export function nearest<T>(
  all: Iterable<T>,
  place: (one: T) => { x: number; y: number },
  x: number,
  y: number,
  reach: number,
): T | null {
  let [best, far]: [T | null, number] = [null, reach];
  for (const one of all) {
    const at = place(one);
    const away = Math.hypot(at.x - x, at.y - y);
    if (away < far) [best, far] = [one, away];
  }
  return best;
}

export function pointing<T>(
  view: () => { width: number; height: number },
  hand: Pointing<T>,
): (node: SVGSVGElement) => () => void {
  return (node) => {
    let finger: { id: number; x: number; y: number; held: boolean; moved: boolean } | null = null;
    let tapped = 0;
    let rolled = 0;
    const at = (event: PointerEvent) =>
      hand.locate(...inside(node.getBoundingClientRect(), view(), event.clientX, event.clientY));

    function down(event: PointerEvent): void {
      if (!hand.enabled() || event.pointerType === "mouse") return;
      if (finger) {
        hand.turn?.(1);
        finger.moved = true; // the tap was for turning
        return;
      }
      const found = at(event);
      finger = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        held: found !== null && hand.holds(found),
        moved: false,
      };
      if (found !== null && !finger.held) hand.point(found);
    }

    function move(event: PointerEvent): void {
      if (!hand.enabled()) return;
      if (event.pointerType === "mouse") return hand.point(at(event));
      if (finger?.id !== event.pointerId) return;
      if (!finger.moved && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) < 8) return;
      finger.moved = true;
      const found = at(event);
      if (found !== null) hand.point(found);
    }

    function up(event: PointerEvent): void {
      if (!hand.enabled()) return;
      if (event.pointerType === "mouse") {
        if (event.button !== 0) return;
        hand.point(at(event));
        hand.use();
        return;
      }
      if (finger?.id !== event.pointerId) return;
      const { held, moved } = finger;
      finger = null;
      if (moved) {
        if (hand.dragUses?.()) hand.use();
        return;
      }
      const quick = hand.turn !== undefined && event.timeStamp - tapped < DOUBLE;
      tapped = event.timeStamp;
      if (quick) hand.turn?.(1);
      else if (held) hand.use();
    }

    function leave(event: PointerEvent): void {
      if (event.pointerType === "mouse" && hand.enabled()) hand.point(null);
    }

    function cancel(): void {
      finger = null;
    }

    function wheel(event: WheelEvent): void {
      if (!hand.enabled() || !hand.turn || event.ctrlKey) return;
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < 30) return;
      hand.turn(rolled > 0 ? 1 : -1);
      rolled = 0;
    }

    function menu(event: MouseEvent): void {
      if (!hand.enabled() || !hand.flip) return;
      event.preventDefault();
      hand.flip();
    }

    const listeners: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointerleave", leave],
      ["pointercancel", cancel],
      ["wheel", wheel],
      ["contextmenu", menu],
    ];
    for (const [name, listener] of listeners)
      node.addEventListener(name, listener as EventListener, { passive: false });
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    };
  };
}
