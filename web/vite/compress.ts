import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest"]);
/** Smaller files fit into one packet anyway. */
const LEAST = 1024;

/** Writes `<file>.gz` and `<file>.br` beside a text file, if that is worth it; reproducible. */
export function compressFile(path: string): void {
  if (!TEXTS.has(extname(path))) return;
  const text = readFileSync(path);
  if (text.length < LEAST) return;
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  );
}

/** Compresses every text file in the folder that is worth it. */
export function compressFolder(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf-8" })) compressFile(join(folder, file));
}

/** Compresses the build output once, so that the server does not have to. */
export const compress: Plugin = {
  name: "compress",
  apply: "build",
  enforce: "post",
  // Not `writeBundle`: files copied from `public` must be there too.
  closeBundle() {
    compressFolder(this.environment.config.build.outDir);
  },
};
