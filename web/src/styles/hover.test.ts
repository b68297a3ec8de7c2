// A button can be read while the pointer is on it, in both colour schemes.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf-8");
const tokens = read("./tokens.css");
const styles = read("./base.css") + read("../games/ActionButton.svelte").replace(/[^]*<style>/, "");

/** The declarations of every rule that has this selector. */
function declared(selector: string): Record<string, string> {
  const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = rules.filter(([, selectors = ""]) => selectors.split(",").some((one) => one.trim() === selector));
  const lines = own.flatMap(([, , body = ""]) =>
    body.split(";").map((line) => line.split(":").map((part) => part.trim())),
  );
  return Object.fromEntries(lines.filter(([name]) => name).map(([name = "", ...value]) => [name, value.join(":")]));
}

/** A colour such as `var(--ink, #2b2320)` as hexadecimal digits, by day (0) or by night (1). */
function colour(value: string, scheme: 0 | 1): string {
  const name = /var\((--[\w-]+)/.exec(value)?.[1];
  if (!name) return value;
  const found = new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? "";
  return /light-dark\((#\w+), (#\w+)\)/.exec(found)?.[scheme + 1] ?? colour(found, scheme);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const BUTTONS = [".ui-button", ".ui-button.ui-act", ".ui-button.ui-bare", ".main", ".reward"];

test.each(BUTTONS.flatMap((button) => [[button, "day", 0] as const, [button, "night", 1] as const]))(
  "%s is readable under the pointer by %s",
  (button, _, scheme) => {
    const usual = { ...declared(".ui-button"), ...declared(button) };
    const hovered = {
      ...usual,
      ...declared(".ui-button:hover:not(:disabled)"),
      ...declared(`${button}:hover:not(:disabled)`),
    };
    const [ink, ground] = [colour(hovered["color"] ?? "", scheme), colour(hovered["background"] ?? "", scheme)];
    expect(
      [ink, ground].every((one) => /^#[0-9a-f]{6}$/.test(one)),
      `${ink} on ${ground}`,
    ).toBe(true);
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  },
);
