import { describe, expect, test } from "vitest";
import type { Option } from "../generated/protocol";
import { valueOf, withChoice } from "./options";

const text: Option = {
  key: "text",
  choices: ["final", "draft"],
  clause: "SO-56",
  implies: { final: { squares: "2" }, draft: { squares: "3" } },
};
const squares: Option = { key: "squares", choices: ["2", "3"], clause: "SO-50", implies: {} };
const options = [text, squares];

describe("an option", () => {
  test("has its usual value until something is chosen", () => {
    expect(valueOf(text, options, {})).toBe("final");
    expect(valueOf(squares, options, {})).toBe("2");
  });
  test("follows the choice that implies it, unless it is chosen itself", () => {
    expect(valueOf(squares, options, { text: "draft" })).toBe("3");
    expect(valueOf(squares, options, { text: "draft", squares: "2" })).toBe("2");
  });
  test("chosen before what implies it follows that choice again", () => {
    expect(withChoice(text, "draft", { squares: "2", rounds: "5" })).toEqual({ text: "draft", rounds: "5" });
    expect(withChoice(squares, "2", { text: "draft" })).toEqual({ text: "draft", squares: "2" });
  });
});
