// Where nobody else can come, nothing waits for others, and it says why.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadDeviceWords } from "../device/words";
import type { ChairInfo, GameCard, TableInfo } from "../generated/protocol";
import { api } from "../lib/api";
import { useHost } from "../lib/host";
import { serverHost } from "../lib/serverhost";
import { say, useLanguage, useMore } from "../lib/speech.svelte";
import Home from "../pages/Home.svelte";
import { genericModule as generic } from "./generic";
import Lobby from "./Lobby.svelte";
import NewTable from "./NewTable.svelte";
import Side from "./Side.svelte";
import { quiet } from "../lib/company.fixture";

beforeAll(async () => {
  await useLanguage("en");
  await useMore(loadDeviceWords);
});

const drawn: (() => void)[] = [];
beforeEach(() => {
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "open").mockResolvedValue({ tables: [], now: 0 });
});
afterEach(() => {
  drawn.splice(0).forEach((remove) => remove());
  useHost(serverHost);
  vi.restoreAllMocks();
});

const alone = () => useHost({ ...serverHost, others: false });

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- which of its props a component binds is its own affair
function draw<Props extends object>(component: Component<Props, object, any>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(component, { target, props });
  flushSync();
  drawn.push(() => void unmount(mounted));
  return target;
}

const card = { key: "nim", seats: [2], options: [], bots: ["random"], ratings: {} } as unknown as GameCard;
const chairs = [
  {
    seat: 0,
    holder: "person",
    name: "Ana",
    mine: true,
    present: true,
    bot: null,
    standing_in: null,
    conceded: false,
    missed: 0,
    lost: false,
  },
  {
    seat: 1,
    holder: "nobody",
    name: "",
    mine: false,
    present: false,
    bot: null,
    standing_in: null,
    conceded: false,
    missed: 0,
    lost: false,
  },
] as unknown as ChairInfo[];
const clocks = { now: 0, due: [null, null], left: [], stand_in: [null, null], remind: [] };
const info = {
  ...{ id: "abc", game: "nim", seats: 2, status: "playing", host: true, options: {}, chat: true, chairs, clocks },
  clock: { kind: "none" },
} as unknown as TableInfo;

const dialog = (mode: "bots" | "friends" | "solo" | "screen") =>
  draw(NewTable, { open: true, game: card, module: generic("nim"), mode });
const lobby = () => draw(Lobby, { info: { ...info, status: "waiting" }, module: generic("nim"), onchanged: vi.fn() });
const sideOf = (info: TableInfo) => ({
  ...{ info, module: generic("nim"), acting: [0], clocks, offset: 0, viewer: 0, name: String, speak: say },
  ...{ log: [], at: null, company: quiet(), unread: 0, tab: "log" as const, onlook: vi.fn() },
  ...{ onstandin: vi.fn(), onreturn: vi.fn(), onlink: vi.fn(), onconcede: vi.fn() },
});
const side = () => draw(Side, sideOf(info));
const why = () => say("device-needs-server");
const hasButton = (page: HTMLElement, name: string) => page.querySelector(`[aria-label="${say(name)}"]`) !== null;

test("a table for friends is shown but cannot be set", () => {
  alone();
  const page = dialog("friends");
  expect(page.textContent).toContain(why());
  expect(page.querySelector<HTMLButtonElement>("[type=submit]")!.disabled).toBe(true);
  const listed = [...page.querySelectorAll("label")].find((label) => label.textContent?.includes(say("listed")));
  expect(listed!.querySelector("input")!.disabled).toBe(true);
});

test("everything else is played as anywhere", () => {
  alone();
  for (const mode of ["bots", "solo", "screen"] as const) {
    const page = dialog(mode);
    expect(page.textContent).not.toContain(why());
    expect([...page.querySelectorAll("button")].some((button) => button.disabled)).toBe(false);
  }
});

test("a table with a free seat has no link, and says why", () => {
  alone();
  const page = lobby();
  expect(page.textContent).toContain(why());
  expect(page.querySelector(".qr, .share")).toBeNull();
});

test("nobody is written to, and no seat has a link", () => {
  alone();
  const page = side();
  expect([...page.querySelectorAll("[role=tab]")].map((tab) => tab.textContent?.trim())).toEqual([say("log")]);
  expect([hasButton(page, "react"), hasButton(page, "seat-link"), hasButton(page, "give-up")]).toEqual([
    false,
    false,
    true,
  ]);
});

test("at a server everything is offered", () => {
  expect(dialog("friends").querySelector<HTMLButtonElement>("[type=submit]")!.disabled).toBe(false);
  expect(lobby().querySelectorAll(".qr, .share")).toHaveLength(2);
  const page = side();
  expect(page.querySelectorAll("[role=tab]")).toHaveLength(2);
  expect([hasButton(page, "react"), hasButton(page, "seat-link")]).toEqual([true, true]);
});

test("only a server leads to the page that needs none", () => {
  const links = (page: HTMLElement) => [...page.querySelectorAll("footer a")].map((link) => link.getAttribute("href"));
  expect(links(draw(Home, {}))).toContain("/offline/");
  alone();
  expect(links(draw(Home, {}))).not.toContain("/offline/");
});

test("a table without chat shows none", () => {
  const page = draw(Side, { ...sideOf({ ...info, chat: false }) });
  expect(page.querySelectorAll("[role=tab]")).toHaveLength(1);
  expect(hasButton(page, "react")).toBe(true);
});
