// How a seat last aimed at a table, kept while the page is open: a shared screen shows each seat anew.

import type { Bounds } from "../model";
import type { Aim } from "./force";

export interface Memory {
  aim?: Aim;
  /** The disc last chosen or flicked. */
  disc?: number;
  /** The limits of the last flick; the next one of the same turn has the same. */
  bounds?: Bounds;
}

const tables = new WeakMap<object, Map<number, Memory>>();

/** What is remembered of a seat at the table with these components. */
export function memoryOf(components: object, seat: number): Memory {
  const seats = tables.get(components) ?? new Map<number, Memory>();
  tables.set(components, seats);
  const memory = seats.get(seat) ?? {};
  seats.set(seat, memory);
  return memory;
}
