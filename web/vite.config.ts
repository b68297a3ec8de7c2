import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `game.ftl?cover`: what the home page says of a game, its name, its blurb, its options and its bots.
 * The rest comes with the game. */
const covers: Plugin = {
  name: "covers",
  enforce: "pre",
  load(id) {
    const [file, query] = id.split("?");
    if (!file?.endsWith(".ftl") || query !== "cover") return null;
    let kept = false;
    const lines = readFileSync(file, "utf-8")
      .split("\n")
      .filter((line) => {
        if (/^\S/.test(line) && line !== "}") kept = /^(name|blurb|(page-)?option-|choice-|bot-)/.test(line);
        return kept;
      });
    return `export default ${JSON.stringify(lines.join("\n"))}`;
  },
};

export default defineConfig({
  plugins: [covers, svelte()],
  resolve: {
    alias: { "@words": here("../src/meseta/i18n") },
    // Component tests mount real components, so they need Svelte's browser half.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/meseta/server/static"),
    emptyOutDir: true,
    target: ["es2022", "chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0, // nothing inline: the content security policy allows none
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Generous: on a busy machine the first to need a game waits until all of it is compiled.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
