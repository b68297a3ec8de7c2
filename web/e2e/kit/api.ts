// Direct requests to the server without a page, for tests that are about something else.

import type { Page } from "playwright-core";
import type { Bot, ForkTable, Me, NewTable, Placement, TableInfo } from "../../src/generated/protocol.ts";

export const ME: Me = { kind: "me", name: "Ana" };
export const BOT: Bot = { kind: "bot", bot: "greedy" };

/** The server's response to a POST by the user of this page, which need not be open yet; the caller states its type. */
async function post<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  const response = await page.context().request.post(`/api${path}`, body && { data: body });
  if (!response.ok()) throw new Error(`POST ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json().catch(() => null)) as Answer; // some answers are empty
}

/** Open a session for the user of this page. */
export async function openSession(page: Page, name = ""): Promise<void> {
  await post(page, "/session", { name });
}

/** Create a table and return its id; its match begins at once unless `more` says otherwise. */
export async function createTable(page: Page, chairs: Placement[], more: Partial<NewTable> = {}): Promise<string> {
  await openSession(page);
  const table: NewTable = { game: "shifting_stones", seats: chairs.length, chairs, start: true, ...more };
  return (await post<TableInfo>(page, "/tables", table)).id;
}

/** Upload a record and return the id of its replay. */
export async function uploadRecord(page: Page, record: string): Promise<string> {
  await openSession(page);
  return (await post<TableInfo>(page, "/records", { record })).id;
}

/** Create a table that continues a record after `ply` entries, and return its id. */
export async function forkRecord(
  page: Page,
  record: string,
  ply: number,
  chairs: Placement[],
  more: Partial<ForkTable> = {},
): Promise<string> {
  const id = await uploadRecord(page, record);
  const fork: ForkTable = { ply, chairs, start: true, ...more };
  return (await post<TableInfo>(page, `/tables/${id}/fork`, fork)).id;
}

/** Concede for a seat of the user of this page. */
export async function concede(page: Page, table: string, seat = 0): Promise<void> {
  await post(page, `/tables/${table}/seats/${seat}/concede`);
}
