// The client's kernel as one script, to be run inside a page.

import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { PageDiscs } from "../../src/discs/page.fixture.ts";

declare global {
  interface Window {
    discs: PageDiscs;
  }
}

const ENTRY = fileURLToPath(new URL("../../src/discs/page.fixture.ts", import.meta.url));

/** The script; after it has run, `window.discs` plays flicks. */
export async function kernelScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, lib: { entry: ENTRY, formats: ["iife"], name: "kernel" } },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error("the kernel could not be bundled");
  return chunk.code;
}
