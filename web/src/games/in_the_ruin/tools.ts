// The tools: which one is in use, what action it stands for at the pointer, and what to prompt for. The rules stay
// with the server; a tool only knows which action to send.

import {
  DRAWING,
  key,
  letterName,
  PHASE,
  write,
  type Cell,
  type MarkKind,
  type Offers,
  type Print,
  type View,
} from "./model";
import { placed, shortestPath, type Orientation } from "./shapes";

export type Tool = "shape" | "single" | "extra" | "move" | "warp";

export interface Hand {
  tool: Tool;
  mark: MarkKind;
  orientation: Orientation;
  /** Set-up: the explore card in hand; null for the round's card. */
  card: number | null;
  /** The route card that pays, by number. */
  pay: number | null;
  at: Cell | null;
}

/** Tools that make sense now; the first one is the default. */
export function tools(view: View, offers: Offers): readonly Tool[] {
  const own = view.own;
  if (!own) return [];
  if (view.phase === PHASE.setup) return own.kept.length && own.undrawn.length ? ["shape"] : [];
  if (view.phase !== PHASE.explore) return [];
  const sheet = view.viewer === null ? null : view.sheets[view.viewer];
  const pays = own.special === 0 && Boolean(sheet?.routes.length);
  const extra: Tool[] = pays && own.steps === 0 ? ["extra"] : [];
  const nowhere = !offers.shape.road.size && !offers.shape.wall.size;
  if (own.drawing === DRAWING.none)
    return nowhere && offers.single.size ? ["single", "shape", ...extra] : ["shape", "single", ...extra];
  return ["move", ...(offers.warp.size ? (["warp"] as const) : []), ...extra];
}

/** The explore card whose shape is drawn now. */
export function cardInHand(view: View, chosen: number | null): number | null {
  if (view.phase === PHASE.setup) {
    const undrawn = view.own?.undrawn ?? [];
    return chosen !== null && undrawn.includes(chosen) ? chosen : (undrawn[0] ?? null);
  }
  return view.line[0] ?? null;
}

/** The route card that pays where none is chosen: one that is not joined, if there is one. */
export function payer(view: View, chosen: number | null): number | null {
  const sheet = view.viewer === null ? null : view.sheets[view.viewer];
  if (!sheet) return null;
  if (chosen !== null && sheet.routes.includes(chosen)) return chosen;
  return sheet.routes.find((_, index) => !sheet.joined[index]?.length) ?? sheet.routes[0] ?? null;
}

/** The spaces the tool covers at the pointer. */
export function covered(view: View, print: Print, hand: Hand): readonly Cell[] {
  if (hand.at === null) return [];
  if (hand.tool !== "shape") return [hand.at];
  const card = cardInHand(view, hand.card);
  const shape = card === null ? undefined : print.shapeOf[card];
  return shape ? placed(shape.cells, hand.orientation, hand.at) : [];
}

/** The notation of using the tool here; null where there is nothing to use it on. */
export function intendedAction(view: View, print: Print, hand: Hand): string | null {
  const cells = covered(view, print, hand);
  const [cell] = cells;
  if (cell === undefined) return null;
  const route = payer(view, hand.pay);
  const paid = route === null ? undefined : print.routes[route];
  switch (hand.tool) {
    case "shape":
      return write({ kind: "draw", mark: hand.mark, cells });
    case "single":
      return write({ kind: "single", cell });
    case "extra":
      return paid === undefined ? null : write({ kind: "extra", mark: hand.mark, cell, route: paid });
    case "warp":
      return paid === undefined ? null : write({ kind: "warp", cell, route: paid });
    case "move":
      return write({ kind: "go", cell });
  }
}

/** The mark in hand, where only one of the two can be drawn. */
export function onlyMark(hand: Hand, offers: Offers): MarkKind | null {
  const { road, wall } = hand.tool === "extra" ? offers.extra : offers.shape;
  if (hand.tool !== "shape" && hand.tool !== "extra") return null;
  if (road.size && !wall.size) return "road";
  return wall.size && !road.size ? "wall" : null;
}

