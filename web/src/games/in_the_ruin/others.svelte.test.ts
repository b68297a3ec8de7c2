// Everyone acts at once: what others do must not change the viewer's tool.

import { flushSync } from "svelte";
import { expect, it } from "vitest";
import type { BoardProps } from "../../lib/game";
import { mounted, usual } from "../mounted.fixture";
import Board from "./Board.svelte";
import { components } from "./house.fixture";
import { lesson } from "./lesson";
import type { Components, View } from "./model";

it("keeps the tool in hand while others act", () => {
  const walking = lesson[6]?.view as View;
  const legal = { kind: "list" as const, actions: ["go f5", "go f4", "done", "+r e6 AD", "+r e6 HI"] };
  const props: BoardProps<View, Components> = $state({
    ...usual(),
    view: walking,
    components,
    legal,
    acting: [0, 1],
  });
  mounted(Board, props);
  const pressed = () =>
    [...document.querySelectorAll('.actions [aria-pressed="true"]')].map((button) => button.textContent?.trim());
  const before = pressed();
  document.querySelector<HTMLElement>('.actions [aria-pressed="false"]')?.click();
  flushSync();
  const chosen = pressed();
  expect(chosen).toHaveLength(1);
  expect(chosen).not.toEqual(before);
  props.view = structuredClone<View>($state.snapshot(walking));
  props.legal = structuredClone(legal);
  flushSync();
  expect(pressed()).toEqual(chosen);
});
