// A small site with everything that makes a page installable, and nothing else.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { catalogues } from "../../vite/catalogues.ts";
import { MANIFESTS, written } from "../../vite/manifest.ts";
import { writePrecache, type Layout } from "../../vite/precache.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const page = (root: string, version: string): string => `<!doctype html>
<html lang="en" data-host="device">
  <meta charset="utf-8" />
  <title>Version ${version}</title>
  <link rel="icon" href="${root}icon.svg" />
  <link rel="manifest" href="manifest.webmanifest" />
  <link rel="stylesheet" href="${root}assets/page.css" />
  <script type="module" src="${root}assets/page.js"></script>
  <p id="state"></p>
  <button id="later">Load the words</button>
  <p id="words"></p>
  <p id="opened"></p>
</html>
`;

/** The real code of the page's side, built once. */
async function buildPage(outDir: string): Promise<void> {
  const files = { entryFileNames: "page.js", chunkFileNames: "[name].js", assetFileNames: "page[extname]" };
  await build({
    configFile: false,
    logLevel: "warn",
    root: at("../.."),
    publicDir: false,
    plugins: [catalogues, svelte({ configFile: false })],
    resolve: { alias: { "@words": at("../../../src/meseta/i18n") } },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      cssCodeSplit: false,
      rolldownOptions: { input: at("../../src/install/page.fixture.ts"), output: files },
    },
  });
}

export class InstallableSite {
  readonly folder = mkdtempSync(join(tmpdir(), "installable-"));
  readonly #layout: Layout;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** Write the site as it is in this version. */
  async write(version: string): Promise<void> {
    await this.#ensureBuilt();
    const device = this.#layout === "server" ? "offline/" : "";
    const put = (path: string, text: string) => writeFileSync(join(this.folder, path), text);
    mkdirSync(join(this.folder, device), { recursive: true });
    put(`${device}index.html`, page(device ? "../" : "./", version));
    put(`${device}manifest.webmanifest`, written(device ? "offline" : "site"));
    put("assets/words.txt", `words of version ${version}`);
    if (device) {
      put("index.html", '<title>The server</title><link rel="manifest" href="manifest.webmanifest" />');
      put(MANIFESTS.server, written("server"));
    }
    await writePrecache(this.folder, this.#layout);
  }

  async #ensureBuilt(): Promise<void> {
    built ??= (async () => {
      const folder = mkdtempSync(join(tmpdir(), "installable-page-"));
      await buildPage(join(folder, "assets"));
      return folder;
    })();
    cpSync(join(await built, "assets"), join(this.folder, "assets"), { recursive: true });
    cpSync(at("../../public"), this.folder, { recursive: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

let built: Promise<string> | undefined;

/** Delete what the sites have in common. */
export async function removeBuilt(): Promise<void> {
  if (built) rmSync(await built, { recursive: true });
}
