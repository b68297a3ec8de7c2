import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../generated/protocol";
import { takesLong } from "../lib/calloffer";
import { host, useHost } from "../lib/host";
import { LANGUAGES } from "../lib/catalogues";
import { panels } from "../lib/panels.svelte";
import { useLanguage } from "../lib/speech.svelte";
import Settings from "../shell/Settings.svelte";
import { loadSentences } from "./sentences";

beforeAll(() => useLanguage("en"));

type Chair = Pick<TableInfo["chairs"][number], "seat" | "holder" | "present">;
const me: Chair = { seat: 0, holder: "person", present: true };
const eva: Chair = { seat: 1, holder: "person", present: true };
const table = (chairs: Chair[], more: object = {}): TableInfo =>
  ({ status: "playing", clock: { kind: "none", seconds: 0 }, chairs, ...more }) as unknown as TableInfo;

describe("somebody is asked whether they want to be called", () => {
  it.each([
    [true, "where another person is away", table([me, { ...eva, present: false }])],
    [true, "where a move may take a day", table([me, eva], { clock: { kind: "move", seconds: 86_400 } })],
    [false, "while everybody is there", table([me, eva])],
    [false, "where a move takes a minute", table([me, eva], { clock: { kind: "move", seconds: 60 } })],
    [false, "beside bots", table([me, { seat: 1, holder: "bot", present: false }])],
    [false, "before the match", table([me, { ...eva, present: false }], { status: "waiting" })],
  ])("%s %s", (asked, _, info) => expect(takesLong(info, [0])).toBe(asked));

  it("unless they only watch", () => expect(takesLong(table([me, { ...eva, present: false }]), [])).toBe(false));
});

describe("the settings", () => {
  async function asked(others: boolean): Promise<string[]> {
    const paths: string[] = [];
    const ask = vi.fn(async ({ path }: { path: string }) => {
      paths.push(path);
      return { status: 200, text: '{"key":null,"browsers":[],"mail":false,"address":null,"confirmed":false}' };
    });
    const before = host;
    useHost({ others, ask, connect: () => null as never });
    const target = document.body.appendChild(document.createElement("div"));
    panels.settings = true;
    const mounted = mount(Settings, { target });
    flushSync();
    await import("./CallSettings.svelte"); // which they load by themselves
    await vi.waitFor(() => expect(paths.length > 0 || !others).toBe(true));
    panels.settings = false;
    await unmount(mounted);
    useHost(before);
    return paths;
  }

  it("ask a server about calls", async () => expect(await asked(true)).toEqual(["/calls"]));
  it("ask nobody on the device, where there are no others", async () => expect(await asked(false)).toEqual([]));
});

it("what is said about calls is said in every language", async () => {
  const codes = async (language: string) =>
    Object.entries(await loadSentences(language)).map(([name, text]) => [name, text.match(/^[a-z][\w-]*(?= =)/gm)]);
  expect(JSON.stringify(await codes("en"))).toContain("calls-offer-yes");
  for (const language of LANGUAGES) expect(await codes(language)).toEqual(await codes("en"));
});
