// Letters and shapes changed by hand.

import { beforeEach, describe, expect, it } from "vitest";
import { MapHand, type Spaces } from "./map.svelte";
import { ringed, toggled } from "./shape";

let map: string[][];
let hand: MapHand;

beforeEach(() => {
  map = ["A . B", ". * .", ". . C"].map((row) => row.split(" "));
  hand = new MapHand(
    (): Spaces => map,
    (rows) => rows.forEach((text, row) => (map[row] = text.split(" "))),
  );
});

const shown = () => map.map((row) => row.join(" "));

describe("a letter", () => {
  it("is dragged to another space", () => {
    hand.press([0, 0]);
    hand.release([2, 0]);
    expect(shown()).toEqual([". . B", ". * .", "A . C"]);
    expect(hand.picked).toBeNull();
  });

  it("is tapped, and then its new place; two letters trade places", () => {
    hand.press([0, 0]);
    hand.release([0, 0]);
    expect(hand.picked).toEqual([0, 0]);
    hand.press([0, 2]);
    hand.release([0, 2]);
    expect(shown()[0]).toBe("B . A");
  });

  it("is put down by a second tap, and an empty space is not picked up", () => {
    hand.press([0, 0]);
    hand.release([0, 0]);
    hand.press([0, 0]);
    hand.release([0, 0]);
    expect(hand.picked).toBeNull();
    hand.press([0, 1]);
    hand.release([2, 0]);
    expect(shown()).toEqual(["A . B", ". * .", ". . C"]);
  });

  it("is dropped outside without going anywhere", () => {
    hand.press([0, 0]);
    hand.release(null);
    expect(shown()[0]).toBe("A . B");
  });

  it("is moved by the keys: arrows, Enter, its own name, Delete", () => {
    for (const key of ["Enter", "ArrowDown", "ArrowLeft", "ArrowDown", "Enter"]) expect(hand.key(key)).toBe(true);
    expect(shown()).toEqual([". . B", ". * .", "A . C"]);
    hand.key("c");
    expect(shown()[2]).toBe("C . A");
    hand.key("Delete");
    expect(shown()[2]).toBe(". . A");
    hand.key("q");
    expect(shown()[2]).toBe("Q . A");
    expect(hand.key("Tab")).toBe(false);
  });
});

describe("a shape", () => {
  it("can grow to every side and is cut to what is filled", () => {
    expect(ringed(["#"]).map((row) => row.length)).toEqual([3, 3, 3]);
    expect(toggled(["##"], 0, 1)).toEqual(["#.", "##"]);
    expect(toggled(["##"], 1, 0)).toEqual(["###"]);
    expect(toggled(["###", "#.."], 1, 3)).toEqual(["##", "#."]);
    expect(toggled(["#"], 1, 1)).toEqual([]);
    expect(toggled([], 0, 0)).toEqual(["#"]);
  });
});
