// The pointer over a drawing. A mouse shows what it is over and uses it with a click; a finger shows with a tap or a
// drag and uses it with a tap on what is shown, so that nothing is done unseen. A second finger or the wheel turns
// what is held, the right button flips it.

import type { Attachment } from "svelte/attachments";

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

export interface Pointing<Place> {
  enabled: () => boolean;
  /** What lies at a point of the window; null for nothing. */
  locate: (box: Box, x: number, y: number) => Place | null;
  point: (at: Place | null) => void;
  use: () => void;
  /** A finger has chosen what is shown, and may now use it. */
  chose?: () => void;
  /** Whether what is shown is there already: then a tap uses it. */
  holds: (at: Place) => boolean;
  /** Whether one tap is enough, wherever it is. */
  direct?: () => boolean;
  /** Whether letting go after a drag uses what is shown. */
  dragUses?: () => boolean;
  /** Whether a finger is dragged from one place to another; without this, some pixels are enough. */
  drags?: (from: Place | null, to: Place | null) => boolean;
  /** The mouse has left. */
  leave?: () => void;
  turn?: (by: number) => void;
  turnsOnDoubleTap?: boolean;
  flip?: () => void;
}

interface Finger<Place> {
  id: number;
  x: number;
  y: number;
  from: Place | null;
  /** It came down on what was shown. */
  held: boolean;
  moved: boolean;
}

/** A finger that moves less, in pixels, is still. */
const STILL = 8;
/** Two taps within this many milliseconds are a double tap. */
const DOUBLE_TAP = 300;
/** The wheel turns by one step once it has scrolled this far. */
const ROLL = 30;

export function pointing<Place>(hand: Pointing<Place>): Attachment<Element & GlobalEventHandlers> {
  return (node) => {
    let finger: Finger<Place> | null = null;
    let tapped = -Infinity;
    let rolled = 0;
    const at = (event: PointerEvent) => hand.locate(node.getBoundingClientRect(), event.clientX, event.clientY);

    function down(event: PointerEvent): void {
      if (!hand.enabled() || event.pointerType === "mouse") return;
      if (finger) {
        hand.turn?.(1);
        finger.moved = true; // the tap was for turning
        return;
      }
      const from = at(event);
      const held = from !== null && hand.holds(from);
      finger = { id: event.pointerId, x: event.clientX, y: event.clientY, from, held, moved: false };
      if (from !== null && !held) hand.point(from);
    }

    function move(event: PointerEvent): void {
      if (!hand.enabled()) return;
      const to = at(event);
      if (event.pointerType === "mouse") return hand.point(to);
      if (finger?.id !== event.pointerId) return;
      finger.moved ||= drags(finger, to, event);
      if (finger.moved && to !== null) hand.point(to);
    }

    function drags({ from, x, y }: Finger<Place>, to: Place | null, event: PointerEvent): boolean {
      if (hand.drags) return hand.drags(from, to);
      return Math.hypot(event.clientX - x, event.clientY - y) >= STILL;
    }

    function up(event: PointerEvent): void {
      if (!hand.enabled()) return;
      if (event.pointerType === "mouse") {
        if (event.button !== 0) return;
        hand.point(at(event));
        hand.use();
      } else if (finger?.id === event.pointerId) {
        const lifted = finger;
        finger = null;
        if (!lifted.moved) tap(lifted, event.timeStamp);
        else if (hand.dragUses?.()) hand.use();
        else hand.chose?.();
      }
    }

    function tap({ from, held }: Finger<Place>, time: number): void {
      const twice = Boolean(hand.turnsOnDoubleTap) && hand.turn !== undefined && time - tapped < DOUBLE_TAP;
      tapped = time;
      if (twice) hand.turn?.(1);
      else if (held || (from !== null && hand.direct?.())) hand.use();
      else if (from !== null) hand.chose?.();
    }

    function leave(event: PointerEvent): void {
      if (event.pointerType === "mouse" && hand.enabled()) hand.leave?.();
    }

    function cancel(): void {
      finger = null;
    }

    function wheel(event: WheelEvent): void {
      if (!hand.enabled() || !hand.turn || event.ctrlKey) return;
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < ROLL) return;
      hand.turn(rolled > 0 ? 1 : -1);
      rolled = 0;
    }

    function menu(event: MouseEvent): void {
      if (!hand.enabled() || !hand.flip) return;
      event.preventDefault();
      hand.flip();
    }

    const gone = new AbortController();
    const options = { passive: false, signal: gone.signal };
    node.addEventListener("pointerdown", down, options);
    node.addEventListener("pointermove", move, options);
    node.addEventListener("pointerup", up, options);
    node.addEventListener("pointerleave", leave, options);
    node.addEventListener("pointercancel", cancel, options);
    node.addEventListener("wheel", wheel, options);
    node.addEventListener("contextmenu", menu, options);
    return () => gone.abort();
  };
}
