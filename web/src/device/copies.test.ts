// @vitest-environment node
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { fileName, readCopy, writeCopy, type Copy } from "./copies";

const DATABASE = new TextEncoder().encode(`SQLite format 3\0${"table ".repeat(2000)}\n\n`);
const COPY: Copy = {
  made: Date.UTC(2026, 10, 18, 12),
  games: 3,
  settings: { meseta: '{"name":"Zoë"}', "meseta-edition-sonora": 'name = "Mine"\nround = 7\n' },
  database: DATABASE,
};
const header = { format: "meseta copy", version: 1, made: 0, games: 0, bytes: DATABASE.length, settings: {} };
const file = (first: unknown, database: Uint8Array = DATABASE) =>
  new Uint8Array(gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(first)}\n`), database])));

it("is read as it was written", async () => {
  const written = await writeCopy(COPY);
  expect(written.length).toBeLessThan(DATABASE.length);
  expect(await readCopy(written)).toEqual(COPY);
  expect(fileName(COPY)).toBe("meseta-2026-11-18.meseta");
});

it("is understood in the form in which earlier versions wrote it", async () => {
  expect(await readCopy(file(header))).toEqual({ made: 0, games: 0, settings: {}, database: DATABASE });
});

it.each([
  ["nothing", new Uint8Array()],
  ["a record", new TextEncoder().encode("meseta record 1\ngame sonora 1\n")],
  ["another compressed file", new Uint8Array(gzipSync("hello\n"))],
  ["another program's file", file({ format: "tabletop", version: 1 })],
  ["a header that says nothing", file(null)],
])("is not mistaken for %s", async (_, bytes) => {
  await expect(readCopy(bytes)).rejects.toThrow("foreign");
});

it.each([
  ["was cut short", file(header).subarray(0, -20)],
  ["lost the end of its database", file(header, DATABASE.subarray(0, -1))],
  ["holds another kind of database", file({ ...header, bytes: 5 }, new TextEncoder().encode("hello"))],
  ["has settings that are no texts", file({ ...header, settings: { meseta: 1 } })],
  ["does not say how much it holds", file({ ...header, games: "many" })],
])("is refused as damaged if it %s", async (_, bytes) => {
  await expect(readCopy(bytes)).rejects.toThrow("damaged");
});

it("is refused if any of its bytes was changed", async () => {
  const written = await writeCopy(COPY);
  written[Math.floor(written.length / 2)]! ^= 0xff;
  await expect(readCopy(written)).rejects.toThrow("damaged");
});

it("is refused if it comes from a newer version", async () => {
  await expect(readCopy(file({ ...header, version: 2, settings: "otherwise" }))).rejects.toThrow("newer");
});
