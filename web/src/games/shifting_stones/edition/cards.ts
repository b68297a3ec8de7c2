// The cards of an edition as they are changed by hand.

import { listOf, numberOf, tableOf, textsOf, wordsIn } from "../../../editions/reading";
import { FACES, type Card } from "../model";

/** A card of the edition's file: its words as they stand there. */
export interface EditedCard {
  id: number;
  points: number;
  /** Row by row from the top; a dot is grey. */
  words: readonly (readonly string[])[];
}

export const GREY = ".";
const CYCLE: readonly string[] = [GREY, ...FACES];
export const SIDES = [1, 2, 3];

export const cardsIn = (components: unknown): EditedCard[] =>
  listOf(tableOf(components)["card"])
    .map(tableOf)
    .map(({ id, points, pattern }) => ({
      id: numberOf(id),
      points: numberOf(points),
      words: textsOf(pattern).map(wordsIn),
    }));

/** The card as it is drawn; a word that is no face is drawn grey. */
export const drawn = ({ id, points, words }: EditedCard): Card => ({
  id,
  points: Math.max(0, Math.min(9, points)),
  pattern: words.map((row) =>
    row.map((word) => {
      const face = FACES.findIndex((name) => name === word);
      return face < 0 ? null : face;
    }),
  ),
});

/** The face after this one, or before it. */
export function nextFace(word: string, by: 1 | -1): string {
  const at = Math.max(0, CYCLE.indexOf(word));
  return CYCLE[(at + by + CYCLE.length) % CYCLE.length] ?? GREY;
}

/** A row with another word in one place. */
export const withWord = (row: readonly string[], column: number, word: string): string =>
  row.map((old, at) => (at === column ? word : old)).join(" ");

/** The pattern with so many rows and columns; what is new is grey. */
export const resized = (words: EditedCard["words"], rows: number, columns: number): string[] =>
  Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => words[y]?.[x] ?? GREY).join(" "));
