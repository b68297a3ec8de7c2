import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Unreachable } from "../lib/api";
import { host } from "../lib/host";
import { fullAddress } from "../lib/router.svelte";
import { Book } from "./book.svelte";
import { requests } from "./requests";
import { linkTo, Sharing } from "./sharing.svelte";

const DAY = "2026-11-19";
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.spyOn(requests, "share").mockResolvedValue({ text: "Sonora ★" });
  vi.spyOn(requests, "picture").mockImplementation(async (_, __, dark) => `<svg class="${dark ? "night" : "day"}"/>`);
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.restoreAllMocks();
});

async function followed(): Promise<Sharing> {
  const sharing = new Sharing(new Book(DAY, () => DAY));
  stops.push($effect.root(() => sharing.follow()));
  flushSync();
  await vi.waitFor(() => expect(sharing.svg ?? sharing.failed).not.toBeNull());
  return sharing;
}

test("the day is there as a text and as a picture, by day and by night", async () => {
  const sharing = await followed();
  expect([sharing.text, sharing.svg]).toEqual(["Sonora ★", '<svg class="day"/>']);
  sharing.dark = true;
  flushSync();
  await vi.waitFor(() => expect(sharing.svg).toBe('<svg class="night"/>'));
});

test("the text is copied as it is", async () => {
  const sharing = await followed();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await sharing.copyText();
  expect([copied.mock.calls, sharing.copied]).toEqual([[["Sonora ★"]], "text"]);
});

test("a link that others could not open is left out", () => {
  expect(fullAddress(`/daily/${DAY}`)).toContain("localhost");
  expect([host.others, linkTo(DAY)]).toEqual([true, ""]);
});

test("it says so if nothing answers", async () => {
  vi.mocked(requests.share).mockRejectedValue(new Unreachable());
  vi.mocked(requests.picture).mockRejectedValue(new Unreachable());
  const sharing = await followed();
  await vi.waitFor(() => expect(sharing.failed).toBeInstanceOf(Unreachable));
  expect(sharing.text).toBe("");
});
