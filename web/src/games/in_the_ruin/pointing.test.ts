// What mouse, fingers and wheel do over the sheet.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cellOf, type Cell } from "./model";
import { cellAt, pointing } from "./pointing";

const BOX = { left: 100, top: 50, width: 220, height: 220 }; // spaces of 20 px
let at: Cell | null;
let covered: Cell[];
let enabled: boolean;
let direct: boolean;
let node: HTMLElement;
let leave: () => void;
const hand = { use: vi.fn(), turn: vi.fn(), flip: vi.fn() };

beforeEach(() => {
  [at, covered, enabled, direct] = [null, [], true, false];
  node = document.createElement("div");
  node.getBoundingClientRect = () => BOX as DOMRect;
  leave = attached({
    ...hand,
    enabled: () => enabled,
    covered: () => covered,
    direct: () => direct,
    point: (cell) => (at = cell),
  });
});
afterEach(() => {
  leave();
  vi.clearAllMocks();
});

/** Attach the pointer handlers to the node, until they are removed. */
function attached(hand: Parameters<typeof pointing>[0]): () => void {
  const off = pointing(hand)(node);
  if (!off) throw new Error("nothing to call off");
  return off;
}

/** A pointer event in the middle of a space. */
function pointer(type: string, space: string, { kind = "mouse", id = 1, button = 0 } = {}): void {
  const [column, row] = [cellOf(space) % 11, Math.floor(cellOf(space) / 11)];
  const event = new MouseEvent(`pointer${type}`, {
    clientX: BOX.left + column * 20 + 10,
    clientY: BOX.top + row * 20 + 10,
    button,
  });
  Object.assign(event, { pointerType: kind, pointerId: id });
  node.dispatchEvent(event);
}
const finger = (type: string, space: string, id = 1) => pointer(type, space, { kind: "touch", id });

describe("places", () => {
  it("are spaces of the sheet, or none", () => {
    expect(cellAt(BOX, 105, 55)).toBe(cellOf("a1"));
    expect(cellAt(BOX, 319, 269)).toBe(cellOf("k11"));
    expect([cellAt(BOX, 99, 60), cellAt(BOX, 320, 60), cellAt(BOX, 110, 49), cellAt(BOX, 110, 270)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("a mouse", () => {
  it("moves the shape, and draws with a click", () => {
    pointer("move", "d4");
    expect(at).toBe(cellOf("d4"));
    expect(hand.use).not.toHaveBeenCalled();
    pointer("up", "e4");
    expect(at).toBe(cellOf("e4"));
    expect(hand.use).toHaveBeenCalledTimes(1);
  });

  it("leaves the shape where it was when it moves to a button", () => {
    pointer("move", "d4");
    pointer("leave", "d4");
    expect(at).toBe(cellOf("d4"));
  });

  it("flips with the right button and turns with the wheel, one notch at a time", () => {
    pointer("up", "d4", { button: 2 });
    expect(hand.use).not.toHaveBeenCalled();
    node.dispatchEvent(new MouseEvent("contextmenu", { cancelable: true }));
    expect(hand.flip).toHaveBeenCalledTimes(1);
    const roll = (deltaY: number) => {
      const event = new WheelEvent("wheel", { deltaY, cancelable: true });
      node.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(roll(20)).toBe(true); // the page does not scroll
    expect(hand.turn).not.toHaveBeenCalled();
    roll(20);
    expect(hand.turn).toHaveBeenLastCalledWith(1);
    roll(-100);
    expect(hand.turn).toHaveBeenLastCalledWith(-1);
  });
});

describe("a finger", () => {
  it("places the shape first, and draws it with a tap on it", () => {
    finger("down", "d4");
    finger("up", "d4");
    expect(at).toBe(cellOf("d4"));
    expect(hand.use).not.toHaveBeenCalled();
    covered = [cellOf("d4"), cellOf("e4")];
    finger("down", "e4");
    finger("up", "e4");
    expect(at).toBe(cellOf("d4")); // the tap does not move it
    expect(hand.use).toHaveBeenCalledTimes(1);
  });

  it("drags the shape about without drawing it", () => {
    covered = [cellOf("d4")];
    finger("down", "d4");
    finger("move", "f6");
    finger("up", "f6");
    expect(at).toBe(cellOf("f6"));
    expect(hand.use).not.toHaveBeenCalled();
  });

  it("walks with one tap, since nothing can be misplaced", () => {
    direct = true;
    finger("down", "d4");
    finger("up", "d4");
    expect(hand.use).toHaveBeenCalledTimes(1);
  });

  it("turns the shape with a second finger, and draws nothing then", () => {
    covered = [cellOf("d4")];
    finger("down", "d4", 1);
    finger("down", "h8", 2);
    finger("up", "h8", 2);
    finger("up", "d4", 1);
    expect(hand.turn).toHaveBeenCalledWith(1);
    expect(hand.use).not.toHaveBeenCalled();
  });

  it("is forgotten when the browser cancels it", () => {
    covered = [cellOf("d4")];
    finger("down", "d4");
    node.dispatchEvent(new Event("pointercancel"));
    finger("up", "d4");
    expect(hand.use).not.toHaveBeenCalled();
  });
});

it("does nothing while nothing is allowed", () => {
  enabled = false;
  pointer("move", "d4");
  pointer("up", "d4");
  finger("down", "d4");
  finger("up", "d4");
  expect(at).toBeNull();
  expect(hand.use).not.toHaveBeenCalled();
  expect(node.dispatchEvent(new WheelEvent("wheel", { deltaY: 90, cancelable: true }))).toBe(true);
});
