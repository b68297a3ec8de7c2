import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { catalogues } from "./vite/catalogues.ts";
import { compress } from "./vite/compress.ts";
import { manifests } from "./vite/manifest.ts";
import { pages } from "./vite/pages.ts";

/** The language whose words a piece of the client is made of; empty for everything else. */
const languageOf = (files: readonly string[]): string => /i18n\/(\w+)\/\w+\.ftl/.exec(files[0] ?? "")?.[1] ?? "";
/** Whether only the page for the device needs it: its code, or what it says. */
const isOfDevice = (files: readonly string[]): boolean =>
  files.some((file) => /\/src\/(device|install)\/|\.ftl\?device$/.test(file));
/** Whether it is what a tool says. */
const isOfTool = (files: readonly string[]): boolean => /\.ftl\?(?!shell|rest|name|device)\w+$/.test(files[0] ?? "");

/** Opened on purpose, apart from playing, or only for games that are not ours; each is loaded on demand. */
const TOOLS = [
  ...[
    "About",
    "Companion",
    "Deal",
    "Daily",
    "diary",
    "Edition",
    "editing",
    "entering",
    "Workbench",
    "judging",
    "GenericBoard",
    "Figure",
    "KeysHelp",
    "Learn",
    "Mail",
    "Picturing",
    "Practice",
    "Replay",
    "Rules",
    "Settings",
    "Strip",
    "Yours",
    "calling",
  ],
  "WhatIf",
];
/** The pieces of the device's page, which are known by name only where they are styles or lead to another piece. */
const DEVICE = ["open", "carry", "Carry", "Brought"];
/** The folder of a piece of the client. The budget counts what playing needs in one language, the device and
 * each tool apart. */
const folderOf = (name: string, files: readonly string[] = []): string => {
  if (isOfDevice(files)) return "assets/device";
  if (isOfTool(files)) return "assets/tools";
  const language = languageOf(files);
  if (language) return `assets/words/${language}`;
  if (DEVICE.includes(name)) return "assets/device";
  return TOOLS.includes(name) ? "assets/tools" : "assets";
};

/** Which plug-in took how long on a busy machine is no warning. */
const QUIET = { bundlerTimings: false };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./", // every piece is found from the one that loads it, so that the client works in any folder
  plugins: [catalogues, svelte(), pages, manifests, compress],
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
      checks: QUIET,
      output: {
        codeSplitting: {
          groups: [
            // The page for wrong addresses is small, and shown wherever a page fails: it is no piece of its own.
            { name: "shared", test: /src\/(lib|shell)\/|pages\/Missing/, minShareCount: 2, priority: 3 },
            { name: "editing", test: /src\/editions\//, priority: 2 },
            // What every companion needs besides its own.
            { name: "entering", test: /src\/companion\//, priority: 2 },
            // What asks whether, and how, somebody wants to be called.
            { name: "calling", test: /src\/calls\/|sw\/call\.ts/, priority: 2 },
            // What the home page and the pages of the daily puzzles have in common.
            { name: "diary", test: /src\/daily\//, minShareCount: 2, priority: 2 },
            // What carries games to the device and away from it.
            {
              name: "carry",
              test: /src\/device\/(Carry|Brought|carrying|compressing|server|words)|install\/root/,
              priority: 2,
            },
            // What the home page needs of Sonora, apart from its board.
            { name: "sonora", test: /src\/games\/sonora\/index\.ts/, priority: 1 },
            { name: "floor", test: /src\/games\/sonora\/floor\// },
          ],
        },
        chunkFileNames: ({ name, moduleIds }) => `${folderOf(name, moduleIds)}/[name]-[hash].js`,
        assetFileNames: ({ names }) => `${folderOf(names[0]?.split(".")[0] ?? "")}/[name]-[hash][extname]`,
      },
    },
  },
  // Only the device has workers.
  worker: {
    format: "es",
    rolldownOptions: {
      checks: QUIET,
      output: {
        entryFileNames: "assets/device/[name]-[hash].js",
        chunkFileNames: "assets/device/[name]-[hash].js",
        assetFileNames: "assets/device/[name]-[hash][extname]",
      },
    },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Generous: on a busy machine the first test that needs a game waits until all of it is compiled.
  test: {
    environment: "happy-dom",
    include: ["{runtime,src,sw,vite}/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
