// @vitest-environment node
import { describe, expect, it } from "vitest";
import { decide, insteadOf } from "./decide";
import type { Precache } from "./list";

const HOST = "https://host.example";
const list = (page: string): Precache => ({
  version: "1",
  page,
  files: {
    [page]: ["a", 1],
    "assets/board.js": ["b", 1],
    "runtime/python.zip": ["c", 1],
    "runtime/python-1.wasm.gz": ["d", 1],
  },
});
const PASS = { kind: "pass" };

describe("as a site of its own, in any folder", () => {
  const scope = `${HOST}/some/where/`;
  const ask = (url: string, mode = "no-cors", method = "GET") =>
    decide({ url, mode: mode as RequestMode, method }, list("index.html"), scope);

  it.each(["", "?/t/abc&ply=3", "?/&new=sonora", "index.html", "index.html?/rules/sonora"])(
    "opens the page at %j",
    (path) => expect(ask(scope + path, "navigate")).toEqual({ kind: "file", path: "index.html" }),
  );

  it("gives every file of the copy from the device", () => {
    expect(ask(`${scope}assets/board.js`)).toEqual({ kind: "file", path: "assets/board.js" });
    expect(ask(`${scope}runtime/python.zip`, "cors")).toEqual({ kind: "file", path: "runtime/python.zip" });
  });

  it("gives packed code by the address of the code", () => {
    const packed = { kind: "file", path: "runtime/python-1.wasm.gz" };
    expect(ask(`${scope}runtime/python-1.wasm`, "cors")).toEqual(packed);
    expect(ask(`${scope}runtime/python-1.wasm.gz`, "cors")).toEqual(packed);
  });

  it.each([
    ["another host", "https://other.example/some/where/assets/board.js"],
    ["another folder of the host", `${HOST}/assets/board.js`],
    ["a file that is not of the copy", `${scope}photo.jpg`],
    ["code that is not of the copy", `${scope}runtime/python-2.wasm`],
    ["what every object has", `${scope}constructor`],
    ["the page's address as data", scope],
  ])("leaves alone %s", (_, url) => expect(ask(url)).toEqual(PASS));

  it("leaves alone other pages of the host", () => {
    expect(ask(`${scope}photos/`, "navigate")).toEqual(PASS);
    expect(ask(`${HOST}/some/`, "navigate")).toEqual(PASS);
  });

  it("takes what is shared with the page, and nothing else that is sent", () => {
    expect(ask(scope, "navigate", "POST")).toEqual({ kind: "share" });
    expect(ask(scope, "cors", "POST")).toEqual(PASS);
    expect(ask(`${scope}assets/board.js`, "cors", "HEAD")).toEqual(PASS);
    expect(ask(`${scope}api/tables`, "cors", "POST")).toEqual(PASS);
  });
});

describe("at a server, with the copy in a folder", () => {
  const scope = `${HOST}/`;
  const ask = (path: string, mode = "no-cors", method = "GET") =>
    decide({ url: scope + path, mode: mode as RequestMode, method }, list("offline/index.html"), scope);

  it.each(["offline/", "offline/?/t/abc", "offline/index.html"])("opens the device's page at %j", (path) =>
    expect(ask(path, "navigate")).toEqual({ kind: "file", path: "offline/index.html" }),
  );

  it.each(["", "t/abc", "rules/sonora", "index.html", "offline"])("asks the server first for its page %j", (path) =>
    expect(ask(path, "navigate")).toEqual({ kind: "server" }),
  );

  it("never comes between a page and its server", () => {
    expect(ask("api/games", "cors")).toEqual(PASS);
    expect(ask("api/tables/abc/record", "navigate")).toEqual(PASS);
    expect(ask("api/tables", "cors", "POST")).toEqual(PASS);
    expect(ask("manifest.webmanifest", "cors")).toEqual(PASS);
  });

  it("takes only what is shared with the device's page", () => {
    expect(ask("offline/", "navigate", "POST")).toEqual({ kind: "share" });
    expect(ask("", "navigate", "POST")).toEqual(PASS);
  });

  it("opens a puzzle of the day in the copy if the server cannot be reached, else the copy's first page", () => {
    const home = `${scope}offline/`;
    expect(insteadOf(`${scope}daily/2026-11-19/sonora`, home, scope)).toBe(`${home}?/daily/2026-11-19/sonora`);
    expect(insteadOf(`${scope}daily`, home, scope)).toBe(`${home}?/daily`);
    for (const path of ["", "t/abc", "dailynews", "rules/sonora"])
      expect(insteadOf(scope + path, home, scope)).toBe(home);
  });
});
