// Cards changed by hand.

import { expect, it } from "vitest";
import { cardsIn, drawn, nextFace, resized, withWord } from "./cards";

it("cards are read however strange the file is", () => {
  expect(cardsIn(null)).toEqual([]);
  expect(cardsIn({ card: [{ id: "x", pattern: ["sun .", 3] }] })).toEqual([
    { id: 0, points: 0, words: [["sun", "."], []] },
  ]);
  expect(drawn({ id: 1, points: 99, words: [["sun", "owll"]] })).toEqual({ id: 1, points: 9, pattern: [[0, null]] });
});

it("a tap leads through all faces and back to grey", () => {
  const seen = [...Array(9).keys()].reduce<string[]>((faces) => [...faces, nextFace(faces.at(-1) ?? ".", 1)], ["."]);
  expect(seen).toEqual([".", "sun", "moon", "fish", "bird", "horse", "boat", "seed", "tree", "."]);
  expect([nextFace(".", -1), nextFace("owll", 1)]).toEqual(["tree", "sun"]);
});

it("a row changes one word, and a pattern grows in grey", () => {
  expect(withWord(["sun", "."], 1, "moon")).toBe("sun moon");
  expect(resized([["sun", "moon"]], 2, 3)).toEqual(["sun moon .", ". . ."]);
  expect(resized([["sun", "moon"]], 1, 1)).toEqual(["sun"]);
});
