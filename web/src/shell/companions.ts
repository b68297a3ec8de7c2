// What is said and done about people at a table, and about deals, loaded when it is wanted.

import { lazy } from "./lazy";

/** Muting or reporting somebody. */
export const About = lazy(() => import("../company/About.svelte"));
/** Playing the same deal again, and how others have played it. */
export const Deal = lazy(() => import("../company/Deal.svelte"));
