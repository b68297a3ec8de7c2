// Parts of a game that the home page does not need.

import type { Component } from "svelte";
import Lazy from "./Lazy.svelte";

/** How the part is loaded whose component this is. */
const loaders = new WeakMap<object, () => Promise<unknown>>();

/** A component that is loaded when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<{ default: Component<Props> }>): Component<Props> {
  const part: Component<Props> = (internals, props) => Lazy(internals, { load, props });
  loaders.set(part, load);
  return part;
}

/** Load such a component before it is shown; any other is there already. */
export const preload = async (part: object): Promise<void> => void (await loaders.get(part)?.());
