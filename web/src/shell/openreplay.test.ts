import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { go, place } from "../lib/router.svelte";
import { useLanguage } from "../lib/speech.svelte";
import OpenReplay from "./OpenReplay.svelte";

beforeAll(() => useLanguage("en"));
afterEach(() => go("/"));

test.each([
  ["abc-1_2", "/r/abc-1_2", ""],
  ["https://meseta.example/t/abc", "/r/abc", ""],
  ["https://meseta.example/r/abc/?as=0&ply=12#now", "/r/abc", "ply=12"],
  ["https://meseta.example/some/folder/?/t/abc", "/r/abc", ""],
  ["https://meseta.example/offline/?/r/abc&as=0&ply=12", "/r/abc", "ply=12"],
])("a replay is opened by its address %s", async (typed, path, query) => {
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(OpenReplay, { target });
  const field = target.querySelector<HTMLInputElement>("input[type=text]")!;
  field.value = typed;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  target.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  expect([place.path, String(place.query)]).toEqual([path, query]);
  await unmount(mounted);
});
