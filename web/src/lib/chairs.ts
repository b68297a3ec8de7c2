// Who sits where, for whatever draws a seat below its page: the faces and levels of the bots.

import { getContext, setContext } from "svelte";
import type { ChairInfo } from "../generated/protocol";
import { levelName } from "./speech.svelte";

const KEY = Symbol("chairs");
type Chairs = () => readonly ChairInfo[] | undefined;

/** Let everything on this page know who sits where. */
export const provideChairs = (chairs: Chairs): Chairs => setContext(KEY, chairs);

/** The face of the bot in a seat; nobody has one on a page without a table. */
export function faces(): (seat: number) => string {
  const chairs = getContext<Chairs | undefined>(KEY);
  return (seat) => chairs?.()?.[seat]?.face ?? "";
}

/** The level of the bot in a seat, in words; empty for people. */
export function levels(): (seat: number) => string {
  const chairs = getContext<Chairs | undefined>(KEY);
  return (seat) => {
    const chair = chairs?.()?.[seat];
    return chair?.holder === "bot" && chair.bot ? levelName(chair.bot) : "";
  };
}
