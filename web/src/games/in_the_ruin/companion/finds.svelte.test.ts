// What the button says that tells the caller how a round ended.

import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { mounted } from "../../mounted.fixture";
import { Calling, type Called } from "./calling.svelte";
import Finds from "./Finds.svelte";

const CALLED = { asks: "round", phase: 2, inside: 2, open: "AB", finders: 2 } as unknown as Called;
const say = (code: string, values: Record<string, unknown> = {}): string =>
  [code.replace("companion-", ""), ...Object.values(values)].join(" ");

it("names who leaves and what was found, and nobody only if neither is so", async () => {
  const calling = new Calling((() => Promise.resolve(CALLED)) as never);
  calling.begin(2, false, {});
  calling.look();
  await Promise.resolve();
  mounted(Finds, { calling, called: CALLED, say });
  const told = (): string => {
    flushSync();
    return document.querySelector("[data-tell]")?.textContent ?? "";
  };
  expect(told()).toBe("nobody");
  calling.leave(1);
  expect(told()).toBe("escapes 1");
  calling.toggle("B");
  expect(told()).toBe("found-on B · escapes 1");
});
