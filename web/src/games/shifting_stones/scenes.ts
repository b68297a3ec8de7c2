// How long each event is shown. A turn of two moves and a score takes about three seconds.

import type { Scenes } from "../../lib/director/scenes";
import type { View } from "./model";
import type { TableEvent } from "./motion";

const MS: Readonly<Record<TableEvent["kind"], number>> = {
  laid: 700,
  picked: 0,
  first_player: 900,
  drew: 300,
  reshuffled: 700,
  shifted: 750,
  flipped: 750,
  scored: 1100,
  ended: 200,
  skipped: 700,
  last_round: 1400,
  struck: 900,
  game_over: 900,
  took_back: 500,
};
const BONUS_MS = 1600;

/** Every event is a scene of its own; at the end the bonus for the most 1s is one, too. */
export const scenes: Scenes<View, TableEvent> = ({ events, after }) =>
  events.flatMap((event) => {
    const scene = { events: [event], ms: event.kind === "drew" && !event.count ? 0 : MS[event.kind] };
    const bonus = event.kind === "game_over" && after.hand_sizes.length > 1;
    return bonus
      ? [{ ...scene, ms: BONUS_MS, line: (say) => `${say("event-game_over")} ${say("page-bonus")}` }]
      : [scene];
  });
