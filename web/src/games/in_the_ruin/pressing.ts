// What the keys do on the sheet (their list for the help is in keys.ts).

import { arrowOf } from "../../lib/arrows";
import { isElsewhere } from "../../lib/keys";
import { closest, isOnBoard, isWithin } from "../../lib/targets";
import type { Holding } from "./holding.svelte";
import { PHASE, write, type View } from "./model";
import type { RouteChoice } from "./routechoice.svelte";

export interface Keyboard {
  board: HTMLElement | undefined;
  view: View;
  holding: Holding;
  routes: RouteChoice;
  /** A key has moved the pointer: focus the new space. */
  onstep: () => void;
}

export function press(event: KeyboardEvent, keyboard: Keyboard): void {
  if (!isElsewhere(event) && pressed(event, keyboard)) event.preventDefault();
}

/** Handle a key press; returns whether the key was used. */
function pressed(event: KeyboardEvent, keyboard: Keyboard): boolean {
  const { board, holding } = keyboard;
  const key = event.key.toLowerCase();
  const onSheet = isWithin(board, event.target) || (holding.mine && isOnBoard(board, event.target));
  const arrow = arrowOf(event.key);
  if (arrow && onSheet) {
    holding.step(arrow.down, arrow.right);
    keyboard.onstep();
    return true;
  }
  if (!holding.mine) return false;
  if (key === "enter" || key === " ") {
    if (!onSheet || holding.at === null || closest(event.target, "button")) return false;
    holding.use();
    return true;
  }
  return inHand(key, event.shiftKey, holding) || atTable(key, keyboard);
}

/** Keys for the tool in hand. */
function inHand(key: string, shift: boolean, holding: Holding): boolean {
  const { usable, tool, draws } = holding;
  if (key === "r" && tool === "shape") holding.turn(shift ? -1 : 1);
  else if (key === "f" && tool === "shape") holding.flip();
  else if (key === "w" && draws) holding.toggle();
  else if (key === "s" && usable.includes("single")) holding.choose("single");
  else if (key === "v" && usable.includes("warp")) holding.choose("warp");
  else if ((key === "+" || key === "x") && usable.includes("extra")) holding.choose("extra");
  else return false;
  return true;
}

/** Keys that send an action, or cancel it before it is sent. */
function atTable(key: string, { view, holding, routes }: Keyboard): boolean {
  if (key === "g" && holding.at !== null && view.own && view.phase === PHASE.explore)
    void holding.attempt(write({ kind: "go", cell: holding.at }));
  else if (key === "c") void holding.attempt(routes.keepAction ?? "done");
  else if (key === "e" && view.stage === 2) void holding.attempt("escape");
  else if (key === "escape") return cancel(holding, routes);
  else return false;
  return true;
}

/** Put down what was picked up last; false if there is nothing. */
function cancel(holding: Holding, routes: RouteChoice): boolean {
  if (holding.wanted !== null) holding.wanted = null;
  else if (routes.keeping.length) routes.keeping = [];
  else if (holding.at !== null) holding.at = null;
  else return false;
  return true;
}
