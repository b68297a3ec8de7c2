// What is chosen when a table is set up, and how it is said.

import type { Option } from "../generated/protocol";
import type { Words } from "./words";

/** The choices made so far; what is not in it has its usual value. */
export type Chosen = Record<string, string>;

/** The value of an option: chosen, implied by the choice of another, or the usual one. */
export function valueOf(option: Option, options: readonly Option[], chosen: Chosen): string {
  const implied = options.map((other) => other.implies[chosen[other.key] ?? other.choices[0] ?? ""]?.[option.key]);
  return chosen[option.key] ?? implied.find((value) => value !== undefined) ?? option.choices[0] ?? "";
}

/** The choices after one more: whatever it implies is no longer chosen by itself. */
export function withChoice(option: Option, value: string, chosen: Chosen): Chosen {
  const implied = option.implies[value] ?? {};
  const others = Object.entries(chosen).filter(([key]) => !(key in implied));
  return { ...Object.fromEntries(others), [option.key]: value };
}

/** The name of an option. */
export function optionName(key: string, words: Words): string {
  const named = [`page-option-${key}`, `option-${key}`].find((code) => words.has(code));
  return named ? words.speaker()(named) : key;
}

/** A choice in words. */
export function choiceName(key: string, choice: string, words: Words): string {
  const speak = words.speaker();
  if (isSeat(key, choice, words)) return speak("player", { number: Number(choice) + 1 });
  const named = [`choice-${key}-${choice}`, `choice-${choice}`].find((code) => words.has(code));
  return named ? speak(named) : choice;
}

/** Whether a choice is a seat: a plain number without words of its own. */
export const isSeat = (key: string, choice: string, words: Words): boolean =>
  /^\d+$/.test(choice) && !words.has(`choice-${key}-${choice}`);