/** Every space the tool could cover now, from the legal actions. */
export function possible(view: View, print: Print, hand: Hand, offers: Offers): ReadonlySet<Cell> {
  switch (hand.tool) {
    case "single":
      return offers.single;
    case "extra":
      return offers.extra[hand.mark];
    case "shape": {
      const card = cardInHand(view, hand.card);
      const size = card === null ? 0 : (print.shapeOf[card]?.cells.length ?? 0);
      const places = [...offers.shape[hand.mark]].map((place) => place.split(" ").map(Number));
      return new Set(places.filter((cells) => cells.length === size).flat());
    }
    default:
      return new Set();
  }
}

/** Whether placing the shape here is legal. */
export function fits(cells: readonly Cell[], mark: MarkKind, offers: Offers): boolean {
  return offers.shape[mark].has(key(cells));
}

/** The path that would be walked to the pointer. */
export function preview(view: View, hand: Hand, offers: Offers): readonly Cell[] {
  const sheet = view.viewer === null ? null : view.sheets[view.viewer];
  if (!sheet || hand.tool !== "move" || hand.at === null || !offers.go.has(hand.at)) return [];
  return shortestPath(sheet.roads, sheet.pawn, hand.at);
}

export interface PromptContext {
  view: View;
  print: Print;
  hand: Hand;
  offers: Offers;
  mine: boolean;
  over: boolean;
  /** Set-up: route cards chosen so far. */
  chosen: number;
}

/** What the viewer is asked to do: a catalogue code with its values. */
export function promptFor({
  view,
  print,
  hand,
  offers,
  mine,
  over,
  chosen,
}: PromptContext): [code: string, values?: Record<string, unknown>] {
  if (over) return ["page-ask-over"];
  if (!mine || !view.own) return view.waiting.length ? ["page-ask-wait", { seats: view.waiting }] : ["page-ask-chance"];
  if (view.phase === PHASE.setup) {
    if (!view.own.kept.length) return chosen === 2 ? ["page-ask-keep-these"] : ["page-ask-keep", { left: 2 - chosen }];
    if (!view.own.undrawn.length) return ["page-ask-ready"];
    if (!view.own.road_shapes) return ["page-ask-setup-roads"];
    return [onlyMark(hand, offers) === "wall" ? "page-ask-setup-walls" : "page-ask-setup-more"];
  }
  const route = payer(view, hand.pay);
  const paid = route === null ? "" : (print.routes[route] ?? "");
  const card = view.line[0];
  switch (hand.tool) {
    case "shape":
      return [
        "page-ask-draw",
        {
          letter: card === undefined ? "" : letterName(card),
          shape: card === undefined ? "" : (print.shapeOf[card]?.name ?? ""),
          mark: hand.mark,
        },
      ];
    case "single":
      return [offers.shape.road.size || offers.shape.wall.size ? "page-ask-single" : "page-ask-single-only"];
    case "extra":
      return ["page-ask-extra", { route: paid, mark: hand.mark }];
    case "warp":
      return ["page-ask-warp", { route: paid }];
    case "move":
      if (offers.all.has("escape")) return ["page-ask-escape"];
      if (hand.at !== null && view.own.warp.includes(hand.at)) return ["page-ask-far"];
      if (!offers.go.size && !view.own.warp.length) return ["page-ask-confirm"];
      return [view.own.warp.length ? "page-ask-move-warp" : "page-ask-move", { left: stepsLeft(view, print) }];
  }
}

/** The card's number minus the steps taken. */
export function stepsLeft(view: View, print: Print): number {
  const card = view.line[0];
  return card === undefined ? 0 : (print.shapeOf[card]?.number ?? 0) - (view.own?.steps ?? 0);
}
