// A class that the shell styles globally (styles/base.css) leaks into every component that uses the same name for
// something else: a class that was meant to frame a disc once made it vanish.

import { describe, expect, it } from "vitest";
import { classesOf, shellClasses } from "./shellclasses.fixture";

const components = import.meta.glob<string>(["./**/*.svelte", "../art/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ownStyle = (source: string) => /<style>(.*)<\/style>/s.exec(source)?.[1] ?? "";

describe("the classes of a game's components", () => {
  it("are found, here and in the shell", () => {
    expect(shellClasses).toContain("ui-button");
    expect(shellClasses).toContain("ui-quiet");
    expect(Object.keys(components).length).toBeGreaterThan(30);
  });

  it.each(Object.entries(components))("%s styles no class that the shell styles too", (_, source) => {
    expect([...classesOf(ownStyle(source))].filter((name) => shellClasses.has(name))).toEqual([]);
  });
});
