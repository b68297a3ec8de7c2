// Global classes have their own prefix, so that a component's class can never collide with one by accident.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const PREFIX = "ui-";

// Read from disk: imported CSS is empty in a test.
const SOURCES = join(import.meta.dirname, "..");
const sheets = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(join(SOURCES, file), "utf-8"));
const components = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The classes that a sheet's selectors name. */
function classesOf(sheet: string): string[] {
  const bare = sheet.replace(/\/\*[^]*?\*\//g, "");
  return found(bare, /([^{};]+)\{/g).flatMap((selector) => found(selector, /\.([a-z][\w-]*)/gi));
}

const shared = new Set(sheets.flatMap(classesOf));

test("every global class says that it is one", () => {
  expect(shared.size).toBeGreaterThan(10);
  expect([...shared].filter((name) => !name.startsWith(PREFIX))).toEqual([]);
});

test("every class named like a global one is one", () => {
  const named = Object.entries(components).flatMap(([path, text]) =>
    found(text, /(?<![\w-])(ui-(?!monospace)[\w-]+)/g).map((name) => `${path}: ${name}`),
  );
  expect(named.filter((one) => !shared.has(one.split(": ")[1] ?? ""))).toEqual([]);
});
