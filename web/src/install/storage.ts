// Asking the browser not to throw the games away when it needs room.

let asked: Promise<boolean> | undefined;

/** Whether the browser has promised to keep the games; false in an older one, or in a private window. */
export async function arePromised(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}

async function ask(): Promise<boolean> {
  try {
    return (await arePromised()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

/** Call this when there is a game to lose: some browsers ask the person. Returns whether the games are safe. */
export const protectGames = (): Promise<boolean> => (asked ??= ask());

/** The same when the person wishes it, be it once more. */
export const protectAgain = (): Promise<boolean> => (asked = ask());
