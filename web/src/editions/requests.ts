// What the editor asks the server for. Here rather than in lib/api.ts, so that playing does not load it.

import type { CheckEdition, DrawEdition, Drawing, EditionReport, Trials, TryEdition } from "../generated/protocol";
import { ask } from "../lib/api";

export const requests = {
  check: (wanted: CheckEdition, signal?: AbortSignal) =>
    ask<EditionReport>("POST", "/editions/check", wanted, { signal }),
  draw: (wanted: DrawEdition, signal?: AbortSignal) => ask<Drawing[]>("POST", "/editions/draw", wanted, { signal }),
  try: (wanted: TryEdition, signal?: AbortSignal) => ask<Trials>("POST", "/editions/try", wanted, { signal }),
};
