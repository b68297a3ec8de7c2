// Addresses that only this computer can open.

/** Whether an address works on this computer only. */
export const isLocalAddress = (address: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1?\]|0\.0\.0\.0)$/.test(new URL(address).hostname);
