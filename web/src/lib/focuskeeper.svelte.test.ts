// The keyboard's place on a board, when what had the focus disappears.

import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FocusKeeper } from "./focuskeeper.svelte";

let version = $state(0);
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <button id="elsewhere">elsewhere</button>
    <div id="board">
      <button id="other">other</button>
      <div data-first><button id="entrance">entrance</button></div>
      <button id="choice">choice</button>
      <div id="floor" tabindex="0">floor</div>
    </div>`;
  const board = document.querySelector<HTMLElement>("#board")!;
  const keeper = new FocusKeeper(() => board);
  board.addEventListener("focusin", ({ target }) => keeper.see(target));
  stop = $effect.root(() => keeper.follow(() => version));
});
afterEach(() => stop());

const element = (id: string) => document.getElementById(id)!;

async function settled(): Promise<void> {
  version++;
  flushSync();
  await tick();
  await tick();
}

/** Make a choice that takes this button from the page. */
async function disappears(id: string): Promise<void> {
  element(id).remove();
  await settled();
}

describe("the keyboard's focus", () => {
  it("enters the board again when a choice takes what had it from the page", async () => {
    element("choice").focus();
    await disappears("choice");
    expect(document.activeElement?.id).toBe("entrance");
  });

  it("goes nowhere while the game marks no entrance, and enters as soon as it does", async () => {
    const entrance = element("entrance").parentElement!;
    entrance.removeAttribute("data-first");
    element("choice").focus();
    await disappears("choice");
    expect(document.activeElement).toBe(document.body);
    entrance.setAttribute("data-first", "");
    await settled();
    expect(document.activeElement?.id).toBe("entrance");
  });

  it("moves on from a part of the board that can no longer be used", async () => {
    element("floor").focus();
    await settled();
    expect(document.activeElement?.id).toBe("floor");
    element("floor").tabIndex = -1;
    await settled();
    expect(document.activeElement?.id).toBe("entrance");
  });

  it("stays where it is while that is still there", async () => {
    element("other").focus();
    await disappears("choice");
    expect(document.activeElement?.id).toBe("other");
  });

  it("is not taken from another part of the page", async () => {
    element("choice").focus();
    element("elsewhere").focus();
    await disappears("choice");
    expect(document.activeElement?.id).toBe("elsewhere");
  });
});
