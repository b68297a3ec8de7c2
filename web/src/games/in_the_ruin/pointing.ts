// The pointer over the sheet. A mouse shows the shape where it is and draws with a click; a finger drags the shape
// about and draws with a tap on it, so that nothing is drawn unseen. A second finger or the wheel turns it. The shape
// stays where it was when the pointer leaves for a button.

import { SIZE, type Cell } from "./model";

export interface Pointing {
  enabled: () => boolean;
  at: () => Cell | null;
  /** The spaces under what the hand holds. */
  covered: () => readonly Cell[];
  /** Whether one tap is enough, as for a walk. */
  direct: () => boolean;
  point: (cell: Cell | null) => void;
  use: () => void;
  turn: (by: number) => void;
  flip: () => void;
}

/** The space at a place of the box; null outside. */
export function cellAt(
  box: { left: number; top: number; width: number; height: number },
  x: number,
  y: number,
): Cell | null {
  const [column, row] = [
    Math.floor(((x - box.left) / box.width) * SIZE),
    Math.floor(((y - box.top) / box.height) * SIZE),
  ];
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? null : row * SIZE + column;
}

export function pointing(hand: Pointing): (node: HTMLElement) => () => void {
  return (node) => {
    /** The finger that moves the shape: where it came down, and whether that was on the shape. */
    let finger: { id: number; from: Cell; onShape: boolean; moved: boolean } | null = null;
    let rolled = 0;
    const cell = (event: PointerEvent) => cellAt(node.getBoundingClientRect(), event.clientX, event.clientY);

    function down(event: PointerEvent): void {
      if (!hand.enabled() || event.pointerType === "mouse") return;
      if (finger) {
        hand.turn(1);
        finger.moved = true; // the tap was for turning
        return;
      }
      const from = cell(event);
      if (from === null) return;
      finger = { id: event.pointerId, from, onShape: hand.covered().includes(from), moved: false };
      if (!finger.onShape) hand.point(from);
    }

    function move(event: PointerEvent): void {
      if (!hand.enabled()) return;
      const to = cell(event);
      if (event.pointerType === "mouse") {
        if (to !== hand.at()) hand.point(to);
      } else if (finger?.id === event.pointerId && to !== null && (finger.moved || to !== finger.from)) {
        finger.moved = true;
        hand.point(to);
      }
    }

    function up(event: PointerEvent): void {
      if (!hand.enabled()) return;
      if (event.pointerType === "mouse") {
        if (event.button !== 0) return;
        hand.point(cell(event));
        hand.use();
        return;
      }
      if (finger?.id !== event.pointerId) return;
      const { onShape, moved } = finger;
      finger = null;
      if (!moved && (onShape || hand.direct())) hand.use();
    }

    function cancel(): void {
      finger = null;
    }

    function wheel(event: WheelEvent): void {
      if (!hand.enabled() || event.ctrlKey) return;
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < 30) return;
      hand.turn(rolled > 0 ? 1 : -1);
      rolled = 0;
    }

    function menu(event: MouseEvent): void {
      if (!hand.enabled()) return;
      event.preventDefault();
      hand.flip();
    }

    const options = { passive: false };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", cancel);
    node.addEventListener("wheel", wheel, options);
    node.addEventListener("contextmenu", menu);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("contextmenu", menu);
    };
  };
}
