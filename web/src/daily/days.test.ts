import { afterEach, describe, expect, test, vi } from "vitest";
import { dayAt, daysBetween, daysOf, isDay, keyed, monthsOn, plus, untilNextDay, weekBegins, weeksOf } from "./days";

afterEach(() => vi.unstubAllEnvs());

test("a day is that of whoever looks at the calendar", () => {
  expect(dayAt(new Date(2026, 10, 19, 0, 0))).toBe("2026-11-19");
  expect(dayAt(new Date(2026, 10, 19, 23, 59, 59))).toBe("2026-11-19");
  expect(dayAt(new Date(2027, 0, 2))).toBe("2027-01-02");
});

test("it lasts until midnight, however long that takes when clocks are changed", () => {
  expect(untilNextDay(new Date(2026, 10, 19, 23, 59, 30))).toBe(30_000);
  vi.stubEnv("TZ", "Europe/Madrid");
  expect(untilNextDay(new Date(2026, 2, 29, 0, 0))).toBe(23 * 3_600_000);
  expect(untilNextDay(new Date(2026, 9, 25, 0, 0))).toBe(25 * 3_600_000);
});

test("only days that exist are days", () => {
  for (const day of ["2026-11-19", "2028-02-29"]) expect(isDay(day)).toBe(true);
  for (const text of ["2026-02-29", "2026-13-01", "2026-1-1", "today", "", "2026-11-19T00:00"])
    expect(isDay(text), text).toBe(false);
});

test("days follow each other over months and years", () => {
  expect(plus("2026-12-31", 1)).toBe("2027-01-01");
  expect(plus("2026-03-01", -1)).toBe("2026-02-28");
  expect(daysBetween("2026-12-30", "2027-01-02")).toBe(3);
  expect([monthsOn("2026-12", 1), monthsOn("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  expect(daysOf("2028-02")).toHaveLength(29);
});

describe("a month as a calendar", () => {
  test("begins its weeks on the day that is usual", () => {
    expect(weekBegins("es-ES")).toBe(1);
    expect(weekBegins("en-US")).toBe(7);
    // 1 November 2026 is a Sunday
    expect(weeksOf("2026-11")[0]).toEqual([...Array<null>(6).fill(null), "2026-11-01"]);
    expect(weeksOf("2026-11", 7)[0]?.[0]).toBe("2026-11-01");
  });

  test("has every day once, in weeks of seven places", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toEqual(daysOf("2026-11"));
  });

  test("is walked through with the keys of a grid", () => {
    const to = (key: string, day = "2026-11-30") => keyed(key, day);
    expect([to("ArrowLeft"), to("ArrowRight")]).toEqual(["2026-11-29", "2026-12-01"]);
    expect([to("ArrowUp"), to("ArrowDown")]).toEqual(["2026-11-23", "2026-12-07"]);
    expect([to("Home"), to("End", "2026-11-02")]).toEqual(["2026-11-01", "2026-11-30"]);
    expect([to("PageUp"), to("PageDown", "2027-01-31")]).toEqual(["2026-10-30", "2027-02-28"]);
    expect(to("Enter")).toBeNull();
  });
});
