// Everyone writes at once: what others mark must not take what I show out of my hand.

import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { BoardProps } from "../../../lib/game";
import type { Components, View } from "../model";
import file from "./moments.json";
import Paper from "./Paper.svelte";

it("keeps a shape in hand while others write", { timeout: 60_000 }, () => {
  const { view, legal, acting } = file.moments.write as unknown as Pick<BoardProps<View>, "view" | "legal" | "acting">;
  const props: BoardProps<View, Components> & { seat: number } = $state({
    view, legal, acting, components: file.components as unknown as Components, told: [], viewer: 0, seat: 0, chairs: [], undoable: false, result: null,
    showPossible: true, reducedMotion: true, say: (code: string) => code, name: String, act: async () => true, explain: async () => null, refuse: () => undefined,
    ask: () => undefined, hinted: null, sound: () => undefined,
  });
  const paper = mount(Paper, { target: document.body, props });
  flushSync();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
  flushSync();
  const shown = () => [...document.querySelectorAll(".ghost.ok rect")].map((square) => `${square.getAttribute("x")} ${square.getAttribute("y")}`);
  const before = shown();
  expect(before).toHaveLength(5);
  const later = structuredClone($state.snapshot(view)) as View;
  later.position.players[1]!.desk.ended = true;
  props.view = later;
  props.legal = structuredClone($state.snapshot(legal)) as BoardProps["legal"];
  flushSync();
  expect(shown()).toEqual(before);
  void unmount(paper);
});
