import { afterEach, expect, test, vi } from "vitest";
import { hostThatAnswers } from "../lib/host.fixture";
import { prefs } from "../lib/prefs.svelte";
import { eraseEverything, inBrowser } from "./belongings";

afterEach(() => vi.unstubAllGlobals());

/** A browser whose workers have these scopes; returns those that were unregistered. */
function workers(...scopes: string[]): string[] {
  const ended: string[] = [];
  const getRegistration = (asked: string) => {
    const scope = scopes.find((one) => new URL(asked, "https://here.example").href.startsWith(one));
    return Promise.resolve(scope && { scope, unregister: () => Promise.resolve(ended.push(scope)) });
  };
  vi.stubGlobal("navigator", { ...navigator, languages: ["en"], serviceWorker: { getRegistration } });
  return ended;
}

test("deleting everything leaves no name, no drafts and no calls in this browser, but how the page looks", async () => {
  const asked = hostThatAnswers(204);
  const ended = workers("https://here.example/calls/");
  Object.assign(prefs, { name: "Ana", known: true, notify: true, server: "https://there.example", theme: "dark" });
  localStorage.setItem("meseta-draft", "a draft");
  await eraseEverything();
  expect(asked).toEqual(["DELETE /yours"]);
  expect(prefs).toMatchObject({ name: "", known: false, notify: false, server: "", theme: "dark" });
  expect(inBrowser()).toEqual({});
  expect(ended).toEqual(["https://here.example/calls/"]);
});

test("a worker that keeps the whole site stays", async () => {
  const ended = workers("https://here.example/");
  await eraseEverything();
  expect(ended).toEqual([]);
});
