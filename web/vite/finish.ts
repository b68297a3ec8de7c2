// The last step of building, once everything is there (`npm run finish -- …`):
//
//   server STATIC [RUNTIME]   puts the runtime beside the client, and writes the service worker
//   site FOLDER STATIC        the same as a site of its own, for any web host
//
// The service worker is written last: where it is, everything is.

import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { compressFile, compressFolder } from "./compress.ts";
import { CALLS_WORKER, WORKER, writeCallsWorker, writePrecache } from "./precache.ts";
import { writeSite } from "./site.ts";

const [layout, folder, from] = process.argv.slice(2);
if ((layout !== "server" && layout !== "site") || !folder || (layout === "site" && !from)) {
  console.error("npm run finish -- server STATIC [RUNTIME], or: npm run finish -- site FOLDER STATIC");
  process.exit(2);
}

const RUNTIME = "runtime";
if (layout === "site") writeSite(folder, from!);
else if (from) {
  rmSync(join(folder, RUNTIME), { recursive: true, force: true });
  cpSync(from, join(folder, RUNTIME), { recursive: true });
}
if (!existsSync(join(folder, RUNTIME, "index.json"))) {
  console.error(`${folder} has no ${RUNTIME}, which runs Python on a device. Name its folder, or use make.`);
  process.exit(1);
}
if (layout === "server") compressFolder(join(folder, RUNTIME)); // any other host compresses for itself
if (layout === "server") {
  await writeCallsWorker(folder);
  compressFile(join(folder, CALLS_WORKER));
}
const { files } = await writePrecache(folder, layout);
if (layout === "server") compressFile(join(folder, WORKER));
const sizes = Object.values(files).map(([, size]) => size);
const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
console.log(`The offline copy: ${sizes.length} files, ${megabytes.toFixed(1)} MB on a device.`);
