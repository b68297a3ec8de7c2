// Mounting a game's components in a test: their props, and finding and clicking elements.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, vi } from "vitest";
import type { Refusal } from "../generated/protocol";

/** A board's props besides its view, components and legal actions; `why` refuses anything that is not legal. */
export const usual = (why: Refusal | null = null) => ({
  told: [],
  acting: [0],
  viewer: 0,
  chairs: [],
  undoable: false,
  result: null,
  showPossible: true,
  reducedMotion: true,
  say: (code: string, values: Record<string, unknown> = {}) => [code, ...Object.values(values)].join(" "),
  name: (seat: number) => ["Ana", "Luz", "Teo"][seat] ?? "",
  act: vi.fn(async () => true),
  explain: vi.fn(async () => why),
  refuse: vi.fn(),
  ask: vi.fn(),
  hinted: null,
  sound: vi.fn(),
});

let part: Record<string, unknown> | undefined;

/** Mount this component alone; it is unmounted after the test. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- props keep their mocks' own types
export function mounted<Props extends object>(Part: Component<any>, props: Props): Props {
  clear();
  part = mount(Part, { target: document.body, props });
  flushSync();
  return props;
}

function clear(): void {
  if (part) void unmount(part);
  part = undefined;
  document.body.replaceChildren();
}
afterEach(clear);

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

export function tap(selector: string): void {
  find(selector).click();
  flushSync();
}

export function press(key: string, on: EventTarget | string = document.body): void {
  (typeof on === "string" ? find(on) : on).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  flushSync();
}

/** Resolves once pending promises have been answered. */
export async function flushPromises(): Promise<void> {
  await new Promise((done) => setTimeout(done, 0));
  flushSync();
}
