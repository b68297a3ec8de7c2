import { afterEach, expect, test, vi } from "vitest";
import { api, ask, Refused, Unreachable } from "./api";
import { host, useHost, type Host, type Reply, type Request } from "./host";
import { serverHost } from "./serverhost";

afterEach(() => {
  useHost(serverHost);
  vi.unstubAllGlobals();
});

/** A host that answers everything in this way, and what it has been asked. */
function answering(answer: () => Reply): Request[] {
  const asked: Request[] = [];
  const other: Host = {
    others: false,
    async ask(request) {
      asked.push(request);
      return answer();
    },
    connect: () => expect.fail("nobody connects"),
  };
  useHost(other);
  return asked;
}

test("every request is made of the host in use", async () => {
  const asked = answering(() => ({ status: 200, text: '{"name":"Ana"}' }));
  expect(await api.comeIn("Ana")).toEqual({ name: "Ana" });
  expect(asked).toMatchObject([{ method: "POST", path: "/session", body: '{"name":"Ana"}' }]);
  expect(host.others).toBe(false);
});

test("texts come as they are, and nothing as nothing", async () => {
  answering(() => ({ status: 200, text: "meseta record 1" }));
  expect(await api.record("abc")).toBe("meseta record 1");
  answering(() => ({ status: 204, text: "" }));
  expect(await ask("DELETE", "/tables/abc")).toBeUndefined();
});

test("a refusal is told from silence", async () => {
  answering(() => ({ status: 404, text: '{"code":"no_such_table","message":"There is no such table."}' }));
  const refused = await api.table("abc").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect((refused as Refused).refusal).toMatchObject({ code: "no_such_table", fault: null });
  answering(() => ({ status: 502, text: "<html>" }));
  expect(await api.table("abc").catch((error: Refused) => error.refusal)).toMatchObject({ message: "502" });
  answering(() => {
    throw new Error("asleep");
  });
  await expect(api.table("abc")).rejects.toBeInstanceOf(Unreachable);
});

test("a server is asked by HTTP, in the language of the page", async () => {
  const fetched = vi.fn(async (_path: string, _how: RequestInit) => new Response("[]"));
  vi.stubGlobal("fetch", fetched);
  expect(await serverHost.ask({ method: "GET", path: "/games", language: "es", body: null })).toEqual({
    status: 200,
    text: "[]",
  });
  await serverHost.ask({ method: "POST", path: "/session", language: "es", body: "{}" });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/games", "/api/session"]);
  expect(fetched.mock.calls.map(([, { headers }]) => headers)).toEqual([
    { "Accept-Language": "es" },
    { "Accept-Language": "es", "Content-Type": "application/json" },
  ]);
});

test("a server's tables are connected to by WebSocket, securely where the page is", () => {
  const opened: string[] = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(url: string) {
        opened.push(url);
      }
    },
  );
  vi.stubGlobal("location", { origin: "https://meseta.example" });
  serverHost.connect("abc");
  vi.stubGlobal("location", { origin: "http://127.0.0.1:8000" });
  serverHost.connect("abc");
  expect(opened).toEqual(["wss://meseta.example/api/tables/abc/socket", "ws://127.0.0.1:8000/api/tables/abc/socket"]);
});

test("no other file knows how a server is asked", () => {
  const sources = import.meta.glob<string>(
    ["../**/*.{ts,svelte}", "!../**/*.{test,fixture}.ts", "!../generated/**", "!../device/**"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const knowing = Object.entries(sources).filter(([, text]) => /\bfetch\(|new WebSocket|["'`]\/api/.test(text));
  expect(knowing.map(([path]) => path)).toEqual(["./serverhost.ts"]);
});
