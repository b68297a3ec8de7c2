import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isWide, layOut, putAway, usualPaper } from "./printing";

const page = (width: number, height: number) =>
  `<svg xmlns="" width="${width}mm" height="${height}mm"><g width="9mm"/></svg>`;

beforeEach(() => vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue(undefined));
afterEach(() => {
  putAway();
  vi.restoreAllMocks();
});

it("takes Letter where people print on it, and A4 elsewhere", () => {
  expect(["en-US", "es-MX", "en-GB", "es-ES", "es"].map(usualPaper)).toEqual(["letter", "letter", "a4", "a4", "a4"]);
});

it("lays every page out as often as it is wanted, and turns those that are wide", async () => {
  const [high, wide] = [page(210, 297), page(297, 210)];
  expect([isWide(high), isWide(wide)]).toEqual([false, true]);
  const pages = [
    { svg: high, copies: 2 },
    { svg: wide, copies: 1 },
  ];
  await layOut(pages, "a4");
  await layOut(pages, "a4");
  expect([...document.querySelectorAll(".meseta-pages > div")].map((one) => one.className)).toEqual(["", "", "wide"]);
  expect(document.querySelectorAll("style")).toHaveLength(1);
  putAway();
  expect(document.querySelectorAll(".meseta-pages")).toHaveLength(0);
});

it("shows what was drawn as an image, so that nothing in it runs", async () => {
  await layOut([{ svg: `<svg width="1mm" height="2mm"><script>alert(1)</script></svg>`, copies: 1 }], "letter");
  expect(document.querySelector(".meseta-pages script")).toBeNull();
  expect(document.querySelector("img")?.src).toMatch(/^data:image\/svg\+xml,/);
});
