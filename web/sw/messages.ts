// What the page and the service worker say to each other.

/** From the page: the person has accepted the new version. */
export interface Update {
  type: "update";
}

/** From the worker, while it fetches a version. */
export interface Progress {
  type: "progress";
  /** Bytes that are on the device already. */
  kept: number;
  /** Bytes of the whole version. */
  total: number;
}

/** The messages of some kind of program are objects with a type; those of others are not ours to read. */
export const isMessage = <M extends Update | Progress>(data: unknown, type: M["type"]): data is M =>
  typeof data === "object" && data !== null && "type" in data && data.type === type;
