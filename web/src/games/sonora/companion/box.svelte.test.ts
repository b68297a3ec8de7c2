// What is tapped on a phone beside the board: laid, asked about, written and taken back.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadSentences } from "../../../companion/sentences";
import { LANGUAGES, loadCatalogues } from "../../../lib/catalogues";
import { Words } from "../../../lib/words";
import { ANIMALS, SECTIONS, type Components } from "../model";
import file from "../sheet/moments.json";
import { readPrint } from "../sheet/print";
import { Box } from "./box.svelte";
import { Filled } from "./filled.svelte";
import { hexesAt, mudAt, spaceAt, squareAt } from "./locate";
import { Names } from "./names.svelte";
import { Pad } from "./pad.svelte";

const print = readPrint(file.components as unknown as Components);
const say = (code: string, values?: Record<string, unknown>) => [code, ...Object.values(values ?? {})].join(" ");
const view = (viewer: number, phase: number) => ({ viewer, position: { phase, round: 1, players: [] } });
const stands = (phase = 10) => ({
  kind: "game",
  view: view(0, phase),
  acting: phase === 1 ? [] : [0],
  legal: ["done"],
  events: [],
  left: [],
  reckonings: [],
  outcome: null,
});

beforeEach(() => localStorage.clear());

describe("discs", () => {
  const box = (reply: unknown = stands()) => {
    const ask = vi.fn(async () => reply);
    return { box: new Box(ask as never), ask };
  };

  it("are laid one tap each, in order, and picked to be moved", () => {
    const { box: laid } = box();
    expect([laid.count, laid.next]).toEqual([10, 0]);
    for (const place of ["ruins", "owl@3", "ruins canyon"]) laid.lay(place);
    expect(laid.discs.slice(0, 4)).toEqual(["ruins", "owl@3", "ruins canyon", null]);
    laid.pick(1);
    laid.lay("off");
    expect([laid.discs[1], laid.next]).toEqual(["off", 3]);
    laid.kept.undo();
    expect(laid.discs[1]).toBe("owl@3");
    laid.othersOff();
    expect([laid.complete, laid.entered, laid.next]).toEqual([true, 10, null]);
  });

  it("ask in the hole for their section, and only then lie there", () => {
    const { box: laid } = box();
    laid.lay("hole");
    expect([laid.inHole, laid.entered]).toEqual([0, 0]);
    laid.lay("hole creek");
    expect([laid.inHole, laid.discs[0]]).toEqual([null, "hole creek"]);
    laid.lay("hole");
    laid.kept.undo();
    expect([laid.inHole, laid.next], "another disc is due, and nobody asks about the hole").toEqual([null, 0]);
  });

  it("are due from the first one again in the next round, whichever was picked in the last", () => {
    const { box: laid } = box();
    laid.othersOff();
    laid.pick(3);
    laid.nextRound();
    expect([laid.next, laid.entered]).toEqual([0, 0]);
  });

  it("are three colours alone, and cannot change their number while sheets are kept", () => {
    const { box: laid } = box();
    laid.setSeats(1);
    expect([laid.colours, laid.count]).toEqual([3, 15]);
    laid.othersOff();
    laid.begin();
    laid.setSeats(4);
    expect(laid.seats).toBe(1);
  });

  it("are told without the name of their circle, and marks are kept only if they are allowed", async () => {
    const { box: laid, ask } = box();
    laid.lay("owl@3");
    laid.othersOff();
    laid.begin();
    laid.look();
    await vi.waitFor(() => expect(laid.stands).not.toBeNull());
    expect(laid.writing).toBe(true);
    await laid.write("walk 1 1");
    expect(laid.laid.rounds[0]?.entries).toEqual([[0, "walk 1 1"]]);
    const [asked] = ask.mock.calls.at(-1) as unknown as [{ game: { rounds: { discs: string[]; entries: unknown }[] } }];
    expect(asked.game.rounds[0]).toMatchObject({
      discs: ["owl", ...Array<string>(9).fill("off")],
      entries: [[0, "walk 1 1"]],
    });
    const calls = ask.mock.calls.length;
    laid.look();
    expect(ask.mock.calls.length, "a mark's answer is not asked for again").toBe(calls);

    ask.mockRejectedValueOnce(new Error("refused"));
    await expect(laid.write("walk 1 9")).rejects.toThrow("refused");
    expect(laid.laid.rounds[0]?.entries).toHaveLength(1);
    laid.kept.undo();
    laid.look();
    expect(ask.mock.calls.length).toBe(calls + 2);
    expect(laid.laid.rounds[0]?.entries).toEqual([]);
  });

  it("are there again after the page was loaded again, and what cannot be read is passed over", () => {
    const { box: first } = box();
    first.lay("ruins");
    expect(box().box.discs[0]).toBe("ruins");
    localStorage.setItem("meseta-companion-sonora", JSON.stringify({ value: { seats: 9 }, before: [] }));
    expect([box().box.seats, box().box.entered]).toEqual([2, 0]);
  });
});

