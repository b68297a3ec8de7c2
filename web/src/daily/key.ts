// Where this browser keeps what it remembers of the daily puzzles.

export const KEY = "meseta-daily";

/** Forget all of it, on this page, too: whoever plays here from now on is somebody else. */
export function forgetPuzzles(): void {
  localStorage.removeItem(KEY);
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
}
