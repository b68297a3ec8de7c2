// What the sheet asks the viewer to do: a catalogue code with its values.

import type { SonoraPosition, SonoraSheetData } from "../../../generated/protocol";
import { PHASE } from "../model";
import type { Chip } from "./hand";
import type { Preview } from "./preview";
import type { SheetOffers } from "./offers";

export interface PromptContext {
  position: SonoraPosition;
  sheet: SonoraSheetData;
  offers: SheetOffers;
  chips: readonly Chip[];
  held: Chip | null;
  preview: Preview | null;
  /** What a second press would lose, in words: chips, or the rest of a sum. */
  losing: readonly string[] | null;
}

type Prompt = [code: string, values: Record<string, unknown>];

export function promptFor({ position, sheet, offers, chips, held, preview, losing }: PromptContext): Prompt {
  const { desk, tray } = sheet;
  if (losing)
    return desk.sum >= 0 ? ["paper-ask-close-lose", { value: desk.sum }] : ["paper-ask-lose", { what: losing }];
  if (tray.owed) return ["paper-ask-discover", { count: tray.owed }];
  if (position.phase === PHASE.ruins)
    return desk.ruins && offers.crosses.size
      ? ["paper-ask-ruins", { value: desk.ruins }]
      : ["paper-ask-ruins-done", {}];
  if (!held) return chips.some(({ kept }) => kept) ? ["paper-ask-done-kept", {}] : ["paper-ask-done", {}];
  if (preview && !preview.ok) return ["paper-ask-elsewhere", {}];
  if (held.ai)
    return [`paper-ask-ai-${held.verb.split(" ")[1]}`, { number: held.figure ?? 0, value: held.figure ?? 0 }];
  switch (held.verb.split(" ")[0]) {
    case "draw":
      return held.animal ? ["paper-ask-draw-fox", {}] : ["paper-ask-draw", { number: held.figure ?? 0 }];
    case "walk":
      return held.animal ? ["paper-ask-walk-owl", {}] : ["paper-ask-walk", { number: held.figure ?? 0 }];
    case "mud":
      return ["paper-ask-mud", { value: desk.mud }];
    case "rabbit":
      return desk.sum < 0 && desk.mud
        ? ["paper-ask-rabbit-apart", { value: held.figure ?? 0, mud: desk.mud }]
        : ["paper-ask-rabbit", { value: held.figure ?? 0 }];
    default:
      if (!offers.marks.size && !offers.boxes.size) return ["paper-ask-close", { value: desk.sum }];
      return desk.boxing ? ["paper-ask-boxes", { value: desk.sum }] : ["paper-ask-sum", { value: desk.sum }];
  }
}

/** The label of the confirm button for the previewed mark. */
export function confirmation(action: string, value: { cost: number; length: number }): Prompt {
  const words = action.split(" ");
  if (words[0] === "ai") return ["paper-do-fill", {}];
  if (words[0] === "cross") return ["paper-do-cross", { count: Number(words[2]) }];
  if (words[0] === "walk") return ["paper-do-walk", { length: value.length }];
  if (words[0] === "mark") return ["paper-do-mark", { cost: value.cost }];
  return [words[0] === "box" ? "paper-do-box" : "paper-do-draw", {}];
}
