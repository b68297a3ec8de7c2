// One finger on the floor. On the corner it moves the disc about; anywhere else it pulls back and lets go, or swipes
// forwards. Which of the two is decided where the finger comes down, so one never turns into the other.

import type { Attachment } from "svelte/attachments";
import { closest } from "../../../lib/targets";
import { isSwipe, roomAlong, type Point, type Pull } from "./gesture";

interface Hands {
  enabled: () => boolean;
  /** Whether the disc is taken here, at a point of the window. */
  takes: (x: number, y: number) => boolean;
  /** The disc is dragged here, at a point of the window; a tap on the corner ends here too. */
  onplace: (x: number, y: number) => void;
  /** The finger moves; null when it has left the floor, or the gesture has been cancelled. */
  onpull: (pull: Pull | null) => void;
  onrelease: (pull: Pull) => void;
  /** A tap anywhere but on the corner. */
  ontap: () => void;
}

/** A shorter movement is a tap. */
const THRESHOLD = 7;
const KEPT = 40;

interface Finger {
  id: number;
  from: Point;
  points: Point[];
  places: boolean;
  moved: boolean;
}

const pointOf = ({ timeStamp, clientX, clientY }: PointerEvent): Point => [timeStamp, clientX, clientY];

/** All places the finger has been at since the last event: a fast swipe has several between two frames. */
function pointsOf(event: PointerEvent): Point[] {
  const between = event.getCoalescedEvents().map(pointOf);
  return between.length ? between : [pointOf(event)];
}

export function pulling(hands: Hands): Attachment<HTMLElement> {
  return (root) => {
    let finger: Finger | null = null;

    function pullBy({ from: [, x, y], points }: Finger, event: PointerEvent): Pull {
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      const room = roomAlong([x, y], [dx, dy], window.innerWidth, window.innerHeight);
      return { dx, dy, room, swipe: isSwipe(dx, dy), points };
    }

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0 || !hands.enabled()) return;
      if (closest(event.target, "button, input, label")) return;
      const from = pointOf(event);
      const places = hands.takes(event.clientX, event.clientY);
      finger = { id: event.pointerId, from, points: [from], places, moved: false };
      root.setPointerCapture(event.pointerId);
      event.preventDefault();
    }

    function move(event: PointerEvent): void {
      if (finger?.id !== event.pointerId) return;
      if (!hands.enabled()) return stop();
      finger.points = [...finger.points, ...pointsOf(event)].slice(-KEPT);
      const pull = pullBy(finger, event);
      if (!finger.moved && Math.hypot(pull.dx, pull.dy) < THRESHOLD) return;
      finger.moved = true;
      if (finger.places) hands.onplace(event.clientX, event.clientY);
      else hands.onpull(pull);
    }

    function up(event: PointerEvent): void {
      const lifted = finger;
      if (lifted?.id !== event.pointerId) return;
      // A finger that rests before it is lifted has stopped swiping.
      lifted.points = [...lifted.points, pointOf(event)].slice(-KEPT);
      stop();
      if (event.type === "pointercancel" || !hands.enabled()) return;
      if (lifted.places) hands.onplace(event.clientX, event.clientY);
      else if (lifted.moved) hands.onrelease(pullBy(lifted, event));
      else hands.ontap();
    }

    function stop(): void {
      finger = null;
      hands.onpull(null);
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !finger) return;
      stop();
      event.preventDefault();
      event.stopPropagation();
    }

    const gone = new AbortController();
    const { signal } = gone;
    root.addEventListener("pointerdown", down, { signal });
    root.addEventListener("pointermove", move, { signal });
    root.addEventListener("pointerup", up, { signal });
    root.addEventListener("pointercancel", up, { signal });
    window.addEventListener("keydown", key, { capture: true, signal });
    return () => gone.abort();
  };
}
