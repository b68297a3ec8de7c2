// Parts of a game that the home page does not need.

import type { Component } from "svelte";
import Lazy from "./Lazy.svelte";

/** A component that is loaded when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<{ default: Component<Props> }>): Component<Props> {
  return (internals, props) => Lazy(internals, { load, props });
}
