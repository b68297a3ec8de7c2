import { expect, it } from "vitest";
import { Words } from "./words";

it("names every part of a list", () => {
  const core = 'list-comma = {", "}\nbonus-fox = zorro\ncard-7 = siete\nearns = gana: { $bonuses }\nhas = { $cards }';
  const say = new Words("es", { core }).speaker();
  expect(say("earns", { bonuses: ["fox", "owl"] })).toBe("gana: zorro, owl");
  expect(say("has", { cards: [7, 8] })).toBe("siete, 8");
});
