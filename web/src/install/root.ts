// Where the device's copy lies.

/** The folder with `assets/`, `runtime/` and the service worker, from the address of a built script; null during
 * development, where nothing is built and there is no worker. */
export function rootOf(script: string): string | null {
  const at = script.lastIndexOf("/assets/");
  return at < 0 ? null : script.slice(0, at + 1);
}

export const ROOT = rootOf(import.meta.url);
