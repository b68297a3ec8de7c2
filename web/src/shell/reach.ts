// Who can open an address.

/** Whether an address leads nobody but this computer to its table. */
export const opensOnlyHere = (address: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1?\]|0\.0\.0\.0)$/.test(new URL(address).hostname);
