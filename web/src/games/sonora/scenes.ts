// How long each event is shown. A flick takes its own time, then what became of the discs is told; on the sheets every
// mark is a scene, and every bonus that it reaches another.

import type { SonoraEvent } from "../../generated/protocol";
import type { ScenePlan, Scenes } from "../../lib/director/scenes";
import { duration, EXIT_SECONDS } from "./floor/trace";
import { discOf, ownerOf, type SectionName, type View } from "./model";

type Kind = SonoraEvent["kind"];

const USUAL = 800;
/** Only where it is shown shorter or longer than usual. */
const MS: Partial<Record<Kind, number>> = {
  flicked: 400,
  kept: 250,
  opened: 400,
  closed: 400,
  ended: 250,
  between: 1000,
  weak: 1000,
  reflicked: 1000,
  completed: 1000,
  not_gained: 1100,
  new_round: 1200,
};
/** What became of the discs of one flick is told together. */
const FATES: readonly Kind[] = ["rested", "between", "fell_in", "went_off", "weak"];
const FURTHER_FATE = 350;

const SECTION_OF: Partial<Record<Kind, SectionName>> = {
  crossed: "ruins",
  completed: "ruins",
  drew: "canyon",
  walked: "creek",
  opened: "mudcracks",
  marked_node: "mudcracks",
  boxed: "mudcracks",
  closed: "mudcracks",
};
const ON_SHEETS: readonly Kind[] = ["earned", "not_gained", "discovered"];

export const scenes: Scenes<View, SonoraEvent> = ({ events, before, viewer }) => {
  const fates = events.filter(({ kind }) => FATES.includes(kind));
  const flicked = events.find((event) => event.kind === "moved");
  // Whoever flicked has seen where it went, and may go on as soon as it lies there.
  if (flicked && viewer !== null && ownerOf(before, discOf(flicked.disc)) === viewer) {
    const rest = events.filter((event) => event !== flicked && !fates.includes(event));
    return [flight(flicked, fates), ...rest.map((event) => ({ events: [event], ms: MS[event.kind] ?? USUAL }))];
  }
  return events.flatMap((event): ScenePlan<SonoraEvent>[] => {
    if (event.kind === "moved") return [flight(event, [])];
    if (!FATES.includes(event.kind)) return [{ events: [event], ms: MS[event.kind] ?? USUAL }];
    if (event !== fates[0]) return [];
    const longest = Math.max(...fates.map(({ kind }) => MS[kind] ?? USUAL));
    return [{ events: fates, ms: longest + FURTHER_FATE * (fates.length - 1) }];
  });
};

function flight(moved: Extract<SonoraEvent, { kind: "moved" }>, fates: readonly SonoraEvent[]): ScenePlan<SonoraEvent> {
  return {
    events: [moved, ...fates],
    ms: (duration(moved.trace) + EXIT_SECONDS) * 1000,
    steady: true,
    // How long it took is not told before it is over.
    line: (say) => say("floor-slides", { disc: moved.disc }),
  };
}

/** Whose sheet these events were written on, and in which section if that is one place. */
export function writtenIn(events: readonly SonoraEvent[]): { seat: number; section: SectionName | null } | null {
  for (const event of events) {
    const section = SECTION_OF[event.kind] ?? null;
    if ("seat" in event && (section !== null || ON_SHEETS.includes(event.kind))) return { seat: event.seat, section };
  }
  return null;
}
