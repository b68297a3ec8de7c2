// The text of an edition, and changing one value of it.

import { describe, expect, it } from "vitest";
import { offsetOf, withTable, without, withValue } from "./surgery";
import { dataOf, nodeAt, readToml, Unreadable } from "./toml";

const files = import.meta.glob<string>("../../../src/meseta/games/*/data/{house,standard}.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const houses = Object.entries(files).map(([path, text]) => [path.split("/").at(-3) ?? "", text] as const);
const house = (game: string): string => houses.find(([key]) => key === game)?.[1] ?? "";

const SMALL = `# A board.
name = "mine"  # mine alone

[board]
half_width = 225_000
rows = [
  "a b",  # the first
  "c d",
]

[[board.circle]]
animal = "owl"  # wise
x = -70_000

# The second one.
[[board.circle]]
animal = 'fox'
x = 1_500

[tray]
swaps = 2
`;

/** The lines that differ. */
const changes = (before: string, after: string): string[] => {
  const old = before.split("\n");
  return after.split("\n").filter((line, at) => line !== old[at]);
};

describe("reading", () => {
  it.each(houses)("%s: every value of the house edition is read, and its place holds it", (_, text) => {
    const root = readToml(text);
    expect(root.entries.get("name")?.kind).toBe("value");
    const visit = (node: ReturnType<typeof nodeAt>): number => {
      if (node?.kind === "list") return node.items.reduce((sum, item) => sum + visit(item), 0);
      if (node?.kind === "table") return [...node.entries.values()].reduce((sum, item) => sum + visit(item), 0);
      const { value, start, end } = node!;
      expect(text.slice(start, end).replaceAll("_", "")).toContain(String(value).replaceAll("_", ""));
      return 1;
    };
    expect(visit(root)).toBeGreaterThan(30);
  });

  it("is plain data: headings, lists over several lines, both kinds of quotes, thousands kept apart", () => {
    expect(dataOf(readToml(SMALL))).toEqual({
      name: "mine",
      board: {
        half_width: 225000,
        rows: ["a b", "c d"],
        circle: [
          { animal: "owl", x: -70000 },
          { animal: "fox", x: 1500 },
        ],
      },
      tray: { swaps: 2 },
    });
  });

  it("knows escapes, long texts, truth, fractions and inline tables", () => {
    const text = 'a = "\\u00e9\\n\\"" \nb = """x\ny"""\nc = true\nd = -1.5e2\ne = { f = 1, g = [2, 3,] }\n1 = \'\\\'\n';
    expect(dataOf(readToml(text))).toEqual({ a: 'é\n"', b: "x\ny", c: true, d: -150, e: { f: 1, g: [2, 3] }, 1: "\\" });
  });

  it.each(["a =", "a = [1, 2", 'a = "x', "a = 1 2", "[a", "a = nought", "a = 1\na = 2", 'a = "x\ny"', 'a = "\\uzzzz"'])(
    "%j is unreadable, and says from where",
    (text) => {
      expect(() => readToml(text)).toThrow(Unreadable);
    },
  );
});

describe("changing", () => {
  it("one value changes nothing else, and keeps thousands apart", () => {
    expect(changes(SMALL, withValue(SMALL, ["board", "circle", 0, "x"], 1234567))).toEqual(["x = 1_234_567"]);
    expect(changes(SMALL, withValue(SMALL, ["board", "circle", 0, "x"], -500))).toEqual(["x = -500"]);
    expect(changes(SMALL, withValue(SMALL, ["board", "circle", 0, "animal"], "fox"))).toEqual([
      'animal = "fox"  # wise',
    ]);
    expect(changes(SMALL, withValue(SMALL, ["tray", "swaps"], 1234))).toEqual(["swaps = 1234"]);
  });

  it("a list of the same length keeps its lines and comments, another is written anew", () => {
    expect(changes(SMALL, withValue(SMALL, ["board", "rows"], ["a b", "d c"]))).toEqual(['  "d c",']);
    expect(withValue(SMALL, ["board", "rows"], ["x"])).toContain('rows = ["x"]\n');
    expect(changes(SMALL, withValue(SMALL, ["board", "rows", 0], "b a"))).toEqual(['  "b a",  # the first']);
  });

  it("a missing entry is added to its table", () => {
    const text = withValue(SMALL, ["board", "circle", 0, "radius"], 11);
    expect(text).toContain("x = -70_000\nradius = 11\n\n# The second one.");
  });

  it("a table is added behind the last of its kind, or at the end", () => {
    const text = withTable(SMALL, ["board", "circle"], { animal: "owl", x: 3 });
    expect(text).toContain('x = 1_500\n\n[[board.circle]]\nanimal = "owl"\nx = 3\n\n[tray]');
    expect(withTable("name = 'x'", ["card"], { id: 1 })).toBe("name = 'x'\n\n[[card]]\nid = 1\n");
  });

  it("a table or an item is taken out, and comments that are not its own stay", () => {
    const text = without(SMALL, ["board", "circle", 0]);
    expect(text).toBe(SMALL.replace('[[board.circle]]\nanimal = "owl"  # wise\nx = -70_000\n\n', ""));
    expect(without("a = [1, 2, 3]", ["a", 1])).toBe("a = [1, 3]");
    expect(without("a = [1, 2]", ["a", 1])).toBe("a = [1]");
    expect(without("a = [1]", ["a", 0])).toBe("a = []");
    expect(without(SMALL, ["board", "circle", 9])).toBe(SMALL);
  });

  it.each(houses)("%s: writing every value of the house edition again leaves the text as it is", (_, text) => {
    const again = (node: unknown, path: (string | number)[]): void => {
      if (node !== null && typeof node === "object") {
        for (const [key, inner] of Object.entries(node))
          again(inner, [...path, Array.isArray(node) ? Number(key) : key]);
      } else expect(withValue(text, path, node as string)).toBe(text);
    };
    again(dataOf(readToml(text)), []);
  });

  it("comments of the house edition survive a changed circle", () => {
    const before = house("sonora");
    const after = withValue(before, ["board", "circle", 7, "y"], 71_500);
    expect(changes(before, after)).toEqual(["y = 71_500"]);
  });
});

it("lines and columns are counted from 1, and never lead beyond their line", () => {
  expect(offsetOf("ab\ncd", 2, 1)).toBe(3);
  expect(offsetOf("ab\ncd", 1, 9)).toBe(2);
  expect(offsetOf("ab\ncd", 9, 9)).toBe(5);
});
