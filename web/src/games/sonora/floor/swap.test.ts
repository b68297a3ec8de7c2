// A Swap on the floor, mounted: two discs are tapped, and trade places.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { all, find, mounted, tap, usual } from "../../mounted.fixture";
import { shellClasses } from "../../shellclasses.fixture";
import { lesson } from "../lesson";
import { discName, PHASE, WHERE, type Components, type View } from "../model";
import file from "../sheet/moments.json";
import Floor from "./Floor.svelte";

const components = file.components as unknown as Components; // JSON imports have wide types
const landed = lesson[2]!.view;
const [, ...rest] = landed.position.discs;
// a1 lies in the middle, a4 where it was flicked.
const discs = [[WHERE.floor, 0, 0, -1] as (typeof rest)[number], ...rest];
const view: View = { ...landed, position: { ...landed.position, phase: PHASE.swap, discs } };

const lay = () =>
  mounted(Floor, { ...usual(), view, components, legal: { kind: "list", actions: ["swap a1 a4", "done"] } });

beforeEach(() => void vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400));
afterEach(() => vi.restoreAllMocks());

describe("a Swap", () => {
  it("offers the discs that may trade places", () => {
    lay();
    expect(all("[data-swap]").map((disc) => disc.dataset["swap"])).toEqual([discName(0), discName(3)]);
  });

  it("keeps the first disc on the floor while the second is being chosen", () => {
    const { ask } = lay();
    tap('[data-swap="a4"]');
    expect(ask).toHaveBeenLastCalledWith("floor-ask-swap-with floor-own 4");
    const disc = find('[data-disc="a4"]');
    expect(find('[data-swap="a4"]').getAttribute("aria-pressed")).toBe("true");
    expect(disc.classList).toContain("picked");
    expect([...disc.classList].filter((name) => shellClasses.has(name))).toEqual([]); // the shell styles none of them
  });

  it("sends both once the second is tapped", () => {
    const { act } = lay();
    tap('[data-swap="a4"]');
    tap('[data-swap="a1"]');
    expect(act).toHaveBeenCalledWith("swap a1 a4");
    expect(all(".picked")).toEqual([]);
  });
});
