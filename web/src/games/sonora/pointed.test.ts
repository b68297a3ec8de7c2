import { expect, test } from "vitest";
import { NOWHERE, pointedAt } from "./pointed";

test("places are read by where they are", () => {
  const places = [
    "disc:b4",
    "zone:canyon",
    "circle:creek",
    "ruins:B",
    "canyon:e9",
    "creek:16",
    "mudcracks:7",
    "column:2",
  ];
  expect(pointedAt([...places, "creek:16", "zone:nowhere"])).toEqual({
    discs: [8],
    zones: ["canyon"],
    circles: ["creek"],
    buildings: ["B"],
    cells: ["e9"],
    spaces: [16],
    nodes: [7],
    columns: [1],
  });
  expect(pointedAt([])).toBe(NOWHERE);
  expect(pointedAt(undefined)).toBe(NOWHERE);
});
