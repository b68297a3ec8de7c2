// Hints at three levels: the kind of action, the disc or section, and the whole action.

import type { HintLevel, Say } from "../../lib/game";
import { readFlick } from "./floor/force";
import { discOf } from "./model";

export interface HintShown {
  discs: readonly number[];
  /** The suggested action, where it is a button. */
  action: string | null;
}

/** What the floor shows of a hint; a suggested flick becomes the initial aim. */
export function hintShown(hinted: string | null): HintShown {
  if (hinted === null) return { discs: [], action: null };
  const [, disc] = /^look ([a-d][1-5])$/.exec(hinted) ?? [];
  if (disc) return { discs: [discOf(disc)], action: null };
  const [, ...swapped] = /^swap (\S+) (\S+)$/.exec(hinted) ?? [];
  return { discs: swapped.map(discOf), action: hinted };
}

const round = (value: number) => Math.round(value);

export function hint(
  level: HintLevel,
  text: string,
  _events: unknown[],
  say: Say,
): { text: string; show: string | null } {
  const flick = readFlick(text);
  if (flick) {
    if (level === "nudge") return { text: say("floor-nudge-flick", { disc: flick.disc }), show: null };
    if (level === "stone")
      return {
        text: say(
          flick.aim.angle < -4 ? "floor-hint-left" : flick.aim.angle > 4 ? "floor-hint-right" : "floor-hint-straight",
          { disc: flick.disc },
        ),
        show: null,
      };
    return {
      text: say("floor-hint-flick", { disc: flick.disc, angle: round(flick.aim.angle), force: round(flick.aim.force) }),
      show: text,
    };
  }
  const [verb = "", ...words] = text.split(" ");
  if (verb === "keep" || verb === "reflick")
    return { text: say(`floor-hint-${verb}`), show: level === "nudge" ? null : text };
  if (verb === "bullseye" || verb === "choose") {
    const values = { disc: words[0], section: words[1] };
    return level === "nudge"
      ? { text: say("floor-nudge-section", values), show: null }
      : { text: say("floor-hint-section", values), show: text };
  }
  if (verb === "swap") {
    if (level === "nudge") return { text: say("floor-nudge-swap"), show: null };
    return {
      text: say("floor-hint-swap", { a: words[0], b: words[1] }),
      show: level === "stone" ? `look ${words[0]}` : text,
    };
  }
  if (verb === "colours")
    return {
      text: say("floor-hint-colours", {
        mine: say(`floor-colour-${"abc".indexOf(words[0] ?? "a")}`),
        theirs: say(`floor-colour-${"abc".indexOf(words[1] ?? "a")}`),
      }),
      show: level === "nudge" ? null : text,
    };
  if (text === "done") return { text: say("floor-hint-done"), show: level === "nudge" ? null : text };
  // For a mark on the sheet: first where to look, then the mark itself.
  const place = verb === "ai" ? (words[0] ?? "") : verb;
  const section = { cross: "ruins", draw: "canyon", walk: "creek" }[place] ?? "mudcracks";
  if (verb === "discover")
    return { text: say("floor-hint-discover", { animal: words[0] }), show: level === "nudge" ? null : text };
  // In between, the sheet highlights the chip to use, but not the place.
  const tool = /^((?:ai )?(?:draw|walk) (?:[1-5]|fox found|fox|owl found|owl)|cross [A-Z])/.exec(text)?.[1] ?? null;
  return {
    text: say(level === "move" ? "floor-hint-write" : "floor-nudge-write", { section }),
    show: level === "move" ? text : level === "stone" ? tool : null,
  };
}
