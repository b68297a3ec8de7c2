// Judged entries for tests: like any other, except for what a test is about.

import type { JudgedEntry } from "../generated/protocol";

export const judgedEntry = (ply: number, seat: number, about: Partial<JudgedEntry> = {}): JudgedEntry => ({
  ply,
  seat,
  action: "end",
  turn: ply,
  standing: [],
  mark: "",
  cost: 0,
  error: 0,
  worth: 0,
  better: [],
  instead: [],
  reasons: [],
  against: [],
  luck: [],
  luck_error: [],
  ...about,
});
