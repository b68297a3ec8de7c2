// @vitest-environment node
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pack, summarise, unpack } from "./carrying";

const RECORD = readFileSync(
  new URL("../../../tests/golden/shifting_stones-two-in-one-turn.txt", import.meta.url),
  "utf-8",
);
const fragment = (text: string) => deflateRawSync(text).toString("base64url");

describe("what is carried", () => {
  it("arrives as it was, in letters that an address may have", async () => {
    const carried = { record: RECORD, edition: 'name = "Año"\n', over: true };
    const text = await pack(carried);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await unpack(text)).toEqual(carried);
  });

  it("needs no edition, and may not say whether it is over", async () => {
    expect(await unpack(fragment(JSON.stringify({ record: RECORD })))).toEqual({
      record: RECORD,
      edition: null,
      over: false,
    });
  });

  it.each([
    ["nothing", ""],
    ["no base64", "ä!"],
    ["nothing compressed", "AAAA"],
    ["something cut short", fragment(JSON.stringify({ record: RECORD })).slice(0, -10)],
    ["no JSON", fragment("meseta record 1")],
    ["no object", fragment("null")],
    ["no record", fragment("{}")],
    ["a record that is no text", fragment('{"record": ["meseta record 1"]}')],
    ["an edition that is no text", fragment('{"record": "", "edition": 1}')],
    ["what unfolds into too much", fragment(JSON.stringify({ record: "x".repeat(9_000_000) }))],
    ["too long an address", "A".repeat(1_000_001)],
  ])("is refused if it is %s", async (_, text) => {
    expect(await unpack(text)).toBeNull();
  });
});

describe("a record", () => {
  it("says what was played, by whom and for how long", () => {
    const record = "meseta record 1\ngame sonora 2\nedition standard 0123456789abcdef\nseats 2\nplayer 0 Ana";
    expect(summarise(`${record}\nbot 1 greedy\n\nchance: x\nplayer 1 Eve\nend 41\n`)).toEqual({
      game: "sonora",
      entries: 41,
      seats: [
        { name: "Ana", bot: null },
        { name: "", bot: "greedy" },
      ],
    });
  });

  it("of ours is understood", () => {
    expect(summarise(RECORD)?.game).toBe("shifting_stones");
    expect(summarise(RECORD)?.entries).toBe(Number(/^end (\d+)$/m.exec(RECORD)![1]));
  });

  it.each(["", "hello", "meseta record 1\ngame sonora 1\n", "meseta record 1\ngame sonora 1\nseats 99\nend 3\n"])(
    "is not %j",
    (text) => expect(summarise(text)).toBeNull(),
  );
});
