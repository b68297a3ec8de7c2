// Reading an edition's data that may have mistakes of any kind.

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
export const textsOf = (value: unknown): string[] => listOf(value).map(textOf);
export const numberOf = (value: unknown, otherwise = 0): number =>
  typeof value === "number" && Number.isFinite(value) ? value : otherwise;
/** The entries of a table; none of anything else. */
export const tableOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
/** The words of a row, separated by blanks. */
export const wordsIn = (row: string): string[] => row.split(/\s+/).filter(Boolean);
