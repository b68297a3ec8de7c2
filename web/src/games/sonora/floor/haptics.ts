// What the hand feels, on devices that can tremble.

/** A short tremble. Before the first tap browsers refuse it, and complain. */
export function tremble(ms: number): void {
  if ("vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(Math.round(ms));
}
