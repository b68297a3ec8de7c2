// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listFiles } from "./precache";
import { writeSite } from "./site";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it("has the server's files, but the device's page at their root, and what is compressed only where that is all", () => {
  for (const path of ["index.html", "manifest.webmanifest", "sw.js", "sw.js.gz", "icon.svg"]) write(`static/${path}`);
  for (const path of ["assets/a.js", "assets/a.js.gz", "assets/a.js.br"]) write(`static/${path}`);
  for (const path of ["runtime/index.json", "runtime/python.wasm.gz"]) write(`static/${path}`);
  write("static/offline/index.html", '<html data-host="device"><script src="../assets/a.js"></script>');
  write("static/offline/manifest.webmanifest");
  write("site/assets/of-an-older-one.js");
  writeSite(join(folder, "site"), join(folder, "static"));
  expect(Object.keys(listFiles(join(folder, "site"), "site").files)).toEqual([
    ...["assets/a.js", "icon.svg", "index.html", "manifest.webmanifest"],
    ...["runtime/index.json", "runtime/python.wasm.gz"],
  ]);
  const read = (path: string) => readFileSync(join(folder, "site", path), "utf-8");
  expect(read("index.html")).toBe('<html data-host="device"><script src="./assets/a.js"></script>');
  expect(read("manifest.webmanifest")).toContain('"./icon.svg"');
});
