// For tests: the house edition as the server sends it, read from its own file.

import { readPrint, type Components } from "./model";

const files = import.meta.glob<string>("../../../../src/meseta/games/in_the_ruin/data/house.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const [text = ""] = Object.values(files);

/** The file has only strings, numbers and lists of strings, which are valid JSON too. */
function values(lines: string): Record<string, unknown> {
  const plain = lines.replace(/^#.*$/gm, "").replace(/,\s*\]/g, "]");
  const pairs = [...plain.matchAll(/^(\w+) = (\[[^\]]*\]|.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    JSON.parse(value) as unknown,
  ]);
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

const [head = "", ...shapes] = text.split("[[shape]]");

export const components = { ...values(head), shape: shapes.map(values) } as unknown as Components;
export const print = readPrint(components);
