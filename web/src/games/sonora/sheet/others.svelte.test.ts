// Everyone writes at once: other players' marks must not clear the viewer's preview.

import { flushSync } from "svelte";
import { expect, it } from "vitest";
import type { BoardProps } from "../../../lib/game";
import { mounted, press, usual } from "../../mounted.fixture";
import type { Components, View } from "../model";
import file from "./moments.json";
import Paper from "./Paper.svelte";

it("keeps a shape in hand while others write", { timeout: 60_000 }, () => {
  const { view, legal, acting } = file.moments.write as unknown as Pick<BoardProps<View>, "view" | "legal" | "acting">;
  const props: BoardProps<View, Components> & { seat: number } = $state({
    ...usual(),
    view,
    legal,
    acting,
    components: file.components as unknown as Components,
    seat: 0,
  });
  mounted(Paper, props);
  press("n");
  const shown = () =>
    [...document.querySelectorAll(".ghost.ok rect")].map(
      (square) => `${square.getAttribute("x")} ${square.getAttribute("y")}`,
    );
  const before = shown();
  expect(before).toHaveLength(5);
  const later = structuredClone<View>($state.snapshot(view));
  later.position.players[1]!.desk.ended = true;
  props.view = later;
  props.legal = structuredClone($state.snapshot(legal));
  flushSync();
  expect(shown()).toEqual(before);
});
