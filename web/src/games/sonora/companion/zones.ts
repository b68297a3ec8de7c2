// What the sections are written in: the same on every part of the companion.

import type { SectionName } from "../model";

/** A section's colour for words, to be set as `--zone-ink`. */
export const ZONE_INK: Readonly<Record<SectionName, string>> = {
  ruins: "var(--terracotta-ink)",
  canyon: "var(--ochre-ink)",
  creek: "var(--indigo-ink)",
  mudcracks: "var(--sage-ink)",
};
