// Carrying games to other places and from there, which is loaded where it is offered or needed.

import { lazy } from "./lazy";

/** The button that carries a game away. */
export const Carry = lazy(() => import("../device/Carry.svelte"));
/** What asks about a game that was carried here. */
export const Brought = lazy(() => import("../device/Brought.svelte"));
