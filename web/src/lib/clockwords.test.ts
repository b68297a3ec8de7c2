import { afterAll, describe, expect, test } from "vitest";
import { untilReminded } from "./clock";
import { timeLeft, until } from "./clockwords";
import { useLanguage } from "./speech.svelte";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const plain = (text: string) => text.replaceAll(/\s/g, " ");
afterAll(() => useLanguage("en"));

describe("what is left", () => {
  test.each([
    [3 * DAY - 5000, "3 days left", "Quedan 3 días"],
    [2.8 * DAY, "2 days left", "Quedan 2 días"],
    [1.9 * DAY, "45 hours left", "Quedan 45 horas"],
    [HOUR, "1 hour left", "Queda 1 hora"],
    [12 * MINUTE, "12 minutes left", "Quedan 12 minutos"],
    [MINUTE, "1 minute left", "Queda 1 minuto"],
    [MINUTE - 1000, "0:59 left", "Quedan 0:59"],
    [0, "0:00 left", "Quedan 0:00"],
  ])("%d ms", async (time, en, es) => {
    await useLanguage("en");
    expect(plain(timeLeft(time))).toBe(en);
    await useLanguage("es");
    expect(plain(timeLeft(time))).toBe(es);
  });

  test("ends on a weekday, or on a date where that could be misread", async () => {
    await useLanguage("en");
    const now = new Date(2026, 0, 6, 9, 0).getTime(); // a Tuesday
    expect(plain(until(now + 2 * DAY, now))).toMatch(/^until Thursday.* 0?9:00( AM)?$/);
    expect(until(now + 7 * DAY, now)).toMatch(/Tuesday.*13|13.*Tuesday|Tuesday.*January/);
    await useLanguage("es");
    expect(plain(until(now + 2 * DAY, now))).toMatch(/^hasta el jueves/);
  });
});

describe("a reminder", () => {
  const face = (now: number, remind: (number | null)[]) => ({ now, due: [900, 800], left: [], stand_in: [], remind });

  test("comes from the clock that was told last", () => {
    expect(untilReminded([face(0, [500, null]), face(10, [600, null])], 0, 550)).toBe(null);
    expect(untilReminded([face(0, [500, null]), undefined], 0, 550)).toBe(900);
    expect(untilReminded([face(0, [500, null])], 1, 10_000)).toBe(null);
    expect(untilReminded([face(0, [])], 0, 10_000)).toBe(null);
  });
});
