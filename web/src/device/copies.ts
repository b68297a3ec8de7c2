// A copy of everything that is kept on a device, as one file: compressed by gzip, a line of JSON that says what it is,
// and the database.

import { compress, decompress, joined } from "./compressing";

const FORMAT = "meseta copy";
const VERSION = 1;
/** How large a copy may become, in bytes. A long match takes about 100 KB. */
const MOST = 2 ** 29;
const GZIP = [0x1f, 0x8b];
const SQLITE = "SQLite format 3\0";
const NEWLINE = 10;

export interface Copy {
  /** When it was made, in milliseconds. */
  made: number;
  games: number;
  /** What the browser keeps apart from the database, by its names: preferences, and editions of one's own. */
  settings: Record<string, string>;
  database: Uint8Array;
}

/** The first line. */
interface Header extends Omit<Copy, "database"> {
  format: typeof FORMAT;
  version: number;
  /** Bytes of the database. */
  bytes: number;
}

/** Why a file cannot be used. */
export type Unfit = "foreign" | "damaged" | "newer";

export class UnfitCopy extends Error {
  constructor(readonly why: Unfit) {
    super(why);
  }
}

/** Whether a file may be a copy, from its first bytes; a record is plain text. */
export const mayBeCopy = (bytes: Uint8Array): boolean => GZIP.every((byte, at) => bytes[at] === byte);

/** What the file of a copy is called. */
export const fileName = ({ made }: Pick<Copy, "made">): string =>
  `meseta-${new Date(made).toISOString().slice(0, 10)}.meseta`;

/** The copy as a file. */
export async function writeCopy({ made, games, settings, database }: Copy): Promise<Uint8Array> {
  const header: Header = { format: FORMAT, version: VERSION, made, games, bytes: database.length, settings };
  const line = new TextEncoder().encode(`${JSON.stringify(header)}\n`);
  return compress(joined([line, database]), "gzip");
}

/** The copy in a file; throws `UnfitCopy`. */
export async function readCopy(file: Uint8Array): Promise<Copy> {
  if (!mayBeCopy(file)) throw new UnfitCopy("foreign");
  let content: Uint8Array;
  try {
    content = await decompress(file, "gzip", MOST);
  } catch {
    throw new UnfitCopy("damaged");
  }
  const end = content.indexOf(NEWLINE);
  const header = headerOf(content.subarray(0, Math.max(0, end)));
  const database = content.subarray(end + 1);
  const { made, games, settings, bytes } = header;
  const begin = new TextDecoder().decode(database.subarray(0, SQLITE.length));
  if (database.length !== bytes || begin !== SQLITE) throw new UnfitCopy("damaged");
  return { made, games, settings, database };
}

function headerOf(line: Uint8Array): Header {
  let found: Partial<Header> | null;
  try {
    found = JSON.parse(new TextDecoder().decode(line)) as Partial<Header> | null;
  } catch {
    throw new UnfitCopy("foreign");
  }
  if (found?.format !== FORMAT || typeof found.version !== "number") throw new UnfitCopy("foreign");
  if (found.version > VERSION) throw new UnfitCopy("newer");
  const { settings } = found;
  const isSettings =
    typeof settings === "object" &&
    settings !== null &&
    Object.values(settings).every((value) => typeof value === "string");
  if (!isSettings || ![found.made, found.games, found.bytes].every(Number.isSafeInteger))
    throw new UnfitCopy("damaged");
  return found as Header;
}
