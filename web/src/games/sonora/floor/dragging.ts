// Dragging one disc onto another: off the tray onto the corner, or, for a Swap, disc onto disc.

/** Follows one pointer until it is released; `ondrop` receives the position, `onmove` the distance so far. */
export function follow(
  event: PointerEvent,
  onmove: (dx: number, dy: number, x: number, y: number) => void,
  ondrop: (x: number, y: number, moved: boolean) => void,
): void {
  const { pointerId, clientX, clientY } = event;
  let moved = false;
  function move(next: PointerEvent): void {
    if (next.pointerId !== pointerId) return;
    const [dx, dy] = [next.clientX - clientX, next.clientY - clientY];
    moved ||= Math.hypot(dx, dy) >= 8;
    if (moved) onmove(dx, dy, next.clientX, next.clientY);
  }
  function up(next: PointerEvent): void {
    if (next.pointerId !== pointerId) return;
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
    ondrop(next.clientX, next.clientY, moved && next.type === "pointerup");
  }
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
}
