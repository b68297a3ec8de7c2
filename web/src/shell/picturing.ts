// The dialog for pictures, which is loaded when one is wanted.

import { lazy } from "./lazy";

export const Picturing = lazy(() => import("../picture/Picturing.svelte"));
