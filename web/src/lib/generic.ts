// How the view of a game without its own board is laid out: as texts, lists, tables and fields.

import type { Legal } from "../generated/protocol";
import type { Say } from "./game";

export type Plain = string | number | boolean | null;

export type Layout =
  | { kind: "text"; value: Plain }
  | { kind: "list"; values: Plain[] }
  /** Rows of short values: a board. */
  | { kind: "grid"; rows: Plain[][] }
  /** Things of one kind, one per row. */
  | { kind: "rows"; columns: string[]; rows: Plain[][] }
  | { kind: "items"; items: unknown[] }
  | { kind: "fields"; fields: [string, unknown][] };

/** Longer values are not treated as cells of a board. */
const SHORT = 12;

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";
const isShort = (value: unknown): value is Plain => isPlain(value) && String(value).length <= SHORT;
const isShortRow = (value: unknown): value is Plain[] => Array.isArray(value) && value.every(isShort);
const isRecord = (value: unknown): value is Record<string, unknown> => !isPlain(value) && !Array.isArray(value);

/** How a value of a view is best shown. */
export function layoutOf(value: unknown): Layout {
  if (isPlain(value)) return { kind: "text", value };
  if (Array.isArray(value)) return layoutOfList(value);
  return { kind: "fields", fields: Object.entries(value as object) };
}

function layoutOfList(list: unknown[]): Layout {
  if (!list.length) return { kind: "text", value: null };
  if (list.every(isPlain)) return { kind: "list", values: list };
  if (list.every(isShortRow)) return { kind: "grid", rows: list };
  const [first] = list;
  const columns = isRecord(first) ? Object.keys(first) : [];
  if (columns.length && list.every((one) => isRowOf(columns, one)))
    return { kind: "rows", columns, rows: list.map((one) => columns.map((column) => one[column] ?? null)) };
  return { kind: "items", items: list };
}

function isRowOf(columns: readonly string[], value: unknown): value is Record<string, Plain> {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  return keys.length === columns.length && keys.every((key) => columns.includes(key) && isPlain(value[key]));
}

const said = (say: Say, code: string, values?: Record<string, unknown>): string | null => {
  const sentence = say(code, values);
  return sentence === code ? null : sentence;
};

/** The label of a field: from the catalogue (`view-…`), else as in the view. */
export const labelOf = (field: string, say: Say): string => said(say, `view-${field}`) ?? field.replaceAll("_", " ");

/** A value in words: a seat by its player's name, a word by the catalogue (`face-fish`), the rest as it is. */
export function spoken(field: string, value: Plain, say: Say, name: (seat: number) => string): string {
  if (value === null) return "–";
  if (value === true || value === false) return value ? "✓" : "–";
  if ((field === "seat" || field === "turn") && typeof value === "number") return value < 0 ? "–" : name(value);
  return said(say, `${field.replace(/s$/, "")}-${value}`) ?? String(value);
}

/** An action that can be chosen: its notation, and the catalogue's sentence for it, if there is one
 * (`action-<first word>`, with the rest of the notation as `$rest`). */
export interface Offer {
  action: string;
  words: string | null;
}

/** Every action that can be listed; one that is only bounded has to be typed. */
export function offersOf(legal: Legal | null, say: Say): Offer[] {
  if (!legal) return [];
  const placed = legal.kind === "placements" ? legal.placements.map(({ action }) => action) : [];
  return [...new Set([...placed, ...legal.actions])].map((action) => {
    const [verb = "", ...rest] = action.split(" ");
    return { action, words: said(say, `action-${verb}`, { rest: rest.join(" ") }) };
  });
}
