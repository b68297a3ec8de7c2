// Discs in words: where each counts, and for how much.

import type { Say } from "../../../lib/game";
import { discName, discOf, numberOf, SECTIONS, WHERE, worth, type Spot, type View } from "../model";

/** What a disc on this spot brings: "Canyon, twice: two shapes of 4 or lower". */
export function spotWords(say: Say, disc: number, spot: Spot): string {
  const section = SECTIONS[spot[0]];
  return say(`floor-spot-${section}`, { number: numberOf(disc), value: worth(disc, spot), doubled: spot[1] ? 1 : 0 });
}

/** How to speak to the owner of a disc: "your 3". Alone one has several of a number, and they keep their names. */
export function toOwner(say: Say, solo: boolean): Say {
  if (solo) return say;
  const called = (name: unknown) =>
    typeof name === "string" && name ? say("floor-own", { number: numberOf(discOf(name)) }) : "";
  return (code, values = {}) => {
    const { disc, discs } = values;
    const own = "disc" in values ? { disc: called(disc) } : Array.isArray(discs) ? { discs: discs.map(called) } : {};
    return say(code, { ...values, ...own });
  };
}

const ELSEWHERE: Record<number, string> = {
  [WHERE.hand]: "table-hand",
  [WHERE.air]: "table-air",
  [WHERE.hole]: "table-hole",
  [WHERE.off]: "table-off",
  [WHERE.lifted]: "table-lifted",
  [WHERE.knocked]: "table-knocked",
  [WHERE.out]: "table-out",
};

/** "Your 3: Creek Bed, a path of 3". */
export function discWords(say: Say, view: View, disc: number): string {
  const [where] = view.position.discs[disc] ?? [WHERE.hand];
  const spots = view.counts[disc] ?? [];
  const [only] = spots;
  const name = say("floor-called", { disc: discName(disc) });
  if (only && spots.length === 1) {
    const words = spotWords(say, disc, only);
    return `${name}: ${where === WHERE.section ? `${say("table-section")}, ${words}` : words}`;
  }
  if (spots.length > 1) return `${name}: ${spots.map((spot) => say(`section-${SECTIONS[spot[0]]}`)).join(" / ")}`;
  return `${name}: ${say(ELSEWHERE[where] ?? "table-hand")}`;
}
