import { expect, it } from "vitest";
import { plain } from "./numbers";
import { Words } from "./words";

it("writes a minus as wide as a plus, wherever a number stands", () => {
  const words = new Words("en", {
    core: "gained = { $points ->\n    [one] 1 point\n   *[other] { $points } points\n}",
  });
  expect(words.speaker()("gained", { points: -20 })).toBe("−20 points");
  expect(words.speaker()("gained", { points: 1 })).toBe("1 point");
  expect(new Words("en", { core: "about = about { $worth }" }).speaker()("about", { worth: "-2.5" })).toBe(
    "about −2.5",
  );
  expect([plain(-3), plain(0)]).toEqual(["−3", "0"]);
});
