// Sentences for codes, from the same catalogues and with the same formatting of values as `meseta.i18n.words`; only
// players' names are listed as the browser does it for the language, and a minus is as wide as a plus.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Catalogues, Language } from "./catalogues";
import type { Say } from "./game";
import { Quantity } from "./numbers.ts";

const SEAT_VARIABLES = new Set(["seat", "turn"]);
/** A number with decimals, as text with exactly the decimals to display. */
const MEASURES = new Set(["seconds", "worth", "against", "cost", "error"]);
const NUMBER = /^-?\d+(\.\d+)?$/;
const SHARED = ["core", "web"];

/** Everything that can be said about one game (or none) in one language, to known players. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  /** What a player without a name is called at their own table. */
  readonly #you: string | null;
  /** What stands between the parts of a list. */
  readonly #comma: string;

  constructor(language: Language, catalogues: Catalogues, game?: string) {
    this.language = language;
    this.#bundle = new FluentBundle([language], { useIsolating: false });
    for (const name of game && !SHARED.includes(game) ? [...SHARED, game] : SHARED) {
      const text = catalogues[name];
      if (text !== undefined) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    const comma = this.#bundle.getMessage("list-comma")?.value;
    this.#comma = comma ? this.#bundle.formatPattern(comma) : ", ";
    const you = this.#bundle.getMessage("you-name")?.value;
    this.#you = typeof you === "string" ? you : null;
  }

  has(code: string): boolean {
    return this.#bundle.hasMessage(code);
  }

  /** A function that formats sentences for these players. A code without a sentence is returned as it is. */
  speaker(players: (seat: number) => string | undefined = () => undefined): Say {
    return (code, values = {}) => this.#say(code, values, players);
  }

  #say(code: string, values: Record<string, unknown>, players: (seat: number) => string | undefined): string {
    const pattern = this.#bundle.getMessage(code)?.value;
    if (!pattern) return code;
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      spoken[name] = this.#spoken(name, value, players);
      if (Array.isArray(value)) spoken[`${name}_count`] = value.length;
    }
    // Verbs agree with it.
    spoken["you"] = this.#you !== null && [spoken["seat"], spoken["seats"]].includes(this.#you) ? "yes" : "no";
    const errors: Error[] = [];
    return this.#bundle.formatPattern(pattern, spoken, errors);
  }

  #spoken(name: string, value: unknown, players: (seat: number) => string | undefined): FluentVariable {
    if (SEAT_VARIABLES.has(name) && typeof value === "number") {
      return players(value) || this.#say("player", { number: value + 1 }, players);
    }
    if (Array.isArray(value)) {
      const one = singular(name);
      const parts = value.map((part) => String(this.#spoken(one, part, players)));
      return SEAT_VARIABLES.has(one) ? listNames(this.language, parts) : parts.join(this.#comma);
    }
    if (MEASURES.has(name) && typeof value === "string" && NUMBER.test(value)) return measure(value);
    const named = `${name}-${String(value)}`;
    if (this.has(named)) return this.#say(named, {}, players);
    // Seeds and cards are names rather than quantities.
    return typeof value === "number"
      ? new Quantity(value, { useGrouping: false })
      : String((value as string | boolean | null) ?? "");
  }
}

/** What one part of a list is called, such as `card` in `cards`. */
const singular = (name: string): string => (name === "bonuses" ? "bonus" : name.replace(/s$/, ""));

/** Names one after another: “Ana, Bea and Eva”, «Ana e Ida». */
export const listNames = (language: string, names: string[]): string => new Intl.ListFormat(language).format(names);

/** The number with all its decimals, after the language's decimal mark. */
function measure(text: string): Quantity {
  const decimals = text.split(".")[1]?.length ?? 0;
  return new Quantity(Number(text), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
}
