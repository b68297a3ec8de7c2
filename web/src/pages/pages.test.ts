import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { RuleBook } from "../generated/protocol";
import { api } from "../lib/api";
import { useLanguage } from "../lib/speech.svelte";
import Rules from "./Rules.svelte";

beforeAll(() => useLanguage("en"));
afterEach(() => vi.restoreAllMocks());

describe("the rule book", () => {
  const book = (introduction: string) => ({ introduction, sections: [] }) as unknown as RuleBook;

  const soon = () => new Promise((done) => setTimeout(done));

  test("stays in the language chosen last, whichever book arrives last", async () => {
    const answers: ((found: RuleBook) => void)[] = [];
    vi.spyOn(api, "rules").mockImplementation(() => new Promise((answer) => answers.push(answer)));
    const target = document.body.appendChild(document.createElement("div"));
    const page = mount(Rules, { target, props: { game: "shifting_stones" } });
    const reads = (words: string) =>
      vi.waitFor(() => expect(target.querySelector(".intro")?.textContent?.trim()).toBe(words), 20_000);
    flushSync();
    answers[0]!(book("In English."));
    await reads("In English.");
    await useLanguage("es");
    await vi.waitFor(() => expect(answers).toHaveLength(2), 20_000);
    await useLanguage("en");
    await soon();
    answers[1]!(book("En español."));
    await soon();
    await reads("In English.");
    await unmount(page);
  });
});
