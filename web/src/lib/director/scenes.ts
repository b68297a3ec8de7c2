// What a match is shown as: scenes. This is all that a game has to know about the director.
//
// A *moment* is what the server tells at once: one action or one answer of chance, with its events and the positions
// before and after it. The director (director.svelte.ts) shows one moment after another, at live tables, in replays
// and in "Show again" alike, and each moment as one or more *scenes*, one after another. While a moment is shown
//
//   - the page (log, scores, hands, the line under the board, who acts, the result) speaks of the position after it;
//   - the Board's `view` is the position after it too, `told` is the moment by itself, and `scene` is what is happening
//     right now: its events, the views before and after the moment, and how many milliseconds it lasts;
//   - the line under the board says the scene in words, and screen readers hear it.
//
// A game decides with `GameModule.scenes` which events of a moment belong together, and how long each scene lasts at
// normal pace; the director multiplies that by the player's pace, shortens it if much is waiting, and shows the
// player's own actions faster. It never leaves anything out: events that no scene names get one of their own at the
// end.
//
// What a Board does with `scene`:
//
//   - Run an effect on `scene`: every scene is a new object, so it runs once per scene. Move things within `scene.ms`;
//     what has to be drawn between two scenes of one moment, the game finds from `before`, `after` and `events`.
//   - `scene` is null when nothing is happening: after the last scene, when the player skipped to now or jumped to
//     another moment, and always at the pace "at once". Then draw `view` as it is, and stop whatever still moves.
//   - `legal` is given as soon as `view` is the present, even while its scene is still playing, so that nobody has to
//     wait: an action ends the scene by itself. A board that wants its scene to end first checks `scene === null`.
//   - With `reducedMotion` a scene is a still: mark what changed (or cross-fade), for as long as it lasts.
//   - If the board cannot know beforehand how long it takes, it calls `lag(true)` once it has begun and `lag(false)`
//     when it is done: the director waits for it before the next scene. Where it can (a flick's trace has a duration),
//     it should say so in `ms` with `steady: true` instead.

import type { Told } from "../../generated/protocol";
import type { Say } from "../game";
import { account } from "../sentences";

/** What happened at once, with the views before and after it. */
export interface Moment<View = unknown, Event = unknown> {
  n: number;
  /** Who did it; -1 is chance. */
  seat: number;
  events: readonly Event[];
  before: View;
  after: View;
  /** Who is looking; null is a spectator. */
  viewer: number | null;
}

/** How a game wants part of a moment to be shown. */
export interface ScenePlan<Event = unknown> {
  /** The events it shows: consecutive ones of the moment, in order. */
  events: readonly Event[];
  /** How long it lasts at normal pace, in milliseconds. A bot's whole turn should take 2 to 4 s. */
  ms: number;
  /** Whether it lasts as long at every pace, as a flick does, which takes its own time. */
  steady?: boolean;
  /** Whether it is everyone's, such as a reveal: whoever's action led to it sees and is told all of it. */
  shared?: boolean;
  /** Whether there is nothing to hurry for: the viewer has nothing left to do. */
  patient?: boolean;
  /** What the line under the board says; by default the sentences of its events (`event-<kind>`). */
  line?: (say: Say) => string;
}

/** Part of a moment, as it is being shown. */
export interface Scene<View = unknown, Event = unknown> extends Moment<View, Event> {
  /** How long it lasts here and now, in milliseconds. */
  ms: number;
  /** Its place in its moment, from 0, and how many scenes the moment has. */
  index: number;
  count: number;
  /** How many events of the moment have been shown with it. */
  shown?: number;
  /** Whether it is everyone's, whoever's action led to it. */
  shared?: boolean;
  line: (say: Say) => string;
}

/** A game's own way of showing its moments (`GameModule.scenes`). */
export type Scenes<View = unknown, Event = unknown> = (moment: Moment<View, Event>) => readonly ScenePlan<Event>[];

/** How long a moment lasts in a game that does not say, in milliseconds. */
const USUAL_MS = 900;

/** The scenes of a moment. Whatever the game leaves out is shown at the end. */
export function scenesOf(moment: Moment, scenes: Scenes | undefined): ScenePlan[] {
  const plans = [...(scenes?.(moment) ?? [])];
  const planned = new Set(plans.flatMap(({ events }) => events));
  const rest = moment.events.filter((event) => !planned.has(event));
  return rest.length || !plans.length ? [...plans, { events: rest, ms: rest.length ? USUAL_MS : 0 }] : plans;
}

/** What a scene is in words. */
export const lineOf =
  ({ events, line }: ScenePlan) =>
  (say: Say): string =>
    line ? line(say) : account(events, say);

/** The moment that an entry of the log tells of. */
export const momentOf = (told: Told, before: unknown, after: unknown, viewer: number | null): Moment => ({
  n: told.n,
  seat: told.seat,
  events: told.events,
  before,
  after,
  viewer,
});
