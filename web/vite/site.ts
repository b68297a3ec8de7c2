import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MANIFESTS, written } from "./manifest.ts";
import { pageInRoot } from "./pages.ts";
import { listFiles } from "./precache.ts";

/** Write the device's page as a site of its own, from what is finished for a server: the same files, with the page at
 * their root. Nothing is compressed in advance: hosts do that for themselves. */
export function writeSite(folder: string, finished: string): void {
  const { page, files } = listFiles(finished, "server");
  const own = dirname(page);
  rmSync(folder, { recursive: true, force: true });
  for (const path of Object.keys(files))
    if (dirname(path) !== own) cpSync(join(finished, path), join(folder, path), { recursive: true });
  writeFileSync(join(folder, "index.html"), pageInRoot(readFileSync(join(finished, page), "utf-8")));
  writeFileSync(join(folder, MANIFESTS.server), written("site"));
}
