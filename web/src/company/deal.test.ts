import { beforeEach, expect, test, vi } from "vitest";
import type { DealLine, GameCard, TableInfo } from "../generated/protocol";
import { useHost, type Request } from "../lib/host";
import { best, Deal, FREE, ME, places } from "./deal.svelte";

const seat = (total: number) => ({ name: "", bot: null, total, parts: [], lost: false, knew: false });
const line = (table: string, ...totals: number[]): DealLine => ({
  ...{ table, at: 0, here: false, first: false, winners: [], code: "last_round" },
  seats: totals.map(seat),
});
const chair = (seat: number, mine: boolean, bot: string | null) => ({
  seat,
  mine,
  bot,
  holder: bot ? "bot" : "person",
});
const info = {
  ...{ id: "t", game: "nim", clock: { kind: "move", seconds: 60 }, timeout: "move", hints: true, chat: false },
  chairs: [chair(0, false, null), chair(1, true, null), chair(2, false, "greedy")],
} as unknown as TableInfo;

const asked: Request[] = [];
const answers: Record<string, unknown> = {
  "GET /tables/t/deal": { tables: [line("t", 3)] },
  "GET /games": [{ key: "nim", bots: ["random", "greedy"] } as unknown as GameCard],
  "POST /session": { person: "p", name: "" },
  "POST /tables/t/deal": { id: "new" },
};

beforeEach(() => {
  asked.length = 0;
  useHost({
    others: true,
    connect: vi.fn(),
    ask: (request) => {
      asked.push(request);
      return Promise.resolve({ status: 200, text: JSON.stringify(answers[`${request.method} ${request.path}`]) });
    },
  });
});

test("tables share a place where their best have as many points", () => {
  const tables = [line("a", 20, 3), line("b", 1, 12), line("c", 12), line("d", 0)];
  expect(tables.map(best)).toEqual([20, 12, 12, 0]);
  expect(places(tables).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  expect(places(tables).map(({ shared }) => shared)).toEqual([false, true, true, false]);
});

test("one sits where one sat, bots where they sat, and others come by link", async () => {
  const deal = new Deal(info);
  await deal.load(true);
  expect(deal.seats).toEqual([FREE, ME, "greedy"]);
  expect(deal.waits).toBe(true);
  await deal.begin();
  const sent = JSON.parse(asked.at(-1)!.body!) as Record<string, unknown>;
  expect(sent.chairs).toEqual([{ kind: "nobody" }, { kind: "me", name: "" }, { kind: "bot", bot: "greedy" }]);
  expect(sent).toMatchObject({ start: false, open: false, chat: false, clock: { kind: "move", seconds: 60 } });
  expect(deal.trouble).toBe("");
});

test("alone on a device, bots take the other seats, and it begins at once without a clock", async () => {
  const deal = new Deal(info);
  await deal.load(false);
  expect(deal.seats).toEqual(["greedy", ME, "greedy"]);
  await deal.begin();
  expect(JSON.parse(asked.at(-1)!.body!)).toMatchObject({ start: true, open: false, clock: { kind: "none" } });
});
