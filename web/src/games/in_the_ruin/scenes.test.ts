// Recorded games of one to four players, moment by moment: what is shown, in which order, and what the line says.

import { describe, expect, it } from "vitest";
import { scenesOf, type Moment, type Scene, type Scenes } from "../../lib/director/scenes";
import { BLANK, type Sheet, type View } from "./model";
import { print } from "./house.fixture";
import { lesson } from "./lesson";
import recorded from "./rounds.json";
import { scenes, type RuinEvent } from "./scenes";
import { effectsOf } from "./showing.svelte";
import { unfold } from "./unfold";

interface Recorded {
  name: string;
  viewer: number | null;
  first: Shown;
  moments: { n: number; seat: number; events: RuinEvent[]; changed: Partial<Shown> }[];
}
type Shown = Partial<View> & { sheet: Partial<Sheet> | null };

const games = recorded as unknown as Recorded[];
const say = (code: string, values?: Record<string, unknown>) => `${code} ${Object.values(values ?? {}).join(" ")}`;

/** A view of which only what events change matters. */
function viewOf({ sheet, ...shown }: Shown, viewer: number | null): View {
  const empty: View = { ...lesson[0]!.view, own: null };
  const sheets = (shown.gems ?? []).map((_, seat) => (seat === viewer ? { ...BLANK, ...sheet } : null));
  return { ...empty, ...shown, viewer, sheets };
}

/** The moments of a game with the views before and after each. */
function momentsOf({ first, moments, viewer }: Recorded): Moment<View, RuinEvent>[] {
  let shown = first;
  return moments.map(({ n, seat, events, changed }) => {
    const before = viewOf(shown, viewer);
    shown = { ...shown, ...changed };
    return { n, seat, events, before, after: viewOf(shown, viewer), viewer };
  });
}

const planned = (moment: Moment<View, RuinEvent>) => scenesOf(moment, scenes as Scenes) as ReturnType<typeof scenes>;
const kindsOf = (moment: Moment<View, RuinEvent>) =>
  planned(moment).map(({ events }) => events.map(({ kind }) => kind).join(" "));

describe.each(games.map((game) => [game.name, game] as const))("a game of %s", (_, game) => {
  const moments = momentsOf(game);

  it("shows every event once, in order, each with a line", () => {
    for (const moment of moments) {
      const plans = planned(moment);
      expect(plans.flatMap(({ events }) => events)).toEqual(moment.events);
      for (const { ms, line } of plans) {
        expect(ms).toBeGreaterThan(0);
        expect(line?.(say)).toMatch(/\w/);
      }
    }
  });

  it("comes by its events to the position that the server sends", () => {
    const sorted = (list: readonly number[] | undefined) => [...(list ?? [])].sort((a, b) => a - b);
    for (const moment of moments.filter(({ before }) => before.round > 0)) {
      const { events, before, after, viewer } = moment;
      const led = events.reduce((view, event) => unfold(view, event, after), before);
      for (const field of ["gems", "hand_sizes", "escaped", "known_at", "line", "deck_size"] as const)
        expect([field, moment.n, led[field]]).toEqual([field, moment.n, after[field]]);
      for (const field of ["active", "used", "discard"] as const)
        expect([field, moment.n, sorted(led[field])]).toEqual([field, moment.n, sorted(after[field])]);
      if (viewer === null || events.some(({ kind }) => /drawn|walked|warped/.test(kind))) continue;
      const [mine, theirs] = [led.sheets[viewer], after.sheets[viewer]];
      for (const field of ["gates", "walls", "routes", "rectangle"] as const)
        expect([field, moment.n, sorted(mine?.[field])]).toEqual([field, moment.n, sorted(theirs?.[field])]);
      expect(mine?.pawn).toBe(theirs?.pawn);
    }
  });
});

describe("a reveal", () => {
  const [three] = games.filter(({ name }) => name === "three").map(momentsOf);
  const withKind = (kind: string) => three!.filter(({ events }) => events.some((event) => event.kind === kind));

  it("shows everyone's finishing, then each find, and then what it changes", () => {
    const [first] = withKind("found");
    const shown = kindsOf(first!);
    expect(shown[0]).toBe("confirmed card_used");
    expect(shown.indexOf("found")).toBeLessThan(shown.findIndex((kinds) => kinds.startsWith("used_up")));
    const scene = { ...first!, ms: 900, index: 1, count: 2, line: () => "", events: first!.events } as Scene<
      View,
      RuinEvent
    >;
    const effects = effectsOf(scene, print);
    expect(effects.gems.length).toBeGreaterThan(0);
    expect(effects.leaving.length).toBeGreaterThan(0);
  });

  it("is everyone's: whoever confirmed last sees it in full", () => {
    for (const moment of withKind("found")) expect(planned(moment).every(({ shared }) => shared)).toBe(true);
  });

  it("gives the end of a phase a scene of its own, with the rectangle that scores", () => {
    const [end] = withKind("measured");
    const plan = planned(end!).find(({ events }) => events[0]?.kind === "measured");
    expect(plan?.events).toHaveLength(1);
    expect(plan?.ms).toBeGreaterThan(2000);
    const scene = { ...end!, ...plan!, index: 1, count: 3, line: () => "" } as Scene<View, RuinEvent>;
    expect(effectsOf(scene, print).rectangle).toHaveLength(2);
  });

  it("does not hurry whoever has escaped through the others' race", () => {
    const race = three!.filter(({ before, viewer }) => before.escaped[viewer ?? 0]);
    expect(race.length).toBeGreaterThan(2);
    expect(race.flatMap(planned).every(({ patient }) => patient)).toBe(true);
    expect(
      three!
        .filter((moment) => !race.includes(moment))
        .flatMap(planned)
        .some(({ patient }) => patient),
    ).toBe(false);
  });

  it("tells of a route when it is joined", () => {
    const joining = games.flatMap(momentsOf).filter((moment) => planned(moment).some(({ events }) => !events.length));
    expect(joining.length).toBeGreaterThan(0);
    for (const moment of joining) expect(planned(moment).at(-1)?.line?.(say)).toContain("page-tell-joined");
  });
});
