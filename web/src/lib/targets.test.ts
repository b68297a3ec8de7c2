import { afterEach, describe, expect, it } from "vitest";
import { arrowOf } from "./arrows";
import { eventsOf, News } from "./news";
import { closest, isForBoard, isOnBoard, isWithin } from "./targets";

document.body.innerHTML = `<main id="main"><section><button data-cell="4"><i></i></button></section></main><input>`;
const find = (selector: string) => document.querySelector(selector)!;
const board = find("section");

function press(target: Element, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: "f", bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

describe("a key press", () => {
  afterEach(() => document.querySelector("dialog")?.remove());

  it("is the board's on the board, and where nothing has the focus", () => {
    for (const place of [find("i"), board, document.body, find("main")]) {
      expect(isOnBoard(board, place)).toBe(true);
      expect(isForBoard(board, press(place))).toBe(true);
    }
  });

  it("is not the board's elsewhere, with a modifier, once taken, or while a dialog is open", () => {
    expect(isForBoard(board, press(find("input")))).toBe(false);
    expect(isForBoard(board, press(board, { ctrlKey: true }))).toBe(false);
    const taken = press(board);
    taken.preventDefault();
    expect(isForBoard(board, taken)).toBe(false);
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    expect(isForBoard(board, press(board))).toBe(false);
  });

  it("finds the elements around its target", () => {
    expect(closest(find("i"), "[data-cell]")?.dataset["cell"]).toBe("4");
    expect(closest(window, "[data-cell]")).toBeNull();
    expect([isWithin(board, find("i")), isWithin(board, find("main")), isWithin(undefined, board)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("of an arrow is a direction", () => {
    expect(arrowOf("ArrowLeft")).toEqual({ down: 0, right: -1 });
    expect(arrowOf("f")).toBeNull();
  });
});

describe("news", () => {
  const told = (n: number) => ({ n, seat: 0, at: 0, events: [{ kind: `event ${n}` }], text: null });

  it("is handled once, however often it is sent", () => {
    const [one, two] = [told(1), told(2)];
    const news = new News();
    expect(news.fresh([one])).toEqual([one]);
    expect(news.fresh([one, two])).toEqual([two]);
    expect(news.fresh([one, two])).toEqual([]);
  });

  it("lists events in their order", () => {
    expect(eventsOf<{ kind: string }>([told(1), told(2)]).map(({ kind }) => kind)).toEqual(["event 1", "event 2"]);
  });
});
