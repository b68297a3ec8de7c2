import { describe, expect, it } from "vitest";
import type { Say } from "../../../lib/game";
import { lesson } from "../lesson";
import { discName, PHASE, type View } from "../model";
import { actingIn, promptFor, displayedActor, headline, type FloorMoment } from "./prompts";
import { toOwner } from "./words";

const { view }: { view: View } = lesson[1]!;

const moment = (phase: View["position"]["phase"], change: Partial<FloorMoment> = {}): FloorMoment => ({
  view: { ...view, position: { ...view.position, phase } },
  viewer: 0,
  seat: 0,
  over: false,
  flying: null,
  actor: 0,
  bounds: null,
  first: null,
  ...change,
});

describe("the floor", () => {
  it("asks for the second disc of a Swap once the first is picked", () => {
    const { swaps } = view.position.players[0]!.tray;
    expect(promptFor(moment(PHASE.swap))).toEqual(["floor-ask-swap", { count: swaps }]);
    expect(promptFor(moment(PHASE.swap, { first: 3 }))).toEqual(["floor-ask-swap-with", { disc: "a4" }]);
  });

  it("asks whether a flick stays only where the player does not flick on", () => {
    const disc = discName(view.position.disc);
    expect(promptFor(moment(PHASE.keep))).toEqual(["floor-ask-keep", { disc }]);
    const bounds = { discs: ["a2"], corner: 0, far: 0, edge: 0, top_speed: 0, full_force: 0 };
    expect(promptFor(moment(PHASE.keep, { bounds }))).toEqual(["floor-ask-on", { disc }]);
  });

  it("knows who is to act", () => {
    expect(actingIn(moment(PHASE.aim).view)).toEqual([view.position.actor]);
    expect(actingIn(moment(PHASE.write).view)).toEqual([0, 1]);
    expect(actingIn(moment(PHASE.over).view)).toEqual([]);
  });

  it("asks nothing while everyone writes", () => expect(promptFor(moment(PHASE.write))).toBeNull());

  it("says who flicks, but first of all whose disc is flying", () => {
    expect(headline(moment(PHASE.aim), false)).toEqual(["floor-you-flick"]);
    expect(headline(moment(PHASE.aim, { actor: 1 }), false)).toEqual(["floor-to-flick", { seat: 1 }]);
    expect(headline(moment(PHASE.aim, { flying: 3 }), true)).toEqual(["floor-flies", { disc: "a4" }]);
    expect(headline(moment(PHASE.write, { actor: null }), false)).toEqual(["floor-all-write"]);
    expect(headline(moment(PHASE.swap, { actor: null }), false)).toBeNull();
    expect(headline(moment(PHASE.aim, { over: true }), false)).toEqual(["floor-over"]);
    expect(displayedActor(moment(PHASE.aim, { actor: 1 }))).toBe(1);
  });
});

describe("speaking to the owner of a disc", () => {
  const say: Say = (code, values = {}) => [code, ...Object.values(values)].join(" ");

  it("calls it by its number", () => {
    expect(toOwner(say, false)("floor-flick", { disc: "b3" })).toBe("floor-flick floor-own 3");
    expect(toOwner(say, false)("floor-ask-again", { discs: ["b3", "b5"] })).toBe(
      "floor-ask-again floor-own 3,floor-own 5",
    );
  });

  it("alone tells discs of one number apart by their colours", () => {
    expect(toOwner(say, true)("floor-flick", { disc: "b3" })).toBe("floor-flick b3");
  });
});
