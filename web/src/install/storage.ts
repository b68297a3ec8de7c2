// Asking the browser not to throw the games away when it needs room.

let asked: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false; // an older browser, or a private window
  }
}

/** Call this when there is a game to lose: some browsers ask the person. Returns whether the games are safe. */
export const protectGames = (): Promise<boolean> => (asked ??= ask());
