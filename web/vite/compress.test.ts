// @vitest-environment node
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressFolder } from "./compress";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("compresses long texts, both ways, and nothing else", () => {
  const text = "let stone = 1;\n".repeat(200);
  writeFileSync(join(folder, "long.js"), text);
  writeFileSync(join(folder, "short.js"), "1");
  writeFileSync(join(folder, "font.woff2"), text);
  compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(["font.woff2", "long.js", "long.js.br", "long.js.gz", "short.js"]);
  const read = (name: string) => readFileSync(join(folder, name));
  expect(gunzipSync(read("long.js.gz")).toString()).toBe(text);
  expect(brotliDecompressSync(read("long.js.br")).toString()).toBe(text);
});

it("gives the same bytes every time", () => {
  const read = () => ["a.css.gz", "a.css.br"].map((name) => readFileSync(join(folder, name)).toString("hex"));
  writeFileSync(join(folder, "a.css"), ".a { color: red }\n".repeat(100));
  compressFolder(folder);
  const before = read();
  compressFolder(folder);
  expect(read()).toEqual(before);
});
