// A screen that stays on while it lies beside the board, where the browser can do that.

/** Keep the screen on until the function that is returned is called. The browser lets go whenever the page is hidden,
 * so it is asked again whenever the page is back. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible" || over) return;
    try {
      const held = await navigator.wakeLock.request("screen");
      if (over) await held.release();
      else lock = held;
    } catch {
      // a low battery, or a browser's setting: then the screen goes dark as always
    }
  }

  const back = () => void hold();
  document.addEventListener("visibilitychange", back);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", back);
    void lock?.release().catch(() => undefined);
  };
}
