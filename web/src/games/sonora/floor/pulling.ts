// One finger on the floor: pull back and let go, or swipe forwards; a tap puts the disc there.

import type { Attachment } from "svelte/attachments";
import { closest } from "../../../lib/targets";
import { isSwipe, type Point } from "./force";

export interface Pull {
  /** How far the finger is from where it came down, in pixels. */
  dx: number;
  dy: number;
  swipe: boolean;
  points: readonly Point[];
}

interface Hands {
  enabled: () => boolean;
  /** The finger moves; null when the gesture has been cancelled. */
  onpull: (pull: Pull | null) => void;
  onrelease: (pull: Pull) => void;
  /** A tap, in pixels from the centre of the floor. */
  ontap: (x: number, y: number) => void;
}

/** A shorter movement is a tap. */
const THRESHOLD = 7;
const KEPT = 40;

export function pulling(hands: Hands): Attachment<HTMLElement> {
  return (root) => {
    let id: number | null = null;
    let from: Point = [0, 0, 0];
    let going = false;
    let points: Point[] = [];

    const pull = (event: PointerEvent): Pull => {
      const [dx, dy] = [event.clientX - from[1], event.clientY - from[2]];
      return { dx, dy, swipe: isSwipe(dx, dy), points };
    };

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0 || !hands.enabled()) return;
      if (closest(event.target, "button, input, label")) return;
      id = event.pointerId;
      from = [event.timeStamp, event.clientX, event.clientY];
      points = [from];
      going = false;
      root.setPointerCapture(id);
      event.preventDefault();
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== id) return;
      if (!hands.enabled()) return stop();
      points = [...points.slice(1 - KEPT), [event.timeStamp, event.clientX, event.clientY]];
      const now = pull(event);
      if (!going && Math.hypot(now.dx, now.dy) < THRESHOLD) return;
      going = true;
      hands.onpull(now);
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== id) return;
      const [now, was] = [pull(event), going];
      stop();
      if (event.type === "pointercancel") return;
      if (was) return hands.onrelease(now);
      const box = root.getBoundingClientRect();
      hands.ontap(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
    }

    function stop(): void {
      id = null;
      going = false;
      hands.onpull(null);
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== "Escape" || id === null) return;
      stop();
      event.preventDefault();
      event.stopPropagation();
    }

    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", up);
    window.addEventListener("keydown", key, { capture: true });
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", up);
      root.removeEventListener("pointercancel", up);
      window.removeEventListener("keydown", key, { capture: true });
    };
  };
}
