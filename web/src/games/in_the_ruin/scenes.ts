// How the moments of the game are shown: which events make one scene, how long it lasts, and what the line says.

import type { InTheRuinEvent } from "../../generated/protocol";
import type { Moment, ScenePlan } from "../../lib/director/scenes";
import type { Say } from "../../lib/game";
import { account } from "../../lib/sentences";
import { extent, type Sheet, type View } from "./model";

export type RuinEvent = InTheRuinEvent;
type Kind = RuinEvent["kind"];
type Plan = ScenePlan<RuinEvent>;

/** Milliseconds at normal pace. */
const LENGTHS: Partial<Record<Kind, number>> = {
  dealt: 350,
  routes_dealt: 350,
  kept: 900,
  drawn: 900,
  single_drawn: 900,
  extra_drawn: 900,
  warped: 1200,
  confirmed: 600,
  announced: 1300,
  round_begun: 900,
  route_spent: 800,
  escaped: 1800,
  found: 1500,
  found_at_once: 1500,
  route_drawn: 300,
  hand_full: 600,
  routes_reshuffled: 500,
  used_up: 500,
  became_gate: 900,
  became_wall: 900,
  stayed_wall: 700,
  removed: 800,
  activated: 800,
  known_before: 600,
  laid: 450,
  collapsed: 900,
  phase_ended: 1400,
  measured: 3200,
  all_shuffled: 900,
  game_over: 2600,
  tier_reached: 2200,
};
const USUAL = 600;
/** A step of the pawn. */
const STEP = 320;
/** A route has just been joined. */
const JOINED = 1600;
/** Once the viewer has escaped, the others' rounds pass faster. */
const RACE = 0.7;

/** Somebody has finished while others have not. */
const FINISHED = 250;

/** What joins the scene of the event before it, by kind. */
const FOLLOWS: Partial<Record<Kind, readonly Kind[]>> = {
  card_used: ["confirmed"],
  route_spent: ["route_spent"],
  route_drawn: ["routes_reshuffled"],
  used_up: ["used_up"],
  became_gate: ["used_up"],
  became_wall: ["used_up"],
  stayed_wall: ["used_up"],
  removed: ["removed"],
  shortfall: ["removed"],
  activated: ["activated", "known_before"],
  known_before: ["activated", "known_before"],
  collapsed: ["collapsed"],
};

/** What only its own player does: the rest is everyone's, and is shown in full to whoever confirmed last. */
const OWN: ReadonlySet<Kind> = new Set(["kept", "drawn", "single_drawn", "extra_drawn", "walked", "warped"]);

const ownSheet = (view: View, viewer: number | null): Sheet | null =>
  viewer === null ? null : (view.sheets[viewer] ?? null);

function lengthOf(event: RuinEvent, viewer: number | null): number {
  if (event.kind === "walked") return STEP * event.steps;
  const mine = event.kind === "route_drawn" && event.seat === viewer;
  return mine ? 900 : (LENGTHS[event.kind] ?? USUAL);
}

const lettersOf = (events: readonly RuinEvent[]) =>
  events.flatMap((event) => ("letter" in event ? [event.letter] : []));

/** The sentences of events, without their clauses; a letter that has become something needs no other word. */
function told(events: readonly RuinEvent[], last: Sheet | null, say: Say): string {
  const [first, second] = events;
  if (first?.kind === "game_over" && last) return say("page-tell-over", { points: extent(last.largest).points });
  if (first?.kind === "confirmed" && second?.kind === "card_used")
    return say("page-tell-reveal", { letter: second.letter });
  if (first?.kind === "collapsed") return say("page-tell-collapse", { letters: lettersOf(events) });
  if (first?.kind === "removed" && second?.kind === "removed")
    return say("page-tell-removed", { letters: lettersOf(events) });
  const became = events.filter(({ kind }) => kind !== "used_up");
  return account(became.length ? became : events, say);
}

/** The route cards in the viewer's hand that this moment has joined. */
export function newlyJoined({ before, after, viewer }: Moment<View, RuinEvent>): number[] {
  const [then, now] = [ownSheet(before, viewer), ownSheet(after, viewer)];
  if (!then || !now || after.own?.dealt.length) return [];
  return now.routes.filter((route, at) => now.joined[at]?.length && !then.joined[then.routes.indexOf(route)]?.length);
}

/** The scenes of a moment, in order. */
export function scenes(moment: Moment<View, RuinEvent>): readonly Plan[] {
  const { events, before, viewer } = moment;
  const racing = viewer !== null && Boolean(before.escaped[viewer]);
  const groups: { events: RuinEvent[]; ms: number }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const ms = lengthOf(event, viewer) * (racing ? RACE : 1);
    const joins = last?.events.at(-1);
    if (last && joins && FOLLOWS[event.kind]?.includes(joins.kind)) {
      last.events.push(event);
      last.ms = Math.max(last.ms, ms) + (event.kind === joins.kind ? ms / 3 : 0);
    } else groups.push({ events: [event], ms });
  }
  const [only] = groups;
  if (only && events.length === 1 && events[0]?.kind === "confirmed") only.ms = FINISHED;
  const plans = groups.map(({ events, ms }): Plan => {
    const shared = events.some(({ kind }) => !OWN.has(kind));
    return { events, ms, shared, patient: racing, line: (say) => told(events, ownSheet(moment.after, viewer), say) };
  });
  const joined = newlyJoined(moment);
  if (joined.length)
    plans.push({
      events: [],
      ms: JOINED,
      shared: true,
      line: (say) => say("page-tell-joined", { count: joined.length }),
    });
  return plans;
}
