// What discs are called on the page: "your 3", "Magpie's 3"; alone, where one has three of every number, "the striped
// 3". Notation and the terminal call them a3, b3, c3, but no disc has a letter on it. Nor has a space of the creek, a
// node or a square its number: the terminal prints them, the page draws the mark and says what is printed there.

import type { Say } from "../../lib/game";
import { colourOf, discOf, numberOf } from "./model";

/** A sentence's values in which a disc, or a colour, may be named as in notation. */
const DISCS = ["disc", "discs", "a", "b"];
const COLOURS = ["mine", "theirs"];

/** Sentences about marks, as the page says them. */
const ON_PAGE: Readonly<Record<string, string>> = {
  "event-drew": "paper-event-drew",
  "event-walked": "paper-event-walked",
  "event-marked_node": "paper-event-marked",
  "event-boxed": "paper-event-boxed",
  "event-ai_drew": "paper-event-ai-drew",
  "event-ai_walked": "paper-event-ai-walked",
  "event-ai_filled": "paper-event-ai-filled",
};

/** Sentences that call discs as players see them. */
export function callingDiscs(say: Say, seats: number): Say {
  const colour = (value: unknown): unknown =>
    typeof value === "string" && /^[a-c]$/.test(value) ? say(`floor-colour-${"abc".indexOf(value)}`) : value;

  function called(name: unknown, actor: unknown, code: string): unknown {
    if (typeof name !== "string" || !/^[a-d][1-5]$/.test(name)) return name;
    const [number, seat] = [numberOf(discOf(name)), colourOf(discOf(name))];
    // On the button there is no room, and the disc lies ready.
    if (code === "floor-flick") return say("floor-own", { number });
    if (seats === 1) return say("floor-disc-alone", { number, colour: seat });
    return say(seat === actor ? "floor-disc-own" : "floor-disc", { number, seat });
  }

  return (code, values = {}) => {
    // How long it slid is not told before it lies still, and then what became of it is.
    if (code === "event-moved") return "";
    const spoken = { ...values };
    const call = (name: unknown) => called(name, values.seat, code);
    for (const key of DISCS) {
      if (key in spoken) spoken[key] = Array.isArray(spoken[key]) ? spoken[key].map(call) : call(spoken[key]);
    }
    for (const key of COLOURS) if (key in spoken) spoken[key] = colour(spoken[key]);
    const sentence = say(ON_PAGE[code] ?? code, spoken);
    const begins = spoken.disc !== values.disc && sentence.startsWith(String(spoken.disc));
    return begins ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;
  };
}
