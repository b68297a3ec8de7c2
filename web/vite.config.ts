import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { catalogues } from "./vite/catalogues.ts";
import { compress } from "./vite/compress.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [catalogues, svelte(), compress],
  resolve: {
    alias: { "@words": here("../src/meseta/i18n") },
    // Component tests mount real components, so they need Svelte's browser half.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/meseta/server/static"),
    emptyOutDir: true,
    target: ["es2022", "chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0, // nothing inline: the content security policy forbids it
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What several pages share comes in one piece: small pieces compress badly, and each has its own wrapping.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: /src\/(lib|shell)\//, minShareCount: 2 }] } },
    },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Generous: on a busy machine the first test that needs a game waits until all of it is compiled.
  test: { environment: "happy-dom", include: ["{src,vite}/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
