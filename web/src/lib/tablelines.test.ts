import { expect, test } from "vitest";
import type { TableLine } from "../generated/protocol";
import { byUrgency } from "./tablelines";

const line = (id: string, my_turn: boolean, touched: number, due: number | null = null) =>
  ({ id, my_turn, touched, due }) as TableLine;

test("what waits for me comes first, and of that what is most urgent", () => {
  const tables = [
    line("theirs, urgent", false, 1, 10),
    line("theirs, new", false, 9),
    line("mine, no clock, new", true, 8),
    line("mine, no clock", true, 2),
    line("mine, days", true, 7, 900),
    line("mine, hours", true, 3, 50),
  ];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual([
    "mine, hours",
    "mine, days",
    "mine, no clock, new",
    "mine, no clock",
    "theirs, new",
    "theirs, urgent",
  ]);
});
