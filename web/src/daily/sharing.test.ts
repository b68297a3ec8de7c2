import { afterEach, expect, test, vi } from "vitest";
import { host } from "../lib/host";
import { fullAddress } from "../lib/router.svelte";
import { drawDay, type Drawn } from "./picture";
import { linkTo, withLink } from "./sharing.svelte";

afterEach(() => vi.restoreAllMocks());

const drawn = (about: Partial<Drawn> = {}): Document => {
  const svg = drawDay({
    ...{ title: "Daily three", day: "Thursday, 19 November 2026", streak: "3 days in a row", link: "a.example/daily" },
    ...{ dark: false, summary: "Daily three. Sonora: the best turn." },
    lines: [
      { game: "sonora", name: "Sonora", state: "best", told: "the best turn", level: 4 },
      { game: "nim", name: "Nim <&>", state: "far", told: "far from the best", level: 0 },
    ],
    ...about,
  });
  return new DOMParser().parseFromString(svg, "text/xml");
};
const words = (picture: Document) => [...picture.querySelectorAll("text")].map((one) => one.textContent);

test("the picture says how the day went, and how hard it was", () => {
  const picture = drawn();
  expect(picture.querySelector("parsererror")).toBeNull();
  expect(picture.querySelector("title")?.textContent).toBe("Daily three. Sonora: the best turn.");
  expect(words(picture)).toEqual([
    "Daily three",
    "Thursday, 19 November 2026",
    "Sonora",
    "the best turn",
    "Nim <&>",
    "far from the best",
    "3 days in a row",
    "a.example/daily",
  ]);
});

test("neither streak nor link takes room where there is none", () => {
  const height = (picture: Document) => Number(picture.documentElement.getAttribute("height"));
  expect(height(drawn({ streak: "", link: "" }))).toBeLessThan(height(drawn()));
});

test("by night it has other colours", () => {
  expect(drawn({ dark: true }).documentElement.innerHTML).not.toBe(drawn().documentElement.innerHTML);
});

test("a link that others could not open is left out", () => {
  expect(fullAddress("/daily/2026-11-19")).toContain("localhost");
  expect([host.others, linkTo("2026-11-19")]).toEqual([true, ""]);
});

test("the text ends with the link, once", () => {
  expect(withLink("One\nTwo\n", "https://a.example/daily")).toBe("One\nTwo\nhttps://a.example/daily");
  expect(withLink("One https://a.example/daily", "https://a.example/daily")).toBe("One https://a.example/daily");
  expect(withLink("One", "")).toBe("One");
});
