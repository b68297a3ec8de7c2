// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listFiles, writePrecache } from "./precache";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "precache-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it("lists what a device needs of a server's files", () => {
  for (const path of ["index.html", "manifest.webmanifest", "icon.svg", "sw.js", "sw.js.br", "calls.js"]) write(path);
  for (const path of [
    "offline/index.html",
    "offline/manifest.webmanifest",
    "assets/a.js",
    "assets/device/b.js",
    ".hidden",
  ])
    write(path);
  const { page, files } = listFiles(folder, "server");
  expect(page).toBe("offline/index.html");
  expect(Object.keys(files)).toEqual([
    ...["assets/a.js", "assets/device/b.js", "icon.svg"],
    ...["offline/index.html", "offline/manifest.webmanifest"],
  ]);
});

it("lists everything of a site, but not its files twice for being compressed", () => {
  for (const path of ["index.html", "index.html.gz", "index.html.br", "manifest.webmanifest", "sw.js"]) write(path);
  for (const path of ["runtime/words.json", "runtime/words.json.gz", "runtime/really.tar.gz"]) write(path);
  expect(Object.keys(listFiles(folder, "site").files)).toEqual([
    ...["index.html", "manifest.webmanifest", "runtime/really.tar.gz", "runtime/words.json"],
  ]);
});

it("gives each file's hash and size, and a version that changes with any of them", () => {
  write("index.html", "abc");
  write("assets/a.js", "1");
  const first = listFiles(folder, "site");
  expect(first.files["index.html"]).toEqual(["ba7816bf8f01cfea414140de5dae2223", 3]); // SHA-256, FIPS 180-4's example
  expect(listFiles(folder, "site")).toEqual(first);
  write("assets/a.js", "2");
  expect(listFiles(folder, "site").version).not.toBe(first.version);
});

it("refuses a folder without the device's page", () => {
  write("index.html");
  expect(() => listFiles(folder, "server")).toThrow("has no offline/index.html");
});

it("writes one classic script that holds the list, again and again the same", async () => {
  write("index.html");
  write("sw.js.gz", "of an older one");
  const { files } = await writePrecache(folder, "site");
  const script = readFileSync(join(folder, "sw.js"), "utf-8");
  expect(() => new Script(script)).not.toThrow();
  expect(script).toContain(files["index.html"]![0]);
  await writePrecache(folder, "site");
  expect(readFileSync(join(folder, "sw.js"), "utf-8")).toBe(script);
  expect(() => readFileSync(join(folder, "sw.js.gz"))).toThrow();
});
