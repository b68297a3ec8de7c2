import { expect, it } from "vitest";
import { serverHere, serverOf } from "./server";

it.each([
  ["https://meseta.example/t/abc?x#y", "https://meseta.example/"],
  [" meseta.example ", "https://meseta.example/"],
  ["meseta.example:8000", "https://meseta.example:8000/"],
  ["localhost:8000", "http://localhost:8000/"],
  ["192.168.1.7:8000/", "http://192.168.1.7:8000/"],
  ["http://meseta.example", "http://meseta.example/"],
])("finds the server in %j", (typed, address) => expect(serverOf(typed)).toBe(address));

it.each(["", "  ", "javascript://alert(1)", "file:///etc/passwd", "https://", "two words"])(
  "finds none in %j",
  (typed) => expect(serverOf(typed)).toBeNull(),
);

it("knows whether the page came from a server", () => {
  expect(serverHere("https://meseta.example/", "https://meseta.example/offline/?/t/x")).toBe("https://meseta.example/");
  expect(serverHere("https://pages.example/me/", "https://pages.example/me/?/")).toBe("");
  expect(serverHere(null, "http://localhost:5173/offline/")).toBe("");
});
