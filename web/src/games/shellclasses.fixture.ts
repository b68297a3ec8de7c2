// The classes that the shell styles everywhere, and the classes that a style sheet names.

import { readFileSync } from "node:fs";
import { join } from "node:path";

export const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)(?=[^;{}]*\{)/g)].flatMap((found) => found[1] ?? []));

export const shellClasses: ReadonlySet<string> = classesOf(
  readFileSync(join(import.meta.dirname, "../styles/base.css"), "utf-8"), // imported CSS is empty in a test
);
