// Asking the server directly, as somebody at a page, for tests whose subject is something else.

import type { Page } from "playwright-core";
import type { Bot, ForkTable, Me, NewTable, Placement, TableInfo } from "../../src/generated/protocol.ts";

export const ME: Me = { kind: "me", name: "Ana" };
export const BOT: Bot = { kind: "bot", bot: "greedy" };

/** The server's answer to what this page posts; the caller says of which type it is. */
async function post<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  if (!page.url().startsWith("http")) await page.goto("/");
  const answer: unknown = await page.evaluate(
    async ([path, body]) => {
      const headers: HeadersInit = body === undefined ? {} : { "Content-Type": "application/json" };
      const response = await fetch(`/api${path}`, { method: "POST", headers, body });
      if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
      return response.status === 204 ? null : (response.json().catch(() => null) as Promise<unknown>);
    },
    [path, body && JSON.stringify(body)] as const,
  );
  return answer as Answer;
}

/** The server knows whoever looks at this page. */
export async function openSession(page: Page, name = ""): Promise<void> {
  await post(page, "/session", { name });
}

/** The id of a new table that is set; its match begins at once unless `more` says otherwise. */
export async function setTable(page: Page, chairs: Placement[], more: Partial<NewTable> = {}): Promise<string> {
  await openSession(page);
  const table: NewTable = { game: "shifting_stones", seats: chairs.length, chairs, start: true, ...more };
  return (await post<TableInfo>(page, "/tables", table)).id;
}

/** The id under which a record can be looked at. */
export async function upload(page: Page, record: string): Promise<string> {
  await openSession(page);
  return (await post<TableInfo>(page, "/records", { record })).id;
}

/** The id of a table at which a record is played on after so many entries. */
export async function playOnFrom(
  page: Page,
  record: string,
  ply: number,
  chairs: Placement[],
  more: Partial<ForkTable> = {},
): Promise<string> {
  const id = await upload(page, record);
  const fork: ForkTable = { ply, chairs, start: true, ...more };
  return (await post<TableInfo>(page, `/tables/${id}/fork`, fork)).id;
}

/** The first seat gives up. */
export async function concede(page: Page, table: string): Promise<void> {
  await post(page, `/tables/${table}/seats/0/concede`);
}
