// Changing one value of an edition's text. Comments, order and spacing elsewhere stay as they are.

import type { Printed } from "../lib/game";
import { nodeAt, readToml, type ListNode, type Path, type TableNode } from "./toml";

/** The text with another value at this path; a missing entry is added to its table. */
export function withValue(text: string, path: Path, value: Printed): string {
  const root = readToml(text);
  const node = nodeAt(root, path);
  if (!node) return withEntry(text, root, path, value);
  if (node.kind === "list" && typeof value === "object" && node.items.length === value.length) {
    return value.reduce<string>((before, item, at) => withValue(before, [...path, at], item), text);
  }
  const old = text.slice(node.start, node.end);
  return replaced(text, node.start, node.end, written(value, old));
}

function withEntry(text: string, root: TableNode, path: Path, value: Printed): string {
  const table = nodeAt(root, path.slice(0, -1));
  if (table?.kind !== "table") return text;
  const before = withNewline(text.slice(0, table.end));
  return `${before}${path.at(-1)} = ${written(value)}\n${text.slice(table.end)}`;
}

/** The text with one more table under a heading such as `[[card]]`, behind the last of them. */
export function withTable(text: string, path: readonly string[], entries: Record<string, Printed>): string {
  const list = nodeAt(readToml(text), path);
  const last = list?.kind === "list" ? list.items.at(-1) : undefined;
  const end = last?.end ?? text.length;
  const lines = Object.entries(entries).map(([key, value]) => `${key} = ${written(value)}\n`);
  return `${withNewline(text.slice(0, end))}\n[[${path.join(".")}]]\n${lines.join("")}${text.slice(end)}`;
}

/** The text without the table or the item at this path. */
export function without(text: string, path: Path): string {
  const root = readToml(text);
  const list = nodeAt(root, path.slice(0, -1));
  const at = Number(path.at(-1));
  const item = list?.kind === "list" ? list.items[at] : undefined;
  if (list?.kind !== "list" || !item) return text;
  if (list.headed) return text.slice(0, item.start) + text.slice(item.end).replace(/^\r?\n/, "");
  return withoutItem(text, list, at);
}

function withoutItem(text: string, list: ListNode, at: number): string {
  const [item, next, before] = [list.items[at]!, list.items[at + 1], list.items[at - 1]];
  if (next) return replaced(text, item.start, next.start, "");
  return replaced(text, before?.end ?? item.start, item.end, "");
}

const replaced = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

const withNewline = (text: string): string => (text === "" || text.endsWith("\n") ? text : `${text}\n`);

/** The value as TOML, in the manner of what stood there: `150_000` keeps its thousands apart. */
function written(value: Printed, old = ""): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "boolean") return String(value);
  if (typeof value === "object") return `[${value.map((item) => written(item)).join(", ")}]`;
  const digits = String(value);
  return old.includes("_") ? digits.replace(/\B(?=(\d{3})+(?!\d))/g, "_") : digits;
}

/** The place of a line and a column, both counted from 1, in the text. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let left = line - 1; left > 0; left--) {
    const next = text.indexOf("\n", start);
    if (next < 0) return text.length;
    start = next + 1;
  }
  const end = text.indexOf("\n", start);
  return Math.min(start + column - 1, end < 0 ? text.length : end);
}
