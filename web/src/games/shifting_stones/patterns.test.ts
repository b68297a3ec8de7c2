import { describe, expect, it } from "vitest";
import { readDeck, type Face, FACES } from "./model";
import { patternPlaces } from "./patterns";

const DECK = readDeck({
  card: [
    { id: 1, points: 1, pattern: ["bird horse"] },
    { id: 28, points: 1, pattern: [". . .", ". fish .", ". . ."] },
    { id: 38, points: 2, pattern: [". horse bird"] },
  ],
});
const grid = (...rows: string[]): Face[] =>
  rows
    .join(" ")
    .split(" ")
    .map((word) => (FACES as readonly string[]).indexOf(word));
const cells = (card: number, faces: Face[]) =>
  patternPlaces(DECK.get(card)?.pattern ?? [], faces).map((place) => place.cells);

describe("where a pattern is complete", () => {
  it("is found at every place (ST-E1)", () => {
    expect(cells(1, grid("bird horse seed", "tree sun boat", "seed bird horse"))).toEqual([
      [0, 1],
      [7, 8],
    ]);
  });

  it("is never turned (ST-E2)", () => {
    expect(cells(1, grid("bird seed tree", "horse sun boat", "fish boat seed"))).toEqual([]);
  });

  it("includes its grey cells, which stay on the grid (ST-E3)", () => {
    const places = patternPlaces(
      DECK.get(38)?.pattern ?? [],
      grid("sun horse bird", "seed tree seed", "horse bird boat"),
    );
    expect(places.map((place) => place.cells)).toEqual([[0, 1, 2]]);
    expect(places.map((place) => place.named)).toEqual([[1, 2]]);
  });

  it("has one place for a pattern of the whole grid (ST-E4)", () => {
    expect(cells(28, grid("seed boat tree", "horse fish sun", "bird boat seed"))).toHaveLength(1);
    expect(cells(28, grid("fish boat tree", "horse bird sun", "seed boat seed"))).toHaveLength(0);
  });
});
