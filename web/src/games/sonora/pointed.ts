// The places that a hint or an analysis speaks of: `disc:a5`, `zone:canyon`, `circle:canyon` on the board, `canyon:e9`,
// `creek:16`, `mudcracks:7`, `column:2` and `ruins:B` on the sheet.

import { discOf, isSection, type SectionName } from "./model";

export interface Pointed {
  discs: readonly number[];
  /** Sections whose zone is meant, and those whose circles are. */
  zones: readonly SectionName[];
  circles: readonly SectionName[];
  /** On the sheet, as the notation names them. */
  buildings: readonly string[];
  cells: readonly string[];
  spaces: readonly number[];
  nodes: readonly number[];
  columns: readonly number[];
}

export const NOWHERE: Pointed = {
  discs: [],
  zones: [],
  circles: [],
  buildings: [],
  cells: [],
  spaces: [],
  nodes: [],
  columns: [],
};

export function pointedAt(places: readonly string[] | undefined): Pointed {
  if (!places?.length) return NOWHERE;
  const named = (where: string): string[] =>
    [...new Set(places)].flatMap((place) => (place.startsWith(`${where}:`) ? [place.slice(where.length + 1)] : []));
  return {
    discs: named("disc").map(discOf),
    zones: named("zone").filter(isSection),
    circles: named("circle").filter(isSection),
    buildings: named("ruins"),
    cells: named("canyon"),
    spaces: named("creek").map(Number),
    nodes: named("mudcracks").map(Number),
    columns: named("column").map((column) => Number(column) - 1),
  };
}
