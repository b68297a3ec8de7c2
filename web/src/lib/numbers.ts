// Numbers as they are written: with a minus as wide as a plus, where `Intl` has a hyphen.

import { FluentNumber } from "@fluent/bundle";

/** A formatted number with a true minus. */
export const withMinus = (text: string): string => text.replace("-", "−");

/** A number that stands by itself, such as a total. */
export const plain = (value: number): string => withMinus(String(value));

/** A number in a sentence. */
export class Quantity extends FluentNumber {
  override toString(...how: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...how));
  }
}
