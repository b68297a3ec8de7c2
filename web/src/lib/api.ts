// All requests besides those to a table's socket.

import { host, type Reply } from "./host";
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

/** A refusal by the host, in the player's language. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message);
  }
}

/** Nothing answered at all. */
export class Unreachable extends Error {}

let language = document.documentElement.lang;

/** Ask for answers in this language from now on. */
export function speak(wanted: string): void {
  language = wanted;
}

interface How {
  /** Whether the answer is a text rather than JSON. */
  text?: boolean;
  /** Gives up the request. */
  signal?: AbortSignal | undefined;
}

/** Which picture of a match is wanted. */
interface Wanted {
  /** The moment; null for the result. */
  at: number | null;
  /** Whose eyes see the moment. */
  viewer: number | null;
  dark: boolean;
  /** What is written on it; empty for nothing. */
  link: string;
}

/** The host's answer to one request. */
export async function ask<T>(method: string, path: string, body?: unknown, { text, signal }: How = {}): Promise<T> {
  let reply: Reply;
  try {
    reply = await host.ask({
      method,
      path,
      language,
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    });
  } catch {
    throw new Unreachable(path);
  }
  if (reply.status > 299) throw new Refused(refusalOf(reply), reply.status);
  return (text ? reply.text : read(reply)) as T;
}

/** A file that the host makes. */
export async function askFile(path: string, body: unknown): Promise<Blob> {
  const found = await host
    .file?.({ method: "POST", path, language, body: JSON.stringify(body) })
    .catch(() => undefined);
  if (found === undefined) throw new Unreachable(path);
  if (found instanceof Blob) return found;
  throw new Refused(refusalOf(found), found.status);
}

/** What the reply says in JSON, if it says anything. */
function read({ text }: Reply): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(reply: Reply): Refusal {
  const none: Refusal = {
    code: "internal",
    message: `${reply.status}`,
    values: {},
    fault: null,
    clause: null,
    reason: null,
  };
  const found = read(reply);
  return typeof found === "object" && found !== null && "code" in found ? { ...none, ...(found as Refusal) } : none;
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
  claim: (id: string, seat: number) => ask<TableInfo>("POST", `${seatPath(id, seat)}/claim`),
  link: (id: string, seat: number) => ask<SeatLink>("POST", `${seatPath(id, seat)}/link`),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`),
  rematch: (id: string) => ask<TableInfo>("POST", `/tables/${id}/rematch`),
  fork: (id: string, how: ForkTable) => create(`/tables/${id}/fork`, how),
  frames: (id: string, viewer: number | null, start = 0, count = 200) =>
    ask<Frames>("GET", `/tables/${id}/frames?${viewer === null ? "" : `as=${viewer}&`}start=${start}&count=${count}`),
  picture: (id: string, { at, viewer, dark, link }: Wanted) => {
    const query = new URLSearchParams({ dark: String(dark), zone: String(-new Date().getTimezoneOffset()) });
    if (at !== null) query.set("at", String(at));
    if (viewer !== null) query.set("as", String(viewer));
    if (link) query.set("link", link);
    return ask<string>("GET", `/tables/${id}/picture?${query}`, undefined, { text: true });
  },
  record: (id: string) => ask<string>("GET", `/tables/${id}/record`, undefined, { text: true }),
  analysis: (id: string, start: number) => ask<Analysis>("GET", `/tables/${id}/analysis?start=${start}`),
  retry: (id: string, tried: Retry) => ask<Retried>("POST", `/tables/${id}/retry`, tried),
  upload: (record: string, edition?: string | null) => create("/records", { record, edition }),
};