describe("a finished sheet", () => {
  const filled = () => new Filled(vi.fn(async () => ({})) as never, () => print);

  it("is read off by places: hexes up to the one tapped, squares, spaces, nodes and boxes", () => {
    const b = print.ruins.buildings[1]!;
    const hex = (n: number) => [b.hexes[n]!.x, b.hexes[n]!.y] as const;
    expect(hexesAt(print, [0, 0], ...hex(3))).toEqual({ building: 1, count: 4 });
    expect(hexesAt(print, [0, 4], ...hex(3))).toEqual({ building: 1, count: 3 });
    expect(hexesAt(print, [0, 0], b.box.x + 4, b.box.y - 20)).toEqual({ building: 1, count: b.hexes.length });
    expect(hexesAt(print, [0, b.hexes.length], b.box.x + 4, b.box.y - 20)).toEqual({ building: 1, count: 0 });
    const white = print.canyon.squares.findIndex(({ kind }) => kind === "white");
    expect(squareAt(print, (white % 15) * 40 + 20, Math.floor(white / 15) * 40 + 20)).toBe(white);
    expect(squareAt(print, -1, 5)).toBeNull();
    expect(spaceAt(print, print.creek.spaces[7]!.x, print.creek.spaces[7]!.y)).toBe(7);
    expect(mudAt(print, print.mud.nodes[5]!.x, print.mud.nodes[5]!.y)).toEqual({ node: 5 });
    expect(mudAt(print, 699, 470)).toEqual({ column: print.mud.columns.length - 1 });
  });

  it("circles the top reward of a complete building unless another sheet has it", () => {
    const sheets = filled();
    sheets.setPlayers(2);
    sheets.cross(1, 9);
    expect([sheets.sheet.crossed[1], sheets.sheet.rewards[1]]).toEqual([9, 1]);
    sheets.seat = 1;
    sheets.cross(1, 9);
    expect(sheets.sheet.rewards[1]).toBe(2);
    sheets.cross(1, 8);
    expect(sheets.sheet.rewards[1]).toBe(0);
  });

  it("crosses the way to a circle by itself, and takes a stroke over squares back at once", () => {
    const sheets = filled();
    sheets.toggleSpace(4);
    expect([[...sheets.drawn.creek.crossed].sort(), sheets.drawn.creek.circled]).toEqual([[0, 1, 2, 3], [4]]);
    sheets.paint(5, true, false);
    sheets.paint(6, true, true);
    sheets.paint(6, true, true);
    expect(sheets.sheet.squares).toEqual([5, 6]);
    sheets.kept.undo();
    expect([sheets.sheet.squares, sheets.sheet.circled]).toEqual([[], [4]]);
    for (let box = 0; box < 3; box += 1) sheets.fillBox(0);
    expect(sheets.sheet.boxes[0], "after the last of two boxes, none").toBe(0);
  });
});

it("a score pad takes points or counts, whichever was entered last, and no nonsense", () => {
  const pad = new Pad(vi.fn(async () => ({})) as never);
  pad.setPoints(0, 1, 12);
  pad.setCount(0, "cacti", 2, 3);
  expect(pad.players[0]).toMatchObject({ points: [0, 12, 0, 0], cacti: [0, 0, 3] });
  pad.setPoints(0, 1, 2000);
  expect(pad.players[0]).toMatchObject({ points: [0, 999, 0, 0], cacti: null });
  pad.setPoints(1, 0, Number.NaN);
  expect(pad.players[1]?.points[0]).toBe(0);
});

it("names are kept, and whoever has none is called by number", () => {
  new Names(say).set(1, "Eva");
  const names = new Names(say);
  expect([names.of(0), names.of(1)]).toEqual(["companion-player 1", "Eva"]);
});

it.each(LANGUAGES)("%s: a place is called by its own name, not by whichever comes last", async (language) => {
  const [shown, more] = await Promise.all([loadCatalogues(language, ["sonora"]), loadSentences(language)]);
  const names = Object.keys(shown);
  const catalogues = Object.fromEntries(names.map((name) => [name, `${shown[name]}\n${more[name] ?? ""}`]));
  const speak = new Words(language, catalogues, "sonora").speaker();
  const zones = SECTIONS.map((zone) => speak("companion-in-zone", { zone }));
  const spots = SECTIONS.map((zone) => speak("companion-spot", { zone, doubled: "yes" }));
  const circles = ANIMALS.map((circle) => speak("companion-on-circle", { circle }));
  for (const said of [zones, spots, circles]) expect(new Set(said).size, said.join()).toBe(4);
});
