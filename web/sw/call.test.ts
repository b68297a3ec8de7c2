// @vitest-environment node
import { expect, it } from "vitest";
import { browserId, callIn, shown } from "./call";

const CALL = { title: "Your turn in Sonora", body: "With Eva", table: "A-b_3", turn: "17", waiting: 2 };

it("reads what a server says, and nothing else", () => {
  expect(callIn(JSON.stringify(CALL))).toEqual(CALL);
  expect(callIn(JSON.stringify({ title: "x", table: "t", turn: 3 }))).toMatchObject({
    body: "",
    turn: "3",
    waiting: 0,
  });
  for (const text of [
    undefined,
    "",
    "null",
    "[]",
    '{"title":"x"}',
    JSON.stringify({ ...CALL, table: "//else.example" }),
  ])
    expect(callIn(text)).toBeNull();
});

it("shows one notification for each table, and makes itself heard once for each turn", () => {
  const first = shown(CALL, []);
  expect(first).toMatchObject({ tag: "A-b_3", renotify: true, silent: false, data: { path: "/t/A-b_3", turn: "17" } });
  expect(shown(CALL, [first])).toMatchObject({ renotify: false, silent: true });
  expect(shown({ ...CALL, turn: "19" }, [first])).toMatchObject({ renotify: true, silent: false });
});

it("names a browser as the server does", async () => {
  // printf https://push.example/abc | sha256sum
  expect(await browserId("https://push.example/abc")).toBe("f7a263f8786e9f9540c48a757245e312");
});
