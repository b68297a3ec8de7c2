// All requests over HTTP.

import { notify } from "./notices.svelte";
import type {
  Analysis,
  Edition,
  ForkTable,
  Frames,
  GameCard,
  NewTable,
  Refusal,
  Retried,
  Retry,
  RuleBook,
  SeatLink,
  SeatRef,
  Session,
  TableInfo,
  TableList,
} from "../generated/protocol";

/** A refusal by the server, in the player's language. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

let language = document.documentElement.lang;

/** Ask the server to answer in this language from now on. */
export function speak(wanted: string): void {
  language = wanted;
}

interface How {
  /** Whether the answer is a text rather than JSON. */
  text?: boolean;
  /** Gives up the request. */
  signal?: AbortSignal | undefined;
}

/** The server's answer to one request. */
export async function ask<T>(method: string, path: string, body?: unknown, { text, signal }: How = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language };
  const request: RequestInit = { method, headers, credentials: "same-origin", signal: signal ?? null };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    throw new Unreachable(path);
  }
  if (!response.ok) throw new Refused(await refusalOf(response), response.status);
  if (response.status === 204) return undefined as T;
  return (text ? await response.text() : await response.json().catch(() => undefined)) as T;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const none: Refusal = {
    code: "internal",
    message: `${response.status}`,
    values: {},
    fault: null,
    clause: null,
    reason: null,
  };
  try {
    const found: unknown = await response.json();
    return typeof found === "object" && found !== null && "code" in found ? { ...none, ...(found as Refusal) } : none;
  } catch {
    return none;
  }
}

/** A new table, with a notice if the server says that soon no more can be created. */
async function create(path: string, body: unknown): Promise<TableInfo> {
  const table = await ask<TableInfo>("POST", path, body);
  if (table.warning) notify(table.warning.message);
  return table;
}

const seatPath = (table: string, seat: number) => `/tables/${table}/seats/${seat}`;

export const api = {
  games: () => ask<GameCard[]>("GET", "/games"),
  rules: (game: string) => ask<RuleBook>("GET", `/games/${game}/rules?lang=${language}`),
  words: (game: string, language: string) =>
    ask<string>("GET", `/games/${game}/words/${language}`, undefined, { text: true }),
  edition: (game: string) => ask<Edition>("GET", `/games/${game}/edition`),
  whoAmI: () => ask<Session>("GET", "/session"),
  comeIn: (name: string) => ask<Session>("POST", "/session", { name }),
  exchange: (token: string) => ask<SeatRef>("POST", "/session/exchange", { token }),
  mine: () => ask<TableList>("GET", "/tables/mine"),
  open: () => ask<TableList>("GET", "/tables/open"),
  set: (table: NewTable) => create("/tables", table),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${id}`),
  tableEdition: (id: string) => ask<Edition>("GET", `/tables/${id}/edition`),
  sit: (id: string, seat: number, name: string) => ask<TableInfo>("POST", seatPath(id, seat), { name }),
  leave: (id: string, seat: number) => ask<TableInfo>("DELETE", seatPath(id, seat)),
  bot: (id: string, seat: number, bot: string) => ask<TableInfo>("PUT", `${seatPath(id, seat)}/bot`, { bot }),
  standIn: (id: string, seat: number) => ask<TableInfo>("PUT", `${seatPath(id, seat)}/bot`, {}),
  comeBack: (id: string, seat: number) => ask<TableInfo>("POST", `${seatPath(id, seat)}/return`),
  concede: (id: string, seat: number) => ask<TableInfo>("POST", `${seatPath(id, seat)}/concede`),
  link: (id: string, seat: number) => ask<SeatLink>("POST", `${seatPath(id, seat)}/link`),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`),
  rematch: (id: string) => ask<TableInfo>("POST", `/tables/${id}/rematch`),
  fork: (id: string, how: ForkTable) => create(`/tables/${id}/fork`, how),
  frames: (id: string, viewer: number | null, start = 0, count = 200) =>
    ask<Frames>("GET", `/tables/${id}/frames?${viewer === null ? "" : `as=${viewer}&`}start=${start}&count=${count}`),
  record: (id: string) => ask<string>("GET", `/tables/${id}/record`, undefined, { text: true }),
  analysis: (id: string, start: number) => ask<Analysis>("GET", `/tables/${id}/analysis?start=${start}`),
  retry: (id: string, tried: Retry) => ask<Retried>("POST", `/tables/${id}/retry`, tried),
  upload: (record: string) => create("/records", { record }),
};
