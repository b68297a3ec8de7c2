import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
/** Below this, a packet is a packet. */
const LEAST = 1024;

/** Writes `<file>.gz` and `<file>.br` beside every text of the folder that is worth it; the same bytes every time. */
export function compressFolder(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
    if (!TEXTS.has(extname(file))) continue;
    const path = join(folder, file);
    const text = readFileSync(path);
    if (text.length < LEAST) continue;
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    );
  }
}

/** Compresses what was built, once, so that the server need not. */
export const compress: Plugin = {
  name: "compress",
  apply: "build",
  enforce: "post",
  // Not `writeBundle`: what lies in `public` is copied too.
  closeBundle() {
    compressFolder(this.environment.config.build.outDir);
  },
};
