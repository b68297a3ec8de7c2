// Parts of a game that the home page can do without.

import type { Component } from "svelte";
import Later from "./Later.svelte";

/** A component that is fetched when it is first shown. */
export function later<Props extends object>(load: () => Promise<{ default: Component<Props> }>): Component<Props> {
  return (internals, props) => Later(internals, { load, props });
}
